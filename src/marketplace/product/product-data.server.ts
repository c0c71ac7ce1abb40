import { categoryPath, pictureOf, productPath, sellerPath } from '#catalog/products/card-product.ts'
import { detailProperties, detailQuestions } from '#catalog/details/detail-data.ts'
import type { Detailed } from '#catalog/details/item-details.ts'
import { brand } from '#content/brand.ts'
import { largePicture } from '#files/picture-address.ts'
import type { Product } from '#catalog/product.ts'
import { shownDetails } from '#catalog/products/shown-details.ts'
import { breadcrumbs, product as productFacts, type ReviewFacts } from '#site/structured-data.ts'

/** Creates the structured data of a product on the server, so that browsers do not load this code. */
export function productData(
  origin: string,
  product: Detailed<Product>,
  reviews: readonly ReviewFacts[],
): object[] {
  const { id, name, category, seller } = product
  const details = shownDetails(product)
  const path = productPath(id)
  return [
    productFacts(origin, {
      ...product,
      path,
      image: largePicture(pictureOf(product)),
      available: 'InStock',
      brand: seller?.name ?? brand.name,
      interval: product.subscriptionInterval,
      sku: id,
      category: category?.name ?? null,
      seller: seller && { name: seller.name, path: sellerPath(seller.id) },
      properties: detailProperties(details),
      reviews,
    }),
    breadcrumbs(origin, [
      { name: 'Marketplace', path: '/marketplace' },
      ...(category ? [{ name: category.name, path: categoryPath(category.slug) }] : []),
      { name, path },
    ]),
    ...detailQuestions(details),
  ]
}
