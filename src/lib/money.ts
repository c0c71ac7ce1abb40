import { withCommas } from '#lib/with-commas.ts'

/** An amount of money in whole US cents. */
export type Cents = number

/** Formats an amount, such as `178000` as `$1,780.00` (product: display 1). */
export function formatMoney(cents: Cents): string {
  return `${cents < 0 ? '-' : ''}$${withCommas(dollarsText(Math.abs(cents)))}`
}

/** Formats a price for customers: 0 is 'Free' (product: display 2). */
export function formatPrice(cents: Cents): string {
  return cents === 0 ? 'Free' : formatMoney(cents)
}

/** Turns an interval into an adverb, such as `month` into `monthly` (product: display 3). */
export function intervalLabel(interval: string): string {
  return `${interval}ly`
}

/**
 * Parses dollars that the database or an older browser cart stored, as a number or text. Returns `null` for
 * anything that is not a price.
 */
export function parsePrice(dollarsOrText: unknown): Cents | null {
  const amount =
    typeof dollarsOrText === 'string' && dollarsOrText.trim() !== '' ? Number(dollarsOrText) : dollarsOrText
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount < 0) return null
  return Math.round(amount * 100)
}

/** Converts dollars from the API to cents (product: data 1). */
export function toCents(dollars: number): Cents {
  return Math.round(dollars * 100)
}

/** Converts cents to dollars for the API, browser storage and the hand-off record (product: data 1). */
export function toDollars(cents: Cents): number {
  return cents / 100
}

/** Formats `178000` as `1780.00`, for price fields, CSV files and the database. */
export function dollarsText(cents: Cents): string {
  return toDollars(cents).toFixed(2)
}

/** The discount in percent, rounded; `null` unless the original price is higher (product: display 4). */
export function discountPercent(price: Cents, original: Cents | null): number | null {
  if (original === null || original <= price) return null
  return Math.round(((original - price) / original) * 100)
}
