import { Link, useLocation } from 'react-router'
import { rememberAnswers } from '#lib/deferred.ts'
import { DeferredData, useLastKnown } from '#marketplace/deferred-data.tsx'
import { toCardProduct } from '#catalogue/card-product.ts'
import { catalogue } from '#catalogue/catalogue.server.ts'
import { CategoryFilter, CategoryFilterSkeleton } from '#marketplace/listing/category-filter.tsx'
import { Figures } from '#marketplace/figures.tsx'
import { ListingResults, type Listing } from '#marketplace/listing/listing-results.tsx'
import { ListingSearch } from '#marketplace/listing/listing-search.tsx'
import { categoryBySlug, listingPath, productsOnScreen, readListing } from '#catalogue/listing.ts'
import { listingFigures } from '#marketplace/marketplace-content.ts'
import { ProductGridSkeleton } from '#marketplace/product-grid.tsx'
import { PageFailure } from '#shell/page-failure.tsx'
import { pageMeta } from '#site/page-meta.ts'
import { ArrowLeftIcon } from '#ui/icons-interface.tsx'
import { Intro } from '#ui/section.tsx'
import type { Route } from './+types/listing.page.ts'

const answers = rememberAnswers<Listing>()

export function meta({ matches, location }: Route.MetaArgs) {
  const { search } = readListing(new URLSearchParams(location.search))
  return pageMeta(matches, {
    title: search === '' ? 'All Marketplace Solutions' : `Search: ${search}`,
    description:
      'The whole Wadah marketplace: search it, filter it by category, and compare price, rating and seller of each solution.',
    path: '/marketplace-full',
    noIndex: search !== '',
  })
}

/** What the URL asks for: a search, else a category, else everything (product: marketplace 5). */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Listing> {
  const shop = catalogue(context)
  const state = readListing(new URL(request.url).searchParams)
  const slice = productsOnScreen(state.page)
  if (state.search !== '') {
    const [categories, found] = await Promise.all([shop.categories(), shop.search(state.search, slice)])
    return { ...state, categories, chosen: null, ...found, products: found.products.map(toCardProduct) }
  }
  const categories = await shop.categories()
  const chosen = categoryBySlug(categories, state.category)
  const found = await shop.products({ categoryId: chosen?.id ?? null, ...slice })
  return { ...state, categories, chosen, ...found, products: found.products.map(toCardProduct) }
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
  return (
    <div className="page pt-8 pb-20">
      <Link to="/marketplace" className="back-link">
        <ArrowLeftIcon className="size-4" />
        Back to Marketplace
      </Link>
      <div className="mt-4 grid gap-8 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <Intro
            heading="h1"
            title="All Marketplace Solutions"
            lead="Everything on sale, newest first. Search by name, description or tag, or choose a category."
          />
        </div>
        <div className="lg:col-span-5 lg:justify-self-end">
          <Figures figures={listingFigures} compact />
        </div>
      </div>
      <div className="mt-10 grid gap-5">
        <ListingSearch search={state.search} category={state.category} />
        {categories ? (
          <CategoryFilter
            categories={categories}
            chosen={categoryBySlug(categories, state.category)?.slug ?? null}
          />
        ) : (
          <CategoryFilterSkeleton />
        )}
      </div>
      <section aria-label="Products" className="mt-8">
        <DeferredData
          data={loaderData}
          of={listingPath({ ...state, page: 1 })}
          waiting={<ProductGridSkeleton />}
          failed={<PageFailure />}
        >
          {(listing) => <ListingResults {...listing} />}
        </DeferredData>
      </section>
    </div>
  )
}
