import { data, redirect } from 'react-router'
import { categoryPath } from '#catalog/products/card-product.ts'
import { catalog } from '#catalog/products/catalog.server.ts'
import type { CategoryHighlights } from '#catalog/products/category-highlights.ts'
import {
  listingParameters,
  listingWords,
  listParameters,
  parseListing,
  type ListingState,
} from '#catalog/listing/listing.ts'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { CategoryIntro } from '#marketplace/category/category-intro.tsx'
import { CategoryFilter } from '#marketplace/listing/category-filter.tsx'
import { categoryAnswer, type Listing } from '#marketplace/listing/listing-data.ts'
import { HiddenParameters } from '#marketplace/listing/hidden-parameters.tsx'
import { categoryListingPath, isOtherView } from '#marketplace/listing/listing-paths.ts'
import { ownRangeParameters, ownRangePath } from '#marketplace/listing/own-price-range.ts'
import { ListingScreen } from '#marketplace/listing/listing-screen.tsx'
import { ListingTitle } from '#marketplace/listing/listing-title.tsx'
import { loadListing } from '#marketplace/listing/load-listing.server.ts'
import { NotFound } from '#shell/not-found.tsx'
import { PageFailure } from '#shell/page-failure.tsx'
import { SearchForm } from '#shell/search/search-form.tsx'
import { pageMeta, siteOrigin } from '#site/page-meta.ts'
import { breadcrumbs } from '#site/structured-data.ts'
import type { Route } from './+types/category.page.ts'

interface CategoryListing extends Listing {
  highlights: CategoryHighlights | null
}

/** Parameters that a category page does not have, because its path contains the category. */
const ofTheFullListing = new Set<string>(['search', 'category', 'in'])

export const handle = {
  searchParameters: [
    ...listingParameters.filter((name) => !ofTheFullListing.has(name)),
    ...ownRangeParameters,
  ],
  listParameters,
  hasResults: true,
} satisfies PageHandle

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  const path = categoryPath(params.slug)
  if (!loaderData) return []
  if (categoryAnswer(loaderData) === 'away') return [{ name: 'robots', content: 'noindex' }]
  const category = loaderData.chosen
  // The page of a missing category has its own title.
  if (!category) return []
  const { title, description } = listingWords(category, '')
  return pageMeta(matches, {
    title,
    description,
    path,
    noIndex: isOtherView(loaderData.state),
    hasMarkdown: true,
    structuredData: [
      breadcrumbs(siteOrigin(matches), [
        { name: 'Marketplace', path: '/marketplace' },
        { name: category.name, path },
      ]),
    ],
  })
}

/** Responds with 404 to an unknown category, or with 503 while the database is away (product: marketplace 56). */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { slug } = params
  const { searchParams } = new URL(request.url)
  const pathOf = (state: ListingState) => categoryListingPath(slug, state)
  const ownRange = ownRangePath(searchParams, pathOf)
  if (ownRange !== null) throw redirect(ownRange)
  const listing = await loadListing(context, categoryListing(searchParams, slug), pathOf)
  const { chosen } = listing
  const highlights = chosen && (await catalog(context).categoryHighlights(chosen.id))
  return data<CategoryListing>({ ...listing, highlights }, { status: statuses[categoryAnswer(listing)] })
}

export default function CategoryPage({ loaderData, params: { slug } }: Route.ComponentProps) {
  const { state, categories, chosen, highlights } = loaderData
  if (categoryAnswer(loaderData) === 'away') return <PageFailure />
  if (!chosen) return <NotFound />
  return (
    <div className="page pt-2 pb-20 sm:pt-4">
      <ListingTitle title={chosen.name}>
        {/* Hidden on phones, where the header already has a search, so that more products fit on the screen. */}
        <search className="max-sm:hidden">
          <SearchForm label="Search all products" placeholder="Name or keyword">
            <HiddenParameters path={categoryListingPath(slug, { ...state, page: 1 })} />
          </SearchForm>
        </search>
      </ListingTitle>
      <CategoryIntro description={chosen.description} highlights={highlights} />
      <ListingScreen key={slug} listing={loaderData} pathOf={(next) => categoryListingPath(slug, next)}>
        <CategoryFilter categories={categories} chosen={chosen} pathOf={categoryPath} />
      </ListingScreen>
    </div>
  )
}

const statuses = { found: 200, missing: 404, away: 503 }

function categoryListing(parameters: URLSearchParams, slug: string) {
  const { state, ignored } = parseListing(parameters)
  return {
    state: { ...state, search: '', category: slug, within: [] } satisfies ListingState,
    ignored: ignored.filter((name) => !ofTheFullListing.has(name)),
  }
}
