import { expect, test, vi } from 'vitest'
import { archiveRecords } from '#catalog/editing/archive.commands.server.ts'
import { introductoryTexts } from '#content/catalog/free-offers.ts'
import { expectConsoleErrors } from '../support/vitest/no-console-errors.ts'
import { createTestStore } from '../support/store.ts'
import type { Customer } from '../support/customers-and-products.ts'
import { withShop } from '../support/cart-shop.ts'
import { unreachableDatabase } from '../support/database/unreachable-database.ts'
import { changeProduct } from '../support/add-product.ts'

test('lines are added to a cart, increased, changed and removed', () =>
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
    // Lines of one transaction have the same time, so their order is not checked.
    expect(body.lines).toHaveLength(2)
    expect(body.lines).toEqual(expect.arrayContaining([plain.body.line, again.body.line]))

    const path = `/api/cart/lines/marketplace/${plain.body.line.id}`
    expect(await send('PATCH', path, { quantity: 7 })).toEqual({
      status: 200,
      body: { id: plain.body.line.id, quantity: 7 },
    })
    expect((await send('PATCH', path, { quantity: -3_413_494_001_041_346 })).body.quantity).toBe(0)
    expect((await send('PATCH', path, { quantity: 1 })).status).toBe(404)
    expect((await send('DELETE', `/api/cart/lines/wts_solution/${solution.body.line.id}`)).status).toBe(204)
    expect((await send('GET', '/api/cart')).body.lines).toEqual([])
    expect(customer.id).toMatch(/-/)
  }))

