import { maxOfOffer, type Offer } from '#cart/product-data.ts'
import type { FieldErrors } from '#lib/field-errors.ts'
import { quoteMessage } from '#quotes/quotes.forms.ts'

/** The customer's changes to an unanswered request: the quantity of each line, and the message. */
export interface RequestChanges {
  quantities: number[]
  message: string
}

export function quantityFieldOf(position: number): string {
  return `quantity-${position}`
}

type ParsedChanges = { ok: true; changes: RequestChanges } | { ok: false; fieldErrors: FieldErrors }

/** Parses the form that changes a request (product: quotes 23). */
export function requestChangesOf(
  values: Record<string, string>,
  lines: readonly { offer: Offer }[],
): ParsedChanges {
  const fieldErrors: FieldErrors = {}
  const quantities = lines.map(({ offer }, position) => {
    const field = quantityFieldOf(position)
    const max = maxOfOffer(offer)
    const quantity = Number(values[field])
    if (Number.isInteger(quantity) && quantity >= 1 && quantity <= max) return quantity
    fieldErrors[field] =
      max === 1 ? 'Enter 1.' : `Enter a number from 1 to ${max}. Need more? Say so in your message.`
    return 1
  })
  const message = quoteMessage.safeParse((values['message'] ?? '').replaceAll('\r\n', '\n'))
  if (!message.success) fieldErrors['message'] = message.error.issues[0]?.message ?? ''
  if (!message.success || Object.keys(fieldErrors).length > 0) return { ok: false, fieldErrors }
  return { ok: true, changes: { quantities, message: message.data } }
}
