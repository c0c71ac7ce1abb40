import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { Deferred } from '#lib/deferred.ts'
import { emptyListing, type ListingState } from '#catalog/listing/listing.ts'
import { DeferredData, isDeferred, useLastKnown } from '#marketplace/deferred-data.tsx'
import { FacetChips } from '#marketplace/listing/facet-chips.tsx'
import { FacetPanel } from '#marketplace/listing/facet-panel.tsx'
import { HiddenParameters } from '#marketplace/listing/hidden-parameters.tsx'
import { withoutFacets, type PathOf } from '#marketplace/listing/listing-paths.ts'
import { resultCount, type Listing } from '#marketplace/listing/listing-data.ts'
import { ResultList } from '#marketplace/listing/result-list.tsx'
import { ListingToolbar } from '#marketplace/listing/listing-toolbar.tsx'
import { facetFormId, useFacetForm } from '#marketplace/listing/use-facet-form.ts'
import { ProductGridSkeleton } from '#marketplace/product-grid.tsx'
import { PageFailure } from '#shell/page-failure.tsx'
import { Banner } from '#ui/forms/banner.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'

type ListingScreenProps = {
  data: Listing | Deferred<Listing>
  /** The state in the query string, used until the data arrives. */
  requested: ListingState
  pathOf: PathOf
  children: ReactNode
}

/**
 * The products and the facets. The facets are beside the products, or behind a button on narrow screens
 * (product: marketplace 55).
 */
export function ListingScreen({ data, requested, pathOf, children }: ListingScreenProps) {
  const state = isDeferred(data) ? requested : data.state
  const facets = useLastKnown(data, (listing) => listing.facets)
  const count = useLastKnown(data, ({ total, isCapped }) => resultCount(total, isCapped))
  const { form, ask } = useFacetForm(state, facets, pathOf)
  const chips = useLastKnown(data, (listing) => listing.chips) ?? []
  const hasNone = useLastKnown(data, ({ total }) => total === 0) === true
  // Without results and without filters, the facets are hidden.
  const isEmpty = hasNone && chips.length === 0
  const hasPanel = facets !== null && !isEmpty
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
        <HiddenParameters path={pathOf(withoutFields(state, hasPanel, !isEmpty))} />
      </form>
      <div className="listing-head grid min-w-0 gap-3">{children}</div>
      {hasPanel && <FacetPanel {...{ state, facets, clearPath }} showLabel={`Show ${count}`} onAsk={ask} />}
      {!facets && <FacetSkeleton />}
      <section
        id="results"
        tabIndex={-1}
        aria-label="Products"
        aria-busy={useIsChanging()}
        className="listing-products"
      >
        {!isEmpty && <ListingToolbar state={state} hasOrder={!hasNone} chosen={chips.length} onAsk={ask} />}
        <DeferredData
          data={data}
          of={pathOf(withoutFacets({ ...state, sort: null }))}
          waiting={<ProductGridSkeleton isBesideFacets />}
          failed={<PageFailure />}
        >
          {(listing) => (
            <ResultList listing={listing} pathOf={pathOf} isBesideFacets={!isEmpty}>
              <FacetChips chips={listing.chips} clearPath={clearPath} />
              {listing.ignored && (
                <Banner title="We left out part of this link">
                  We couldn’t read {listing.ignored}. The list shows the rest.
                </Banner>
              )}
            </ResultList>
          )}
        </DeferredData>
      </section>
    </div>
  )
}

/** The part of the state that has no field: a category of the address, or everything while facets are not shown. */
function withoutFields(state: ListingState, hasPanel: boolean, hasToolbar: boolean): ListingState {
  const { search, category, within, sort } = state
  return hasPanel
    ? { ...emptyListing, search, category, within: search === '' ? within : [] }
    : { ...state, sort: hasToolbar ? null : sort, page: 1 }
}

/** Whether another state of this list is loading. */
function useIsChanging(): boolean {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname === pathname
}

function FacetSkeleton() {
  return (
    <div className="facet-skeleton">
      <Skeleton className="h-6 w-1/2" />
      {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
        <Skeleton key={place} className="h-8 w-full" />
      ))}
    </div>
  )
}
