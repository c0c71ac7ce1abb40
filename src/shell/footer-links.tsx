import { Mark } from '#art/mark.tsx'
import type { Site } from '#site/site.ts'

const columns = [
  {
    title: 'Tech Solutions',
    links: [
      { label: 'Overview', to: '/wts' },
      { label: 'Jake AI Platform', to: '/wts/jake' },
      { label: 'All solutions', to: '/wts/solutions' },
      { label: 'Open Mind Consulting', to: '/wts/consulting' },
      { label: 'Marketplace', to: '/marketplace' },
      { label: 'Sellers', to: '/marketplace/sellers' },
      { label: 'Sell on Wadah', to: '/marketplace/sell' },
    ],
  },
  {
    title: 'Network',
    links: [
      { label: 'Overview', to: '/wadah-network' },
      { label: 'Growth silos', to: '/network/silos' },
      { label: 'Apply', to: '/network/apply' },
      { label: 'Network hub', to: '/network/hub', outside: true },
    ],
  },
  {
    title: 'Fund',
    links: [
      { label: 'Overview', to: '/wadah-fund' },
      { label: 'For startups', to: '/fund/startups' },
      { label: 'For investors', to: '/fund/investors' },
      { label: 'Portfolio', to: '/fund/portfolio' },
      { label: 'Apply', to: '/fund/apply' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'Our story', to: '/about#story' },
      { label: 'Insights', to: '/blog' },
      { label: 'Careers', to: '/careers' },
      { label: 'Contact', to: '/contact' },
      { label: 'My purchases', to: '/marketplace/my-purchases' },
      { label: 'Saved products', to: '/marketplace/saved' },
    ],
  },
] as const

/** Contacts, cities and links to every area. The browser does not hydrate them. */
export function FooterLinks({ email, phone }: Pick<Site, 'email' | 'phone'>) {
  return (
    <div className="page grid gap-12 py-16 lg:grid-cols-12">
      <div className="flex flex-col gap-4 lg:col-span-4">
        <a href="/" className="flex min-h-11 items-center gap-3 self-start text-ink" aria-label="Wadah, home">
          <Mark className="size-9" />
          <span className="font-display text-2xl">Wadah</span>
        </a>
        <p className="max-w-xs text-sm">
          Technology, a network and a fund in one company that turns ideas into businesses.
        </p>
        <address className="flex flex-col text-sm not-italic">
          <a className="footer-link" href={`mailto:${email}`}>
            {email}
          </a>
          <a className="footer-link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {phone}
          </a>
          <span className="py-2">Dallas TX · Atlanta GA</span>
        </address>
      </div>
      <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-4 lg:col-span-8">
        {columns.map(({ title, links }) => (
          <div key={title}>
            <h2 className="mb-2 font-text text-sm font-semibold text-ink">{title}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.to}>
                  <FooterLink {...link} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  )
}

function FooterLink({ label, to, outside = false }: { label: string; to: string; outside?: boolean }) {
  if (outside) {
    return (
      <a className="footer-link" href={to} target="_blank" rel="noreferrer">
        {label}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    )
  }
  return (
    <a className="footer-link" href={to}>
      {label}
    </a>
  )
}
