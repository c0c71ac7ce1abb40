import { dayLabel } from '#catalog/details/day-label.ts'
import { formatMoney, type Cents } from '#lib/money.ts'

/** A seller's offer is `submitted` until staff decide. */
export const offerStates = ['submitted', 'rejected', 'scheduled', 'running', 'ended'] as const
export type OfferState = (typeof offerStates)[number]

export interface ProductOffer {
  id: string
  productId: string
  price: Cents
  startsAt: Date
  endsAt: Date
  state: OfferState
  /** Whether the offer ever lowered the price. An offer can end before it starts. */
  hasRun: boolean
  comment: string
}

export interface RunningOffer {
  endsAt: string
  /** The lowest price in the 30 days before the offer. */
  lowest: Cents
}

/** Returns the last day of the lower price, and the lowest price before it (product: discounts 22). */
export function offerTerms({ endsAt, lowest }: RunningOffer): string {
  const lastDay = new Date(new Date(endsAt).getTime() - 1)
  return `ends ${dayLabel(lastDay.toISOString())}. Lowest price in the 30 days before: ${formatMoney(lowest)}.`
}

/** The states of offers that are running or may still start. */
export const openOfferStates = ['submitted', 'scheduled', 'running'] as const satisfies readonly OfferState[]
