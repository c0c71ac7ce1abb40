import { lineErrorOf, type LineError } from '#cart/line-errors.ts'
import type { ProductData } from '#cart/product-data.ts'
import type { NewOrder } from '#orders/orders.forms.ts'
import { camelCased } from '#lib/field-names.ts'
import { toDollars, type Cents } from '#lib/money.ts'
import { lineTotal } from '#lib/order-totals.ts'

export type RequestedLine = NewOrder['lines'][number]

/** A requested line with its product's current data from the catalog. */
export interface SoldLine {
  requested: RequestedLine
  product: ProductData
}

export type Priced =
  | { outcome: 'sold'; lines: SoldLine[]; total: Cents }
  | { outcome: 'price_changed'; lines: SoldLine[]; total: Cents }
  | {
      outcome: 'invalid_lines'
      lines: { requested: RequestedLine; product: ProductData | null; reason: LineError }[]
    }

/** Prices each line from the catalog. Reports `price_changed` if a price differs from the one shown. */
export function priceOrder(
  order: Pick<NewOrder, 'lines' | 'accepted_total'>,
  products: readonly (ProductData | null)[],
): Priced {
  const items = order.lines.map((line) => camelCased(line))
  const invalid = []
  const lines: SoldLine[] = []
  for (const [index, requested] of order.lines.entries()) {
    const product = products[index] ?? null
    const reason = lineErrorOf(camelCased(requested), product, items)
    if (reason) invalid.push({ requested, product, reason })
    else if (product) lines.push({ requested, product })
  }
  if (invalid.length > 0) return { outcome: 'invalid_lines', lines: invalid }
  const total = totalOf(lines)
  const asShown = lines.every(({ requested, product }) => requested.price === toDollars(product.price))
  const accepted = order.accepted_total === undefined || order.accepted_total === toDollars(total)
  return { outcome: asShown && accepted ? 'sold' : 'price_changed', lines, total }
}

export function totalOf(lines: readonly SoldLine[]): Cents {
  return lines.reduce(
    (sum, { requested, product }) => sum + lineTotal({ price: product.price, quantity: requested.quantity }),
    0,
  )
}
