import { useEffect, useRef } from 'react'
import { Link, useNavigation } from 'react-router'
import type { CardProduct } from '#catalogue/card-product.ts'
import { counted } from '#catalogue/labels.ts'
import { earlierPage, emptyHint, listingPath, nextPage, type ListingState } from '#catalogue/listing.ts'
import { ProductGrid } from '#marketplace/product-grid.tsx'
import type { Category } from '#catalogue/product.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

export interface Listing extends ListingState {
  categories: Category[]
  chosen: Category | null
  products: CardProduct[]
  /** The number of all matches, not only of this page. */
  total: number
}

/** The result count, the products so far, and 'Load more' or the hints of an empty list (product: marketplace 8, 9). */
export function ListingResults(listing: Listing) {
  const { products, total, page } = listing
  const list = useFocusOnFirstNew(products.length)
  const earlier = earlierPage(page)
  if (products.length === 0) return <NothingFound {...listing} />
  return (
    <>
      <ResultCount {...listing} />
      {earlier !== null && (
        <p className="mb-6 flex justify-center">
          <Link
            to={listingPath({ ...listing, page: earlier })}
            className={buttonClass({ variant: 'secondary' })}
          >
            Show earlier products
          </Link>
        </p>
      )}
      <ProductGrid products={products} listRef={list} />
      <LoadMore listing={listing} next={nextPage(page, total)} />
    </>
  )
}

function ResultCount({ search, chosen, total }: Listing) {
  return (
    <>
      <h2 className="sr-only">Results</h2>
      <output className="mb-3 block font-display text-lg sm:mb-5">
        {counted(total, 'result')}
        {search !== '' && ` for “${search}”`}
        {chosen && ` in ${chosen.name}`}
      </output>
    </>
  )
}

function LoadMore({ listing, next }: { listing: Listing; next: number | null }) {
  const isLoading = useNavigation().state === 'loading'
  const isPartial = listing.products.length < listing.total
  return (
    <div className="mt-10 grid justify-items-center gap-4">
      {isPartial && (
        <p className="text-sm text-ink-soft tabular-nums">
          Showing {listing.products.length.toLocaleString('en-US')} of {listing.total.toLocaleString('en-US')}
        </p>
      )}
      {next !== null && (
        <Link
          to={listingPath({ ...listing, page: next })}
          replace
          preventScrollReset
          aria-busy={isLoading || undefined}
          className={buttonClass({ variant: 'secondary', size: 'large' })}
        >
          Load more
        </Link>
      )}
    </div>
  )
}

function NothingFound(listing: Listing) {
  const isPastTheEnd = listing.total > 0
  return (
    <>
      <ResultCount {...listing} />
      <EmptyState
        title={isPastTheEnd ? 'There are no more pages' : 'No products found'}
        action={
          <Link to={listingPath({})} className={buttonClass({ variant: 'ink' })}>
            View All Products
          </Link>
        }
      >
        {isPastTheEnd ? 'The list ends before this page.' : emptyHint(listing)}
      </EmptyState>
    </>
  )
}

/** After 'Load more' the focus moves to the first added product. */
function useFocusOnFirstNew(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) {
      const first = list.current?.children[before.current]?.querySelector('a')
      first?.focus({ preventScroll: true })
    }
    before.current = count
  }, [count])
  return list
}
