import { Link } from 'react-router'
import { popularSearches } from '#content/search.ts'
import { emptyHint, listingPath, type ListingState } from '#catalog/listing/listing.ts'
import { FeaturedInstead } from '#marketplace/featured-instead.tsx'
import type { RelatedItem } from '#marketplace/related-item.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import { focusAround } from '#ui/forms/element-refs.ts'
import { SearchIcon } from '#ui/icons/icons-interface.tsx'
import { IconRings } from '#ui/layout/icon-rings.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'

type NothingFoundProps = {
  state: ListingState
  /** The address of the list without filters; `null` if no filter is active. */
  clearPath: string | null
  /** Products to show if there are no close matches either. */
  instead: readonly RelatedItem[]
}

/** 'No products found' with the reason and at most two buttons (product: marketplace 9, 57). */
export function NothingFound({ state, clearPath, instead }: NothingFoundProps) {
  const isFiltered = clearPath !== null
  return (
    <>
      <EmptyState
        title="No products found"
        picture={
          <IconRings>
            <SearchIcon />
          </IconRings>
        }
        action={
          <>
            {isFiltered && (
              <ButtonLink to={clearPath} preventScrollReset onClick={focusAround} variant="ink">
                Clear all filters
              </ButtonLink>
            )}
            <ButtonLink to={listingPath({})} onClick={focusAround} variant={isFiltered ? 'secondary' : 'ink'}>
              View All Products
            </ButtonLink>
            {!isFiltered && (
              <ButtonLink to={requestPath(state.search)} variant="secondary">
                Request a product
              </ButtonLink>
            )}
          </>
        }
      >
        {isFiltered && <p>No products match all of your filters.</p>}
        <p>{emptyHint(state)}</p>
      </EmptyState>
      {state.search !== '' && !isFiltered && <PopularSearches />}
      <FeaturedInstead items={instead} />
    </>
  )
}

function PopularSearches() {
  return (
    <nav aria-labelledby="popular-searches">
      <h2 id="popular-searches" className="mb-3 text-xl">
        Popular searches
      </h2>
      <ul className="flex flex-wrap gap-2">
        {popularSearches.map((search) => (
          <li key={search}>
            <Link to={listingPath({ search })} onClick={focusAround} className="facet-chip">
              {search}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface NothingButCloseProps {
  state: ListingState
  /** The search term with its misspelled word corrected. */
  didYouMean: string | null
}

/** 'No products found' in a single line, because the close matches follow. On a phone the links wrap below it. */
export function NothingButClose({ state, didYouMean }: NothingButCloseProps) {
  return (
    <div className="nothing-found">
      <div>
        <h2>No products found</h2>
        <Dot />
        {emptyHint(state)}
      </div>
      <div className="flex flex-wrap gap-x-6 max-sm:-my-1">
        {didYouMean !== null && (
          <p>
            Did you mean{' '}
            <Link
              to={listingPath({ ...state, search: didYouMean, page: 1 })}
              onClick={focusAround}
              className="link font-semibold"
            >
              {didYouMean}
            </Link>
            ?
          </p>
        )}
        <p>
          <Link to={listingPath({})} onClick={focusAround} className="link">
            View All Products
          </Link>
          <Dot />
          <Link to={requestPath(state.search)} className="link">
            Request a product
          </Link>
        </p>
      </div>
    </div>
  )
}

function Dot() {
  return (
    <span aria-hidden="true" className="sm:mx-1.5">
      {' · '}
    </span>
  )
}

/** Shown on a page after the last page of results. */
export function PastTheEnd() {
  return (
    <EmptyState
      title="There are no more pages"
      action={
        <ButtonLink to={listingPath({})} onClick={focusAround} variant="ink">
          View All Products
        </ButtonLink>
      }
    >
      <p>The list ends before this page.</p>
    </EmptyState>
  )
}

function requestPath(search: string): string {
  return `/marketplace/request?${new URLSearchParams({ for: search })}`
}
