import { redirect } from 'react-router'
import { listingFigures } from '#content/marketplace.ts'
import { categoryPath } from '#catalog/products/card-product.ts'
import { CategoryFilter } from '#marketplace/listing/category-filter.tsx'
import { Figures } from '#marketplace/figures.tsx'
import { loadListing } from '#marketplace/listing/load-listing.server.ts'
import { isOtherView } from '#marketplace/listing/listing-paths.ts'
import type { Listing } from '#marketplace/listing/listing-data.ts'
import { ownRangeParameters, ownRangePath } from '#marketplace/listing/own-price-range.ts'
import { ListingScreen } from '#marketplace/listing/listing-screen.tsx'
import { ListingSearch } from '#marketplace/listing/listing-search.tsx'
import { ListingTitle } from '#marketplace/listing/listing-title.tsx'
import type { PageHandle } from '#http/pages/page-handle.ts'
import {
  listingParameters,
  listParameters,
  listingPath,
  listingWords,
  parseListing,
  readListing,
} from '#catalog/listing/listing.ts'
import { pageMeta, shareImagePath } from '#site/page-meta.ts'
import type { Route } from './+types/listing.page.ts'

export const handle = {
  searchParameters: [...listingParameters, ...ownRangeParameters],
  listParameters,
  hasResults: true,
} satisfies PageHandle

/** Names the category page as the canonical address of a category (product: marketplace 56). */
export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  const state = readListing(new URLSearchParams(location.search))
  const chosen = loaderData?.chosen ?? null
  const { title, description } = listingWords(chosen, state.search)
  return pageMeta(matches, {
    title,
    description,
    path: chosen ? categoryPath(chosen.slug) : listingPath({}),
    image: shareImagePath('/marketplace-full'),
    noIndex: state.search !== '' || isOtherView(state),
  })
}

/** Loads the listing for the query string: a search, a category, or all products (product: marketplace 5). */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Listing> {
  const { searchParams } = new URL(request.url)
  const ownRange = ownRangePath(searchParams, listingPath)
  if (ownRange !== null) throw redirect(ownRange)
  const requested = parseListing(searchParams)
  const listing = await loadListing(context, requested, listingPath)
  // While the database is away, only the built-in categories are known. A listing of all products would look
  // like a listing of the unknown category.
  if (listing.isAway && requested.state.category !== null && listing.chosen === null) {
    throw new Response('The catalog did not respond', { status: 503 })
  }
  return listing
}

export default function ListingPage({ loaderData }: Route.ComponentProps) {
  const { state, categories, chosen, products } = loaderData
  const { heading } = listingWords(chosen, state.search)
  return (
    <div className="page pt-2 pb-20 sm:pt-4">
      <ListingTitle title={heading}>
        <ListingSearch search={state.search} />
      </ListingTitle>
      <ListingScreen listing={loaderData} pathOf={listingPath}>
        <CategoryFilter categories={categories} chosen={state.within.length > 0 ? undefined : chosen} />
      </ListingScreen>
      {/* The stated figures would contradict a count of 0. */}
      {products.length > 0 && (
        <aside aria-label="The marketplace in figures" className="mt-16 border-t border-line pt-8">
          <Figures figures={listingFigures} />
        </aside>
      )}
    </div>
  )
}
