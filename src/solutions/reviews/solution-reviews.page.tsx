import { data, redirect } from 'react-router'
import { productPath } from '#catalog/products/card-product.ts'
import { brand } from '#content/brand.ts'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { reviewsPath } from '#reviews/published-review.ts'
import { readReviewPage } from '#reviews/read-reviews.server.ts'
import { reviewsMeta } from '#reviews/reviews-page-meta.ts'
import { ReviewsScreen } from '#reviews/reviews-screen.tsx'
import { PageFailure } from '#shell/page-failure.tsx'
import { siteFrom } from '#site/site.server.ts'
import { fixedPageData } from '#solutions/fixed/fixed-page-data.server.ts'
import { readFixedPage, readSolutionPage } from '#solutions/fixed/fixed-page.server.ts'
import type { Route } from './+types/solution-reviews.page.ts'

export const handle = { searchParameters: ['sort', 'stars', 'page'] } satisfies PageHandle

/**
 * Loads all reviews of a solution. Reviews of products with a fixed page are in the marketplace (product: reviews
 * 12).
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const path = `/solutions/${params.name}`
  const solution = (await readFixedPage(context, path)) ?? (await readSolutionPage(context, path))
  if (solution === null) throw new Response('Not found', { status: 404 })
  if (solution === 'away') return data({ state: 'away' } as const, { status: 503 })
  if ('leadsTo' in solution) throw redirect(reviewsPath(solution.leadsTo), 301)
  const { sale, page } = solution
  if (sale.type === 'marketplace') throw redirect(reviewsPath(productPath(sale.id)), 301)
  const item = { productId: sale.id, productType: sale.type }
  const found = await readReviewPage(context, item, new URL(request.url).searchParams)
  if (found === 'away') return data({ state: 'away' } as const, { status: 503 })
  const { rating, reviewCount } = sale
  const subject = { name: page.title, rating, reviewCount, path, seller: brand.name }
  const origin = siteFrom(pageContext(context).environment).url.replace(/\/$/, '')
  const shown = { newest: found.reviews, breakdown: found.breakdown }
  const [structuredData] = fixedPageData(origin, { ...solution, reviews: shown })
  return data({ state: 'found', subject, found, structuredData } as const)
}

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return []
  const shown = loaderData.state === 'found' ? loaderData : {}
  return reviewsMeta(matches, shown, { path: reviewsPath(`/solutions/${params.name}`), itemType: 'solution' })
}

export default function SolutionReviewsPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.state === 'away') return <PageFailure />
  return <ReviewsScreen subject={loaderData.subject} found={loaderData.found} />
}
