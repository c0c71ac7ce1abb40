import { addLine, putLine, withQuantity, type CartError, type CartLine, type NewItem } from '#cart/cart.ts'
import type { ProductData } from '#cart/product-data.ts'
import { err } from '#lib/result.ts'

/** A line stored in the browser while only the product's name is known (product: cart 14). */
export interface PendingLine extends NewItem {
  id: string
  /** Milliseconds since the epoch. */
  addedAt: number
}

/** The content of a cart storage. */
export interface StoredCart {
  lines: CartLine[]
  pending: PendingLine[]
}

/** A line that could not be added to the cart. */
export interface RejectedLine {
  name: string
  reason: CartError
}

/** The displayed state of a cart. */
export interface CartView extends StoredCart {
  /** `ready` when every line has its product data. */
  status: 'loading' | 'ready' | 'failed'
  /** Whether a change is in progress. */
  busy: boolean
}

export interface CartMessages {
  loadFailed(): void
  rejected(lines: readonly RejectedLine[]): void
}

export interface CartState extends CartView {
  /** Being added, and not in the cart yet. */
  adding: NewItem[]
}

export const emptyCart: StoredCart = { lines: [], pending: [] }
export const loadingCart: CartState = { ...emptyCart, status: 'loading', adding: [], busy: false }

/** Current product data; `null` if the product is not in the catalog, `undefined` if it was not requested. */
export type FindProductData = (line: CartLine | PendingLine) => ProductData | null | undefined

/** Updates the product data of lines, and converts pending lines or rejects them. */
export function withProductData(
  { lines, pending }: StoredCart,
  find: FindProductData,
): StoredCart & { rejected: RejectedLine[] } {
  const stillPending: PendingLine[] = []
  const rejected: RejectedLine[] = []
  let current = lines.map((line) => withCurrentData(line, find(line)))
  for (const line of pending) {
    const productData = find(line)
    if (productData === undefined) {
      stillPending.push(line)
      continue
    }
    const added = productData ? addLine(current, line, productData, line.addedAt) : err('unknown_product')
    if (added.ok) current = putLine(current, added.value)
    else rejected.push({ name: line.name, reason: added.reason })
  }
  return { lines: current, pending: stillPending, rejected }
}

function withCurrentData(line: CartLine, productData: ProductData | null | undefined): CartLine {
  if (productData === undefined) return line
  return { ...line, productData: productData ?? { ...line.productData, isAvailable: false } }
}

/** The cart with a line added or replaced, as the storage returned it. */
export function withLine(cart: StoredCart, line: CartLine | PendingLine): StoredCart {
  if ('productData' in line) return { ...cart, lines: putLine(cart.lines, line) }
  return { ...cart, pending: [...cart.pending.filter(({ id }) => id !== line.id), line] }
}

export function withoutLine({ lines, pending }: StoredCart, lineId: string): StoredCart {
  return {
    lines: lines.filter(({ id }) => id !== lineId),
    pending: pending.filter(({ id }) => id !== lineId),
  }
}

export function withLineQuantity(cart: StoredCart, lineId: string, quantity: number): StoredCart {
  return { ...cart, lines: withQuantity(cart.lines, lineId, quantity) }
}

/** The item that recreates this line. */
export function itemOf(line: CartLine | PendingLine): NewItem {
  const { productId, productType, offer, quantity } = line
  const name = 'productData' in line ? line.productData.name : line.name
  return { productId, productType, offer, quantity, name }
}
