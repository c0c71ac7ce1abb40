import { afterEach, expect, test, vi } from 'vitest'
import { serverCart } from '#cart/server-cart-storage.client.ts'
import { standInForBrowser } from './browser.ts'
import { withShop } from './shop.ts'

afterEach(() => vi.unstubAllGlobals())

const plain = { productId: 'cart-plain', productType: 'marketplace', offer: 'standard', quantity: 2 } as const

test('it does with the server what the browser’s does with storage', () =>
  withShop(async ({ store, customer }) => {
    standInForBrowser(store, customer.cookie)
    const cart = serverCart(customer.id)
    const added = await cart.add(plain)
    expect(added).toMatchObject({ ok: true, value: { quantity: 2, productData: { price: 1050 } } })
    const line = added.ok ? added.value : expect.fail('not added')
    expect(await cart.load()).toEqual({ ok: true, value: [line] })
    expect(await cart.setQuantity(line, 3)).toEqual({ ok: true, value: undefined })
    expect(await cart.setQuantity(line, 100)).toEqual({ ok: false, reason: 'failed' })
    expect(await cart.refresh()).toEqual({ ok: true, value: [{ ...line, quantity: 3 }] })
    expect((await cart.remove(line)).ok).toBe(true)
    expect(await cart.remove(line)).toEqual({ ok: false, reason: 'unknown_line' })
    expect(await cart.add({ ...plain, productId: 'cart-demo' })).toEqual({
      ok: false,
      reason: 'not_for_cart',
    })
    expect((await cart.clear()).ok).toBe(true)
  }))

test('without a session it says that a log-in is needed', () =>
  withShop(async ({ store, customer }) => {
    standInForBrowser(store)
    expect(await serverCart(customer.id).add(plain)).toEqual({ ok: false, reason: 'login_required' })
  }))

test.each([
  ['nothing', () => Promise.reject(new TypeError('fetch failed'))],
  ['a page', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))],
  ['another shape', () => Promise.resolve(Response.json({ lines: [{}] }))],
  ['an unknown code', () => Promise.resolve(Response.json({ code: 'teapot' }, { status: 418 }))],
])('when %s comes back it has failed', async (_, answer) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', answer)
  expect(await serverCart('somebody').load()).toEqual({ ok: false, reason: 'failed' })
  expect(warned.mock.calls.length).toBeLessThanOrEqual(1)
})
