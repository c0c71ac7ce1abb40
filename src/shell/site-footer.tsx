import { Link } from 'react-router'
import { brand } from '#content/brand.ts'
import { FooterLinks } from '#shell/footer-links.tsx'
import { useSite } from '#site/site.ts'
import { ThemeToggle } from '#ui/theme/theme-toggle.tsx'

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
      <FooterLinks email={email} phone={phone} />
      <div className="border-t border-line">
        <div className="page flex flex-wrap items-center justify-between gap-x-8 py-4 text-sm">
          <p className="py-2">{`© ${brand.copyrightYear} ${brand.name}. All rights reserved.`}</p>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
            <ul className="flex flex-wrap gap-x-6">
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
