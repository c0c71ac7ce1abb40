import { parsed } from '#lib/schema.ts'
import { oneQuoteAnswerSchema, quotesAnswerSchema, type QuoteAnswer } from '#quotes/quote-answers.ts'

const timeLimitMilliseconds = 20_000

/** The customer's quotes, newest first; `null` without a usable answer. */
export async function fetchQuotes(): Promise<QuoteAnswer[] | null> {
  const found = await get('/api/quotes')
  return parsed(quotesAnswerSchema, found.answer)?.quotes ?? null
}

/** `unknown`: the quote belongs to another customer or does not exist. `failed`: no usable answer. */
export async function fetchQuote(id: string): Promise<QuoteAnswer | 'unknown' | 'failed'> {
  const { status, answer } = await get(`/api/quotes/${encodeURIComponent(id)}`)
  if (status === 404) return 'unknown'
  return parsed(oneQuoteAnswerSchema, answer)?.quote ?? 'failed'
}

async function get(path: string): Promise<{ status: number; answer: unknown }> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(timeLimitMilliseconds) })
    return { status: response.status, answer: await response.json() }
  } catch {
    return { status: 0, answer: null }
  }
}
