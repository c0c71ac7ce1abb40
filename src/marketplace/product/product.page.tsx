import { data } from 'react-router'
import { brand } from '#content/brand.ts'
import { productPath, toCardProduct, type CardProduct } from '#catalog/products/card-product.ts'
import { catalog } from '#catalog/products/catalog.server.ts'
import type { Detailed } from '#catalog/details/item-details.ts'
import { withShownScreens, type ShownScreen } from '#catalog/details/shown-screens.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { productData } from '#marketplace/product/product-data.server.ts'
import { ProductFailure, ProductNotFound } from '#marketplace/product/product-states.tsx'
import { ProductView } from '#marketplace/product/product-view.tsx'
import type { RunningOffer } from '#catalog/offers/offer.ts'
import type { Product } from '#catalog/product.ts'
import type { SellerSummary } from '#catalog/seller.ts'
import { sellerPages } from '#catalog/sellers/sellers.server.ts'
import type { ReviewExcerpt } from '#reviews/published-review.ts'
import { readReviewExcerpt } from '#reviews/read-reviews.server.ts'
import { pageMeta } from '#site/page-meta.ts'
import { siteFrom } from '#site/site.server.ts'
import type { Route } from './+types/product.page.ts'
import { readRunningOffer } from '#catalog/offers/offers.queries.server.ts'

type Answer =
  | {
      state: 'found'
      product: Detailed<Product>
      screens: ShownScreen[]
      profile: SellerSummary | null
      reviews: ReviewExcerpt | null
      related: CardProduct[]
      offer: RunningOffer | null
      structuredData: object[]
    }
  | { state: 'missing' }
  | { state: 'away' }

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  const path = productPath(params.productId)
  if (loaderData?.state !== 'found') {
    const title = loaderData?.state === 'missing' ? 'Product Not Found' : 'Product'
    return pageMeta(matches, {
      title,
      description: `A product on the ${brand.name} marketplace.`,
      path,
      noIndex: true,
    })
  }
  const { product, structuredData } = loaderData
  return pageMeta(matches, {
    title: product.name,
    description: product.shortDescription,
    path,
    type: 'product',
    structuredData,
    hasMarkdown: true,
  })
}

/**
 * Responds with 404 to an unknown product. While the database is away, returns the built-in product or a 503
 * (product: marketplace 18, 22).
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { productById, relatedTo } = catalog(context)
  const product = await productById(params.productId)
  if (product === null) return data<Answer>({ state: 'missing' }, { status: 404 })
  if (product === 'away') return data<Answer>({ state: 'away' }, { status: 503 })
  const related = (await relatedTo(product)).map(toCardProduct)
  const seller = product.sellerId === null ? null : await sellerPages(context).byId(product.sellerId)
  const profile = seller === 'away' ? null : seller
  const { url } = siteFrom(pageContext(context).environment)
  const item = { productId: product.id, productType: 'marketplace' } as const
  const reviews = await readReviewExcerpt(context, item, product.reviewCount)
  const offer = await readRunningOffer(pageContext(context), product)
  const structuredData = productData(url.replace(/\/$/, ''), product, reviews?.newest ?? [])
  const { details, screens } = withShownScreens(product.details)
  const shown = { product: { ...product, details }, screens, profile, reviews, related, offer }
  return data<Answer>({ state: 'found', ...shown, structuredData })
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.state === 'found') return <ProductView {...loaderData} />
  return loaderData.state === 'missing' ? <ProductNotFound /> : <ProductFailure />
}

export function ErrorBoundary() {
  return <ProductFailure />
}
