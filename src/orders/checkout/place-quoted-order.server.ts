import { notSoldReason, type ProductData } from '#cart/product-data.ts'
import { fingerprintOf } from '#lib/fingerprint.server.ts'
import { toDollars, type Cents } from '#lib/money.ts'
import { registrationContext, type OrderNeeds } from '#orders/order-context.server.ts'
import type { OrderCustomer } from '#orders/order-owner.server.ts'
import { totalOf, type Priced, type SoldLine } from '#orders/checkout/order-prices.ts'
import { readOrderRequest } from '#orders/checkout/order-request.queries.server.ts'
import type { QuotedOrder } from '#orders/orders.forms.ts'
import { orderOfQuote } from '#orders/orders.queries.server.ts'
import { customerOfCode, placed, type Placed } from '#orders/checkout/place-order.server.ts'
import {
  handOverKnownOrder,
  registerOrder,
  type OrderedDiscount,
} from '#orders/checkout/register-order.commands.server.ts'
import { discountOf } from '#lib/order-totals.ts'
import { quoteStateAt, type Quote } from '#quotes/quote.ts'
import { quoteOf } from '#quotes/quotes.queries.server.ts'

export type PlacedWithQuote = Placed | { outcome: 'unknown_quote' }

/**
 * Registers an order with the lines and prices of a quote. An identical request returns the existing order even
 * under another idempotency key, because a quote has at most one open order (product: quotes 11).
 */
export async function placeQuotedOrder(
  context: OrderNeeds,
  { owner, viewer }: Pick<OrderCustomer, 'owner' | 'viewer'>,
  quoteId: string,
  form: QuotedOrder,
): Promise<PlacedWithQuote> {
  const { db } = context
  const quote = await quoteOf(db, viewer, quoteId)
  if (!quote) return { outcome: 'unknown_quote' }
  const fingerprint = fingerprintOf([owner, form.customer, quote.id, form.version])
  const registering = registrationContext(context)
  const { secret, now } = registering
  const token = { secret, now, fresh: false }
  const request = await readOrderRequest(db, {
    idempotencyKey: form.idempotency_key,
    requested: quote.lines,
  })
  const knownKey = request.isKnown
    ? form.idempotency_key
    : (await equalOrder(context, quote.id, fingerprint))?.idempotencyKey
  if (knownKey !== undefined) return placed(await handOverKnownOrder(db, token, knownKey, fingerprint))
  // This early check gives a better error message. `registerOrder` checks the state again when it takes the
  // quote.
  const state = quoteStateAt(quote, now)
  if (state !== 'answered' && state !== 'used') return { outcome: 'quote_ended' }
  if (quote.version !== form.version) return { outcome: 'quote_changed' }
  const priced = promisedLines(quote, request.products)
  if (priced.outcome === 'invalid_lines') return priced
  const { lines, total } = priced
  const registered = await registerOrder(db, registering, {
    form,
    fingerprint,
    owner,
    viewer,
    lines,
    total,
    preparedAt: request.now,
    discount: promisedDiscount(quote, customerOfCode(secret, owner, form.customer.email)),
    quote: { id: quote.id, version: form.version },
  })
  if (registered.ok || registered.reason !== 'quote_used') return placed(registered)
  // An identical request may have registered the order meanwhile.
  const faster = await equalOrder(context, quote.id, fingerprint)
  if (!faster) return { outcome: 'quote_used' }
  return placed(await handOverKnownOrder(db, token, faster.idempotencyKey, fingerprint))
}

async function equalOrder({ db }: OrderNeeds, quoteId: string, fingerprint: string) {
  const open = await orderOfQuote(db, quoteId)
  return open?.fingerprint === fingerprint ? open : null
}

/** The discount in the answer. The order gets it even if the code has ended since (product: quotes 24). */
function promisedDiscount({ code, lines }: Quote, customer: string): OrderedDiscount | undefined {
  const total = discountOf({ lines })
  if (!code || total === 0) return undefined
  const off = lines.map(({ discount }) => discount)
  return { codeId: code.id, code: code.name, customer, lines: 'promised', off, total }
}

/**
 * Returns the lines with the promised prices. Only items that the shop no longer sells are errors (product: quotes
 * 14).
 */
function promisedLines(
  quote: Quote,
  products: readonly (ProductData | null)[],
): { outcome: 'sold'; lines: SoldLine[]; total: Cents } | Extract<Priced, { outcome: 'invalid_lines' }> {
  const invalid: Extract<Priced, { outcome: 'invalid_lines' }>['lines'] = []
  const lines: SoldLine[] = []
  for (const [index, line] of quote.lines.entries()) {
    const found = products[index] ?? null
    const { productId, productType, offer, quantity, name, subscriptionInterval } = line
    const { price } = line
    if (price === null) throw new Error(`Quote ${quote.id} is answered, but one of its lines has no price`)
    const requested = {
      product_id: productId,
      product_type: productType,
      offer,
      quantity,
      price: toDollars(price),
    }
    const product = found && ({ ...found, name, price, subscriptionInterval } satisfies ProductData)
    const reason = found ? notSoldReason(found) : 'unknown_product'
    if (!product || reason) invalid.push({ requested, product, reason: reason ?? 'unknown_product' })
    else lines.push({ requested, product })
  }
  if (invalid.length > 0) return { outcome: 'invalid_lines', lines: invalid }
  const total = totalOf(lines)
  return { outcome: 'sold', lines, total }
}
