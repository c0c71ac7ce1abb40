import type { SignedInCustomer } from '#account/customer-portal/signed-in-customer.server.ts'
import { productsForCart } from '#cart/cart-products.queries.server.ts'
import { cartOf } from '#cart/cart.queries.server.ts'
import { isSameProduct, type CartItem } from '#cart/cart.ts'
import { discountErrorText, normalCode, type DiscountError } from '#cart/discounts/discount.ts'
import { discountByCode } from '#cart/discounts/discounts.queries.server.ts'
import { lineErrorOf, type LineError } from '#cart/line-errors.ts'
import { defaultMaximum, type ProductData } from '#cart/product-data.ts'
import type { Database } from '#db/database.server.ts'
import { fingerprintOf } from '#lib/fingerprint.server.ts'
import { camelCased } from '#lib/field-names.ts'
import type { Cents } from '#lib/money.ts'
import { requestQuote, type QuoteMails, type RequestedDiscount } from '#quotes/quotes.commands.server.ts'
import type { NewQuote } from '#quotes/quotes.forms.ts'
import { quoteById, quoteOfIdempotencyKey } from '#quotes/quotes.queries.server.ts'
import type { Quote } from '#quotes/quote.ts'
import { codeOn } from '#quotes/quoted-code.queries.server.ts'
import { quotedReductions } from '#quotes/quoted-code.ts'

export interface InvalidLine {
  item: CartItem
  name: string | null
  reason: LineError
}

interface SoldItem {
  item: CartItem
  product: ProductData
}

export type QuoteRequestOutcome =
  | { outcome: 'requested'; quote: Quote; known: boolean }
  | { outcome: 'invalid_lines'; lines: InvalidLine[] }
  | { outcome: 'discount_rejected'; message: string }
  | { outcome: 'empty_cart' | 'idempotency_key_reused' | 'too_many_open' }

/** Turns a customer's request into a quote with the catalog's names and prices (product: quotes 2). */
export async function askForQuote(
  db: Database,
  customer: SignedInCustomer,
  form: NewQuote,
  { now, ...mails }: QuoteMails & { now: Date },
): Promise<QuoteRequestOutcome> {
  const { idempotency_key: idempotencyKey, message } = form
  const { discount_code: code } = form
  const fingerprint = fingerprintOf([
    customer.customerPortalEmail ?? customer.userId,
    message,
    form.lines,
    ...(code === undefined ? [] : [code]),
  ])
  const known = await quoteOfIdempotencyKey(db, idempotencyKey)
  if (known) {
    const isSame =
      known.fingerprint === fingerprint || known.fingerprint === earlierFingerprint(customer, message)
    return isSame ? made(db, known.id, true) : reused
  }
  const items = await itemsOf(db, customer, form)
  if (items.length === 0) return { outcome: 'empty_cart' }
  const sold = await soldItems(db, items)
  if (sold.outcome === 'invalid_lines') return sold
  const discount = code === undefined ? null : await requestedDiscount(db, code, sold.lines, now)
  if (discount?.outcome === 'discount_rejected') return discount
  const requester = {
    ...customer,
    name: customer.name || form.name,
    company: customer.company || form.company,
  }
  const { lines } = sold
  const request = { idempotencyKey, fingerprint, customer: requester, message, lines, discount, now, mails }
  const requested = await requestQuote(db, request)
  return requested.ok ? made(db, requested.value.id, requested.value.known) : { outcome: requested.reason }
}

/**
 * Applies the code at the catalog's prices. The answer checks the limit per customer, because the customer
 * may order in the meantime (product: quotes 24).
 */
async function requestedDiscount(
  db: Database,
  text: string,
  lines: readonly SoldItem[],
  now: Date,
): Promise<RequestedDiscount | { outcome: 'discount_rejected'; message: string }> {
  const rejected = (reason: DiscountError, name: string, minimum?: Cents) =>
    ({ outcome: 'discount_rejected', message: discountErrorText(reason, name, minimum) }) as const
  const discount = await discountByCode(db, text)
  if (!discount) return rejected('unknown', normalCode(text))
  const items = lines.map(({ item }) => item)
  const code = await codeOn(db, discount, items, { now })
  const priced = lines.map(({ item, product }) => ({ price: product.price, quantity: item.quantity }))
  const off = quotedReductions(code, priced)
  if (!off.ok) return rejected(off.reason, code.code, code.minimum)
  return { outcome: 'applied', id: code.id, name: code.code, off: off.value }
}

/**
 * The fingerprint that the previous release stored for an account's request. It does not include the lines.
 * With it, such requests can still be repeated.
 */
function earlierFingerprint(
  { userId, customerPortalEmail }: SignedInCustomer,
  message: string,
): string | null {
  return customerPortalEmail === null ? fingerprintOf([userId, message, null]) : null
}

const reused = { outcome: 'idempotency_key_reused' } as const

async function made(db: Database, id: string, known: boolean): Promise<QuoteRequestOutcome> {
  const quote = await quoteById(db, id)
  if (!quote) throw new Error('The new quote does not exist')
  return { outcome: 'requested', quote, known }
}

/**
 * The server has the cart of an account, so the request only chooses lines and sets quantities. If it names none
 * of them, it is for the whole cart. A customer-portal customer sends all lines.
 */
async function itemsOf(
  db: Database,
  { userId, customerPortalEmail }: SignedInCustomer,
  form: NewQuote,
): Promise<CartItem[]> {
  const sent = form.lines.map((line) => camelCased(line))
  if (customerPortalEmail !== null || userId === null) return sent
  const lines = await cartOf(db, userId)
  const chosen = lines.flatMap(({ productId, productType, offer }) => {
    const requested = sent.find(
      (item) => isSameProduct(item, { productId, productType }) && item.offer === offer,
    )
    return requested ? [{ productId, productType, offer, quantity: requested.quantity }] : []
  })
  return chosen.length > 0 ? chosen : lines
}

async function soldItems(
  db: Database,
  items: readonly CartItem[],
): Promise<{ outcome: 'sold'; lines: SoldItem[] } | { outcome: 'invalid_lines'; lines: InvalidLine[] }> {
  const products = await productsForCart(db, items)
  const invalid: InvalidLine[] = []
  const lines: SoldItem[] = []
  for (const [index, item] of items.entries()) {
    const product = products[index] ?? null
    // A quote may be for more than an order allows.
    const quotable = product && { ...product, maxQuantity: defaultMaximum }
    const reason = lineErrorOf(item, quotable, items)
    if (reason) invalid.push({ item, name: product?.name ?? null, reason })
    else if (product) lines.push({ item, product })
  }
  return invalid.length > 0 ? { outcome: 'invalid_lines', lines: invalid } : { outcome: 'sold', lines }
}
