import { Mark } from '#art/mark.tsx'
import { brand } from '#content/brand.ts'
import { places } from '#content/contact.ts'
import { footerColumns } from '#content/footer.ts'
import type { Site } from '#site/site.ts'

/** Contacts, cities and links to all areas. The browser does not hydrate this part. */
export function FooterLinks({ email, phone }: Pick<Site, 'email' | 'phone'>) {
  return (
    <div className="page grid gap-12 py-16 lg:grid-cols-12">
      <div className="flex flex-col gap-4 lg:col-span-4">
        <a
          href="/"
          className="flex min-h-11 items-center gap-3 self-start text-ink"
          aria-label={`${brand.name}, home`}
        >
          <Mark className="size-9" />
          <span className="font-display text-2xl">{brand.name}</span>
        </a>
        <p className="max-w-xs text-sm">{brand.tagline}</p>
        <address className="flex flex-col text-sm not-italic">
          <a className="footer-link" href={`mailto:${email}`}>
            {email}
          </a>
          <a className="footer-link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {phone}
          </a>
          <span className="py-2">{places.map(({ city, state }) => `${city} ${state}`).join(' · ')}</span>
        </address>
      </div>
      <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-4 lg:col-span-8">
        {footerColumns.map(({ title, links }) => (
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
