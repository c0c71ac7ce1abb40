import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.server.ts'
import { marketplaceProducts } from '#marketplace/marketplace.tables.server.ts'
import { expectConsoleErrors } from '../support/no-console-errors.ts'
import { createTestStore, withStore, type TestStore } from '../support/store.ts'
import { addProducts, signUp, type Customer } from './catalogue.ts'

test('a cart from the first line to the last', () =>
  withShop(async ({ send, customer }) => {
    expect(await send('GET', '/api/cart')).toEqual({ status: 200, body: { lines: [] } })
    const plain = await send('POST', '/api/cart/lines', {
      product_id: 'cart-plain',
      product_type: 'marketplace',
      quantity: 2,
    })
    expect(plain.status).toBe(201)
    expect(plain.body.line).toMatchObject({
      quantity: 2,
      product_id: 'cart-plain',
      product_type: 'marketplace',
      offer: 'standard',
      product_data: { name: 'Plain', price: 10.5, category: 'Cart tests', short_description: 'Short.' },
    })
    const solution = await send('POST', '/api/cart/lines', {
      product_id: 'cart-solution',
      product_type: 'wts_solution',
    })
    expect(solution.body.line.product_data).toMatchObject({
      short_description: 'First sentence.',
      category: 'Sales',
      max_quantity: 99,
    })
    const again = await send('POST', '/api/cart/lines', {
      product_id: 'cart-solution',
      product_type: 'wts_solution',
    })
    expect(again.body.line).toMatchObject({ id: solution.body.line.id, quantity: 2 })

    const { body } = await send('GET', '/api/cart')
    // The lines of one transaction share their moment, so their order is not looked at.
    expect(body.lines).toHaveLength(2)
    expect(body.lines).toEqual(expect.arrayContaining([plain.body.line, again.body.line]))

    const path = `/api/cart/lines/marketplace/${plain.body.line.id}`
    expect(await send('PATCH', path, { quantity: 7 })).toEqual({
      status: 200,
      body: { id: plain.body.line.id, quantity: 7 },
    })
    expect((await send('PATCH', path, { quantity: -3 })).body.quantity).toBe(0)
    expect((await send('PATCH', path, { quantity: 1 })).status).toBe(404)
    expect((await send('DELETE', `/api/cart/lines/wts_solution/${solution.body.line.id}`)).status).toBe(204)
    expect((await send('GET', '/api/cart')).body.lines).toEqual([])
    expect(customer.id).toMatch(/-/)
  }))

test('clearing empties both tables, of this account alone', () =>
  withShop(async ({ send, customer, stranger }) => {
    for (const who of [customer, stranger]) {
      await send('POST', '/api/cart/lines', { product_id: 'cart-plain', product_type: 'marketplace' }, who)
      await send(
        'POST',
        '/api/cart/lines',
        { product_id: 'cart-solution', product_type: 'wts_solution' },
        who,
      )
    }
    expect((await send('DELETE', '/api/cart')).status).toBe(204)
    expect((await send('GET', '/api/cart')).body.lines).toHaveLength(0)
    expect((await send('GET', '/api/cart', undefined, stranger)).body.lines).toHaveLength(2)
  }))

test('the introductory offer is free, for one product, and shares its maximum', () =>
  withShop(async ({ send }) => {
    const item = { product_id: 'open-mind-consulting', product_type: 'marketplace' }
    const free = await send('POST', '/api/cart/lines', { ...item, offer: 'introductory', quantity: 2 })
    expect(free.body.line).toMatchObject({
      offer: 'introductory',
      product_data: { price: 0, name: 'Open Mind Consulting (Introductory Offer)' },
    })
    const standard = await send('POST', '/api/cart/lines', { ...item, quantity: 3 })
    expect(standard.body.line).toMatchObject({ quantity: 3, product_data: { price: 1800 } })
    expect((await send('POST', '/api/cart/lines', item)).body.code).toBe('over_maximum')
    const path = `/api/cart/lines/marketplace/${standard.body.line.id}`
    expect((await send('PATCH', path, { quantity: 4 })).body.code).toBe('over_maximum')
    expect((await send('PATCH', path, { quantity: 1 })).status).toBe(200)
    expect((await send('PATCH', path, { quantity: 3 })).status).toBe(200)
    const other = { product_id: 'cart-plain', product_type: 'marketplace', offer: 'introductory' }
    expect((await send('POST', '/api/cart/lines', other)).body.code).toBe('unknown_product')
  }))

