import { formatMoney, type Cents } from '#lib/money.ts'

/** The ways to pay for a product. Each product has exactly one of them (product: marketplace 45). */
export const billings = ['once', 'monthly', 'free'] as const
export type Billing = (typeof billings)[number]

export const listingSorts = ['relevance', 'newest', 'rating', 'price', '-price', 'popular'] as const
export type ListingSort = (typeof listingSorts)[number]

export const sortLabels: Readonly<Record<ListingSort, string>> = {
  relevance: 'Relevance',
  newest: 'Newest',
  rating: 'Rating',
  price: 'Price: low to high',
  '-price': 'Price: high to low',
  popular: 'Most bought',
}

/** Includes both bounds. `to` is `null` without an upper bound. */
export interface PriceRange {
  from: Cents
  to: Cents | null
}

/**
 * Parses a range in dollars, such as '100-500', '500-' or '-100'. Returns `null` for anything else, including
 * reversed ranges.
 */
export function parsePriceRange(text: string): PriceRange | null {
  const [, from = '', to = ''] = /^(\d{1,9}(?:\.\d{1,2})?)?-(\d{1,9}(?:\.\d{1,2})?)?$/.exec(text) ?? []
  if (from === '' && to === '') return null
  const range = { from: toWholeCents(from), to: to === '' ? null : toWholeCents(to) }
  return range.to !== null && range.to < range.from ? null : range
}

export function writePriceRange({ from, to }: PriceRange): string {
  return `${from / 100}-${to === null ? '' : to / 100}`
}

/** Labels a range, such as 'Up to $100', '$100 to $500' or '$2,000 and more'. */
export function priceRangeLabel({ from, to }: PriceRange): string {
  if (to === null) return `${shortMoney(from)} and more`
  return from === 0 ? `Up to ${shortMoney(to)}` : `${shortMoney(from)} to ${shortMoney(to)}`
}

/** Parses a minimum rating such as '4' or '4.5'. Returns `null` for anything else. */
export function parseRating(text: string): number | null {
  return /^(?:[1-4](?:\.\d)?|5(?:\.0)?)$/.test(text) ? Number(text) : null
}

/** Labels a minimum rating, such as '4.5 and up'. */
export function atLeastLabel(rating: number): string {
  return rating === 5 ? '5 only' : `${rating} and up`
}

function toWholeCents(dollars: string): Cents {
  return Math.round(Number(dollars) * 100)
}

/** Formats an amount, without cents if they are zero. */
function shortMoney(amount: Cents): string {
  return formatMoney(amount).replace(/\.00$/, '')
}
