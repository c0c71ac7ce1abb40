import { Link } from 'react-router'
import { RelatedCards } from '#marketplace/product/related-cards.tsx'
import type { RelatedItem } from '#marketplace/product/related-item.ts'
import type { StepAfterBuying } from '#solutions/fixed/after-buying.ts'
import type { FixedPage } from '#solutions/fixed/content/fixed-page.ts'
import { Card } from '#ui/layout/card.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Unbroken } from '#ui/layout/unbroken.tsx'

export function Parts({ parts: { heading, items } }: Pick<FixedPage, 'parts'>) {
  return (
    <Section id="parts" title={heading}>
      <ul className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {items.map(({ name, text }) => (
          <li key={name} className="border-t border-line pt-5">
            <h3>{name}</h3>
            <p className="mt-2 max-w-text text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function WhoItSuits({ suits }: Pick<FixedPage, 'suits'>) {
  return (
    <div>
      <h2 className="text-2xl">Who it's for</h2>
      <ul className="mt-5 grid gap-2.5 text-ink-soft">
        {suits.map((suit) => (
          <li key={suit} className="border-s-2 border-accent ps-4">
            {suit}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How this differs from a similar offer. */
export function Alternative({ alternative }: { alternative: NonNullable<FixedPage['alternative']> }) {
  return (
    <Card look="tone" className="grid gap-2 p-6">
      <h2 className="text-lg">How it differs from {alternative.name}</h2>
      <p>{alternative.text}</p>
      <Link to={alternative.to} prefetch="intent" className="link inline-flex min-h-11 w-fit items-center">
        See {alternative.name}
      </Link>
    </Card>
  )
}

export function AfterBuying({ steps }: { steps: readonly StepAfterBuying[] }) {
  return (
    <Section id="after" title="What happens after you add it">
      <ol className="grid gap-8 sm:grid-cols-2 sm:gap-6 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {steps.map(({ name, text }, index) => (
          <li key={name} className="border-t-2 border-accent pt-5">
            <p className="text-sm font-semibold text-accent-text tabular-nums">Step {index + 1}</p>
            <h3 className="mt-2">{name}</h3>
            <p className="mt-2 text-sm text-ink-soft">
              <Unbroken text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** Related items (product: solutions 30). */
export function RelatedItems({ title, items }: { title: string; items: readonly RelatedItem[] }) {
  if (items.length === 0) return null
  return (
    <Container className="pb-10">
      <section aria-labelledby="related" data-screen-only="" className="border-t border-line pt-12">
        <h2 id="related" className="text-2xl">
          {title}
        </h2>
        <RelatedCards items={items} />
      </section>
    </Container>
  )
}
