import { data } from 'react-router'
import { rememberAnswers } from '#lib/deferred.ts'
import { DeferredData, isDeferred } from '#marketplace/deferred-data.tsx'
import { pictureOf, productPath, toCardProduct, type CardProduct } from '#catalogue/card-product.ts'
import { catalogue } from '#catalogue/catalogue.server.ts'
import { detailProperties, detailQuestions } from '#catalogue/details/detail-data.ts'
import type { Detailed } from '#catalogue/details/item-details.ts'
import { ProductFailure, ProductLoading, ProductNotFound } from '#marketplace/product/product-states.tsx'
import { ProductView } from '#marketplace/product/product-view.tsx'
import { previewFrom } from '#catalogue/product-preview.ts'
import type { Product } from '#catalogue/product.ts'
import { pageMeta, siteOrigin } from '#site/page-meta.ts'
import { breadcrumbs, product as productFacts } from '#site/structured-data.ts'
import type { Route } from './+types/product.page.ts'

type Answer =
  | { state: 'found'; product: Detailed<Product>; related: CardProduct[] }
  | { state: 'missing' }
  | { state: 'away' }

const answers = rememberAnswers<Answer>()

export function meta({ matches, loaderData, params, location }: Route.MetaArgs) {
  const path = productPath(params.productId)
  if (!loaderData || isDeferred(loaderData) || loaderData.state !== 'found') {
    const isMissing = loaderData && 'state' in loaderData && loaderData.state === 'missing'
    const title = isMissing ? 'Product Not Found' : (previewFrom(location.state)?.name ?? 'Product')
    return pageMeta(matches, {
      title,
      description: 'A product on the Wadah marketplace.',
      path,
      noIndex: true,
    })
  }
  const { product } = loaderData
  const origin = siteOrigin(matches)
  return pageMeta(matches, {
    title: product.name,
    description: product.shortDescription,
    path,
    type: 'product',
    structuredData: [
      productFacts(origin, {
        ...product,
        path,
        image: pictureOf(product),
        available: 'InStock',
        brand: product.seller?.name ?? 'Wadah',
        interval: product.subscriptionInterval,
        sku: product.id,
        category: product.category?.name ?? null,
        seller: product.seller && {
          name: product.seller.name,
          path: `/marketplace/sellers/${product.seller.id}`,
        },
        properties: detailProperties(product.details),
      }),
      breadcrumbs(origin, [
        { name: 'Marketplace', path: '/marketplace' },
        ...(product.category
          ? [{ name: product.category.name, path: `/marketplace/categories/${product.category.slug}` }]
          : []),
        { name: product.name, path },
      ]),
      ...detailQuestions(product.details),
    ],
  })
}

/**
 * An unknown product is 404. While the database is away: the built-in product, or 503 (product: marketplace 18, 22).
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { productById, relatedTo } = catalogue(context)
  const product = await productById(params.productId)
  if (product === null) return data<Answer>({ state: 'missing' }, { status: 404 })
  if (product === 'away') return data<Answer>({ state: 'away' }, { status: 503 })
  const related = await relatedTo(product)
  return data<Answer>({ state: 'found', product, related: related.map(toCardProduct) })
}

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  return answers.get(params.productId, async () => {
    const answer = await serverLoader()
    if (answer.state === 'away') throw new Error('The product could not be read')
    return answer
  })
}

export default function ProductPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <DeferredData
      data={loaderData}
      of={params.productId}
      waiting={<ProductLoading />}
      failed={<ProductFailure />}
    >
      {(answer) => {
        if (answer.state === 'found') return <ProductView {...answer} />
        return answer.state === 'missing' ? <ProductNotFound /> : <ProductFailure />
      }}
    </DeferredData>
  )
}
