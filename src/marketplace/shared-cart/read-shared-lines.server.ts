import type { Database } from '#db/database.server.ts'
import { shownProductsForCart } from '#cart/cart-products.queries.server.ts'
import type { ProductType } from '#cart/cart.ts'
import { maxOfOffer } from '#cart/product-data.ts'
import { sharedLine, type SharedItem, type SharedLine } from '#cart/shared-cart.ts'
import { catalogReads, type CatalogReading } from '#catalog/built-in/catalog-reads.server.ts'

export interface SharedLines {
  lines: SharedLine[]
  /** The ids of items that the shop does not have or does not show. */
  missing: string[]
}

const types: readonly ProductType[] = ['marketplace', 'wts_solution']

/**
 * Reads the lines of a link with current prices. An id belongs to a product or, if there is no such product,
 * to a solution. Returns 'away' while the database is away, because current prices are unknown (product:
 * saved 17).
 */
export async function readSharedLines(
  reading: CatalogReading,
  items: readonly SharedItem[],
): Promise<SharedLines | 'away'> {
  if (items.length === 0) return { lines: [], missing: [] }
  const requested = items.flatMap(({ productId, offer }) =>
    types.map((productType) => ({ productId, productType, offer })),
  )
  const read = (db: Database) => shownProductsForCart(db, requested)
  const found = await catalogReads(reading).orAway('shared_cart', read)
  if (found === 'away') return 'away'
  const lines: SharedLine[] = []
  const missing: string[] = []
  for (const [index, { productId, offer, quantity }] of items.entries()) {
    const start = index * types.length
    const place = types.findIndex((_, type) => found[start + type])
    const productType = types[place]
    const productData = found[start + place]
    if (productType && productData) {
      const max = maxOfOffer(offer, productData.maxQuantity)
      const id = `${productType}-${productId}-${offer}`
      lines.push(sharedLine({ id, productId, productType, offer, productData }, quantity, max))
    } else missing.push(productId)
  }
  return { lines, missing }
}
