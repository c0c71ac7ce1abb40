import { chosenStore, type ChosenProduct } from '#marketplace/chosen.store.ts'
import { maxCompared } from '#marketplace/compare-path.ts'
import { useChosen } from '#marketplace/use-chosen.ts'
import { keepsEarlyPresses } from '#ui/forms/early-press.ts'
import { CompareIcon } from '#ui/icons/icons-commerce.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

/** Chooses the product of a card for a comparison (product: saved 8). */
export function CompareToggle({ product }: { product: ChosenProduct }) {
  const chosen = useChosen()
  const isChosen = chosen.some(({ id }) => id === product.id)
  return (
    <button
      type="button"
      className="save-toggle compare-toggle noscript:hidden"
      data-screen-only=""
      aria-pressed={isChosen}
      disabled={!isChosen && chosen.length === maxCompared}
      title="Compare"
      {...keepsEarlyPresses}
      onClick={() => chosenStore.toggle(product)}
    >
      <CompareIcon className="size-5" />
      <VisuallyHidden>Compare {product.name}</VisuallyHidden>
    </button>
  )
}
