import { number, object, text } from '#lib/schema.ts'

/** The discount of a code for a cart, in dollars. */
export const discountAnswerSchema = object({ code: text, label: text, amount: number(0) })
