import type { CartItem, CartLine } from '#cart/cart.ts'
import { defaultMaximum, hasOffer, maxLookedUp } from '#cart/product-data.ts'
import { isRecordId } from '#lib/ids.ts'

/** A line of a shared link. Opening the link looks up the kind of item (product: saved 17). */
export type SharedItem = Pick<CartItem, 'productId' | 'offer' | 'quantity'>

export interface SharedCart {
  items: SharedItem[]
  /** The number of parts of the link that were invalid or exceeded the maximum. */
  ignored: number
}

const sharedCartPath = '/marketplace/shared-cart'
const introductoryMark = 'introductory'

/** The address that rebuilds a cart. It contains only ids and quantities (product: saved 16). */
export function sharedCartLink(lines: readonly SharedItem[]): string {
  const items = lines.map(({ productId, offer, quantity }) =>
    [productId, quantity, ...(offer === 'introductory' ? [introductoryMark] : [])].join(':'),
  )
  return `${sharedCartPath}?items=${items.join(',')}`
}

/** Parses a text such as `id:2,id:1`. Counts and skips invalid parts (product: saved 17). */
export function readSharedCart(text: string | null): SharedCart {
  const parts = (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const items = new Map<string, SharedItem>()
  let ignored = 0
  for (const part of parts) {
    const item = readItem(part)
    const key = item ? `${item.productId} ${item.offer}` : ''
    if (!item || (items.size === maxLookedUp && !items.has(key))) ignored += 1
    else items.set(key, { ...item, quantity: item.quantity + (items.get(key)?.quantity ?? 0) })
  }
  return { items: [...items.values()], ignored }
}

function readItem(part: string): SharedItem | null {
  const [productId = '', quantity = '1', mark, ...more] = part.split(':')
  const isIntroductory = mark === introductoryMark
  if (more.length > 0 || (mark !== undefined && !isIntroductory)) return null
  if (!isRecordId(productId) || !/^[1-9]\d{0,4}$/.test(quantity)) return null
  const offer = isIntroductory ? 'introductory' : 'standard'
  if (!hasOffer('marketplace', productId, offer)) return null
  return { productId, offer, quantity: Number(quantity) }
}

/** A line of a shared cart, with current catalog data and the quantity that can be added. */
export interface SharedLine {
  line: CartLine
  requested: number
}

/**
 * Limits the quantity of a line to the maximum. Keeps the requested quantity, to report the difference
 * (product: saved 18).
 */
export function sharedLine(line: Omit<CartLine, 'quantity'>, requested: number, maximum: number): SharedLine {
  return { line: { ...line, quantity: Math.min(requested, maximum, defaultMaximum) }, requested }
}
