import { mostOfOffer, whyNotSold, type ProductData } from '#cart/product-data.ts'
import type { LineError, NewOrder } from '#orders/orders.forms.ts'
import { toDollars, type Cents } from '#lib/money.ts'

export type AskedLine = NewOrder['lines'][number]

/** A line as the catalogue sells it now. */
export interface SoldLine {
  asked: AskedLine
  product: ProductData
}

export type Priced =
  | { outcome: 'sold'; lines: SoldLine[]; total: Cents }
  | { outcome: 'price_changed'; lines: SoldLine[]; total: Cents }
  | {
      outcome: 'invalid_lines'
      lines: { asked: AskedLine; product: ProductData | null; reason: LineError }[]
    }

/** Prices each line from the catalogue. Rejects the order if a price differs from what the customer saw. */
export function priceOrder(
  order: Pick<NewOrder, 'lines' | 'accepted_total'>,
  products: readonly (ProductData | null)[],
): Priced {
  const invalid = []
  const lines: SoldLine[] = []
  for (const [index, asked] of order.lines.entries()) {
    const product = products[index] ?? null
    const reason = lineError(asked, product, order.lines)
    if (reason) invalid.push({ asked, product, reason })
    else if (product) lines.push({ asked, product })
  }
  if (invalid.length > 0) return { outcome: 'invalid_lines', lines: invalid }
  const total = lines.reduce((sum, { asked, product }) => sum + product.price * asked.quantity, 0)
  const asShown = lines.every(({ asked, product }) => asked.price === toDollars(product.price))
  const accepted = order.accepted_total === undefined || order.accepted_total === toDollars(total)
  return { outcome: asShown && accepted ? 'sold' : 'price_changed', lines, total }
}

function lineError(
  asked: AskedLine,
  product: ProductData | null,
  all: readonly AskedLine[],
): LineError | null {
  if (!product) return 'unknown_product'
  const unsold = whyNotSold(product)
  if (unsold) return unsold
  const same = all.filter(
    (other) => other.product_id === asked.product_id && other.product_type === asked.product_type,
  )
  if (same.filter((other) => other.offer === asked.offer).length > 1) return 'twice'
  if (asked.quantity > mostOfOffer(asked.offer)) return 'over_maximum'
  // Both offers of a product share one maximum (product: cart 4).
  return same.reduce((sum, { quantity }) => sum + quantity, 0) > product.maxQuantity ? 'over_maximum' : null
}
