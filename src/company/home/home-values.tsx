import { Link } from 'react-router'
import { Mark } from '#art/mark.tsx'
import { ValueSign } from '#company/value-sign.tsx'
import { home } from '#content/home.ts'
import { values } from '#content/values.ts'

const { title, lead, valuesLink, visionTitle, vision, link } = home.values

/** Section 6 of the home page: core values and vision (product: company 7). */
export function HomeValues() {
  return (
    <section id="values" aria-labelledby="values-title" className="section-space border-t border-line">
      <div className="page grid gap-10">
        <div className="grid gap-10 lg:grid-cols-12">
          <div className="grid content-start gap-4 lg:col-span-5">
            <h2 id="values-title">{title}</h2>
            <p className="text-ink-soft">
              {lead}{' '}
              <Link to={valuesLink.to} prefetch="intent" className="link">
                {valuesLink.label}
              </Link>
            </p>
          </div>
          <ul className="grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-4 lg:col-span-7">
            {values.map(({ name, sign }) => (
              <li key={name} className="grid content-start gap-3 font-display text-lg">
                <ValueSign sign={sign} />
                {name}
              </li>
            ))}
          </ul>
        </div>
        <div className="grid items-center gap-8 border-t border-line pt-10 md:grid-cols-12">
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
