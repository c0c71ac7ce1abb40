import { Link } from 'react-router'
import { categoryPath } from '#catalog/products/card-product.ts'
import { emptyHint, listingPath, type ListingState } from '#catalog/listing/listing.ts'
import type { Category } from '#catalog/product.ts'
import { buttonClass } from '#ui/forms/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'

type NothingFoundProps = {
  state: ListingState
  /** There are results, but not on this page. */
  isPastTheEnd: boolean
  /** The list without the facets that leave nothing of it; `null` when none is chosen. */
  clearPath: string | null
  /** Where to look when nothing at all comes near. */
  nearestCategory: Pick<Category, 'name' | 'slug'> | null
  /** Something comes near, and the ways on of nothing at all are not shown. */
  hasClose: boolean
}

/** 'No products found' with its hint and the ways on (product: marketplace 9, 57). */
export function NothingFound(props: NothingFoundProps) {
  const { state, isPastTheEnd, clearPath, nearestCategory, hasClose } = props
  return (
    <EmptyState
      title={isPastTheEnd ? 'There are no more pages' : 'No products found'}
      action={
        <>
          {clearPath !== null && !isPastTheEnd && (
            <Link to={clearPath} preventScrollReset className={buttonClass({ variant: 'ink' })}>
              Clear all filters
            </Link>
          )}
          <Link
            to={listingPath({})}
            className={buttonClass({ variant: clearPath === null || isPastTheEnd ? 'ink' : 'secondary' })}
          >
            View All Products
          </Link>
          {hasClose && state.search !== '' && !isPastTheEnd && (
            <Link to={requestPath(state.search)} className={buttonClass({ variant: 'secondary' })}>
              Request a product
            </Link>
          )}
        </>
      }
    >
      <p>{isPastTheEnd ? 'The list ends before this page.' : emptyHint(state)}</p>
      {clearPath !== null && !isPastTheEnd && <p>No product passes all the filters that are chosen.</p>}
      {nearestCategory && <WaysOn search={state.search} category={nearestCategory} />}
    </EmptyState>
  )
}

/** Somebody who finds nothing can look nearby, or ask. */
function WaysOn({ search, category }: { search: string; category: Pick<Category, 'name' | 'slug'> }) {
  return (
    <ul className="mt-4 grid justify-items-center gap-1">
      <li>
        <Link to={categoryPath(category.slug)} className="link inline-flex min-h-11 items-center">
          Look around in {category.name}
        </Link>
      </li>
      <li>
        <Link to={requestPath(search)} className="link inline-flex min-h-11 items-center">
          Request a product
        </Link>
      </li>
      <li>
        <Link to="/contact" className="link inline-flex min-h-11 items-center">
          Contact us
        </Link>
      </li>
    </ul>
  )
}

function requestPath(search: string): string {
  return `/marketplace/request?${new URLSearchParams({ for: search })}`
}
