import type { Database } from '#db/database.server.ts'
import { shownProductsForCart } from '#cart/cart-products.queries.server.ts'
import type { ProductType } from '#cart/product-data.ts'
import { maxOfOffer } from '#cart/product-data.ts'
import { sharedLine, type SharedItem, type SharedLine } from '#cart/shared-cart.ts'
import { productsByIds } from '#catalog/products/marketplace.queries.server.ts'
import { solutionsByIds } from '#catalog/solutions/solutions.queries.server.ts'
import { brand } from '#content/brand.ts'
import type { Cents } from '#lib/money.ts'
import { catalogReads, type CatalogReading } from '#catalog/built-in/catalog-reads.server.ts'

/** A line with facts that carts do not store. */
export interface ShownLine extends SharedLine {
  seller: string
  originalPrice: Cents | null
}

export interface SharedLines {
  lines: ShownLine[]
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
  const ids = items.map(({ productId }) => productId)
  const read = (db: Database) =>
    Promise.all([shownProductsForCart(db, requested), productsByIds(db, ids), solutionsByIds(db, ids)])
  const answer = await catalogReads(reading).orAway('shared_cart', read)
  if (answer === 'away') return 'away'
  const [found, products, solutions] = answer
  const lines: ShownLine[] = []
  const missing: string[] = []
  for (const [index, { productId, offer, quantity }] of items.entries()) {
    const start = index * types.length
    const place = types.findIndex((_, type) => found[start + type])
    const productType = types[place]
    const productData = found[start + place]
    if (productType && productData) {
      const max = maxOfOffer(offer, productData.maxQuantity)
      const id = `${productType}-${productId}-${offer}`
      const isSolution = productType === 'wts_solution'
      const product = isSolution ? undefined : products.find((each) => each.id === productId)
      const record = isSolution ? solutions.find((each) => each.id === productId) : product
      lines.push({
        ...sharedLine({ id, productId, productType, offer, productData }, quantity, max),
        seller: isSolution ? brand.arms.solutions : (product?.seller?.name ?? brand.name),
        originalPrice: offer === 'standard' ? (record?.originalPrice ?? null) : null,
      })
    } else missing.push(productId)
  }
  return { lines, missing }
}
