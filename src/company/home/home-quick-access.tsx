import { Link } from 'react-router'
import { home } from '#content/home.ts'
import { cardClass } from '#ui/layout/card.tsx'
import { ArrowRightIcon } from '#ui/icons/icons-interface.tsx'
import { Section } from '#ui/layout/section.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

/** Section 5 of the home page: quick access (product: company 10). */
export function HomeQuickAccess() {
  return (
    <Section id="quick-access" title={home.quickAccess.title}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
        {home.quickAccess.ways.map(({ action, more, to, text, tone }, index) => (
          <li key={action} className={`${cardClass({ link: true })} ${tone} flex overflow-hidden sm:block`}>
            <svg
              viewBox="0 0 280 150"
              preserveAspectRatio="xMidYMid slice"
              className="block w-20 shrink-0 bg-tone-soft sm:h-auto sm:w-full"
              aria-hidden="true"
            >
              <g className="fill-transparent stroke-tone" strokeWidth="12">
                <circle cx={at(index)} cy="118" r="74" />
                <circle cx={at(index) + 92} cy="118" r="74" strokeOpacity="0.35" />
              </g>
              <path d={lens(at(index) + 46)} className="fill-accent" />
            </svg>
            <div className="grid content-start gap-1.5 p-5">
              <h3>
                <Link to={to} prefetch="intent" className="card-hit">
                  {action}
                  {more && <VisuallyHidden>{more}</VisuallyHidden>}
                  <ArrowRightIcon className="ms-2 inline size-4.5" />
                </Link>
              </h3>
              <p className="text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The x position of the rings. With each card they move further to the right. */
function at(index: number): number {
  return 40 + index * 36
}

/** The outline of the overlap of both rings. */
function lens(x: number): string {
  return `M${x} 68.2A68 68 0 0 1 ${x} 167.8A68 68 0 0 1 ${x} 68.2Z`
}
