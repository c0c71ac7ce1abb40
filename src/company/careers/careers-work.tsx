import { Link } from 'react-router'
import { ValueSign } from '#company/value-sign.tsx'
import { careers } from '#content/careers.ts'
import { values } from '#content/values.ts'
import { Section } from '#ui/layout/section.tsx'
import { Unbroken } from '#ui/layout/unbroken.tsx'

const { how, work } = careers

/** The names of the company's values, and the kinds of work. */
export function CareersWork() {
  return (
    <>
      <Section id="how" ground="sunken" className="section-medium">
        <div className="grid items-center gap-6 lg:grid-cols-12">
          <div className="grid gap-2 lg:col-span-5">
            <h2 id="how-title" className="text-2xl">
              {how.title}
            </h2>
            <p className="text-ink-soft">
              {how.lead}{' '}
              <Link to={how.link.to} prefetch="intent" className="link">
                {how.link.label}
              </Link>
            </p>
          </div>
          <ul className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4 lg:col-span-7">
            {values.map(({ name, sign }) => (
              <li key={name} className="grid content-start gap-3 font-display text-lg">
                <ValueSign sign={sign} />
                {name}
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section id="kinds" className="section-medium" title={work.title} lead={<Unbroken text={work.lead} />}>
        <ul className="border-b border-line">
          {work.kinds.map(({ name, to, text, tone }) => (
            <li
              key={name}
              className={`grid gap-x-10 gap-y-1 border-t border-line py-5 md:grid-cols-12 ${tone}`}
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
