/** An amount of money in whole US cents. */
export type Cents = number

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** `178000` → `$1,780.00`; two decimals and thousands separators always (spec §9, decisions §4). */
export function formatMoney(cents: Cents): string {
  return dollars.format(cents / 100)
}

/** A price as a customer reads it: 0 is 'Free' (spec §2.11, §9). */
export function formatPrice(cents: Cents): string {
  return cents === 0 ? 'Free' : formatMoney(cents)
}

/** Dollars as the database or an older browser cart may hold them, as a number or as text; `null` when not a price. */
export function parsePrice(dollarsOrText: unknown): Cents | null {
  const amount =
    typeof dollarsOrText === 'string' && dollarsOrText.trim() !== '' ? Number(dollarsOrText) : dollarsOrText
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount < 0) return null
  return Math.round(amount * 100)
}

/** Cents as the number of dollars that the hand-off record and `product_data` carry (spec §3). */
export function toDollars(cents: Cents): number {
  return cents / 100
}

/** Rounded percent off, or `null` unless the original exceeds the price (spec §9). */
export function discountPercent(price: Cents, original: Cents | null): number | null {
  if (original === null || original <= price) return null
  return Math.round(((original - price) / original) * 100)
}
