import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { brand } from '#content/brand.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import { SearchInstead } from '#shell/search/search-form.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { LostRingMotif } from '#ui/layout/ring-motif.tsx'

const otherPages = [
  { to: '/marketplace', name: 'Marketplace' },
  { to: '/marketplace/my-purchases', name: 'My Purchases' },
  { to: '/contact', name: 'Contact' },
]

/** The page 'Oops! Page not found'. The console shows the missing path (product: pages 5). */
export function NotFound() {
  const { pathname } = useLocation()
  useEffect(() => {
    console.error(`404: there is no page at ${pathname}`)
  }, [pathname])

  return (
    <section className="page section-space">
      <title>{`Page not found · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        heading="h1"
        picture={<LostRingMotif className="mb-3 h-28" />}
        title="Oops! Page not found"
        action={
          <>
            <SearchInstead />
            <ButtonLink to="/" variant="secondary">
              Return to Home
            </ButtonLink>
          </>
        }
      >
        The address may be old or mistyped.
      </EmptyState>
      <nav aria-label="Other pages" className="mt-4 flex flex-wrap justify-center gap-x-6 text-sm">
        {otherPages.map(({ to, name }) => (
          <Link key={to} to={to} className="link inline-flex min-h-11 items-center">
            {name}
          </Link>
        ))}
      </nav>
    </section>
  )
}
