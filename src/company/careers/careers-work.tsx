import { Link } from 'react-router'
import { careers } from '#content/careers.ts'
import { Section } from '#ui/layout/section.tsx'
import { Unbroken } from '#ui/layout/unbroken.tsx'

const { work } = careers

/** The kinds of work. */
export function CareersWork() {
  return (
    <Section
      id="kinds"
      ground="sunken"
      className="section-medium"
      title={work.title}
      lead={
        <>
          <Unbroken text={work.lead} />{' '}
          <Link to={work.link.to} prefetch="intent" className="link">
            {work.link.label}
          </Link>
        </>
      }
    >
      <ul className="border-b border-line">
        {work.kinds.map(({ name, to, text, tone }) => (
          <li
            key={name}
            className={`grid gap-x-10 gap-y-1 border-t border-line py-5 md:grid-cols-12 ${tone}`}
          >
            <h3 className="flex items-center gap-3 self-start md:col-span-4">
              <span className="size-3 shrink-0 rounded-full bg-tone" aria-hidden="true" />
              <Link to={to} prefetch="intent" className="link">
                {name}
              </Link>
            </h3>
            <p className="max-w-text text-ink-soft md:col-span-8">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
