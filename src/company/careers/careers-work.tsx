import { Link } from 'react-router'
import { careers } from '#content/careers.ts'
import { values } from '#content/values.ts'
import { Section } from '#ui/layout/section.tsx'

const { how, work } = careers

/** The values as working habits, and the kinds of work. */
export function CareersWork() {
  return (
    <>
      <Section id="how" ground="sunken" title={how.title} lead={how.lead}>
        <dl className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          {values.map(({ name, short, text }) => (
            <div key={name} className="grid content-start gap-2">
              <dt className="text-sm font-semibold text-accent-text">{name}</dt>
              <dd className="font-display text-xl">{short}</dd>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="kinds" title={work.title} lead={work.lead}>
        <ul className="border-b border-line">
          {work.kinds.map(({ name, to, text, tone }) => (
            <li
              key={name}
              className={`grid gap-x-10 gap-y-2 border-t border-line py-7 md:grid-cols-12 ${tone}`}
            >
              <h3 className="flex items-center gap-3 self-start md:col-span-4">
                <span className="size-3 shrink-0 rounded-full bg-tone" aria-hidden="true" />
                {name}
              </h3>
              <p className="max-w-text text-ink-soft md:col-span-5 lg:col-span-6">{text}</p>
              <p className="md:col-span-3 md:text-end lg:col-span-2">
                <Link to={to} prefetch="intent" className="link">
                  Learn more<span className="sr-only">: {name}</span>
                </Link>
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
