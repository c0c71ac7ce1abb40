import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { loader as purchases } from '#purchases/list/my-purchases.page.tsx'
import { action, loader } from '#quotes/quote.page.tsx'
import { call, customerPortalCookie, withShop } from '../support/order-shop.ts'
import { pageArguments } from '../support/dashboard.ts'
import type { TestStore } from '../support/store.ts'
import { answeredQuote, ask, quoteNow } from '../support/quote-desk.ts'

function page(store: TestStore, id: string, cookie?: string, form?: Record<string, string>) {
  const path = `/marketplace/quotes/${id}`
  const page = pageArguments(store, { path, ...(cookie && { cookie }), ...(form && { form }) })
  return { ...page, params: { quoteId: id } } as never
}

test('the page shows a quote to its customer, and answers 404 to everybody else', () =>
  withShop(async (store) => {
    const { id, cookie, email } = await answeredQuote(store)
    const shown = await loader(page(store, id, cookie))
    expect(shown.data).toMatchObject({
      quote: { id, total: 98, note: 'For you alone.' },
      customer: { email },
    })
    const stranger = await customerPortalCookie(store, 'stranger@example.com')
    const nothing = { quote: null, customer: null, path: `/marketplace/quotes/${id}`, sharePath: null }
    for (const other of [stranger, undefined]) {
      const answer = await loader(page(store, id, other))
      expect([answer.init?.status, answer.data]).toEqual([404, nothing])
    }
    for (const missing of [randomUUID(), 'new', "'"]) {
      expect((await loader(page(store, missing, cookie))).init?.status).toBe(404)
    }
  }))

test('My Purchases lists its customer’s quotes without JavaScript, and nobody else’s', () =>
  withShop(async (store) => {
    const { id, cookie } = await answeredQuote(store)
    const open = (own: string) =>
      purchases(pageArguments(store, { path: '/marketplace/my-purchases', cookie: own }) as never)
    expect((await open(cookie)).quotes).toMatchObject([{ id, state: 'answered', total: 98 }])
    const stranger = await customerPortalCookie(store, 'stranger@example.com')
    expect((await open(stranger)).quotes).toEqual([])
  }))

test('a customer can decline an answer or withdraw a request, and others cannot', () =>
  withShop(async (store) => {
    const { id, cookie } = await answeredQuote(store)
    const stranger = await customerPortalCookie(store, 'stranger@example.com')
    expect(await action(page(store, id, stranger, {}))).toMatchObject({ init: { status: 404 } })
    expect(await quoteNow(store, id)).toMatchObject({ state: 'answered' })
    expect(await action(page(store, id, cookie, {}))).toMatchObject({ status: 302 })
    expect(await quoteNow(store, id)).toMatchObject({ state: 'declined' })
    const asked = await ask(store, cookie)
    await action(page(store, asked.body.quote.id, cookie, {}))
    const { body } = await call(store, 'GET', '/api/quotes', { cookie })
    expect(body.quotes.map(({ state }: { state: string }) => state)).toEqual(['declined', 'declined'])
  }))
