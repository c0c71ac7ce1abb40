import type { CartLine } from '#cart/cart.ts'
import { lineObstacle } from '#cart/line-labels.ts'
import type { PriceChange } from '#cart/price-changes.ts'
import type { ReceiptTexts } from '#orders/checkout/checkout.ts'
import type { CheckoutForm } from '#orders/checkout.forms.ts'
import type { HandOffRecord } from '#orders/hand-off.ts'
import { toDollars, type Cents } from '#lib/money.ts'

/** The price shown to the customer for each line, by line id. */
export type Prices = ReadonlyMap<string, Cents>

export function atPrices(lines: readonly CartLine[], prices: Prices): CartLine[] {
  return lines.map((line) => {
    const price = prices.get(line.id)
    return price === undefined ? line : { ...line, productData: { ...line.productData, price } }
  })
}

/** The price changes that the customer has not seen yet. */
export function unseen(changes: readonly PriceChange[], prices: Prices): PriceChange[] {
  return changes.filter(({ lineId, to }) => prices.get(lineId) !== to)
}

/** Identifies the products, offers and quantities of a cart. */
export function cartFingerprint(lines: readonly CartLine[]): string {
  return lines
    .map(({ productType, productId, offer, quantity }) => [productType, productId, offer, quantity].join(' '))
    .toSorted()
    .join('\n')
}

/**
 * Whether the record of an earlier order matches the entered form and the total. The last parameter contains the
 * receipt texts of that order, because the record does not.
 */
export function isRecordOf(
  record: HandOffRecord,
  form: CheckoutForm,
  total: Cents,
  { taxId, poNumber }: ReceiptTexts = { taxId: '', poNumber: '' },
): boolean {
  const { id: _id, name, ...user } = record.user
  const ordered: CheckoutForm = { fullName: name, ...user, notes: record.notes, taxId, poNumber }
  const now = new Map(Object.entries(form))
  const isSameForm = Object.entries(ordered).every(([field, value]) => now.get(field) === value)
  return isSameForm && record.total === toDollars(total)
}

/**
 * Identifies an order by its quote, because the lines of a quote never change. Never equals the fingerprint
 * of a cart.
 */
export function quoteFingerprint(quoteId: string): string {
  return `quote ${quoteId}`
}

/** Whether two carts have a product in common. If they do, the later order replaces the earlier one. */
export function cartsShareProduct(one: string, other: string): boolean {
  const products = new Set(productsIn(one))
  return productsIn(other).some((product) => products.has(product))
}

function productsIn(fingerprint: string): string[] {
  return fingerprint.split('\n').map((line) => line.split(' ').slice(0, 2).join(' '))
}

/** The lines of a cart in the format of `POST /api/orders`. */
export function orderedLines(lines: readonly CartLine[]) {
  return lines.map(({ productId, productType, offer, quantity, productData }) => ({
    product_id: productId,
    product_type: productType,
    offer,
    quantity,
    price: toDollars(productData.price),
  }))
}

interface NamedLine {
  product_id: string
  product_type: string
  offer: string
}

type OrderedLine = Pick<CartLine, 'productId' | 'productType' | 'offer'>

/** The line of the cart or quote that an API response refers to. */
export function lineNamed<Line extends OrderedLine>(
  lines: readonly Line[],
  named: NamedLine,
): Line | undefined {
  return lines.find(
    (line) =>
      line.productId === named.product_id &&
      line.productType === named.product_type &&
      line.offer === named.offer,
  )
}

const removeIt = 'Remove it from your cart to continue.'
const reduceIt = 'Reduce it in your cart to continue.'

/** Why a line cannot be bought and what to do about it; `null` if it can be bought. */
export function obstacleWords(line: CartLine): string | null {
  const obstacle = lineObstacle(line)
  return obstacle === null ? null : `${obstacle} ${removeIt}`
}

/** The message for a line that the server rejects. */
export function lineErrorText(reason: string, maximum: number | null): string {
  switch (reason) {
    case 'coming_soon':
      return `Coming soon: you can’t buy it yet. ${removeIt}`
    case 'over_maximum':
      return `${maximum === null ? 'That’s more than you can order.' : `You can order up to ${maximum}.`} ${reduceIt}`
    case 'twice':
      return `It’s in this order twice. ${removeIt}`
    default:
      return `No longer available. ${removeIt}`
  }
}

/** The message for a rejected line of a quote. Such lines have no maximum quantity (product: quotes 14). */
export function quotedLineErrorText(reason: string): string {
  const why = reason === 'coming_soon' ? 'Coming soon: you can’t buy it yet.' : 'No longer available.'
  return `${why} Ask for a new quote without it.`
}
