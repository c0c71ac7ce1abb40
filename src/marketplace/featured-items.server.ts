import type { RouterContextProvider } from 'react-router'
import { toCardProduct } from '#catalog/products/card-product.ts'
import { catalog } from '#catalog/products/catalog.server.ts'
import { relatedItemOf, type RelatedItem } from '#marketplace/related-item.ts'

/** Up to four featured products, for pages that have nothing else to show. */
export async function featuredItems(context: Readonly<RouterContextProvider>): Promise<RelatedItem[]> {
  const products = await catalog(context).firstProducts({ isFeatured: true, limit: 4 })
  return products.map((product) => relatedItemOf(toCardProduct(product)))
}
