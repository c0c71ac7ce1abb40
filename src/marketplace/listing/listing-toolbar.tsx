import { Options } from '#ui/forms/field.tsx'
import { listingSorts, sortLabels } from '#catalog/listing/facet-values.ts'
import { sortOf, type ListingState } from '#catalog/listing/listing.ts'
import { facetSheetId } from '#marketplace/listing/facet-panel.tsx'
import { ApplyFacets } from '#marketplace/listing/apply-facets.tsx'
import { facetFormId } from '#marketplace/listing/use-facet-form.ts'
import { buttonClass } from '#ui/forms/button.tsx'
import { ChevronDownIcon } from '#ui/icons/icons-interface.tsx'

type ListingToolbarProps = {
  state: ListingState
  /** Whether there are results to sort. Close matches cannot be sorted. */
  hasOrder: boolean
  chosen: number
  onAsk: () => void
}

/**
 * The sort order, to the right of the number of results. On a narrow screen, a bar that is always visible
 * contains it and the filter button.
 */
export function ListingToolbar({ state, hasOrder, chosen, onAsk }: ListingToolbarProps) {
  const sorts = listingSorts.filter((sort) => sort !== 'relevance' || state.search !== '')
  // The usual order has no value, because a search has another one.
  const usual = sortOf({ ...state, sort: null })
  return (
    <div className="listing-toolbar" data-screen-only="">
      <button
        type="button"
        popoverTarget={facetSheetId}
        className={`${buttonClass({ variant: 'secondary' })} lg:hidden`}
      >
        Filter
        {chosen > 0 && <span className="listing-chosen">{chosen}</span>}
        {chosen > 0 && <span className="sr-only"> chosen</span>}
      </button>
      <label className="listing-sort" hidden={!hasOrder}>
        <span className="shrink-0 text-ink-soft max-[22.5rem]:sr-only">Sort</span>
        <select name="sort" form={facetFormId} defaultValue={state.sort ?? ''} onChange={() => onAsk()}>
          <Options
            of={sorts.map((sort) => ({ value: sort === usual ? '' : sort, label: sortLabels[sort] }))}
          />
        </select>
        <ChevronDownIcon className="size-4" />
      </label>
      <noscript>
        {import.meta.env.SSR && <ApplyFacets className={buttonClass({ variant: 'secondary' })} />}
      </noscript>
    </div>
  )
}
