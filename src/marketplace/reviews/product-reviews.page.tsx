import { data } from 'react-router'
import { productPath } from '#catalog/products/card-product.ts'
import { catalog } from '#catalog/products/catalog.server.ts'
import { brand } from '#content/brand.ts'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { ProductNotFound } from '#marketplace/product/product-states.tsx'
import { productData } from '#marketplace/product/product-data.server.ts'
import { reviewsPath } from '#reviews/published-review.ts'
import { readReviewPage } from '#reviews/read-reviews.server.ts'
import { reviewsMeta } from '#reviews/reviews-page-meta.ts'
import { ReviewsScreen } from '#reviews/reviews-screen.tsx'
import { PageFailure } from '#shell/page-failure.tsx'
import { pageContext } from '#http/server/page-context.server.ts'
import { siteFrom } from '#site/site.server.ts'
import type { Route } from './+types/product-reviews.page.ts'

export const handle = { searchParameters: ['sort', 'stars', 'page'] } satisfies PageHandle

/** Loads all reviews of a product (product: reviews 12). */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const product = await catalog(context).productById(params.productId)
  if (product === null) return data({ state: 'missing' } as const, { status: 404 })
  const item = { productId: params.productId, productType: 'marketplace' } as const
  const found = await readReviewPage(context, item, new URL(request.url).searchParams)
  if (product === 'away' || found === 'away') return data({ state: 'away' } as const, { status: 503 })
  const { id, name, rating, reviewCount, seller } = product
  const isDownload = product.productType === 'download'
  const path = productPath(id)
  const subject = { name, rating, reviewCount, path, seller: seller?.name ?? brand.name, isDownload }
  const origin = siteFrom(pageContext(context).environment).url.replace(/\/$/, '')
  const [structuredData] = productData(origin, product, found.reviews)
  return data({ state: 'found', subject, found, structuredData } as const)
}

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  const shown = loaderData?.state === 'found' ? loaderData : {}
  return reviewsMeta(matches, shown, {
    path: reviewsPath(productPath(params.productId)),
    itemType: 'product',
  })
}

export default function ProductReviewsPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.state === 'missing') return <ProductNotFound />
  if (loaderData.state === 'away') return <PageFailure />
  return <ReviewsScreen subject={loaderData.subject} found={loaderData.found} />
}
