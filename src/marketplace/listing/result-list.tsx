import { useEffect, useRef, type ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { earlierPage, nextPage, type ListingState } from '#catalog/listing/listing.ts'
import { helpPages } from '#content/search.ts'
import { withCommas } from '#lib/with-commas.ts'
import { CompareTray } from '#marketplace/compare-tray.tsx'
import { CloseMatchesRegion } from '#marketplace/listing/close-matches.tsx'
import { closeCount, hasCloseMatches, resultCount, type Listing } from '#marketplace/listing/listing-data.ts'
import { withoutFacets, type PathOf } from '#marketplace/listing/listing-paths.ts'
import { NothingButClose, NothingFound, PastTheEnd } from '#marketplace/listing/nothing-found.tsx'
import { ProductGrid } from '#marketplace/product-grid.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'

type ResultListProps = { listing: Listing; pathOf: PathOf }

/** The number of results, active filters, products, 'Load more', the empty state, and close matches. */
export function ResultList(props: ResultListProps & { isBesideFacets: boolean; children: ReactNode }) {
  const { listing, pathOf, isBesideFacets, children } = props
  const { state, products, close, isPartial } = listing
  const first = pathOf({ ...state, page: 1 })
  const list = useFocusOnFirstNew(products.length, state.page, first)
  const isEmpty = products.length === 0 && !isPartial
  return (
    <>
      {isPartial ? <PartialCount path={pathOf(state)} /> : <ResultCount {...listing} />}
      <HelpLine search={state.search} />
      {children}
      {isEmpty ? (
        <NoResults listing={listing} pathOf={pathOf} />
      ) : (
        <>
          <EarlierProducts state={state} pathOf={pathOf} />
          <ProductGrid products={products} listRef={list} isBesideFacets={isBesideFacets} />
          {!isPartial && <LoadMore listing={listing} pathOf={pathOf} />}
        </>
      )}
      <CloseMatchesRegion {...close} search={state.search} {...{ isAlone: isEmpty, isBesideFacets }} />
      <CompareTray />
    </>
  )
}

/** A link to the page that answers a search about the shop itself (product: marketplace 57). */
function HelpLine({ search }: { search: string }) {
  const page = helpPages.find((each) => each.search.test(search))
  if (!page) return null
  return (
    <p className="text-sm">
      <Link to={page.address} className="link inline-flex min-h-11 items-center font-semibold">
        {page.question}
      </Link>
    </p>
  )
}

function NoResults({ listing, pathOf }: ResultListProps) {
  const { state, chips, total, close, instead, didYouMean } = listing
  if (total > 0) return <PastTheEnd />
  if (hasCloseMatches(close)) return <NothingButClose {...{ state, didYouMean }} />
  const clearPath = chips.length > 0 ? pathOf(withoutFacets(state)) : null
  return <NothingFound {...{ state, clearPath, instead }} />
}

function ResultCount({ state: { search }, chosen, total, isCapped, close }: Listing) {
  const near = closeCount(close)
  const isAlone = total === 0 && hasCloseMatches(close)
  return (
    <>
      <h2 className="sr-only">Results</h2>
      <output className={isAlone ? 'sr-only' : 'listing-count'}>
        <span>
          {resultCount(total, isCapped)}
          {search !== '' && ` for “${search}”`}
          {chosen && ` in ${chosen.name}`}
        </span>
        {near !== null && (
          <span className="font-text text-sm text-ink-soft">
            <span className="mx-1"> · </span>
            {near}
          </span>
        )}
      </output>
    </>
  )
}

/** Replaces the number of results while there are too many searches (product: search 14). */
function PartialCount({ path }: { path: string }) {
  return (
    <>
      <h2 className="sr-only">Results</h2>
      <output className="listing-count">
        We’re very busy right now, so these are only some of the results.{' '}
        <Link to={path} reloadDocument className="link inline-flex min-h-11 items-center">
          Search again
        </Link>
      </output>
    </>
  )
}

function EarlierProducts({ state, pathOf }: { state: ListingState; pathOf: PathOf }) {
  const earlier = earlierPage(state.page)
  if (earlier === null) return null
  return (
    <p className="mb-6 flex justify-center">
      <ButtonLink to={pathOf({ ...state, page: earlier })} variant="secondary">
        Show earlier products
      </ButtonLink>
    </p>
  )
}

function LoadMore({ listing, pathOf }: ResultListProps) {
  const { state, products, total, isCapped } = listing
  const isLoading = useNavigation().state === 'loading'
  const isPartial = products.length < total
  const next = nextPage(state.page, total)
  if (!isPartial && next === null) return null
  return (
    <div className="mt-10 grid justify-items-center gap-4">
      {isPartial && (
        <p className="text-sm text-ink-soft tabular-nums">
          Showing {withCommas(products.length)} of {withCommas(total)}
          {isCapped && '+'}
        </p>
      )}
      {next !== null && (
        <ButtonLink
          to={pathOf({ ...state, page: next })}
          replace
          preventScrollReset
          aria-busy={isLoading || undefined}
          variant="secondary"
          size="large"
        >
          Load more
        </ButtonLink>
      )}
    </div>
  )
}

/** Focuses the first added product after 'Load more'. */
function useFocusOnFirstNew(count: number, page: number, list: string) {
  const element = useRef<HTMLUListElement>(null)
  const before = useRef({ count, page, list })
  useEffect(() => {
    const { current } = before
    if (list === current.list && page > current.page && count > current.count) {
      const first = element.current?.children[current.count]?.querySelector('a')
      first?.focus({ preventScroll: true })
    }
    before.current = { count, page, list }
  }, [count, page, list])
  return element
}
