import { useId, type MouseEvent } from 'react'
import { recentStore } from '#catalog/saved/recent.store.ts'
import { useCards } from '#catalog/saved/use-cards.ts'
import { ProductCard } from '#marketplace/product-card.tsx'
import { Button } from '#ui/forms/button.tsx'
import { focusAround } from '#ui/forms/element-refs.ts'
import { toast } from '#ui/toasts/toast.store.ts'

/** The recently viewed products in a row that scrolls horizontally (product: saved 15). */
export function RecentRail({ ids }: { ids: readonly string[] }) {
  const heading = useId()
  const { found } = useCards(ids)
  const cards = found.status === 'ready' ? found.cards.filter(({ id }) => ids.includes(id)) : []
  if (cards.length === 0) return null

  function clear(event: MouseEvent<HTMLButtonElement>) {
    focusAround(event)
    recentStore.clear()
    toast({ topic: 'recent', title: 'Recently seen products cleared' })
  }

  return (
    <section aria-labelledby={heading} className="mt-14">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={heading} className="text-2xl">
          Recently seen
        </h2>
        <Button variant="quiet" onClick={clear}>
          Clear
        </Button>
      </div>
      <ul className="bleed mt-4 flex gap-4 overflow-x-auto py-2 sm:gap-5">
        {cards.map((product) => (
          <li key={product.id} className="w-80 max-w-[85vw] shrink-0 sm:w-72">
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}
