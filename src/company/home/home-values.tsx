import { Link } from 'react-router'
import { Mark } from '#art/mark.tsx'
import { ValueSign } from '#company/value-sign.tsx'
import { home } from '#content/home.ts'
import { values } from '#content/values.ts'

const { title, lead, visionTitle, vision, link } = home.values

/** Section 6 of the home page: core values and vision (product: company 7). */
export function HomeValues() {
  return (
    <section id="values" aria-labelledby="values-title" className="section-space border-t border-line">
      <div className="page grid gap-14">
        <div className="grid gap-10 lg:grid-cols-12">
          <div className="grid content-start gap-4 lg:col-span-4">
            <h2 id="values-title">{title}</h2>
            <p className="text-ink-soft">{lead}</p>
          </div>
          <dl className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:col-span-8">
            {values.map(({ name, sign, short }) => (
              <div key={name} className="grid content-start gap-2">
                <dt className="grid gap-4 font-display text-2xl">
                  <ValueSign sign={sign} />
                  {name}
                </dt>
                <dd className="text-ink-soft">{short}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="grid items-center gap-8 border-t border-line pt-14 md:grid-cols-12">
          <Mark className="size-28 md:col-span-3 md:size-44" />
          <div className="grid gap-4 md:col-span-9">
            <h3 className="font-text text-sm font-semibold tracking-normal text-accent-text">
              {visionTitle}
            </h3>
            <p className="max-w-4xl font-display text-3xl text-balance">{vision}</p>
            <p>
              <Link to={link.to} prefetch="intent" className="link">
                {link.label}
              </Link>
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
