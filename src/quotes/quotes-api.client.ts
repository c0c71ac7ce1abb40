import { callApi } from '#lib/call-api.client.ts'
import { parsed } from '#lib/schema.ts'
import { oneQuoteAnswerSchema, quotesAnswerSchema, type QuoteAnswer } from '#quotes/quote-answers.ts'

/** The customer's quotes, newest first, or `null` without a usable answer. */
export async function fetchQuotes(): Promise<QuoteAnswer[] | null> {
  const { body } = await callApi('/api/quotes')
  return parsed(quotesAnswerSchema, body)?.quotes ?? null
}

/** `unknown`: the quote does not exist or belongs to another customer. `failed`: no usable answer. */
export async function fetchQuote(id: string): Promise<QuoteAnswer | 'unknown' | 'failed'> {
  const { status, body } = await callApi(`/api/quotes/${encodeURIComponent(id)}`)
  if (status === 404) return 'unknown'
  return parsed(oneQuoteAnswerSchema, body)?.quote ?? 'failed'
}
