/** An amount of money in whole US cents. */
export type Cents = number

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** The amount as text: `178000` → `$1,780.00` (product: display 1). */
export function formatMoney(cents: Cents): string {
  return dollars.format(cents / 100)
}

/** A price as a customer reads it: 0 is 'Free' (product: display 2). */
export function formatPrice(cents: Cents): string {
  return cents === 0 ? 'Free' : formatMoney(cents)
}

/** The interval in words: `month` → `monthly` (product: display 3). */
export function intervalLabel(interval: string): string {
  return `${interval}ly`
}

/** Dollars as a number or as text, as the database or an older browser cart stores them; `null` if not a price. */
export function parsePrice(dollarsOrText: unknown): Cents | null {
  const amount =
    typeof dollarsOrText === 'string' && dollarsOrText.trim() !== '' ? Number(dollarsOrText) : dollarsOrText
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount < 0) return null
  return Math.round(amount * 100)
}

/** Converts the dollars of an API answer to cents (product: data 1). */
export function toCents(dollars: number): Cents {
  return Math.round(dollars * 100)
}

/** Converts cents to dollars, as answers, storage and the hand-off record carry them (product: data 1). */
export function toDollars(cents: Cents): number {
  return cents / 100
}

/** `178000` → `1780.00`, as price fields, CSV files and the database carry it. */
export function dollarsText(cents: Cents): string {
  return toDollars(cents).toFixed(2)
}

/** The rounded percent off, or `null` unless the original exceeds the price (product: display 4). */
export function discountPercent(price: Cents, original: Cents | null): number | null {
  if (original === null || original <= price) return null
  return Math.round(((original - price) / original) * 100)
}
