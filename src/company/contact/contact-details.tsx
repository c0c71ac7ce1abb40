import type { ReactNode } from 'react'
import { places } from '#content/brand.ts'
import { contact, officeHours } from '#content/contact.ts'
import { callAddress, useSite } from '#site/site.ts'
import { MailIcon, MapPinIcon, PhoneIcon } from '#ui/icons/icons-contact.tsx'
import { ClockIcon } from '#ui/icons/icons-orders.tsx'
import { Unbroken } from '#ui/layout/unbroken.tsx'

/** Locations, hours and response time (product: company 19). */
export function ContactDetails() {
  const { email, phone } = useSite()
  return (
    <section aria-labelledby="contact-details">
      <h2 id="contact-details" className="text-2xl">
        Reach us directly
      </h2>
      <dl className="mt-4 divided border-y border-line">
        <Detail icon={<MapPinIcon />} label="Location">
          {places.map(({ city, state }) => `${city}, ${state}`).join(' / ')}
        </Detail>
        <Detail icon={<ClockIcon />} label="Hours">
          <Unbroken text={officeHours} />
          <span className="block text-sm text-ink-faint">{contact.response}</span>
        </Detail>
        <Detail icon={<MailIcon />} label="Email">
          <a href={`mailto:${email}`} className={linkClass}>
            {email}
          </a>
        </Detail>
        <Detail icon={<PhoneIcon />} label="Phone">
          <a href={callAddress(phone)} className={linkClass}>
            {phone}
          </a>
        </Detail>
      </dl>
    </section>
  )
}

const linkClass =
  'inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink'

function Detail({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[min(7rem,40%)_1fr] items-center gap-x-2 py-2.5">
      <dt className="flex items-center gap-3 text-sm font-semibold text-ink-soft">
        <span className="text-accent-text">{icon}</span>
        {label}
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
