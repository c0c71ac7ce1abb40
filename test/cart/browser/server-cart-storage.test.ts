import { describe, expect, test, vi } from 'vitest'
import { sessionStore } from '#account/session/session.store.ts'
import type { CartStorage } from '#cart/browser/cart-storage.ts'
import type { CartLine } from '#cart/cart.ts'
import { cartFailureSentence } from '#cart/browser/cart-toasts.client.ts'
import { lostChange } from '#cart/browser/lost-answers.client.ts'
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
  expect(await serverCart('somebody').load()).toEqual({ ok: false, reason: 'failed' })
  expect(warned.mock.calls.length).toBeLessThanOrEqual(1)
})

test('a change that the server cannot confirm is reported as unconfirmed, with the advice to check the cart (product: cart 37)', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 'unconfirmed' }, { status: 503 })))
  const added = await serverCart('somebody').add(plain)
  expect(added).toEqual({ ok: false, reason: 'unconfirmed' })
  expect(cartFailureSentence('add', 'unconfirmed')).toBe(
    'Failed to add product to cart. We’re not sure it went through. Check your cart before you try again.',
  )
})

describe('after a lost response the cart shows the stored state (product: cart 37)', () => {
  test.each(['add', 'plus', 'type', 'remove', 'clear'] as const)(
    'a change whose response was lost is found on the server: %s',
    (name) =>
      withShop(async (shop) => {
        const { cart, line, lose } = await cartWithLine(shop)
        lose('the answer')
        expect(await changes(cart, line)[name]()).toEqual(expect.objectContaining({ ok: true }))
        const quantity = { add: 4, plus: 3, type: 9, remove: undefined, clear: undefined }[name]
        expect(await quantityIn(cart)).toBe(quantity)
      }),
  )

  test.each(['add', 'plus', 'remove', 'clear'] as const)(
    'a change whose request was lost is reported as failed: %s',
    (name) =>
      withShop(async (shop) => {
        const { cart, line, lose } = await cartWithLine(shop)
        lose('the request')
        expect(await changes(cart, line)[name]()).toEqual({ ok: false, reason: 'failed' })
        expect(await quantityIn(cart)).toBe(2)
      }),
  )

  test.each([500, 502, 503])('an error page with status %i counts as a failed change of the cart', (status) =>
    withShop(async (shop) => {
      const { cart, line, lose } = await cartWithLine(shop)
      for (const name of ['add', 'plus', 'remove', 'clear'] as const) {
        lose('the request', { as: () => new Response('<h1>Error</h1>', { status }) })
        expect(await changes(cart, line)[name]()).toEqual({ ok: false, reason: 'failed' })
      }
      expect(cartFailureSentence('update', 'failed')).toBe('Failed to update item quantity')
    }),
  )

  test('a second press does not repeat an addition that the first press made', () =>
    withShop(async (shop) => {
      const { cart, line, lose } = await cartWithLine(shop)
      lose('the answer', { andReading: true })
      expect(await cart.add(plain, [line])).toEqual({ ok: false, reason: 'unconfirmed' })
      expect(await cart.add(plain, [line])).toMatchObject({ ok: true, value: { quantity: 4 } })
      expect(await quantityIn(cart)).toBe(4)
      expect(await cart.add(plain, [{ ...line, quantity: 4 }])).toMatchObject({ value: { quantity: 6 } })
    }))

  test('a stored quantity that differs from both the old and the requested quantity is reported as unconfirmed', () =>
    withShop(async (shop) => {
      const { cart, line, lose } = await cartWithLine(shop)
      await serverCart(shop.customer.id).add({ ...plain, quantity: 1 })
      lose('the answer')
      expect(await cart.add(plain, [line])).toEqual({ ok: false, reason: 'unconfirmed' })
      await cart.load()
      lose('the answer')
      expect(await cart.add(plain)).toEqual({ ok: false, reason: 'unconfirmed' })
    }))

  describe.each([
    ['the browser’s time limit', () => Promise.reject(new DOMException('Too late.', 'TimeoutError'))],
    ['an error page of a proxy', () => new Response('<h1>Gateway time-out</h1>', { status: 504 })],
    ['a JSON error of a proxy', () => Response.json({ message: 'Timed out.' }, { status: 504 })],
  ])('after a timeout: %s', (_, as) => {
    test.each(['add', 'plus', 'remove', 'clear'] as const)(
      'a change that timed out is reported as unconfirmed: %s',
      (name) =>
        withShop(async (shop) => {
          const { cart, line, lose } = await cartWithLine(shop)
          lose('the request', { as })
          expect(await changes(cart, line)[name]()).toEqual({ ok: false, reason: 'unconfirmed' })
        }),
    )

    test('a change that timed out counts as made when it is found on the server', () =>
      withShop(async (shop) => {
        const { cart, line, lose } = await cartWithLine(shop)
        lose('the answer', { as })
        expect(await cart.add(plain, [line])).toMatchObject({ ok: true, value: { quantity: 4 } })
      }))
  })

  test.each([
    ['a proxy', 'the server', true, () => new Response('<h1>Gateway time-out</h1>', { status: 504 })],
    ['a proxy', 'nobody', false, () => new Response('<h1>Gateway time-out</h1>', { status: 504 })],
    ['the shop', 'the server', true, () => Response.json({ code: 'unconfirmed' }, { status: 503 })],
  ])(
    'two presses add an item once after an unclear response of %s, if the change was made by %s',
    (_, __, isMade, as) =>
      withShop(async (shop) => {
        const { cart, line, lose } = await cartWithLine(shop)
        lose('the request', { as })
        expect(await cart.add(plain, [line])).toEqual({ ok: false, reason: 'unconfirmed' })
        if (isMade) await serverCart(shop.customer.id).add(plain)
        expect(await cart.add(plain, [line])).toMatchObject({ ok: true, value: { quantity: 4 } })
        expect(await quantityIn(cart)).toBe(4)
      }),
  )

  test('a second press checks the cart again if the code for the check could not be loaded', () =>
    withShop(async (shop) => {
      const load = vi
        .fn(() => Promise.resolve(lostChange))
        .mockRejectedValueOnce(new TypeError('not fetched'))
      const { cart, line, lose } = await cartWithLine(shop, load)
      lose('the answer')
      expect(await cart.add(plain, [line])).toEqual({ ok: false, reason: 'unconfirmed' })
      load.mockRejectedValueOnce(new TypeError('not fetched'))
      expect(await cart.add(plain, [line])).toEqual({ ok: false, reason: 'unconfirmed' })
      expect(await cart.add(plain, [line])).toMatchObject({ ok: true, value: { quantity: 4 } })
      expect(await quantityIn(cart)).toBe(4)
    }))

  test('adding an item offline is reported as failed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.stubGlobal('navigator', { onLine: false })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
    expect(await serverCart('somebody').add(plain, [])).toEqual({ ok: false, reason: 'failed' })
  })
})

