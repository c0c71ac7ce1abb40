import type { Offer, ProductType } from '#cart/product-data.ts'
import type { Cents } from '#lib/money.ts'
import { lineTotal } from '#lib/order-totals.ts'

/** The states that are stored. An answered quote expires by the clock (product: quotes 4). */
export const storedQuoteStates = ['requested', 'answered', 'declined', 'withdrawn', 'used'] as const
export type StoredQuoteState = (typeof storedQuoteStates)[number]

export const quoteStates = [...storedQuoteStates, 'expired'] as const
export type QuoteState = (typeof quoteStates)[number]

/** A line as it was asked for, with the price that was promised for one of it. */
export interface QuoteLine {
  id: string
  productId: string
  productType: ProductType
  offer: Offer
  name: string
  quantity: number
  subscriptionInterval: string | null
  /** In the catalog when the customer asked. */
  listPrice: Cents
  /** `null` until the quote is answered. */
  price: Cents | null
}

/** Who asked, as they were known then. */
export interface QuoteCustomer {
  name: string
  email: string
  company: string
}

export interface Quote {
  id: string
  state: StoredQuoteState
  /** How often it was answered. A new answer replaces the one before. */
  version: number
  customer: QuoteCustomer
  /** The email address that its customer is known to own. */
  provenEmail: string | null
  /** When its customer deleted the account. */
  customerDeletedAt: Date | null
  message: string
  /** The seller of every line; `null` if there is no such seller, so that staff answer it (product: quotes 7). */
  sellerId: string | null
  note: string
  requestedAt: Date
  answeredAt: Date | null
  expiresAt: Date | null
  changedAt: Date
  /** The order that uses it. */
  orderId: string | null
  lines: QuoteLine[]
}

/** The most requests of one customer that wait for an answer (product: quotes 3). */
export const mostOpenRequests = 5

/** How soon a request is usually answered, as customers read it. */
export const quoteAnswerTime = 'one business day'

/** The number of a quote for people: the beginning of its id. */
export function quoteNumber(id: string): string {
  return `Q-${id.slice(0, 8)}`
}

export function quotePath(id: string): string {
  return `/marketplace/quotes/${id}`
}

/** Where a quote stands now. One whose day is over has expired, unless an order uses it. */
export function quoteStateAt(
  { state, expiresAt }: Pick<Quote, 'state' | 'expiresAt'>,
  now: Date,
): QuoteState {
  return state === 'answered' && expiresAt !== null && expiresAt <= now ? 'expired' : state
}

/** A new answer replaces the one before (product: quotes 8). */
export function mayAnswerQuote(state: QuoteState): boolean {
  return state === 'requested' || state === 'answered' || state === 'expired'
}

/** Its customer may decline what is answered, and take back what is not. */
export function mayDeclineQuote(state: QuoteState): boolean {
  return state === 'requested' || state === 'answered'
}

/** What it says of these is that a new one can be asked for (product: quotes 13). */
export function canBeAskedAgain(state: QuoteState): boolean {
  return state === 'expired' || state === 'withdrawn' || state === 'declined'
}

/** Whether somebody else may read it by its link: while it can be ordered with, or was (product: quotes 21). */
export function mayShareQuote(
  quote: Pick<Quote, 'state' | 'expiresAt' | 'customerDeletedAt'>,
  now: Date,
): boolean {
  const { state, expiresAt, customerDeletedAt } = quote
  const isAnswered = state === 'answered' || state === 'used'
  return isAnswered && customerDeletedAt === null && expiresAt !== null && now < expiresAt
}

/** Changes with everything that happens to a quote, so that a page can tell whether it is out of date. */
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
}

/** What is paid at once: every line, subscriptions with one interval. `null` while a line has no price. */
export function quoteTotal(lines: readonly PricedLine[]): Cents | null {
  let total = 0
  for (const { quantity, price } of lines) {
    if (price === null) return null
    total += lineTotal({ price, quantity })
  }
  return total
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export function quoteDay(moment: Date | string): string {
  return day.format(new Date(moment))
}

/** The last day on which a quote can be used, which ends at midnight UTC. */
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

/** What its state means for the customer, in a sentence (product: quotes 13). */
export function quoteSentence(
  { state, version }: { state: QuoteState; version: number },
  expiresAt: Date | string | null,
): string {
  const last = expiresAt === null ? '' : lastQuoteDay(expiresAt)
  switch (state) {
    case 'requested':
      return `We have your request and usually answer within ${quoteAnswerTime}. Your prices will appear here.`
    case 'answered':
      return `You can order at these prices through ${last} (UTC).`
    case 'declined':
      return version === 0 ? 'You canceled this request.' : 'You declined this quote.'
    case 'withdrawn':
      return 'This quote was withdrawn. You can ask for a new one.'
    case 'used':
      return "You've ordered with this quote. If that order ends before you pay, you can use the quote again."
    case 'expired':
      return `This quote expired on ${last}. You can ask for a new one.`
  }
}

/** How staff call the customer; empty for sellers, who do not see the person. */
export function quoteCustomerName({
  customer,
  customerDeletedAt,
}: Pick<Quote, 'customer' | 'customerDeletedAt'>) {
  return customerDeletedAt ? 'Deleted account' : customer.name || customer.email
}
