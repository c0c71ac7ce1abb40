import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { loader as purchases } from '#purchases/list/my-purchases.page.tsx'
import { action, loader } from '#quotes/document/quote.page.tsx'
import { call, customerPortalCookie, withShop } from '../../support/order-shop.ts'
import { callPage } from '../../support/dashboard.ts'
import { answerIt, answeredQuote, ask, quoteNow } from '../../support/quote-desk.ts'

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

test('a customer changes an unanswered request, which remains the same request (product: quotes 23)', () =>
  withShop(async (store) => {
    const cookie = await customerPortalCookie(store, 'buyer@example.com')
    const stranger = await customerPortalCookie(store, 'stranger@example.com')
    const id: string = (await ask(store, cookie)).body.quote.id
    const form = { intent: 'change', 'quantity-0': '60', 'quantity-1': '3', message: 'For two\r\noffices.' }
    const wrong = { ...form, 'quantity-1': '100' }
    expect(await callPage(action, store, page(id, cookie, wrong))).toMatchObject({
      init: { status: 422 },
      data: {
        fieldErrors: { 'quantity-1': 'Enter a number from 1 to 99. Need more? Say so in your message.' },
        values: wrong,
      },
    })
    expect(await callPage(action, store, page(id, stranger, form))).toMatchObject({ init: { status: 404 } })
    expect(await callPage(action, store, page(id, cookie, form))).toMatchObject({ status: 302 })
    const { body } = await call(store, 'GET', '/api/quotes', { cookie })
    expect(body.quotes).toMatchObject([
      { id, state: 'requested', message: 'For two\noffices.', lines: [{ quantity: 60 }, { quantity: 3 }] },
    ])
    await answerIt(store, id)
    expect(await callPage(action, store, page(id, cookie, form))).toMatchObject({ init: { status: 409 } })
    expect(await quoteNow(store, id)).toMatchObject({ state: 'answered' })
  }))
