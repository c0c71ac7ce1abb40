import type { Cents } from '#lib/money.ts'

/** The largest amount that a `numeric(12, 2)` column in dollars can hold. */
export const maxCents: Cents = 999_999_999_999

/**
 * Parses dollars such as `$1,234.50` or `1234.5` into cents. Returns `null` for other texts and for amounts
 * that the database cannot store. Separate from `money.ts`, which every screen loads.
 */
export function parseDollars(text: string): Cents | null {
  const [, dollars, cents = ''] =
    /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  if (dollars === undefined) return null
  const amount = Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
  return amount <= maxCents ? amount : null
}
