import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#account/session/account.tables.server.ts'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { fingerprintOf } from '#lib/fingerprint.server.ts'
import { quotePersonalData } from '#quotes/quote-personal-data.server.ts'
import { quotes } from '#quotes/quotes.tables.server.ts'
import { signUp } from '../../support/customers-and-products.ts'
import {
  call,
  customerPortalCookie,
  portalEvent,
  proveEmail,
  tell,
  withShop,
} from '../../support/order-shop.ts'
import { changeEntries } from '../../support/change-entries.ts'
import { answerIt, answeredQuote, ask, item, order, quoteNow, withdrawIt } from '../../support/quote-desk.ts'
import { changeProduct } from '../../support/add-product.ts'

test('a customer-portal customer requests a quote with ids and quantities, and the catalog provides names and prices', () =>
  withShop(async (store) => {
    const cookie = await customerPortalCookie(store, 'buyer@example.com')
    const { status, body } = await ask(store, cookie)
    expect(status).toBe(201)
    expect(body.quote).toMatchObject({
      state: 'requested',
      version: 0,
      total: null,
      message: 'For three offices.',
    })
    expect(body.quote.lines).toMatchObject([
      { product_id: 'cart-plain', name: 'Plain', quantity: 2, list_price: 10.5, price: null },
      { product_id: 'cart-monthly', subscription_interval: 'month', list_price: 97, price: null },
    ])
    expect((await call(store, 'GET', '/api/quotes', { cookie })).body.quotes).toEqual([body.quote])
  }))

test('an account requests a quote for its server cart, whatever other items the request names', () =>
  withShop(async (store) => {
    const { cookie } = await signUp(store.context)
    expect((await ask(store, cookie)).body.code).toBe('empty_cart')
    await call(store, 'POST', '/api/cart/lines', { body: { ...item, quantity: 3 }, cookie })
    const { body } = await ask(store, cookie, { lines: [{ ...item, product_id: 'cart-five' }] })
    expect(body.quote.lines).toMatchObject([{ product_id: 'cart-plain', quantity: 3 }])
    expect((await call(store, 'GET', '/api/cart', { cookie })).body.lines).toHaveLength(1)
  }))

test('an account can request several quotes for its whole cart', () =>
  withShop(async (store) => {
    const { cookie } = await signUp(store.context)
    await call(store, 'POST', '/api/cart/lines', { body: item, cookie })
    for (const message of ['For three offices.', 'For four offices.']) {
      const { status, body } = await ask(store, cookie, { lines: [], message })
      expect([status, body.quote?.message]).toEqual([201, message])
    }
  }))

test('an account can leave out lines of its cart, and request and order other quantities, up to 99 of any product', () =>
  withShop(async (store) => {
    const { cookie } = await signUp(store.context)
    const five = { ...item, product_id: 'cart-five' }
    for (const line of [item, five]) await call(store, 'POST', '/api/cart/lines', { body: line, cookie })
    const { body } = await ask(store, cookie, { lines: [{ ...five, quantity: 99 }] })
    expect(quantitiesOf(body.quote)).toEqual({ 'cart-five': 99 })
    const cart = await call(store, 'GET', '/api/cart', { cookie })
    expect(quantitiesOf(cart.body)).toEqual({ 'cart-plain': item.quantity, 'cart-five': item.quantity })
    expect((await ask(store, cookie, { lines: [{ ...five, quantity: 100 }] })).status).toBe(422)
    const { id } = body.quote
    expect((await answerIt(store, id)).ok).toBe(true)
    const placed = await order(store, id, cookie)
    expect(placed.status).toBe(201)
    expect(placed.body.record.items.map(({ quantity }: { quantity: number }) => quantity)).toContain(99)
  }))

function quantitiesOf({ lines }: { lines: { product_id: string; quantity: number }[] }) {
  return Object.fromEntries(lines.map(({ product_id, quantity }) => [product_id, quantity]))
}

test('quote requests with prices, totals or NUL characters, or without a session, are rejected', () =>
  withShop(async (store) => {
    const cookie = await customerPortalCookie(store, 'buyer@example.com')
    expect((await ask(store, cookie, { lines: [{ ...item, price: 1 }] })).status).toBe(422)
    expect((await ask(store, cookie, { total: 1 })).status).toBe(422)
    expect((await ask(store, cookie, { message: 'a\0b' })).status).toBe(422)
    expect((await ask(store, cookie, { discount_code: 'a\0b' })).status).toBe(422)
    expect((await ask(store, undefined)).body.code).toBe('login_required')
    expect(await store.db.$count(quotes)).toBe(0)
  }))