test('clearing a cart empties both tables for this account only', () =>
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

test('the introductory offer is free, exists for one product, and counts toward the maximum of that product', () =>
  withShop(async ({ send }) => {
    const item = { product_id: 'open-mind-consulting', product_type: 'marketplace' }
    const introduction = { ...item, offer: 'introductory' }
    const free = await send('POST', '/api/cart/lines', introduction)
    expect(free.body.line).toMatchObject({
      offer: 'introductory',
      product_data: {
        price: 0,
        name: 'Open Mind Consulting (Introductory Offer)',
        short_description: introductoryTexts.shortDescription,
        description: introductoryTexts.description,
        features: introductoryTexts.features,
      },
    })
    const standard = await send('POST', '/api/cart/lines', { ...item, quantity: 4 })
    expect(standard.body.line).toMatchObject({
      quantity: 4,
      product_data: { price: 1800 },
    })
    expect((await send('POST', '/api/cart/lines', item)).body.code).toBe('over_maximum')
    const path = `/api/cart/lines/marketplace/${standard.body.line.id}`
    expect((await send('PATCH', path, { quantity: 5 })).body.code).toBe('over_maximum')
    expect((await send('PATCH', path, { quantity: 1 })).status).toBe(200)
    expect((await send('PATCH', path, { quantity: 4 })).status).toBe(200)
    const other = { product_id: 'cart-plain', product_type: 'marketplace', offer: 'introductory' }
    expect((await send('POST', '/api/cart/lines', other)).body.code).toBe('unknown_product')
  }))

test('the introductory offer can be in the cart only once, however it is added', () =>
  withShop(async ({ send }) => {
    const item = {
      product_id: 'open-mind-consulting',
      product_type: 'marketplace',
      offer: 'introductory',
    }
    const rejection = { status: 409, body: { code: 'over_maximum' } }
    expect(await send('POST', '/api/cart/lines', { ...item, quantity: 2 })).toMatchObject(rejection)
    const { body } = await send('POST', '/api/cart/lines', item)
    expect(await send('POST', '/api/cart/lines', item)).toMatchObject(rejection)
    const path = `/api/cart/lines/marketplace/${body.line.id}`
    expect(await send('PATCH', path, { quantity: 2 })).toMatchObject(rejection)
    expect(await send('PATCH', path, { change: 1 })).toMatchObject(rejection)
    expect((await send('GET', '/api/cart')).body.lines[0].quantity).toBe(1)
  }))

test('a request can change a quantity by a difference, for products and solutions', () =>
  withShop(async ({ send }) => {
    for (const [product_id, product_type] of [
      ['cart-plain', 'marketplace'],
      ['cart-solution', 'wts_solution'],
    ]) {
      const { body } = await send('POST', '/api/cart/lines', { product_id, product_type, quantity: 2 })
      const { id } = body.line
      const path = `/api/cart/lines/${product_type}/${id}`
      expect(await send('PATCH', path, { change: 3 })).toEqual({ status: 200, body: { id, quantity: 5 } })
      expect(await send('PATCH', path, { change: -1 })).toEqual({ status: 200, body: { id, quantity: 4 } })
      expect(await send('PATCH', path, { change: 96 })).toMatchObject({ body: { code: 'over_maximum' } })
      expect(await send('PATCH', path, { change: -9 })).toEqual({ status: 200, body: { id, quantity: 0 } })
      expect((await send('PATCH', path, { change: 1 })).status).toBe(404)
    }
  }))

test.each([
  ['cart-nowhere', 'marketplace', 404, 'unknown_product'],
  ['cart-plain', 'wts_solution', 404, 'unknown_product'],
  ['cart-inactive', 'marketplace', 409, 'unavailable'],
  ['cart-demo', 'marketplace', 409, 'not_for_cart'],
  ['cart-download', 'marketplace', 409, 'not_for_cart'],
  ['cart-soon', 'wts_solution', 409, 'coming_soon'],
  ['cart-away', 'wts_solution', 409, 'unavailable'],
])('adding the item %s as %s is rejected', (product_id, product_type, status, code) =>
  withShop(async ({ send }) => {
    const answer = await send('POST', '/api/cart/lines', { product_id, product_type })
    expect(answer).toMatchObject({ status, body: { code, message: expect.stringMatching(/\.$/) } })
    expect((await send('GET', '/api/cart')).body.lines).toEqual([])
  }),
)

test('every request for a quantity over the maximum is rejected and changes nothing', () =>
  withShop(async ({ send }) => {
    const item = { product_id: 'cart-five', product_type: 'marketplace' }
    const rejection = { status: 409, body: { code: 'over_maximum' } }
    expect(await send('POST', '/api/cart/lines', { ...item, quantity: 6 })).toMatchObject(rejection)
    const { body } = await send('POST', '/api/cart/lines', { ...item, quantity: 4 })
    expect(await send('POST', '/api/cart/lines', { ...item, quantity: 2 })).toMatchObject(rejection)
    const path = `/api/cart/lines/marketplace/${body.line.id}`
    expect(await send('PATCH', path, { quantity: 6 })).toMatchObject(rejection)
    expect((await send('GET', '/api/cart')).body.lines[0].quantity).toBe(4)
  }))

test.each(['cart-five', 'open-mind-consulting'])(
  'a line of %s above a lowered maximum can be reduced step by step but not increased',
  (product_id) =>
    withShop(async ({ send, store }) => {
      const { body } = await send('POST', '/api/cart/lines', {
        product_id,
        product_type: 'marketplace',
        quantity: 5,
      })
      await changeProduct(store.db, product_id, { maxQuantity: 2 })
      const path = `/api/cart/lines/marketplace/${body.line.id}`
      const rejection = { status: 409, body: { code: 'over_maximum' } }
      expect(await send('PATCH', path, { quantity: 6 })).toMatchObject(rejection)
      for (const quantity of [4, 3, 2]) {
        expect(await send('PATCH', path, { quantity })).toMatchObject({ status: 200, body: { quantity } })
      }
      expect(await send('PATCH', path, { quantity: 3 })).toMatchObject(rejection)
      expect((await send('GET', '/api/cart')).body.lines[0].quantity).toBe(2)
    }),
)

const good = { product_id: 'cart-plain', product_type: 'marketplace' }

test('a line of a deactivated product is marked, and can be reduced but not increased', () =>
  withShop(async ({ send, store }) => {
    const { body } = await send('POST', '/api/cart/lines', { ...good, quantity: 3 })
    await changeProduct(store.db, 'cart-plain', { isActive: false, price: '99' })
    const { lines } = (await send('GET', '/api/cart')).body
    expect(lines[0].product_data).toMatchObject({ is_available: false, price: 99 })
    const path = `/api/cart/lines/marketplace/${body.line.id}`
    expect((await send('PATCH', path, { quantity: 4 })).body.code).toBe('unavailable')
    expect((await send('PATCH', path, { quantity: 2 })).status).toBe(200)
  }))

test('lines of archived items are marked, and archived items cannot be added', () =>
  withShop(async ({ send, store }) => {
    const items = [good, { product_id: 'cart-solution', product_type: 'wts_solution' }]
    for (const item of items) await send('POST', '/api/cart/lines', item)
    const change = { actor: { kind: 'command' }, now: new Date() } as const
    await archiveRecords(store.db, 'product', { ids: ['cart-plain'], ...change })
    await archiveRecords(store.db, 'solution', { ids: ['cart-solution'], ...change })
    const { lines } = (await send('GET', '/api/cart')).body
    expect(lines.map((line) => line.product_data['is_available'])).toEqual([false, false])
    for (const item of items) expect((await send('POST', '/api/cart/lines', item)).status).toBe(409)
  }))

test('a product that is coming soon cannot be added', () =>
  withShop(async ({ send, store }) => {
    await changeProduct(store.db, 'cart-plain', { comingSoon: true })
    expect((await send('POST', '/api/cart/lines', good)).body.code).toBe('coming_soon')
  }))

test('the cart lookup is public, keeps the order of its items, and accepts at most 50 items', () =>
  withShop(async ({ send }) => {
    const nobody: Customer = { id: '', cookie: '', token: '' }
    const items = [
      { product_id: 'cart-soon', product_type: 'wts_solution' },
      { product_id: 'cart-nowhere', product_type: 'marketplace' },
      { product_id: 'open-mind-consulting', product_type: 'marketplace', offer: 'introductory' },
      { product_id: 'cart-plain', product_type: 'marketplace', offer: 'introductory' },
      { product_id: 'cart-monthly', product_type: 'marketplace' },
      { product_id: 'cart-inactive', product_type: 'marketplace' },
      { product_id: 'cart-away', product_type: 'wts_solution' },
    ]
    const { status, body } = await send('POST', '/api/cart/lookup', { items }, nobody)
    expect(status).toBe(200)
    expect(body.products).toMatchObject([
      { id: 'cart-soon', coming_soon: true },
      null,
      { price: 0 },
      null,
      { price: 97, subscription_interval: 'month' },
      null,
      { id: 'cart-away', is_available: false },
    ])
    const tooMany = { items: Array.from({ length: 51 }, () => items[0]) }
    expect((await send('POST', '/api/cart/lookup', tooMany, nobody)).status).toBe(422)
    expect((await send('POST', '/api/cart/lookup', { items: [] }, nobody)).body.products).toEqual([])
  }))

test('while the database is down the cart API answers 503 and the cart keeps its content', () =>
  withShop(async ({ customer, send }) => {
    expectConsoleErrors()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await send('POST', '/api/cart/lines', good)
    const { app } = createTestStore(unreachableDatabase)
    const headers = { 'content-type': 'application/json', cookie: customer.cookie }
    const calls: [string, string, unknown?][] = [
      ['GET', '/api/cart'],
      ['DELETE', '/api/cart'],
      ['POST', '/api/cart/lines', good],
      ['POST', '/api/cart/lookup', { items: [good] }],
    ]
    for (const [method, path, body] of calls) {
      const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
      const answer = await app.request(path, init)
      expect(answer.status, `${method} ${path}`).toBe(503)
      expect(await answer.json()).toMatchObject({ code: 'database_away' })
    }
    expect((await send('GET', '/api/cart')).body.lines).toHaveLength(1)
  }))
