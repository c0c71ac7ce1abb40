import { RelatedCards } from '#marketplace/related-cards.tsx'
import type { RelatedItem } from '#marketplace/related-item.ts'

/** Featured products on a page that has nothing else to show (product: marketplace 57, saved 6). */
export function FeaturedInstead({ items }: { items: readonly RelatedItem[] }) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="instead" className="mt-10 border-t border-line pt-6">
      <h2 id="instead" className="text-xl">
        Featured products
      </h2>
      <RelatedCards items={items} />
    </section>
  )
}
