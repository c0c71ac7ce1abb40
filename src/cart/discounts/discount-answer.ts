import { number, object, text } from '#lib/schema.ts'

/** How much a code takes off a cart, in dollars. */
export const discountAnswerSchema = object({ code: text, label: text, amount: number(0) })