test('unavailable items reject a quote request, with a reason for each line', () =>
  withShop(async (store) => {
    const cookie = await customerPortalCookie(store, 'buyer@example.com')
    const lines = [
      { ...item, product_id: 'cart-five', quantity: 60 },
      { ...item, product_id: 'cart-five', quantity: 60 },
      { ...item, product_id: 'cart-soon', product_type: 'wts_solution' },
      { ...item, product_id: 'nothing' },
      { ...item, product_id: 'cart-inactive' },
      { ...item, product_id: 'cart-demo' },
    ]
    const { status, body } = await ask(store, cookie, { lines })
    expect([status, body.code]).toEqual([422, 'invalid_lines'])
    expect(body.lines.map(({ reason }: { reason: string }) => reason)).toEqual([
      'twice',
      'twice',
      'coming_soon',
      'unknown_product',
      'unavailable',
      'not_for_cart',
    ])
  }))

test('equal requests create one quote, and a customer can have at most five open quotes', () =>
  withShop(async (store) => {
    const cookie = await customerPortalCookie(store, 'buyer@example.com')
    const key = { idempotency_key: randomUUID() }
    const first = await ask(store, cookie, key)
    const again = await ask(store, cookie, key)
    expect([again.status, again.body]).toEqual([200, first.body])
    expect((await ask(store, cookie, { ...key, message: 'Other' })).body.code).toBe('idempotency_key_reused')
    const stranger = await customerPortalCookie(store, 'stranger@example.com')
    expect((await ask(store, stranger, key)).body.code).toBe('idempotency_key_reused')
    for (let more = 0; more < 4; more += 1) expect((await ask(store, cookie)).status).toBe(201)
    expect((await ask(store, cookie)).body.code).toBe('too_many_open')
    await answerIt(store, first.body.quote.id)
    expect((await ask(store, cookie)).status).toBe(201)
  }))

test('an account can repeat a request that the previous release stored without its lines', () =>
  withShop(async (store) => {
    const { id: userId, cookie } = await signUp(store.context)
    await call(store, 'POST', '/api/cart/lines', { body: item, cookie })
    const key = { idempotency_key: randomUUID() }
    const first = await ask(store, cookie, key)
    expect((await ask(store, cookie, { ...key, lines: [] })).body.code).toBe('idempotency_key_reused')
    await store.db
      .update(quotes)
      .set({ fingerprint: fingerprintOf([userId, 'For three offices.', null]) })
      .where(eq(quotes.id, first.body.quote.id))
    const again = await ask(store, cookie, key)
    expect([again.status, again.body]).toEqual([200, first.body])
    expect((await ask(store, cookie, { ...key, message: 'Other' })).body.code).toBe('idempotency_key_reused')
  }))

