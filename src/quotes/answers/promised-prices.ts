import { endOfDay } from '#lib/days.ts'
import type { FieldErrors } from '#lib/field-errors.ts'
import type { Cents } from '#lib/money.ts'
import { parseDollars } from '#lib/parse-dollars.ts'
import { err, ok, type Result } from '#lib/result.ts'
import { quoteTotal } from '#quotes/quote.ts'

/** The answer of staff or a seller. It contains the unit prices in the order of the lines. */
export interface PromisedPrices {
  prices: Cents[]
  /** Whether the request's discount code is applied to these prices. */
  withCode: boolean
  expiresAt: Date
  note: string
}

/** The maximum of a money column. */
const maxCents = 999_999_999_999
const maxDays = 365
const longestNote = 2_000

/** The checkbox for the discount code of the request. */
export const codeField = 'code'

export function priceFieldOf(position: number): string {
  return `price-${position}`
}

type ParsedAnswer = { ok: true; answer: PromisedPrices } | { ok: false; fieldErrors: FieldErrors }

/** Parses the form that answers a request (product: quotes 8). */
export function promisedPricesOf(
  values: Record<string, string>,
  lines: readonly { quantity: number }[],
  now: Date,
): ParsedAnswer {
  const fieldErrors: FieldErrors = {}
  const prices = lines.map((_line, position) => {
    const price = parseDollars(values[priceFieldOf(position)] ?? '')
    if (price === null) fieldErrors[priceFieldOf(position)] = 'Enter a price in dollars, such as 1250.00.'
    return price ?? 0
  })
  const total = quoteTotal(
    lines.map(({ quantity }, position) => ({ quantity, price: prices[position] ?? 0 })),
  )
  if (total === null || total > maxCents) {
    fieldErrors[priceFieldOf(0)] ??= 'The total is too high for an order.'
  }
  const expiry = expiryOf(values['expires'] ?? '', now)
  if (!expiry.ok) fieldErrors['expires'] = expiryErrors[expiry.reason]
  const note = (values['note'] ?? '').replaceAll('\r\n', '\n').trim()
  if (note.length > longestNote) fieldErrors['note'] = `Use at most ${longestNote} characters.`
  // PostgreSQL cannot store NUL.
  if (note.includes('\0')) fieldErrors['note'] = 'This text has a hidden character. Type it again.'
  if (!expiry.ok || Object.keys(fieldErrors).length > 0) return { ok: false, fieldErrors }
  const withCode = values[codeField] === 'yes'
  return { ok: true, answer: { prices, withCode, expiresAt: expiry.value, note } }
}

const expiryErrors = {
  missing: 'Choose the last day of the quote.',
  past: 'This day is over. Choose today or later.',
  late: `Choose a day within the next ${maxDays} days.`,
}

function expiryOf(text: string, now: Date): Result<Date, keyof typeof expiryErrors> {
  const end = endOfDay(text)
  if (!end) return err('missing')
  if (end <= now) return err('past')
  const isLate = end.getTime() > now.getTime() + (maxDays + 1) * 86_400_000
  return isLate ? err('late') : ok(end)
}
