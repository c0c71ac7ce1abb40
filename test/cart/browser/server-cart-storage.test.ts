import { describe, expect, test, vi } from 'vitest'
import { sessionStore } from '#account/session/session.store.ts'
import type { CartStorage } from '#cart/browser/cart-storage.ts'
import type { CartLine } from '#cart/cart.ts'
import { serverCart } from '#cart/browser/server-cart-storage.client.ts'
import { standInForBrowser } from '../../support/cart-browser.ts'
import { withShop, type Shop } from '../../support/cart-shop.ts'

const plain = {
  productId: 'cart-plain',
  productType: 'marketplace',
  offer: 'standard',
  quantity: 2,
  name: 'Plain',
} as const

test('the server cart adds, loads, changes and clears lines with the same results as the browser cart', () =>
  withShop(async ({ store, customer }) => {
    standInForBrowser(store, customer.cookie)
    const cart = serverCart(customer.id)
    const added = await cart.add(plain)
    expect(added).toMatchObject({ ok: true, value: { quantity: 2, productData: { price: 1050 } } })
    const line = lineIn(added)
    expect(await cart.load()).toMatchObject({ ok: true, value: [line] })
    expect(await cart.changeQuantity(line, { change: 1 })).toEqual({ ok: true, value: 3 })
    expect(await cart.changeQuantity(line, { change: 97 })).toEqual({ ok: false, reason: 'over_maximum' })
    expect(await cart.changeQuantity(line, { change: 100 })).toEqual({ ok: false, reason: 'failed' })
    expect(await cart.refresh()).toEqual({ ok: true, value: [{ ...line, quantity: 3 }] })
    expect((await cart.remove(line)).ok).toBe(true)
    expect(await cart.remove(line)).toEqual({ ok: false, reason: 'unknown_line' })
    expect(await cart.add({ ...plain, productId: 'cart-demo' })).toEqual({
      ok: false,
      reason: 'not_for_cart',
    })
    expect((await cart.clear()).ok).toBe(true)
  }))

test('without a session the server cart reports that a log-in is required', () =>
  withShop(async ({ store, customer }) => {
    standInForBrowser(store)
    expect(await serverCart(customer.id).add(plain)).toEqual({ ok: false, reason: 'login_required' })
  }))

test('reading the server cart after its session has ended elsewhere signs the page out', () =>
  withShop(async ({ store, customer }) => {
    standInForBrowser(store, customer.cookie)
    await sessionStore.refresh()
    expect(sessionStore.getState()).toMatchObject({ status: 'signed-in', user: { id: customer.id } })
    standInForBrowser(store)
    expect(await serverCart(customer.id).load()).toEqual({ ok: false, reason: 'login_required' })
    expect(sessionStore.getState()).toEqual({ status: 'signed-out' })
  }))

test.each([
  ['nothing', () => Promise.reject(new TypeError('fetch failed'))],
  ['a page', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))],
  ['another shape', () => Promise.resolve(Response.json({ lines: [{}] }))],
  ['an unknown code', () => Promise.resolve(Response.json({ code: 'teapot' }, { status: 418 }))],
])('loading the server cart fails on a response with %s', async (_, answer) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', answer)
  expect(await serverCart('somebody').load()).toMatchObject({ ok: false })
  expect(warned.mock.calls.length).toBeLessThanOrEqual(1)
})

describe('a change whose outcome is unknown (product: cart 37)', () => {
  test.each([
    ['a lost connection', () => Promise.reject(new TypeError('connection reset'))],
    ['the browser’s time limit', () => Promise.reject(new DOMException('Too late.', 'TimeoutError'))],
    ['an error page of a proxy', () => new Response('<h1>Gateway time-out</h1>', { status: 504 })],
    ['a JSON error of a proxy', () => Response.json({ message: 'Timed out.' }, { status: 504 })],
    ['another shape', () => Response.json({ lines: [{}] })],
    ['a server that cannot tell', () => Response.json({ code: 'unconfirmed' }, { status: 503 })],
  ])('is unconfirmed and shown once the cart is loaded: %s', (_, answerInstead) =>
    withShop(async (shop) => {
      const { cart, line, loseAnswer } = await cartWithLine(shop)
      loseAnswer(answerInstead)
      expect(await cart.add(plain)).toEqual({ ok: false, reason: 'unconfirmed' })
      expect(await quantityIn(cart)).toBe(4)
      loseAnswer(answerInstead)
      expect(await cart.changeQuantity(line, { change: 1 })).toEqual({ ok: false, reason: 'unconfirmed' })
      expect(await quantityIn(cart)).toBe(5)
    }),
  )

  test.each([500, 502, 503])('is failed after an error page with status %i', async (status) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Error</h1>', { status })))
    expect(await serverCart('somebody').clear()).toEqual({ ok: false, reason: 'failed' })
  })

  test('is failed if the browser was offline', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.stubGlobal('navigator', { onLine: false })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
    expect(await serverCart('somebody').add(plain)).toEqual({ ok: false, reason: 'failed' })
  })
})

/** A cart with two units of a product, and a connection that can lose the answer to the next change. */
async function cartWithLine({ store, customer }: Shop) {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('navigator', { onLine: true })
  standInForBrowser(store, customer.cookie)
  const reach = fetch
  const cart = serverCart(customer.id)
  const line = lineIn(await cart.add(plain))

  function loseAnswer(answerInstead: () => Response | Promise<never>): void {
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      await reach(path, init)
      vi.stubGlobal('fetch', reach)
      return answerInstead()
    })
  }

  return { cart, line, loseAnswer }
}

async function quantityIn(cart: CartStorage): Promise<number | undefined> {
  const loaded = await cart.load()
  return loaded.ok ? loaded.value[0]?.quantity : expect.fail('not loaded')
}

function lineIn(added: Awaited<ReturnType<CartStorage['add']>>): CartLine {
  return added.ok ? added.value : expect.fail('not added')
}
