import { Link } from 'react-router'
import { values } from '#company/values.ts'
import { valuesAtLength } from '#company/values-at-length.ts'
import { Section } from '#ui/section.tsx'

/** The values as working habits, and the kinds of work in the three sectors. */
export function CareersWork() {
  return (
    <>
      <Section
        id="how"
        ground="sunken"
        title="How work is done here"
        lead="Four values, and what each of them means on a working day."
      >
        <dl className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          {values.map(({ name, short }) => (
            <div key={name} className="grid content-start gap-2">
              <dt className="text-sm font-semibold text-accent-text">{name}</dt>
              <dd className="font-display text-xl">{short}</dd>
              <dd className="text-ink-soft">{valuesAtLength[name]}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section
        id="kinds"
        title="The kinds of work there are"
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
                  See its page<span className="sr-only">: {sector}</span>
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
    text: 'Building and packaging AI solutions, from lead generation to a call center that writes up each call; designing software before it is built; consulting on business and security; support for what is running.',
    tone: 'tone-ink',
  },
  {
    sector: 'Wadah Network',
    to: '/wadah-network',
    text: 'Bringing together people who can help each other, silo by silo: finding them, introducing them, and keeping a project moving once they have begun.',
    tone: 'tone-teal',
  },
  {
    sector: 'Wadah Fund',
    to: '/wadah-fund',
    text: 'Reading applications, from micro-grants to startup funding; community investment; and AI financial advisory.',
    tone: 'tone-clay',
  },
] as const
