import { Link } from 'react-router'
import { RelatedCards } from '#marketplace/related-cards.tsx'
import type { RelatedItem } from '#marketplace/related-item.ts'
import type { FixedPage } from '#solutions/fixed/content/fixed-page.ts'
import { ChevronDownIcon } from '#ui/icons/icons-interface.tsx'
import { Container } from '#ui/layout/container.tsx'

export function WhoItSuits({ suits }: Pick<FixedPage, 'suits'>) {
  return (
    <div>
      <h2 className="text-2xl">Who it’s for</h2>
      <ul className="mt-4 grid gap-2 text-ink-soft">
        {suits.map((suit) => (
          <li key={suit} className="border-s-2 border-accent ps-4">
            {suit}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Alternative({ alternative }: { alternative: NonNullable<FixedPage['alternative']> }) {
  return (
    <details className="folded-block border-b border-line">
      <summary>
        <h2>How it differs from {alternative.name}</h2>
        <ChevronDownIcon />
      </summary>
      <div className="pb-4">
        <p className="text-ink-soft">{alternative.text}</p>
        <Link to={alternative.to} prefetch="intent" className="link inline-flex min-h-11 w-fit items-center">
          See {alternative.name}
        </Link>
      </div>
    </details>
  )
}

interface RelatedItemsProps {
  title: string
  items: readonly RelatedItem[]
  comparison: string | null
}

/** The related items of a fixed page (product: solutions 30). */
export function RelatedItems({ title, items, comparison }: RelatedItemsProps) {
  if (items.length === 0) return null
  return (
    <Container>
      <section aria-labelledby="related" data-screen-only="" className="border-t border-line pt-6 md:pt-8">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id="related" className="text-2xl">
            {title}
          </h2>
          {comparison !== null && (
            <Link
              to={comparison}
              className="link inline-flex min-h-11 items-center text-sm font-medium max-sm:hidden"
            >
              Compare with similar
            </Link>
          )}
        </div>
        <RelatedCards items={items} />
      </section>
    </Container>
  )
}
