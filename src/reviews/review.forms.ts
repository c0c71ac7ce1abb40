import * as z from 'zod/mini'
import { fewestStars, maxStars, reportReasons } from '#reviews/review.ts'

const oneLine = /^[^\p{Cc}]*$/u
const severalLines = /^(?:[^\p{Cc}]|[\n\r\t])*$/u
const unreadable = 'This text has a hidden character. Type it again.'
const pickStars = 'Choose 1 to 5 stars.'

/** The form of a review (product: reviews 5). */
export const reviewForm = z.object({
  stars: z.coerce
    .number(pickStars)
    .check(z.int(pickStars), z.minimum(fewestStars, pickStars), z.maximum(maxStars, pickStars)),
  title: line('Give your review a title.', 3, 100),
  body: lines('Write what you think of it.', 20, 4_000),
  usedFor: z
    .string()
    .check(z.trim(), z.maxLength(120, 'Use at most 120 characters.'), z.regex(oneLine, unreadable)),
})

export const reportForm = z.object({
  reason: z.enum(reportReasons, 'Choose a reason.'),
  note: lines('Say in a few words what’s wrong.', 3, 1_000),
})

/** The texts that staff and sellers write about a review. */
export const moderationReason = lines('Write the reason.', 3, 1_000)
export const reviewAnswer = lines('Write the answer.', 3, 2_000)

function line(missing: string, min: number, max: number) {
  return text(missing, min, max, oneLine)
}

function lines(missing: string, min: number, max: number) {
  return text(missing, min, max, severalLines)
}

function text(missing: string, min: number, max: number, pattern: RegExp) {
  return z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, { error: missing, abort: true }),
      z.minLength(min, { error: `Use at least ${min} characters.`, abort: true }),
      z.maxLength(max, `Use at most ${max.toLocaleString('en-US')} characters.`),
      z.regex(pattern, unreadable),
    )
}
