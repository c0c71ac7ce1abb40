import type { Offer, ProductType } from '#cart/product-data.ts'
import type { Cents } from '#lib/money.ts'

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
  /** In the catalogue when the customer asked. */
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

/** The number of a quote for people: the beginning of its id. */
export function quoteNumber(id: string): string {
  return `Q-${id.slice(0, 8)}`
}