test.each([
  ['cart-nowhere', 'marketplace', 404, 'unknown_product'],
  ['cart-plain', 'wts_solution', 404, 'unknown_product'],
  ['cart-inactive', 'marketplace', 404, 'unknown_product'],
  ['cart-demo', 'marketplace', 409, 'not_for_cart'],
  ['cart-download', 'marketplace', 409, 'not_for_cart'],
  ['cart-soon', 'wts_solution', 409, 'coming_soon'],
  ['cart-away', 'wts_solution', 409, 'unavailable'],
])('%s as %s is refused', (product_id, product_type, status, code) =>
  withShop(async ({ send }) => {
    const answer = await send('POST', '/api/cart/lines', { product_id, product_type })
    expect(answer).toMatchObject({ status, body: { code, message: expect.stringMatching(/\.$/) } })
    expect((await send('GET', '/api/cart')).body.lines).toEqual([])
  }),
)

test('over the maximum is refused and changes nothing, however it is reached', () =>
  withShop(async ({ send }) => {
    const item = { product_id: 'cart-five', product_type: 'marketplace' }
    const refusal = { status: 409, body: { code: 'over_maximum' } }
    expect(await send('POST', '/api/cart/lines', { ...item, quantity: 6 })).toMatchObject(refusal)
    const { body } = await send('POST', '/api/cart/lines', { ...item, quantity: 4 })
    expect(await send('POST', '/api/cart/lines', { ...item, quantity: 2 })).toMatchObject(refusal)
    const path = `/api/cart/lines/marketplace/${body.line.id}`
    expect(await send('PATCH', path, { quantity: 6 })).toMatchObject(refusal)
    expect((await send('GET', '/api/cart')).body.lines[0].quantity).toBe(4)
  }))

const good = { product_id: 'cart-plain', product_type: 'marketplace' }
test.each([
  ['quantity 0', { ...good, quantity: 0 }],
  ['negative', { ...good, quantity: -1 }],
  ['fractional', { ...good, quantity: 1.5 }],
  ['huge', { ...good, quantity: 1e21 }],
  ['over 99', { ...good, quantity: 100 }],
  ['text', { ...good, quantity: '2' }],
  ['null quantity', { ...good, quantity: null }],
  ['a price', { ...good, price: 1 }],
  ['a user id', { ...good, user_id: 'somebody' }],
  ['malformed id', { ...good, product_id: "x' or 1=1 --" }],
  ['id of another kind', { ...good, product_id: 7 }],
  ['unknown type', { ...good, product_type: 'gift' }],
  ['unknown offer', { ...good, offer: 'half' }],
  ['nothing', {}],
  ['a list', [good]],
  ['null', null],
])('bad input to add: %s', (_, body) =>
  withShop(async ({ send }) => {
    const answer = await send('POST', '/api/cart/lines', body)
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'invalid_request', message: expect.any(String) },
    })
    expect((await send('GET', '/api/cart')).body.lines).toEqual([])
  }),
)

test('broken JSON, another content type and oversize bodies', () =>
  withShop(async ({ store, customer }) => {
    const post = (body: string, type = 'application/json') =>
      store.app.request('/api/cart/lines', {
        method: 'POST',
        body,
        headers: { cookie: customer.cookie, 'content-type': type },
      })
    expect((await post('{"product_id":')).status).toBe(400)
    expect((await post(JSON.stringify(good), 'text/plain')).status).toBe(415)
    expect((await post(JSON.stringify({ ...good, note: 'x'.repeat(70_000) }))).status).toBe(413)
  }))

test.each([
  ['fractional', { quantity: 1.5 }],
  ['huge', { quantity: 1e21 }],
  ['over 99', { quantity: 100 }],
  ['text', { quantity: '3' }],
  ['nothing', {}],
  ['unknown field', { quantity: 1, price: 0 }],
])('bad input to a quantity: %s', (_, change) =>
  withShop(async ({ send }) => {
    const { body } = await send('POST', '/api/cart/lines', good)
    const answer = await send('PATCH', `/api/cart/lines/marketplace/${body.line.id}`, change)
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_request' } })
    expect((await send('GET', '/api/cart')).body.lines[0].quantity).toBe(1)
  }),
)

test('another account’s line, an unknown and a malformed one answer alike', () =>
  withShop(async ({ send, stranger }) => {
    const { body } = await send('POST', '/api/cart/lines', good, stranger)
    const paths = [
      `/api/cart/lines/marketplace/${body.line.id}`,
      '/api/cart/lines/marketplace/00000000-0000-4000-8000-000000000000',
      `/api/cart/lines/wts_solution/${body.line.id}`,
      '/api/cart/lines/marketplace/not-an-id',
      `/api/cart/lines/gift/${body.line.id}`,
    ]
    const answers = new Set<string>()
    for (const path of paths) {
      answers.add(JSON.stringify(await send('PATCH', path, { quantity: 9 })))
      answers.add(JSON.stringify(await send('PATCH', path, { quantity: 0 })))
      answers.add(JSON.stringify(await send('DELETE', path)))
    }
    expect([...answers]).toEqual([expect.stringContaining('"status":404')])
    expect((await send('GET', '/api/cart', undefined, stranger)).body.lines[0].quantity).toBe(1)
  }))

