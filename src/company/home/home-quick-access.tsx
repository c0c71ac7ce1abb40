import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cardClass } from '#ui/card.tsx'
import { ArrowRightIcon } from '#ui/icons-interface.tsx'
import { Section } from '#ui/section.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

/** Section 5 of the home page: quick access (product: company 10), and what the shop has below its cards. */
export function HomeQuickAccess({ children }: { children: ReactNode }) {
  return (
    <Section id="quick-access" title="Go straight to it">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
        {ways.map(({ action, more, to, text, tone, at }) => (
          <li key={action} className={`${cardClass({ link: true })} ${tone} flex overflow-hidden sm:block`}>
            <svg
              viewBox="0 0 280 150"
              preserveAspectRatio="xMidYMid slice"
              className="block w-20 shrink-0 bg-tone-soft sm:h-auto sm:w-full"
              aria-hidden="true"
            >
              <g className="fill-transparent stroke-tone" strokeWidth="12">
                <circle cx={at} cy="118" r="74" />
                <circle cx={at + 92} cy="118" r="74" strokeOpacity="0.35" />
              </g>
              <path d={lens(at + 46)} className="fill-accent" />
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
      {children}
    </Section>
  )
}

interface Way {
  action: string
  /** Added to the link's name for screen readers, which read it by itself. */
  more?: string
  to: string
  text: string
  tone: string
  at: number
}

/** The area that the insides of the two rings share. */
function lens(x: number): string {
  return `M${x} 68.2A68 68 0 0 1 ${x} 167.8A68 68 0 0 1 ${x} 68.2Z`
}

const ways: readonly Way[] = [
  {
    action: 'Browse Shop',
    to: '/marketplace',
    text: 'Software and AI products from Wadah and other sellers.',
    tone: 'tone-amber',
    at: 40,
  },
  {
    action: 'Request Quote',
    to: '/contact',
    text: 'Describe your project. We answer within 24 hours.',
    tone: 'tone-teal',
    at: 76,
  },
  {
    action: 'Apply Now',
    to: '/wadah-fund#apply',
    text: 'Four funding paths, from $100 to $500K.',
    tone: 'tone-clay',
    at: 112,
  },
  {
    action: 'Learn More',
    more: ' about Wadah',
    to: '/about',
    text: 'Our story, our values and our team.',
    tone: 'tone-slate',
    at: 148,
  },
]
