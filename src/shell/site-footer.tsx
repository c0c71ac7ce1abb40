import { Link } from 'react-router'
import { brand } from '#content/brand.ts'
import { useSite } from '#site/site.ts'
import { StaticPart } from '#ui/loading/static-part.tsx'
import { ThemeToggle } from '#ui/theme/theme-toggle.tsx'

async function fetchLinks() {
  return (await import('#shell/footer-links.tsx')).FooterLinks
}

/** Imported only on the server. A static import would add the links to the JavaScript of every page. */
const ServerLinks = import.meta.env.SSR ? await fetchLinks() : null

const legal = [
  { label: 'Privacy', to: '/privacy' },
  { label: 'Terms', to: '/terms' },
  { label: 'Cookies', to: '/cookies' },
] as const

/** Contacts, cities, links to all areas and the year (product: pages 17). */
export function SiteFooter() {
  const { email, phone } = useSite()
  return (
    <footer className="band-ink border-t border-line bg-paper text-ink-soft">
      <StaticPart
        load={async () => {
          const Links = await fetchLinks()
          return <Links email={email} phone={phone} />
        }}
      >
        {ServerLinks && <ServerLinks email={email} phone={phone} />}
      </StaticPart>
      <div className="border-t border-line">
        <div className="page flex flex-wrap items-center justify-between gap-x-8 py-4 text-sm">
          <p className="py-2">{`© ${brand.copyrightYear} ${brand.name}. All rights reserved.`}</p>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
            <ul className="flex gap-6">
              {legal.map((link) => (
                <li key={link.to}>
                  <Link className="footer-link" to={link.to} prefetch="intent">
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
            <ThemeToggle />
          </div>
        </div>
      </div>
    </footer>
  )
}
