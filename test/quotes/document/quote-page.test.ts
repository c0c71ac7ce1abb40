import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { loader as purchases } from '#purchases/list/my-purchases.page.tsx'
import { action, loader } from '#quotes/document/quote.page.tsx'
import { call, customerPortalCookie, withShop } from '../../support/order-shop.ts'
import { callPage } from '../../support/dashboard.ts'
import { answeredQuote, ask, quoteNow } from '../../support/quote-desk.ts'

function page(id: string, cookie?: string, form?: Record<string, string>) {
  return { path: `/marketplace/quotes/${id}`, cookie, form, params: { quoteId: id } }
}

test('a quote is shown to its customer, and answers 404 to everybody else', () =>
  withShop(async (store) => {
    const { id, cookie, email } = await answeredQuote(store)
    const shown = await callPage(loader, store, page(id, cookie))
    expect(shown.data).toMatchObject({
      quote: { id, total: 98, note: 'For you alone.' },
      customer: { email },
      pdfPath: `/marketplace/quotes/${id}/quote.pdf`,
    })
    const stranger = await customerPortalCookie(store, 'stranger@example.com')
    const nothing = { quote: null, path: `/marketplace/quotes/${id}` }
    for (const other of [stranger, undefined]) {
      const answer = await callPage(loader, store, page(id, other))
      expect([answer.init?.status, answer.data]).toEqual([404, nothing])
    }
    for (const missing of [randomUUID(), 'new', "'"]) {
      expect((await callPage(loader, store, page(missing, cookie))).init?.status).toBe(404)
    }
  }))

test('My Purchases lists the customer’s quotes without JavaScript, and no quotes of other customers', () =>
  withShop(async (store) => {
    const { id, cookie } = await answeredQuote(store)
    const open = (own: string) =>
      callPage(purchases, store, { path: '/marketplace/my-purchases', cookie: own })
    expect((await open(cookie)).quotes).toMatchObject([{ id, state: 'answered', total: 98 }])
    const stranger = await customerPortalCookie(store, 'stranger@example.com')
    expect((await open(stranger)).quotes).toEqual([])
  }))

test('a customer can decline an answer or withdraw a request, and other customers cannot', () =>
  withShop(async (store) => {
    const { id, cookie } = await answeredQuote(store)
    const stranger = await customerPortalCookie(store, 'stranger@example.com')
    expect(await callPage(action, store, page(id, stranger, {}))).toMatchObject({ init: { status: 404 } })
    expect(await quoteNow(store, id)).toMatchObject({ state: 'answered' })
    expect(await callPage(action, store, page(id, cookie, {}))).toMatchObject({ status: 302 })
    expect(await quoteNow(store, id)).toMatchObject({ state: 'declined' })
    const reply = await ask(store, cookie)
    await callPage(action, store, page(reply.body.quote.id, cookie, {}))
    const { body } = await call(store, 'GET', '/api/quotes', { cookie })
    expect(body.quotes.map(({ state }: { state: string }) => state)).toEqual(['declined', 'declined'])
  }))
