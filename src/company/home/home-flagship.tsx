import type { HomeContent } from '#company/home/home-content.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import { ArrowRightIcon } from '#ui/icons/icons-interface.tsx'
import { Intro, Section } from '#ui/layout/section.tsx'

/** Section 2 of the home page: the flagship product and its engines (product: company 8). */
export function HomeFlagship({ content }: { content: NonNullable<HomeContent['flagship']> }) {
  const { id, eyebrow, title, lead, link, engines } = content
  return (
    <Section id={id} ground="ink" className="overflow-clip">
      <div className="grid items-end gap-6 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <Intro eyebrow={eyebrow} title={title} titleId={`${id}-title`} lead={lead} />
        </div>
        <div className="lg:col-span-4 lg:justify-self-end">
          <ButtonLink to={link.to} prefetch="intent" size="large">
            {link.label}
            <ArrowRightIcon />
          </ButtonLink>
        </div>
      </div>
      <ol className="mx-auto mt-8 grid sm:mt-10 lg:mt-16 sm:max-w-2xl sm:grid-cols-2 lg:max-w-none lg:grid-cols-4">
        {engines.map(({ name, text }, index) => (
          <li
            key={name}
            className="relative grid content-center sm:aspect-square sm:place-content-center sm:gap-2 sm:px-8 sm:text-center max-sm:min-h-22 max-sm:ps-28"
          >
            <EngineRing {...meetings[index]} />
            <h3 className="relative">{name}</h3>
            <p className="relative text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

interface Meeting {
  readonly left?: string
  readonly above?: string
}

/**
 * A ring that is wider than its cell, so that neighbors interlock. Its overlap with previous rings is highlighted.
 */
function EngineRing({ left = 'hidden', above = 'hidden' }: Meeting) {
  return (
    <svg
      viewBox="0 0 100 100"
      className="absolute inset-0 size-full overflow-visible max-sm:left-2 max-sm:size-22"
      aria-hidden="true"
    >
      <g className="fill-transparent stroke-ink" strokeOpacity="0.55" strokeWidth="0.3">
        <circle cx="50" cy="50" r="55" strokeWidth="0.7" strokeOpacity="0.9" />
        <circle cx="50" cy="50" r="53.9" />
        <circle cx="50" cy="50" r="52.8" />
        <circle cx="50" cy="50" r="51.7" />
      </g>
      <path d="M0 27.1a55 55 0 0 1 0 45.8a55 55 0 0 1 0-45.8z" className={`fill-accent ${left}`} />
      <path d="M27.1 0a55 55 0 0 1 45.8 0a55 55 0 0 1-45.8 0z" className={`fill-accent ${above}`} />
    </svg>
  )
}

/** The previous neighbors of each ring in each layout: one column, two columns, or one row. */
const meetings: readonly Meeting[] = [
  {},
  { left: 'hidden sm:block', above: 'sm:hidden' },
  { left: 'hidden lg:block', above: 'lg:hidden' },
  { left: 'hidden sm:block', above: 'lg:hidden' },
]
