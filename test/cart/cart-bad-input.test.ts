import { expect, test } from 'vitest'
import type { Customer } from '../support/customers-and-products.ts'
import { withShop } from '../support/cart-shop.ts'

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
])('adding an item rejects bad input: %s', (_, body) =>
  withShop(async ({ send }) => {
    const answer = await send('POST', '/api/cart/lines', body)
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'invalid_request', message: expect.any(String) },
    })
    expect((await send('GET', '/api/cart')).body.lines).toEqual([])
  }),
)

test('broken JSON, other content types and oversized bodies are rejected', () =>
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
  ['a quantity together with a difference', { quantity: 2, change: 1 }],
  ['a fractional difference', { change: 0.5 }],
  ['a difference of a hundred', { change: 100 }],
])('changing a quantity rejects bad input: %s', (_, change) =>
  withShop(async ({ send }) => {
    const { body } = await send('POST', '/api/cart/lines', good)
    const answer = await send('PATCH', `/api/cart/lines/marketplace/${body.line.id}`, change)
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_request' } })
    expect((await send('GET', '/api/cart')).body.lines[0].quantity).toBe(1)
  }),
)

test('requests for lines of another account, unknown lines and malformed lines get the same response', () =>
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

test('every request without a session, or with a foreign or forged cookie, asks for log-in', () =>
  withShop(async ({ send }) => {
    const nobody: Customer = { id: '', cookie: '', token: '' }
    const forged: Customer = { id: '', cookie: 'wadah.session_token=made-up.signature', token: '' }
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
