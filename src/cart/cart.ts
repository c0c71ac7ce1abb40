import {
  maxOfOffer,
  notSoldReason,
  type NotSold,
  type Offer,
  type ProductData,
  type ProductType,
} from '#cart/product-data.ts'
import type { Cents } from '#lib/money.ts'
import { lineTotal, orderTotals, type OrderTotals } from '#lib/order-totals.ts'
import { ok, err, type Result } from '#lib/result.ts'

/** A line, in memory and in the cart that a browser stores (product: data 2). */
export interface CartLine extends CartItem {
  id: string
  productData: ProductData
}

/** The maximum number of lines in an order. A cart may have more. */
export const maxLinesInOrder = 100

export interface CartItem {
  productId: string
  productType: ProductType
  offer: Offer
  quantity: number
}

/** An item to add, with the name that the customer saw. */
export interface NewItem extends CartItem {
  name: string
}

export function totals(lines: readonly CartLine[]): OrderTotals {
  return orderTotals(
    lines.map((line) => ({ total: cartLineTotal(line), interval: line.productData.subscriptionInterval })),
  )
}

/** The sum of the quantities (product: cart 10). */
export function countOf(lines: readonly Pick<CartItem, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

export function countOfItems(count: number): string {
  return `${count} ${count === 1 ? 'item' : 'items'}`
}

/** `count` is `null` while it is unknown (product: cart 23). */
export function cartTitle(count: number | null): string {
  return count === null ? 'Universal Cart' : `Universal Cart (${countOfItems(count)})`
}

export function cartLineTotal({ productData, quantity }: CartLine): Cents {
  return lineTotal({ price: productData.price, quantity })
}

/** Whether the cart contains the product in any offer (product: cart 9). */
export function holdsProduct(
  lines: readonly Pick<CartItem, 'productId' | 'productType'>[],
  productId: string,
  productType: ProductType,
): boolean {
  return lines.some((line) => line.productId === productId && line.productType === productType)
}

/** The maximum quantity of this line. Both offers of a product share it (product: cart 4). */
export function maximumOf(lines: readonly (CartItem & { id: string })[], line: CartLine): number {
  const others = lines.filter((other) => isSameProduct(other, line) && other.id !== line.id)
  const remaining = line.productData.maxQuantity - others.reduce((sum, other) => sum + other.quantity, 0)
  return maxOfOffer(line.offer, remaining)
}

export type AddError = NotSold | 'over_maximum'

/** Why a change of the cart failed. `failed`: for any other reason. */
export type CartError =
  | AddError
  | 'login_required'
  /** Nobody is signed in, so the item is in the guest cart until a log-in (product: cart 34). */
  | 'in_guest_cart'
  | 'unknown_product'
  | 'unknown_line'
  /** The answer was lost or late, or the server does not know. The change may have been made, or may still happen. */
  | 'unconfirmed'
  | 'failed'

/** Adds an item, or increases its quantity. Returns an error above the maximum (product: cart 2, 5). */
export function addLine(
  lines: readonly CartLine[],
  item: CartItem,
  productData: ProductData,
  timestamp: number,
): Result<CartLine, AddError> {
  const reason = notSoldReason(productData)
  if (reason) return err(reason)
  const { productId, productType, offer } = item
  const present = lines.find((line) => isSameProduct(line, item) && line.offer === offer)
  const id = present?.id ?? freshLineId(lines, item, timestamp)
  const quantity = (present?.quantity ?? 0) + item.quantity
  const line = { id, quantity, productId, productType, offer, productData }
  return line.quantity > maximumOf(lines, line) ? err('over_maximum') : ok(line)
}

export function putLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const present = lines.some(({ id }) => id === line.id)
  return present ? lines.map((other) => (other.id === line.id ? line : other)) : [...lines, line]
}

export type QuantityChange = { change: number } | { quantity: number }

export function quantityAfter(quantity: number, change: QuantityChange): number {
  return Math.max(0, 'quantity' in change ? change.quantity : quantity + change.change)
}

/** Sets the quantity. A quantity below 1 removes the line. */
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

/** Combines the type, the product id and a timestamp (product: cart 11). */
function lineIdOf({ productType, productId }: CartItem, timestamp: number): string {
  return `${productType}-${productId}-${timestamp}`
}

function freshLineId(lines: readonly CartLine[], item: CartItem, timestamp: number): string {
  const id = lineIdOf(item, timestamp)
  return lines.some((line) => line.id === id) ? freshLineId(lines, item, timestamp + 1) : id
}
