import { expect, test } from 'vitest'
import { loader } from '#quotes/document/shared-quote.page.tsx'
import { loader as ownPage } from '#quotes/document/quote.page.tsx'
import { mayShareQuote, type Quote } from '#quotes/quote.ts'
import { quoteSums, type QuoteView } from '#quotes/document/quote-view.ts'
import { quoteOfShareToken, shareToken } from '#quotes/document/share-token.server.ts'
import { call, customerPortalCookie, withShop } from '../../support/order-shop.ts'
import { callPage } from '../../support/dashboard.ts'
import { answeredQuote, ask, quoteNow, withdrawIt } from '../../support/quote-desk.ts'

const secret = 'secret-of-at-least-32-characters-ab'
const id = '9f8e7d6c-0000-4000-8000-000000000000'

test('a share link opens one quote, and a modified link opens none', () => {
  const token = shareToken(secret, id)
  expect(token).toBe(token.toLowerCase())
  expect(quoteOfShareToken(secret, token)).toBe(id)
  const other = id.replace('9f', '9e')
  const wrong = [
    token.replace(id, other),
    shareToken(`${secret}!`, id),
    token.slice(0, -1),
    `${token}0`,
    id,
    '',
  ]
  expect(wrong.map((each) => quoteOfShareToken(secret, each))).toEqual(wrong.map(() => null))
})

test('an answered or used quote can be shared until it expires', () => {
  const now = new Date('2026-11-24T12:00:00Z')
  const quote = (state: Quote['state'], more: Partial<Quote> = {}) => {
    const expiresAt = new Date('2026-11-25T00:00:00Z')
    return mayShareQuote({ state, expiresAt, customerDeletedAt: null, ...more }, now)
  }
  expect([quote('answered'), quote('used')]).toEqual([true, true])
  expect([quote('requested'), quote('declined'), quote('withdrawn')]).toEqual([false, false, false])
  expect(quote('answered', { expiresAt: now })).toBe(false)
  expect(quote('answered', { customerDeletedAt: now })).toBe(false)
})

test('anybody with the share link can read the quote without an account, but no other data of its customer', () =>
  withShop(async (store) => {
    const { id: quoteId, cookie, email } = await answeredQuote(store)
    const path = `/marketplace/quotes/${quoteId}`
    const own = await callPage(ownPage, store, { path, cookie, params: { quoteId } })
    const sharePath = own.data.quote && own.data.sharePath
    if (!sharePath) throw new Error('no link')
    const token = sharePath.slice('/quotes/shared/'.length)
    const open = () => callPage(loader, store, { path: sharePath, params: { token } })
    const { data: shown } = await open()
    expect(shown).toMatchObject({ quote: { id: quoteId, total: 98, message: '', order_id: null } })
    for (const words of [email, 'For three offices.']) expect(JSON.stringify(shown)).not.toContain(words)
    expect((await call(store, 'GET', `/api/quotes/${quoteId}`)).status).toBe(404)

    await withdrawIt(store, quoteId)
    const ended = await open()
    expect([ended.init?.status, ended.data]).toEqual([404, { quote: null }])
  }))

test('a quote request shows the total and the later amounts at list prices', () => {
  const line: QuoteView['lines'][number] = {
    id: 'line-1',
    product_id: 'cart-plain',
    product_type: 'marketplace',
    offer: 'standard',
    name: 'Plain',
    quantity: 2,
    subscription_interval: null,
    list_price: 10,
    price: null,
    image: null,
  }
  const lines = [line, { ...line, subscription_interval: 'year' }]
  const sums = quoteSums({ lines, discount_code: '', discount: 0, total: null })
  expect(sums).toEqual({
    today: 4_000,
    saved: 0,
    discount: null,
    later: [{ interval: 'year', total: 2_000 }],
  })
})

test('a quote request names a customer who exists only in the customer portal', () =>
  withShop(async (store) => {
    const cookie = await customerPortalCookie(store, 'ada@portal.example')
    const { body } = await ask(store, cookie, { name: 'Ada Lovelace', company: 'Engines Ltd' })
    const { customer } = await quoteNow(store, body.quote.id)
    expect(customer).toEqual({ name: 'Ada Lovelace', company: 'Engines Ltd', email: 'ada@portal.example' })
  }))
