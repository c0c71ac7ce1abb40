import { Link } from 'react-router'
import { values } from '#company/values.ts'
import { valueDetails } from '#company/value-details.ts'
import { Section } from '#ui/section.tsx'

/** The values as working habits, and the kinds of work in the three sectors. */
export function CareersWork() {
  return (
    <>
      <Section
        id="how"
        ground="sunken"
        title="How we work"
        lead="Our four values, and what they mean day to day."
      >
        <dl className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          {values.map(({ name, short }) => (
            <div key={name} className="grid content-start gap-2">
              <dt className="text-sm font-semibold text-accent-text">{name}</dt>
              <dd className="font-display text-xl">{short}</dd>
              <dd className="text-ink-soft">{valueDetails[name]}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section
        id="kinds"
        title="What we work on"
        lead="Three sectors in Dallas, TX and Atlanta, GA. Office hours are Mon-Fri 9AM-6PM CST."
      >
        <ul className="border-b border-line">
          {kinds.map(({ sector, to, text, tone }) => (
            <li
              key={sector}
              className={`grid gap-x-10 gap-y-2 border-t border-line py-7 md:grid-cols-12 ${tone}`}
            >
              <h3 className="flex items-center gap-3 self-start md:col-span-4">
                <span className="size-3 shrink-0 rounded-full bg-tone" aria-hidden="true" />
                {sector}
              </h3>
              <p className="max-w-text text-ink-soft md:col-span-5 lg:col-span-6">{text}</p>
              <p className="md:col-span-3 md:text-end lg:col-span-2">
                <Link to={to} prefetch="intent" className="link">
                  Learn more<span className="sr-only">: {sector}</span>
                </Link>
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

const kinds = [
  {
    sector: 'Wadah Tech Solutions',
    to: '/wts',
    text: 'Build and package AI solutions, from lead generation to a call center that writes up each call. Design software before it is built. Advise on business and security. Support what is running.',
    tone: 'tone-ink',
  },
  {
    sector: 'Wadah Network',
    to: '/wadah-network',
    text: 'Bring together people who can help each other: find them, introduce them and keep their projects moving.',
    tone: 'tone-teal',
  },
  {
    sector: 'Wadah Fund',
    to: '/wadah-fund',
    text: 'Review applications, from micro-grants to startup funding, and run community investment and AI financial advisory.',
    tone: 'tone-clay',
  },
] as const
