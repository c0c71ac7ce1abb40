import { defaultMaximum, whyNotSold, type NotSold, type Offer } from '#cart/product-data.ts'
import type { ProductData, ProductType } from '#cart/product-data.ts'
import type { Cents } from '#lib/money.ts'
import { ok, err, type Result } from '#lib/result.ts'

export type { Offer, ProductData, ProductType }

/** One line of the cart, in memory and in the browser's cart (spec §3). */
export interface CartLine {
  id: string
  quantity: number
  productId: string
  productType: ProductType
  offer: Offer
  productData: ProductData
}

/** What somebody asks to put into the cart. */
export interface CartItem {
  productId: string
  productType: ProductType
  offer: Offer
  quantity: number
}

export interface CartTotals {
  total: Cents
  oneTime: Cents
  /** One interval of each kind of subscription, in the order of the lines. */
  subscriptions: { interval: string; total: Cents }[]
  count: number
}

/** The total counts every line, subscriptions with one interval; the count is of quantities (decisions §9). */
export function totals(lines: readonly CartLine[]): CartTotals {
  const intervals = new Map<string, Cents>()
  let oneTime = 0
  let count = 0
  for (const line of lines) {
    const { subscriptionInterval: interval } = line.productData
    count += line.quantity
    if (interval === null) oneTime += lineTotal(line)
    else intervals.set(interval, (intervals.get(interval) ?? 0) + lineTotal(line))
  }
  const subscriptions = [...intervals].map(([interval, total]) => ({ interval, total }))
  return {
    total: subscriptions.reduce((sum, each) => sum + each.total, oneTime),
    oneTime,
    subscriptions,
    count,
  }
}

export function lineTotal(line: CartLine): Cents {
  return line.productData.price * line.quantity
}

/** Either offer of a product counts: the id is shared (decisions §4). */
export function holdsProduct(
  lines: readonly Pick<CartItem, 'productId' | 'productType'>[],
  productId: string,
  productType: ProductType,
): boolean {
  return lines.some((line) => line.productId === productId && line.productType === productType)
}

/** How many a line may have: the product's maximum counts both offers together. */
export function maximumOf(lines: readonly CartLine[], line: CartLine): number {
  const others = lines.filter((other) => isSameProduct(other, line) && other.id !== line.id)
  return line.productData.maxQuantity - others.reduce((sum, other) => sum + other.quantity, 0)
}

export type AddError = NotSold | 'over_maximum'

/** Adding what is already there increases its quantity (spec §4); over the maximum is refused (decisions §9). */
export function addLine(
  lines: readonly CartLine[],
  item: CartItem,
  productData: ProductData,
  timestamp: number,
): Result<CartLine, AddError> {
  const reason = whyNotSold(productData)
  if (reason) return err(reason)
  const present = lines.find((line) => isSameProduct(line, item) && line.offer === item.offer)
  const id = present?.id ?? freshLineId(lines, item, timestamp)
  const line = { ...item, id, productData, quantity: (present?.quantity ?? 0) + item.quantity }
  return line.quantity > Math.min(maximumOf(lines, line), defaultMaximum) ? err('over_maximum') : ok(line)
}

/** The lines with this one in its place, or at the end. */
export function putLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const present = lines.some(({ id }) => id === line.id)
  return present ? lines.map((other) => (other.id === line.id ? line : other)) : [...lines, line]
}

/** A quantity below 1 removes the line (spec §4). */
export function withQuantity(lines: readonly CartLine[], lineId: string, quantity: number): CartLine[] {
  if (quantity < 1) return lines.filter(({ id }) => id !== lineId)
  return lines.map((line) => (line.id === lineId ? { ...line, quantity } : line))
}

export function isSameProduct(
  one: Pick<CartItem, 'productId' | 'productType'>,
  other: Pick<CartItem, 'productId' | 'productType'>,
): boolean {
  return one.productId === other.productId && one.productType === other.productType
}

/** A local line id is built from the type, the product id and a timestamp (spec §3). */
function freshLineId(lines: readonly CartLine[], item: CartItem, timestamp: number): string {
  const id = `${item.productType}-${item.productId}-${timestamp}`
  return lines.some((line) => line.id === id) ? freshLineId(lines, item, timestamp + 1) : id
}
