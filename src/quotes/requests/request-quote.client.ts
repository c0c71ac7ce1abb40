import type { SessionUser } from '#account/session/session.ts'
import type { CartLine } from '#cart/cart.ts'
import { callApi } from '#lib/call-api.client.ts'
import { object, optional, orNull, parsed, listOf, text } from '#lib/schema.ts'
import { oneQuoteAnswerSchema } from '#quotes/quote-answers.ts'

export type RequestedQuote =
  | { outcome: 'requested'; id: string }
  /** `message` is for the customer. */
  | { outcome: 'rejected'; message: string }
  | { outcome: 'login_required' }

const problemSchema = object({
  code: text,
  message: text,
  lines: optional(listOf(object({ name: orNull(text) })), []),
})

/**
 * Requests a quote for these lines: ids, offers and quantities, but no prices. Throws without a usable
 * answer. The same key can safely be sent again (product: quotes 2, 3).
 */
export async function sendQuoteRequest(
  idempotencyKey: string,
  message: string,
  { lines, code }: { lines: readonly CartLine[]; code: string | null },
  { full_name, company }: SessionUser['user_metadata'],
): Promise<RequestedQuote> {
  const answer = await callApi('/api/quotes', {
    method: 'POST',
    body: {
      idempotency_key: idempotencyKey,
      message,
      name: full_name,
      company: company ?? '',
      ...(code !== null && { discount_code: code }),
      lines: lines.map(({ productId, productType, offer, quantity }) => ({
        product_id: productId,
        product_type: productType,
        offer,
        quantity,
      })),
    },
  })
  const made = parsed(oneQuoteAnswerSchema, answer.body)
  if (made) return { outcome: 'requested', id: made.quote.id }
  const problem = problemSchema(answer.body)
  if (problem.code === 'login_required') return { outcome: 'login_required' }
  const names = problem.lines.flatMap(({ name }) => (name === null ? [] : [name]))
  const detailed = names.length > 0 ? `${problem.message} (${names.join(', ')})` : problem.message
  return { outcome: 'rejected', message: detailed }
}
