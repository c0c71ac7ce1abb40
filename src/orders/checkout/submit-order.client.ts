import type { CartLine } from '#cart/cart.ts'
import type { PriceChange } from '#cart/price-changes.ts'
import type { CheckoutForm } from '#orders/checkout.forms.ts'
import type { IdempotencyKey } from '#orders/checkout/idempotency-key.client.ts'
import { lineErrorText, lineNamed, orderedLines, quotedLineErrorText } from '#orders/checkout/registration.ts'
import type { HandOffRecord } from '#orders/hand-off.ts'
import { callApi } from '#lib/call-api.client.ts'
import { toCents, toDollars, type Cents } from '#lib/money.ts'
import type { QuoteAnswer } from '#quotes/quote-answers.ts'
import { object, optional, recordOf, text } from '#lib/schema.ts'
import {
  linesErrorAnswerSchema,
  placedOrderAnswerSchema,
  priceChangedAnswerSchema,
} from '#orders/order-answers.ts'

export interface OrderDiscount {
  code: string
  amount: Cents
}

/** The lines of a cart; or a quote, because the server has stored its lines and prices (product: quotes 10). */
export type OrderedItems =
  | { lines: readonly CartLine[]; discount: OrderDiscount | null }
  | { quote: Pick<QuoteAnswer, 'id' | 'version' | 'lines'> }

export type Submission = IdempotencyKey & OrderedItems & { form: CheckoutForm }

export interface LineProblem {
  lineId: string
  name: string
  words: string
}

/** The code is not valid for this order, or its discount has changed. */
export type DiscountProblem =
  | { outcome: 'discount_changed'; message: string }
  /** `isOfLines`: the code is valid for other lines. */
  | { outcome: 'discount_rejected'; message: string; isOfLines: boolean }

/** The quote is no longer valid, or has a newer answer. */
export interface QuoteProblem {
  outcome: 'quote_over'
}

export type Submitted =
  | { outcome: 'registered'; record: HandOffRecord; documentsUrl: string }
  | { outcome: 'price_changed'; changes: PriceChange[] }
  | { outcome: 'invalid_lines'; errors: LineProblem[] }
  | DiscountProblem
  | QuoteProblem
  /** Another order has used the key, or the order of this key has ended. */
  | { outcome: 'key_used' }
  | { outcome: 'not_replaceable' }

/** Registers the order. Throws if the response is unusable; retrying with the same key is safe. */
export async function submitOrder(submission: Submission): Promise<Submitted> {
  const { key, replaces, form } = submission
  const { path, fields, shown } = 'quote' in submission ? ofQuote(submission) : ofCart(submission)
  const body = {
    idempotency_key: key,
    ...(replaces !== null && { replaces }),
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    customer: form,
    ...fields,
  }
  const answer = await callApi(path, { method: 'POST', body })
  if (!answer.ok) return orderError(answer.body, shown, answer.status)
  const { record, documents_url } = placedOrderAnswerSchema(answer.body)
  return { outcome: 'registered', record, documentsUrl: documents_url }
}

interface Request {
  path: string
  fields: object
  shown: ShownLines
}

/** The displayed lines, and a function that describes the error of a line. */
interface ShownLines {
  lines: readonly (Pick<CartLine, 'id' | 'productId' | 'productType' | 'offer'> & { name: string })[]
  words: (reason: string, maximum: number | null) => string
}

function ofCart({ lines, discount }: Extract<OrderedItems, { lines: unknown }>): Request {
  const named = lines.map((line) => ({ ...line, name: line.productData.name }))
  const shown = { lines: named, words: lineErrorText }
  const taken = discount && { code: discount.code, amount: toDollars(discount.amount) }
  const fields = { lines: orderedLines(lines), ...(taken && { discount: taken }) }
  return { path: '/api/orders', fields, shown }
}

function ofQuote({ quote }: Extract<OrderedItems, { quote: unknown }>): Request {
  const named = quote.lines.map((line) => ({
    id: line.id,
    name: line.name,
    productId: line.product_id,
    productType: line.product_type,
    offer: line.offer,
  }))
  const shown = { lines: named, words: quotedLineErrorText }
  return { path: `/api/quotes/${quote.id}/order`, fields: { version: quote.version }, shown }
}

function orderError(answer: unknown, { lines, words }: ShownLines, status: number): Submitted {
  const { code } = codeSchema(answer)
  switch (code) {
    case 'idempotency_key_reused':
    case 'no_longer_open':
      return { outcome: 'key_used' }
    case 'not_replaceable':
      return { outcome: 'not_replaceable' }
    case 'discount_rejected': {
      const { message, fields } = discountSchema(answer)
      return { outcome: code, message, isOfLines: 'lines' in fields }
    }
    case 'discount_changed':
      return { outcome: code, message: discountSchema(answer).message }
    case 'quote_used':
    case 'quote_ended':
    case 'quote_changed':
    case 'not_found':
      return { outcome: 'quote_over' }
    case 'price_changed': {
      const changes = priceChangedAnswerSchema(answer).lines.flatMap((now) => {
        const line = lineNamed(lines, now)
        const [from, to] = [toCents(now.shown_price), toCents(now.price)]
        return line && from !== to ? [{ lineId: line.id, name: now.name, from, to }] : []
      })
      return { outcome: 'price_changed', changes }
    }
    case 'invalid_lines': {
      const errors = linesErrorAnswerSchema(answer).lines.flatMap((invalid) => {
        const line = lineNamed(lines, invalid)
        const error = words(invalid.reason, invalid.max_quantity)
        return line ? [{ lineId: line.id, name: line.name, words: error }] : []
      })
      return { outcome: 'invalid_lines', errors }
    }
    default:
      throw new Error(`The store answered ${status} ${code}.`)
  }
}

const codeSchema = object({ code: text })
const discountSchema = object({ message: text, fields: optional(recordOf(text), {}) })