test('without a session, or with a foreign or forged cookie, everything asks to log in', () =>
  withShop(async ({ send }) => {
    const nobody: Customer = { id: '', cookie: '' }
    const forged: Customer = { id: '', cookie: 'wadah.session_token=made-up.signature' }
    for (const who of [nobody, forged]) {
      const answers = [
        await send('GET', '/api/cart', undefined, who),
        await send('DELETE', '/api/cart', undefined, who),
        await send('POST', '/api/cart/lines', good, who),
        await send('PATCH', '/api/cart/lines/marketplace/x', { quantity: 1 }, who),
        await send('DELETE', '/api/cart/lines/marketplace/x', undefined, who),
      ]
      for (const answer of answers) {
        expect(answer).toEqual({
          status: 401,
          body: { code: 'login_required', message: 'Please log in to add items to your cart.' },
        })
      }
    }
  }))

test('a line whose product is gone stays, says so, and cannot grow', () =>
  withShop(async ({ send, store }) => {
    const { body } = await send('POST', '/api/cart/lines', { ...good, quantity: 3 })
    await store.db
      .update(marketplaceProducts)
      .set({ isActive: false, price: '99' })
      .where(eq(marketplaceProducts.id, 'cart-plain'))
    const { lines } = (await send('GET', '/api/cart')).body
    expect(lines[0].product_data).toMatchObject({ is_available: false, price: 99 })
    const path = `/api/cart/lines/marketplace/${body.line.id}`
    expect((await send('PATCH', path, { quantity: 4 })).body.code).toBe('unavailable')
    expect((await send('PATCH', path, { quantity: 2 })).status).toBe(200)
  }))

test('product data for the browser’s cart: in order, for anybody, at most 50', () =>
  withShop(async ({ send }) => {
    const nobody: Customer = { id: '', cookie: '' }
    const items = [
      { product_id: 'cart-soon', product_type: 'wts_solution' },
      { product_id: 'cart-nowhere', product_type: 'marketplace' },
      { product_id: 'open-mind-consulting', product_type: 'marketplace', offer: 'introductory' },
      { product_id: 'cart-plain', product_type: 'marketplace', offer: 'introductory' },
      { product_id: 'cart-monthly', product_type: 'marketplace' },
    ]
    const { status, body } = await send('POST', '/api/cart/lookup', { items }, nobody)
    expect(status).toBe(200)
    expect(body.products).toMatchObject([
      { id: 'cart-soon', coming_soon: true },
      null,
      { price: 0 },
      null,
      { price: 97, subscription_interval: 'month' },
    ])
    const tooMany = { items: Array.from({ length: 51 }, () => items[0]) }
    expect((await send('POST', '/api/cart/lookup', tooMany, nobody)).status).toBe(422)
    expect((await send('POST', '/api/cart/lookup', { items: [] }, nobody)).body.products).toEqual([])
  }))

test('while the database is away the cart says so', async () => {
  expectConsoleErrors()
  const away = openDatabase('postgres://127.0.0.1:9/nowhere', { onError: () => undefined })
  const { app } = createTestStore(away.db)
  const headers = { 'content-type': 'application/json', cookie: 'wadah.session_token=a.b' }
  const lookup = await app.request('/api/cart/lookup', {
    method: 'POST',
    headers,
    body: JSON.stringify({ items: [good] }),
  })
  expect(lookup.status).toBe(503)
  expect(await lookup.json()).toMatchObject({ code: 'database_away' })
  await away.close()
})

interface Shop {
  store: TestStore
  customer: Customer
  stranger: Customer
  send(
    method: string,
    path: string,
    body?: unknown,
    who?: Customer,
  ): Promise<{ status: number; body: Answer }>
}

/** What the cart's answers may hold; each test looks at what it expects. */
interface Answer {
  code: string
  quantity: number
  products: unknown[]
  line: AnsweredLine
  lines: [AnsweredLine, ...AnsweredLine[]]
}
interface AnsweredLine {
  id: string
  quantity: number
  product_data: Record<string, unknown>
}

async function withShop(work: (shop: Shop) => Promise<void>): Promise<void> {
  await withStore(async (store) => {
    await addProducts(store.db)
    const customer = await signUp(store.parts)
    const stranger = await signUp(store.parts)
    await work({
      store,
      customer,
      stranger,
      async send(method, path, body, who = customer) {
        const response = await store.app.request(path, {
          method,
          headers: {
            ...(who.cookie ? { cookie: who.cookie } : {}),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
        const text = await response.text()
        return { status: response.status, body: text ? JSON.parse(text) : null }
      },
    })
  })
}
