import type { Cents } from '#lib/money.ts'
import { lineTotal } from '#lib/order-totals.ts'
import type { CartItem } from '#cart/cart.ts'

/** The stored states. `expired` is missing, because it follows from the time (product: quotes 4). */
export const storedQuoteStates = ['requested', 'answered', 'declined', 'withdrawn', 'used'] as const
export type StoredQuoteState = (typeof storedQuoteStates)[number]

export const quoteStates = [...storedQuoteStates, 'expired'] as const
export type QuoteState = (typeof quoteStates)[number]

export interface QuoteLine extends CartItem {
  id: string
  name: string
  subscriptionInterval: string | null
  /** The catalog price at the time of the request. */
  listPrice: Cents
  /** The promised price, or `null` until the quote is answered. */
  price: Cents | null
  /**
   * The reduction by the discount code: of the line's list price before the answer, of its promised price
   * afterward.
   */
  discount: Cents
}

export interface QuoteCustomer {
  name: string
  email: string
  company: string
}

export interface Quote {
  id: string
  state: StoredQuoteState
  /** The number of answers to the quote. Each answer replaces the previous one. */
  version: number
  customer: QuoteCustomer
  provenEmail: string | null
  customerDeletedAt: Date | null
  message: string
  /**
   * The seller of all lines; `null` if the lines have several sellers or none, so that staff answer (product:
   * quotes 7).
   */
  sellerId: string | null
  note: string
  requestedAt: Date
  answeredAt: Date | null
  expiresAt: Date | null
  changedAt: Date
  orderId: string | null
  /** The discount code of the request, which the answer may omit. */
  code: { id: string; name: string } | null
  lines: QuoteLine[]
}

/** A note on the quote and at its checkout (product: discounts 6). */
export function promisedNote({ discount_code: code }: { discount_code: string }): string {
  return `These prices are promised, so you can’t add ${code === '' ? 'a' : 'another'} discount code.`
}

/** The maximum number of unanswered requests per customer (product: quotes 3). */
export const maxOpenRequests = 5

export const quoteAnswerTime = 'one business day'

/** The number of a quote for people: the first part of its id. */
export function quoteNumber(id: string): string {
  return `Q-${id.slice(0, 8)}`
}

export function quoteCheckoutPath(id: string): string {
  return `/checkout?quote=${id}`
}

export function quotePath(id: string): string {
  return `/marketplace/quotes/${id}`
}

export function quotePdfPath(id: string): string {
  return `${quotePath(id)}/quote.pdf`
}

/** The state at this time. A quote expires after its last day, unless an order uses it. */
export function quoteStateAt(
  { state, expiresAt }: Pick<Quote, 'state' | 'expiresAt'>,
  now: Date,
): QuoteState {
  return state === 'answered' && expiresAt !== null && expiresAt <= now ? 'expired' : state
}

/** Whether the quote can be answered. An answer replaces the previous one (product: quotes 8). */
export function mayAnswerQuote(state: QuoteState): boolean {
  return state === 'requested' || state === 'answered' || state === 'expired'
}

/** Whether the customer can end the quote: decline an answer, or withdraw a request. */
export function mayDeclineQuote(state: QuoteState): boolean {
  return state === 'requested' || state === 'answered'
}

/** Whether the page offers another request in this state (product: quotes 13). */
export function canBeRequestedAgain(state: QuoteState): boolean {
  return state === 'expired' || state === 'withdrawn' || state === 'declined'
}

/**
 * Whether others can read the quote with its link: while it is valid, even if it has been ordered (product:
 * quotes 21).
 */
export function mayShareQuote(
  quote: Pick<Quote, 'state' | 'expiresAt' | 'customerDeletedAt'>,
  now: Date,
): boolean {
  const { state, expiresAt, customerDeletedAt } = quote
  const isAnswered = state === 'answered' || state === 'used'
  return isAnswered && customerDeletedAt === null && expiresAt !== null && now < expiresAt
}

/** A text that differs after every change of the quote, to detect outdated pages. */
export function quoteSeen({
  state,
  version,
  changedAt,
}: Pick<Quote, 'state' | 'version' | 'changedAt'>): string {
  return `${state} ${version} ${changedAt.getTime()}`
}

interface PricedLine {
  quantity: number
  price: Cents | null
  discount?: Cents
}

/**
 * The amount due now: one-time prices, and one interval of each subscription, minus the discount. `null`
 * while a line has no price.
 */
export function quoteTotal(lines: readonly PricedLine[]): Cents | null {
  let total = 0
  for (const { quantity, price, discount = 0 } of lines) {
    if (price === null) return null
    total += lineTotal({ price, quantity }) - discount
  }
  return total
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export function quoteDay(moment: Date | string): string {
  return day.format(new Date(moment))
}

/** The last day on which a quote is valid. It ends at midnight UTC. */
export function lastQuoteDay(expiresAt: Date | string): string {
  return day.format(new Date(new Date(expiresAt).getTime() - 1))
}

export function quoteStateLabel({ state, version }: { state: QuoteState; version: number }): string {
  switch (state) {
    case 'requested':
      return 'Requested'
    case 'answered':
      return 'Answered'
    case 'declined':
      return version === 0 ? 'Canceled' : 'Declined'
    case 'withdrawn':
      return 'Withdrawn'
    case 'used':
      return 'Ordered'
    case 'expired':
      return 'Expired'
  }
}

/** Explains the state to the customer (product: quotes 13). */
export function quoteSentence(
  { state, version }: { state: QuoteState; version: number },
  expiresAt: Date | string | null,
): string {
  const last = expiresAt === null ? '' : lastQuoteDay(expiresAt)
  switch (state) {
    case 'requested':
      return `We have your request and usually answer within ${quoteAnswerTime}. Your prices will appear here, ready to order.`
    case 'answered':
      return `You can order at these prices through ${last} (UTC).`
    case 'declined':
      return version === 0 ? 'You canceled this request.' : 'You declined this quote.'
    case 'withdrawn':
      return 'This quote was withdrawn. You can ask for a new one.'
    case 'used':
      return 'You’ve ordered with this quote. If that order ends before you pay, you can use the quote again.'
    case 'expired':
      return `This quote expired on ${last}. You can ask for a new one.`
  }
}

export function quoteStep({ id, state, order_id: orderId }: QuoteInList): { label: string; path: string } {
  if (orderId !== null) return { label: 'View order', path: `/marketplace/my-purchases/${orderId}` }
  if (state === 'answered') return { label: 'Order with quote', path: quoteCheckoutPath(id) }
  return { label: state === 'requested' ? 'View request' : 'View quote', path: quotePath(id) }
}

interface QuoteInList {
  id: string
  state: QuoteState
  order_id: string | null
}

/** The customer's name for staff. Empty for sellers, who do not see it. */
export function quoteCustomerName({
  customer,
  customerDeletedAt,
}: Pick<Quote, 'customer' | 'customerDeletedAt'>) {
  return customerDeletedAt ? 'Deleted account' : customer.name || customer.email
}
