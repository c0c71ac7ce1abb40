import { Link, useLocation } from 'react-router'
import { rememberAnswers } from '#lib/deferred.ts'
import { DeferredData, isDeferred, useLastKnown } from '#marketplace/deferred-data.tsx'
import { toCardProduct } from '#catalogue/card-product.ts'
import { findListing } from '#catalogue/facets/listing.server.ts'
import { CategoryFilter, CategoryFilterSkeleton } from '#marketplace/listing/category-filter.tsx'
import { Figures } from '#marketplace/figures.tsx'
import { ListingResults, type Listing } from '#marketplace/listing/listing-results.tsx'
import { ListingSearch } from '#marketplace/listing/listing-search.tsx'
import type { PageHandle } from '#http/page-handle.ts'
import {
  categoryBySlug,
  listingParameters,
  listParameters,
  listingPath,
  listingWords,
  parseListing,
  readListing,
} from '#catalogue/listing.ts'
import { listingFigures } from '#marketplace/marketplace-content.ts'
import { ProductGridSkeleton } from '#marketplace/product-grid.tsx'
import { PageFailure } from '#shell/page-failure.tsx'
import { pageMeta, shareImagePath } from '#site/page-meta.ts'
import { ArrowLeftIcon } from '#ui/icons-interface.tsx'
import { Intro } from '#ui/section.tsx'
import type { Route } from './+types/listing.page.ts'

const answers = rememberAnswers<Listing>()

export const handle = { searchParameters: listingParameters, listParameters } satisfies PageHandle

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  const { search } = readListing(new URLSearchParams(location.search))
  const chosen = loaderData && !isDeferred(loaderData) ? loaderData.chosen : null
  const { title, description } = listingWords(chosen, search)
  return pageMeta(matches, {
    title,
    description,
    path: listingPath({ category: chosen?.slug ?? null }),
    image: shareImagePath('/marketplace-full'),
    noIndex: search !== '',
  })
}

/** What the URL asks for: a search, else a category, else everything (product: marketplace 5). */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Listing> {
  const asked = parseListing(new URL(request.url).searchParams)
  const { state, categories, chosen, products, total } = await findListing(context, asked)
  return { ...state, categories, chosen, total, products: products.map(toCardProduct) }
}

/** 'Load more' waits for the new products: those already shown stay. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { search, searchParams } = new URL(request.url)
  const isMore = readListing(searchParams).page > 1
  return answers.get(search, serverLoader, isMore ? Infinity : undefined)
}

export default function ListingPage({ loaderData }: Route.ComponentProps) {
  const state = readListing(new URLSearchParams(useLocation().search))
  const categories = useLastKnown(loaderData, (listing) => listing.categories)
  const chosen = categories && categoryBySlug(categories, state.category)
  const { heading, lead } = listingWords(chosen, state.search)
  return (
    <div className="page pt-4 pb-20 sm:pt-8">
      <Link to="/marketplace" className="back-link">
        <ArrowLeftIcon className="size-4" />
        Back to Marketplace
      </Link>
      <div className="mt-2 sm:mt-4">
        <Intro heading="h1" title={heading} lead={lead} />
      </div>
      <div className="mt-6 grid gap-3 sm:mt-10 sm:gap-5">
        <ListingSearch search={state.search} category={state.category} />
        {categories ? (
          <CategoryFilter categories={categories} chosen={chosen?.slug ?? null} />
        ) : (
          <CategoryFilterSkeleton />
        )}
      </div>
      <section aria-label="Products" className="mt-5 sm:mt-8">
        <DeferredData
          data={loaderData}
          of={listingPath({ ...state, page: 1 })}
          waiting={<ProductGridSkeleton />}
          failed={<PageFailure />}
        >
          {(listing) => <ListingResults {...listing} />}
        </DeferredData>
      </section>
      <aside aria-label="The marketplace in figures" className="mt-16 border-t border-line pt-8">
        <Figures figures={listingFigures} />
      </aside>
    </div>
  )
}
