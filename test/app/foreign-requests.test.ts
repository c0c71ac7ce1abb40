import { expect, test } from 'vitest'
import { signUp } from '../support/customers-and-products.ts'
import { call, customer, newOrder, portalEvent, tell, tokenOf, withShop } from '../support/order-shop.ts'
import { ask } from '../support/quote-desk.ts'
import type { TestStore } from '../support/store.ts'

interface Caller {
  cookie?: string
  token?: string
}

interface OwnerRequest {
  method: string
  path: string
  body?: object
  /** A caller with permission; `null` if nobody here has it. */
  by: Caller | null
}

/** Operations that never reach another customer's record: with any other id they affect the caller's records. */
const unaddressedOperations = [
  'get /api/products/{id}',
  'get /api/solutions/{id}',
  'post /api/waitlists/{list}',
  'put /api/saved/{id}',
  'delete /api/saved/{id}',
  'put /api/reviews/{review}/helpful',
  'delete /api/reviews/{review}/helpful',
]
const { lines: _, ...orderForm } = newOrder({ version: 1 })

test('no operation lets another customer see, change or end a customer’s data', () =>
  withShop(async (store) => {
    const owner = await signUp(store.context)
    const { requests, ids } = await ownerRequestsOf(store, owner)
    expect(await untestedOperations(store, requests)).toEqual([])

    const other = await signUp(store.context)
    const othersOrder = await call(store, 'POST', '/api/orders', { body: newOrder(), cookie: other.cookie })
    const strangers: Record<string, Caller> = {
      nobody: {},
      'another customer': { cookie: other.cookie },
      'the token of another order': { token: tokenOf(othersOrder) },
      'a made-up session': {
        cookie: 'wadah.session_token=made-up.c2ln; wadah.portal=made-up; wadah.browser=made-up',
      },
    }
    for (const [who, caller] of Object.entries(strangers)) {
      for (const { method, path, body } of requests) {
        const { status } = await call(store, method, path, { ...caller, ...(body && { body }) })
        expect(status, `${who}: ${method} ${path}`).toBeGreaterThanOrEqual(400)
        expect(status, `${who}: ${method} ${path}`).toBeLessThan(500)
      }
      const shown = await readableTextOf(store, caller)
      expect(
        ids.filter((id) => shown.includes(id)),
        `${who} is shown`,
      ).toEqual([])
    }

    const shown = await readableTextOf(store, owner)
    expect(ids.filter((id) => !shown.includes(id))).toEqual([])
    // All records still exist, so the requests of other callers were rejected because of the caller.
    for (const { method, path, body, by } of requests) {
      if (!by) continue
      const { status } = await call(store, method, path, { ...by, ...(body && { body }) })
      expect(status, `the owner: ${method} ${path}`).toBeLessThan(300)
    }
  }))

async function ownerRequestsOf(store: TestStore, { cookie }: { cookie: string }) {
  const owner = { cookie }
  const placed = await call(store, 'POST', '/api/orders', { body: newOrder(), cookie })
  const order: string = placed.body.order_id
  const bought = await call(store, 'POST', '/api/orders', { body: newOrder(), cookie })
  const active: string = bought.body.order_id
  const paid = { amount: 21, currency: 'USD' }
  for (const type of ['documents_opened', 'signed', 'paid', 'active']) {
    await tell(store, portalEvent(type, active, type === 'paid' ? paid : {}))
  }
  const line = { product_id: 'cart-plain', product_type: 'marketplace', quantity: 1 }
  const added = await call(store, 'POST', '/api/cart/lines', { body: line, cookie })
  const cartLine: string = added.body.line.id
  const quote: string = (await ask(store, cookie, { lines: undefined })).body.quote.id
  const sessions = await call(store, 'GET', '/api/account/sessions', { cookie })
  const session: string = sessions.body.sessions[0].id
  const byToken = { token: tokenOf(placed) }
  const requests: OwnerRequest[] = [
    { method: 'GET', path: `/api/orders/${order}`, by: owner },
    { method: 'GET', path: `/api/orders/${active}/files`, by: owner },
    { method: 'GET', path: `/api/quotes/${quote}`, by: owner },
    // The quote is unanswered, so its customer cannot order with it either.
    { method: 'POST', path: `/api/quotes/${quote}/order`, body: { ...orderForm, customer }, by: null },
    { method: 'GET', path: `/api/hand-offs/${order}`, by: byToken },
    { method: 'POST', path: `/api/hand-offs/${order}/key`, by: byToken },
    // Requires an access key, which nobody here has.
    { method: 'GET', path: `/api/hand-offs/${order}/state`, by: null },
    { method: 'POST', path: `/api/orders/${order}/resume`, body: {}, by: owner },
    {
      method: 'PATCH',
      path: `/api/cart/lines/marketplace/${cartLine}`,
      body: { quantity: 7 },
      by: owner,
    },
    { method: 'DELETE', path: `/api/cart/lines/marketplace/${cartLine}`, by: owner },
    { method: 'POST', path: `/api/orders/${order}/cancel`, body: {}, by: owner },
    // These operations require an API key of a seller, which nobody here has.
    { method: 'GET', path: `/api/seller/orders/${order}`, by: null },
    { method: 'GET', path: `/api/seller/orders/${order}/license-keys`, by: null },
    { method: 'GET', path: '/api/seller/products/cart-plain/access', by: null },
    { method: 'PUT', path: '/api/seller/products/cart-plain/access', body: {}, by: null },
    { method: 'POST', path: '/api/seller/products/cart-plain/license-keys', body: {}, by: null },
    // Nobody can end the current session, not even its owner.
    { method: 'POST', path: '/api/account/sessions/end', body: { id: session }, by: null },
  ]
  return { requests, ids: [order, active, cartLine, session, quote] }
}

async function operationsOf(store: TestStore): Promise<string[]> {
  const { body } = await call(store, 'GET', '/api/openapi.json')
  const paths: Record<string, object> = body.paths
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
}

/** The operations on a record by id that this test does not request. */
async function untestedOperations(store: TestStore, requests: readonly OwnerRequest[]): Promise<string[]> {
  const tried = requests.map(({ method, path }) => `${method.toLowerCase()} ${path}`)
  return (await operationsOf(store)).filter((operation) => {
    const pattern = new RegExp(`^${operation.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    const isOfOne = operation.includes('{') && !unaddressedOperations.includes(operation)
    return isOfOne && !tried.some((each) => pattern.test(each))
  })
}

/** The text of the responses to all reads that need no id. */
async function readableTextOf(store: TestStore, caller: Caller): Promise<string> {
  const reads = (await operationsOf(store)).filter((each) => each.startsWith('get ') && !each.includes('{'))
  const texts: string[] = []
  for (const read of reads) {
    const { body } = await call(store, 'GET', read.slice('get '.length), caller)
    texts.push(JSON.stringify(body))
  }
  return texts.join('\n')
}
