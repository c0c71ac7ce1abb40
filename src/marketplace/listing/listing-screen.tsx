import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { emptyListing, type ListingState } from '#catalog/listing/listing.ts'
import { FacetChips } from '#marketplace/listing/facet-chips.tsx'
import { FacetPanel } from '#marketplace/listing/facet-panel.tsx'
import { HiddenParameters } from '#marketplace/listing/hidden-parameters.tsx'
import { withoutFacets, type PathOf } from '#marketplace/listing/listing-paths.ts'
import { resultCount, type Listing } from '#marketplace/listing/listing-data.ts'
import { ResultList } from '#marketplace/listing/result-list.tsx'
import { ListingToolbar } from '#marketplace/listing/listing-toolbar.tsx'
import { facetFormId, useFacetForm } from '#marketplace/listing/use-facet-form.ts'
import { Banner } from '#ui/forms/banner.tsx'

type ListingScreenProps = {
  listing: Listing
  pathOf: PathOf
  children: ReactNode
}

/**
 * The products and the facets. The facets are beside the products, or behind a button on narrow screens
 * (product: marketplace 55).
 */
export function ListingScreen({ listing, pathOf, children }: ListingScreenProps) {
  const { state, facets, chips, total, isCapped, ignored } = listing
  const { form, ask } = useFacetForm(state, facets, pathOf)
  // Without results and without filters, the facets are hidden.
  const isEmpty = total === 0 && chips.length === 0
  const clearPath = pathOf(withoutFacets(state))
  return (
    <div className={isEmpty ? 'listing' : 'listing listing-with-facets'}>
      <form
        ref={form}
        id={facetFormId}
        action={pathOf(emptyListing)}
        autoComplete="off"
        hidden
        onSubmit={(event) => {
          event.preventDefault()
          ask()
        }}
      >
        <HiddenParameters path={pathOf(withoutFields(state, !isEmpty))} />
      </form>
      <div className="listing-head grid min-w-0 gap-3">{children}</div>
      {!isEmpty && (
        <FacetPanel
          {...{ state, facets, clearPath }}
          showLabel={`Show ${resultCount(total, isCapped)}`}
          onAsk={ask}
        />
      )}
      <section
        id="results"
        tabIndex={-1}
        aria-label="Products"
        aria-busy={useIsChanging()}
        className="listing-products"
      >
        {!isEmpty && <ListingToolbar state={state} hasOrder={total > 0} chosen={chips.length} onAsk={ask} />}
        <ResultList listing={listing} pathOf={pathOf} isBesideFacets={!isEmpty}>
          <FacetChips chips={chips} clearPath={clearPath} />
          {ignored && (
            <Banner title="We left out part of this link">
              We couldn’t read {ignored}. The list shows the rest.
            </Banner>
          )}
        </ResultList>
      </section>
    </div>
  )
}

/** The part of the state that has no field: a category of the address, or everything while facets are not shown. */
function withoutFields(state: ListingState, hasFields: boolean): ListingState {
  if (!hasFields) return { ...state, page: 1 }
  const { search, category, within } = state
  return { ...emptyListing, search, category, within: search === '' ? within : [] }
}

/** Whether another state of this list is loading. */
function useIsChanging(): boolean {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname === pathname
}
