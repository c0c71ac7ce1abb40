import * as z from 'zod/mini'
import { startOfDay } from '#lib/days.ts'
import { parsedText } from '#lib/parsed-text.ts'
import { parsePercentage } from '#lib/percentage.ts'

/** A commission rate and the first day, in UTC, on which it applies. */
export const rateForm = z.object({
  rate: parsedText(
    (text) => parsePercentage(text) ?? undefined,
    'Enter a percentage from 0 to 100, such as 12.5.',
  ),
  from: z.string().check(z.refine((day) => startOfDay(day) !== null, 'Choose the first day.')),
})

/** The balance that the page showed when the form was submitted, in cents. */
export const paymentForm = z.object({
  amount: z.pipe(
    z.string().check(z.regex(/^-?\d{1,15}$/)),
    z.transform((text: string) => Number(text)),
  ),
  note: z.string().check(z.trim(), z.maxLength(500, 'Use at most 500 characters.')),
})