test('other customers’ quotes get the same response as missing quotes', () =>
  withShop(async (store) => {
    const { id, cookie } = await answeredQuote(store)
    const stranger = await customerPortalCookie(store, 'stranger@example.com')
    const { cookie: account } = await signUp(store.context)
    const own = await call(store, 'GET', `/api/quotes/${id}`, { cookie })
    const picture = { image: expect.stringMatching(/^\//) }
    expect(own.body.quote.lines).toMatchObject([picture, picture])
    const missing = await call(store, 'GET', `/api/quotes/${randomUUID()}`, { cookie })
    expect(missing.status).toBe(404)
    for (const other of [stranger, account, undefined]) {
      const answer = await call(store, 'GET', `/api/quotes/${id}`, { cookie: other })
      expect([answer.status, answer.body]).toEqual([404, missing.body])
    }
    expect((await call(store, 'GET', '/api/quotes', { cookie: stranger })).body.quotes).toEqual([])
  }))

test('a quote request and its answer are mailed only to a verified address, and a new answer says that it replaces the previous answer', () =>
  withShop(async (store) => {
    const { id, email } = await answeredQuote(store)
    await answerIt(store, id, { prices: [800, 8000] })
    expect(store.sent.map(({ to }) => to)).toEqual([email, email, email])
    const [requested, answered, again] = store.sent
    expect(requested?.subject).toMatch(/^We got your quote request \(Q-/)
    expect(requested?.text).toContain('2 × Plain: $21.00')
    expect(answered?.text).toContain(`http://store.test/marketplace/quotes/${id}`)
    expect(answered?.text).toContain('2 × Plain: $18.00')
    expect(answered?.text).toContain('You save $20.00 compared with list prices.')
    expect(answered?.text).toContain('Total: $98.00, then $80.00 monthly')
    expect(again?.text).toContain('The new prices replace the earlier ones.')
    // The mails contain no text that anybody entered.
    expect(store.sent.some(({ text, html }) => /three offices|For you alone/.test(text + html))).toBe(false)

    const { id: userId, cookie } = await signUp(store.context)
    await call(store, 'POST', '/api/cart/lines', { body: item, cookie })
    const reply = await ask(store, cookie)
    await answerIt(store, reply.body.quote.id, { prices: [800] })
    expect(store.sent).toHaveLength(3)
    await proveEmail(store, userId)
    await answerIt(store, reply.body.quote.id, { prices: [700] })
    expect(store.sent).toHaveLength(4)
  }))

test('answers and withdrawals of quotes are recorded in the audit log, and an outdated version of a quote cannot be answered', () =>
  withShop(async (store) => {
    const { id } = await answeredQuote(store)
    const before = await quoteNow(store, id)
    expect((await withdrawIt(store, id)).ok).toBe(true)
    expect(await answerIt(store, id)).toEqual({ ok: false, reason: 'changed' })
    expect((await quoteNow(store, id)).version).toBe(before.version)
    const entries = await changeEntries(store.db, id)
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['quotes.answer', 'quotes.withdraw'])
    const answered = entries.find(({ action }) => action === 'quotes.answer')
    expect(answered?.after).toMatchObject({ state: 'answered', prices: ['9.00', '80.00'], total: '98.00' })
    expect(await answerIt(store, id, { scope: ['some-seller'] })).toEqual({ ok: false, reason: 'unknown' })
  }))

test('a quote belongs to a seller only if every line does', () =>
  withShop(async (store) => {
    await store.db.insert(marketplaceSellers).values({ id: 'quote-seller', name: 'Quote Seller' })
    const give = (id: string) => changeProduct(store.db, id, { sellerId: 'quote-seller' })
    const cookie = await customerPortalCookie(store, 'buyer@example.com')
    await give('cart-plain')
    const mixed = await ask(store, cookie)
    await give('cart-monthly')
    const own = await ask(store, cookie)
    const solution = { ...item, product_id: 'cart-solution', product_type: 'wts_solution' }
    const withSolution = await ask(store, cookie, { lines: [item, solution] })
    const sellers = await Promise.all(
      [mixed, own, withSolution].map(async ({ body }) => (await quoteNow(store, body.quote.id)).sellerId),
    )
    expect(sellers).toEqual([null, 'quote-seller', null])
  }))

test('the personal data of an account contains its quotes, and deletion removes the customer and ends open quotes', () =>
  withShop(async (store) => {
    const { id: userId, cookie } = await signUp(store.context)
    await call(store, 'POST', '/api/cart/lines', { body: item, cookie })
    const reply = await ask(store, cookie)
    const owner = { userId, customerPortalEmail: null }
    const exported = await quotePersonalData.read(store.db, owner)
    expect(exported).toMatchObject([
      { id: reply.body.quote.id, message: 'For three offices.', name: 'Cart Tester' },
    ])
    await quotePersonalData.remove(store.db, owner, new Date())
    await store.db.delete(users).where(eq(users.id, userId))
    const after = await quoteNow(store, reply.body.quote.id)
    expect(after).toMatchObject({
      state: 'withdrawn',
      message: '',
      customer: { name: '', email: '', company: '' },
    })
    expect(after.customerDeletedAt).not.toBeNull()
  }))

test('a customer who exists only in the customer portal can export and delete quotes', () =>
  withShop(async (store) => {
    const { db } = store
    const { id, email, cookie } = await answeredQuote(store)
    const used = await ask(store, cookie)
    await answerIt(store, used.body.quote.id)
    const { body } = await order(store, used.body.quote.id, cookie)
    const other = await answeredQuote(store)
    const owner = { userId: null, customerPortalEmail: email }
    const exported = await quotePersonalData.read(db, owner)
    expect(exported).toMatchObject([
      { id: used.body.quote.id, email },
      { id, email },
    ])
    await quotePersonalData.remove(db, owner, new Date())
    const nobody = { customer: { name: '', email: '', company: '' }, message: '' }
    expect(await quoteNow(store, id)).toMatchObject({ state: 'withdrawn', ...nobody })
    expect(await quoteNow(store, used.body.quote.id)).toMatchObject({ state: 'used', ...nobody })
    expect(await quotePersonalData.read(db, owner)).toEqual([])
    expect(await quoteNow(store, other.id)).toMatchObject({
      state: 'answered',
      customer: { email: other.email },
    })
    // The quote of a deleted account is not reopened, because nobody could use it.
    await tell(store, portalEvent('declined', body.order_id))
    expect(await quoteNow(store, used.body.quote.id)).toMatchObject({ state: 'withdrawn', orderId: null })
  }))
