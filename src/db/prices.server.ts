import { dollarsText, parsePrice, type Cents } from '#lib/money.ts'

/** Converts a `numeric(12,2)` column to cents. It arrives as text, or as a number if it comes from JSON. */
export function priceFrom(column: string | number): Cents {
  const price = parsePrice(column)
  if (price === null) throw new Error(`Invalid price in the database: ${column}`)
  return price
}

export function priceOrNullFrom(column: string | null): Cents | null {
  return column === null ? null : priceFrom(column)
}

export function priceColumn(price: Cents): string {
  return dollarsText(price)
}
