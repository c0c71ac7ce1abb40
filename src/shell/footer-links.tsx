import { Link } from 'react-router'
import { Mark } from '#art/mark.tsx'
import { brand, places } from '#content/brand.ts'
import { footerColumns } from '#content/footer.ts'
import type { FooterColumn } from '#shell/navigation.ts'
import { callAddress, type Site } from '#site/site.ts'
import { ChevronDownIcon } from '#ui/icons/icons-interface.tsx'

export function FooterLinks({ email, phone }: Pick<Site, 'email' | 'phone'>) {
  return (
    <div className="page grid gap-8 py-10 lg:grid-cols-12 lg:gap-12 lg:py-12">
      <div className="flex flex-col gap-4 lg:col-span-4">
        <Link
          to="/"
          className="flex min-h-11 items-center gap-3 self-start text-ink"
          aria-label={`${brand.name}, home`}
        >
          <Mark className="size-9" />
          <span className="font-display text-2xl">{brand.name}</span>
        </Link>
        <p className="max-w-xs text-sm">{brand.tagline}</p>
        <address className="flex flex-col text-sm not-italic">
          <a className="footer-link" href={`mailto:${email}`}>
            {email}
          </a>
          <a className="footer-link" href={callAddress(phone)}>
            {phone}
          </a>
          <span className="py-2">{places.map(({ city, state }) => `${city} ${state}`).join(' · ')}</span>
        </address>
      </div>
      <nav
        aria-label="Footer"
        className="grid border-b border-line sm:grid-cols-4 sm:gap-x-6 sm:border-b-0 lg:col-span-8"
      >
        {footerColumns.map((column) => (
          <Column key={column.title} {...column} />
        ))}
      </nav>
    </div>
  )
}

/** A column of links. On a phone the links are folded, so that the footer does not fill two screens. */
function Column({ title, links }: FooterColumn) {
  const list = (
    <ul className="text-sm">
      {links.map((link) => (
        <li key={link.to}>
          <FooterLink {...link} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <details className="border-t border-line sm:hidden">
        <summary className="disclosure w-full justify-between font-semibold text-ink">
          {title}
          <ChevronDownIcon className="size-4" />
        </summary>
        <div className="pb-3">{list}</div>
      </details>
      <div className="max-sm:hidden">
        <h2 className="mb-2 font-text text-sm font-semibold text-ink">{title}</h2>
        {list}
      </div>
    </>
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
    <Link className="footer-link" to={to}>
      {label}
    </Link>
  )
}
