import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import {
  answerQuote,
  withdrawQuote,
  type QuoteContext,
} from '#quotes/answers/answer-quotes.commands.server.ts'
import type { PromisedPrices } from '#quotes/answers/promised-prices.ts'
import { quoteSeen, type Quote } from '#quotes/quote.ts'
import type { QuoteScope } from '#quotes/quote-scope.ts'
import { quoteById } from '#quotes/quotes.queries.server.ts'
import { call, customer, customerPortalCookie } from './order-shop.ts'
import type { TestStore } from './store.ts'

const day = 86_400_000

export const item = { product_id: 'cart-plain', product_type: 'marketplace', offer: 'standard', quantity: 2 }
const monthly = { ...item, product_id: 'cart-monthly', quantity: 1 }

/** Requests a quote as a customer-portal customer, whose cart is in the browser. */
export function ask(store: TestStore, cookie: string | undefined, body: Record<string, unknown> = {}) {
  const request = {
    idempotency_key: randomUUID(),
    message: 'For three offices.',
    lines: [item, monthly],
    ...body,
  }
  return call(store, 'POST', '/api/quotes', { body: request, cookie })
}

function contextOf({ context }: TestStore, now = new Date()): QuoteContext {
  return {
    actor: { kind: 'command' },
    now,
    publicUrl: context.environment.PUBLIC_URL,
    secret: context.environment.AUTH_SECRET,
    mail: context.jobs.mail,
  }
}

const answer: PromisedPrices = {
  prices: [900, 8_000],
  expiresAt: new Date(Date.now() + 7 * day),
  withCode: true,
  note: 'For you alone.',
}

export async function quoteNow({ db }: TestStore, id: string): Promise<Quote> {
  const quote = await quoteById(db, id)
  if (!quote) throw new Error('There is no such quote')
  return quote
}

export async function answerIt(
  store: TestStore,
  id: string,
  { scope = 'all', ...changes }: Partial<PromisedPrices> & { scope?: QuoteScope } = {},
) {
  const seen = { id, scope, seen: quoteSeen(await quoteNow(store, id)) }
  return answerQuote(store.db, contextOf(store), seen, { ...answer, ...changes })
}

export async function withdrawIt(store: TestStore, id: string) {
  const seen = { id, scope: 'all' as const, seen: quoteSeen(await quoteNow(store, id)) }
  return withdrawQuote(store.db, contextOf(store), seen)
}

/** Requests and answers a quote: 2 × $9.00, and $80.00 a month. */
export async function answeredQuote(store: TestStore, email = `${randomUUID()}@example.com`) {
  const cookie = await customerPortalCookie(store, email)
  const answer = await ask(store, cookie)
  expect(answer.status).toBe(201)
  const id: string = answer.body.quote.id
  expect((await answerIt(store, id)).ok).toBe(true)
  return { id, cookie, email }
}

export function order(
  store: TestStore,
  quoteId: string,
  cookie: string | undefined,
  body: Record<string, unknown> = {},
) {
  const request = { idempotency_key: randomUUID(), customer, version: 1, ...body }
  return call(store, 'POST', `/api/quotes/${quoteId}/order`, { body: request, cookie })
}
