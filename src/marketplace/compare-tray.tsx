import { chosenStore } from '#marketplace/chosen.store.ts'
import { comparePath, maxCompared } from '#marketplace/compare-path.ts'
import { useChosen } from '#marketplace/use-chosen.ts'
import { buttonClass, ButtonLink } from '#ui/forms/button.tsx'
import { focusAround } from '#ui/forms/element-refs.ts'

/**
 * The bar at the bottom of a list with the products selected for a comparison, and a link to the comparison
 * (product: saved 8).
 */
export function CompareTray() {
  const chosen = useChosen()
  if (chosen.length === 0) return null
  return (
    <section aria-label="Compare" data-screen-only="" className="bleed buy-bar compare-tray">
      <output className="min-w-0 text-sm tabular-nums">
        <span className="font-semibold">
          {chosen.length} of {maxCompared}
        </span>
        <span className="max-sm:sr-only"> chosen: {chosen.map(({ name }) => name).join(', ')}</span>
      </output>
      <div className="flex gap-2">
        <button
          type="button"
          className={buttonClass({ variant: 'quiet' })}
          onClick={(event) => {
            focusAround(event)
            chosenStore.clear()
          }}
        >
          Clear
        </button>
        {chosen.length > 1 ? (
          <ButtonLink to={comparePath(chosen.map(({ id }) => id))} variant="ink">
            <span>
              Compare {chosen.length}
              <span className="max-sm:sr-only"> products</span>
            </span>
          </ButtonLink>
        ) : (
          <p className="self-center text-sm text-ink-soft">Choose one more</p>
        )}
      </div>
    </section>
  )
}