/** A cart with two units of a product, and a connection that can lose the next change. */
async function cartWithLine({ store, customer }: Shop, loadLostChange?: Parameters<typeof serverCart>[1]) {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('navigator', { onLine: true })
  standInForBrowser(store, customer.cookie)
  const reach = fetch
  const cart = serverCart(customer.id, loadLostChange)
  const line = lineIn(await cart.add(plain, []))

  function lose(what: 'the request' | 'the answer', { andReading = false, as = connectionReset } = {}): void {
    let lost = andReading ? 2 : 1
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      if (lost === 0) return reach(path, init)
      lost -= 1
      if (what === 'the answer') await reach(path, init)
      return as()
    })
  }

  return { cart, line, lose }
}

function connectionReset(): Response | Promise<never> {
  return Promise.reject(new TypeError('connection reset'))
}

function changes(cart: CartStorage, line: CartLine) {
  return {
    add: () => cart.add(plain, [line]),
    plus: () => cart.changeQuantity(line, { change: 1 }),
    type: () => cart.changeQuantity(line, { quantity: 9 }),
    remove: () => cart.remove(line),
    clear: () => cart.clear(),
  }
}

async function quantityIn(cart: CartStorage): Promise<number | undefined> {
  const loaded = await cart.load()
  return loaded.ok ? loaded.value[0]?.quantity : expect.fail('not loaded')
}

function lineIn(added: Awaited<ReturnType<CartStorage['add']>>): CartLine {
  return added.ok ? added.value : expect.fail('not added')
}
