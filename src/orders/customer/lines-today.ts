import { lineImage } from '#cart/line-labels.ts'
import { linePath } from '#cart/line-path.ts'
import { maxOfOffer, notSoldReason, type ProductData } from '#cart/product-data.ts'
import { toDollars } from '#lib/money.ts'
import type { OrderLine } from '#orders/order.ts'

/** The current catalog data of an ordered line, in the format of the API. */
export interface LineToday {
  line_id: string
  offer: OrderLine['offer']
  /** The address of the product page; `null` if the product has none. */
  path: string | null
  image: string
  /** In dollars; `null` if the item can no longer be bought. */
  price: number | null
  max_quantity: number
}

/**
 * Combines a line with its product's current data: picture and link, and the price for buying it again (product:
 * receipts 15, 17).
 */
export function lineToday(line: OrderLine, product: ProductData | null): LineToday {
  const { id, productId, productType, offer, quantity } = line
  const image = lineImage({ productId, productType, productData: product })
  const named = { line_id: id, offer, image }
  if (!product) return { ...named, path: null, price: null, max_quantity: 0 }
  const inCart = { id, productId, productType, offer, quantity, productData: product }
  const isSold = notSoldReason(product) === null
  return {
    ...named,
    path: product.isAvailable ? linePath(inCart) : null,
    price: isSold ? toDollars(product.price) : null,
    max_quantity: isSold ? maxOfOffer(offer, product.maxQuantity) : 0,
  }
}
