import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { browserCart, cartKey } from '#cart/browser-cart-storage.client.ts'
import type { CartItem, CartLine } from '#cart/cart.ts'
import { priceChanges } from '#cart/price-changes.ts'
import { marketplaceProducts } from '#catalogue/marketplace.tables.server.ts'
import { standInForBrowser } from './browser.ts'
import { withShop, type Shop } from './shop.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => vi.unstubAllGlobals())

function item(productId: string, changes: Partial<CartItem> = {}): CartItem {
  return { productId, productType: 'marketplace', offer: 'standard', quantity: 1, ...changes }
}

test('a line is stored with the fields of the API and dollars, under the email of the session', () =>
  inBrowser(async ({ storage }) => {
    const cart = browserCart(' Ada@Example.com ')
    const added = await cart.add(item('cart-plain', { quantity: 2 }))
    expect(added).toMatchObject({ ok: true, value: { quantity: 2, productData: { price: 1050 } } })
    expect(JSON.parse(storage.get(cartKey) ?? '')).toEqual({
      'ada@example.com': [
        {
          id: expect.stringMatching(/^marketplace-cart-plain-\d{13}$/),
          quantity: 2,
          product_id: 'cart-plain',
          product_type: 'marketplace',
          offer: 'standard',
          product_data: expect.objectContaining({
            id: 'cart-plain',
            name: 'Plain',
            price: 10.5,
            images: [],
            short_description: 'Short.',
            product_type: 'one_time',
            subscription_interval: null,
            max_quantity: 99,
            coming_soon: false,
          }),
        },
      ],
    })
  }))

test('adding again increases, quantities change, lines and carts go', () =>
  inBrowser(async () => {
    const cart = browserCart('ada@example.com')
    await cart.add(item('cart-plain'))
    await cart.add(item('cart-plain'))
    await cart.add(item('cart-solution', { productType: 'wts_solution' }))
    let lines = await loaded(cart)
    expect(lines.map(({ quantity }) => quantity)).toEqual([2, 1])
    await cart.setQuantity(lines[0], 7)
    expect((await loaded(cart))[0].quantity).toBe(7)
    await cart.setQuantity(lines[0], 0)
    lines = await loaded(cart)
    expect(lines).toHaveLength(1)
    await cart.remove(lines[0])
    expect(await cart.remove(lines[0])).toEqual({ ok: false, reason: 'unknown_line' })
    await cart.add(item('cart-plain'))
    await cart.clear()
    expect(await loaded(cart)).toEqual([])
  }))

test.each([
  ['cart-nowhere', 'marketplace', 'unknown_product'],
  ['cart-demo', 'marketplace', 'not_for_cart'],
  ['cart-soon', 'wts_solution', 'coming_soon'],
  ['cart-away', 'wts_solution', 'unavailable'],
] as const)('%s is refused', (productId, productType, reason) =>
  inBrowser(async ({ storage }) => {
    const cart = browserCart('ada@example.com')
    expect(await cart.add(item(productId, { productType }))).toEqual({ ok: false, reason })
    expect(storage.has(cartKey)).toBe(false)
  }),
)

test('the maximum holds for adding and for quantities', () =>
  inBrowser(async () => {
    const cart = browserCart('ada@example.com')
    const refusal = { ok: false, reason: 'over_maximum' }
    expect(await cart.add(item('cart-five', { quantity: 6 }))).toEqual(refusal)
    await cart.add(item('cart-five', { quantity: 5 }))
    expect(await cart.add(item('cart-five'))).toEqual(refusal)
    const [line] = await loaded(cart)
    expect(await cart.setQuantity(line, 6)).toEqual(refusal)
    expect((await loaded(cart))[0].quantity).toBe(5)
  }))

test('a line over a maximum that was lowered shrinks step by step, and cannot grow', () =>
  inBrowser(async ({ store }) => {
    const cart = browserCart('ada@example.com')
    await cart.add(item('cart-five', { quantity: 5 }))
    const products = store.db.update(marketplaceProducts)
    await products.set({ maxQuantity: 2 }).where(eq(marketplaceProducts.id, 'cart-five'))
    await cart.refresh()
    const [line] = await loaded(cart)
    expect(await cart.setQuantity(line, 6)).toEqual({ ok: false, reason: 'over_maximum' })
    for (const quantity of [4, 3, 2]) {
      expect((await cart.setQuantity(line, quantity)).ok).toBe(true)
      expect((await loaded(cart))[0].quantity).toBe(quantity)
    }
    expect(await cart.setQuantity(line, 3)).toEqual({ ok: false, reason: 'over_maximum' })
  }))

test('two tabs that add at once lose nothing', () =>
  inBrowser(async () => {
    const tabs = [browserCart('ada@example.com'), browserCart('ada@example.com')]
    const adds = Array.from({ length: 20 }, (_, index) =>
      tabs[index % 2]?.add(item(index % 4 < 2 ? 'cart-plain' : 'cart-five')),
    )
    const results = await Promise.all(adds)
    expect(results.filter((result) => result?.ok)).toHaveLength(15)
    const lines = await loaded(tabs[0])
    expect(Object.fromEntries(lines.map(({ productId, quantity }) => [productId, quantity]))).toEqual({
      'cart-plain': 10,
      'cart-five': 5,
    })
  }))

test('another customer of the same browser neither sees nor loses a cart', () =>
  inBrowser(async () => {
    const ada = browserCart('ada@example.com')
    const bob = browserCart('bob@example.com')
    await ada.add(item('cart-plain'))
    expect(await loaded(bob)).toEqual([])
    await bob.add(item('cart-five'))
    await bob.clear()
    expect(await loaded(ada)).toHaveLength(1)
  }))

describe('opened again', () => {
  test('prices and availability are today’s, and the change can be told', () =>
    inBrowser(async ({ store }) => {
      const cart = browserCart('ada@example.com')
      await cart.add(item('cart-plain'))
      await cart.add(item('cart-five'))
      const before = await loaded(cart)
      const products = store.db.update(marketplaceProducts)
      await products.set({ price: '12.00' }).where(eq(marketplaceProducts.id, 'cart-plain'))
      await store.db.delete(marketplaceProducts).where(eq(marketplaceProducts.id, 'cart-five'))
      expect((await cart.refresh()).ok).toBe(true)
      const now = await loaded(cart)
      expect(priceChanges(before, now)).toMatchObject([{ name: 'Plain', from: 1050, to: 1200 }])
      expect(now.map(({ productData }) => productData.isAvailable)).toEqual([true, false])
    }))

  test('while the server is away the cart stays as it was, and adding fails', () =>
    inBrowser(async () => {
      const cart = browserCart('ada@example.com')
      await cart.add(item('cart-plain'))
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
      expect(await cart.refresh()).toMatchObject({ ok: true, value: [{ quantity: 1 }] })
      expect(await cart.add(item('cart-plain'))).toEqual({ ok: false, reason: 'failed' })
      expect((await loaded(cart))[0].quantity).toBe(1)
    }))
})

test.each([
  ['not JSON', '{"ada@example.com":['],
  ['a list', '[]'],
  ['text', '"cart"'],
  ['lines without a product', '{"ada@example.com":[{"id":"x","quantity":1}]}'],
  [
    'a price that is none',
    '{"ada@example.com":[{"id":"x","quantity":1,"product_id":"p","product_type":"marketplace","product_data":{"id":"p","name":"P","price":"free"}}]}',
  ],
])('storage that holds %s is ignored with a warning', async (_, text) => {
  const { storage } = standInForBrowser()
  storage.set(cartKey, text)
  expect(await browserCart('ada@example.com').load()).toEqual({ ok: true, value: [] })
  expect(console.warn).toHaveBeenCalled()
})

test('one broken cart does not take the others with it', () =>
  inBrowser(async ({ storage }) => {
    await browserCart('ada@example.com').add(item('cart-plain'))
    const carts = JSON.parse(storage.get(cartKey) ?? '')
    storage.set(cartKey, JSON.stringify({ ...carts, 'bob@example.com': 'broken' }))
    await browserCart('bob@example.com').add(item('cart-five'))
    expect(await loaded(browserCart('ada@example.com'))).toHaveLength(1)
    expect(await loaded(browserCart('bob@example.com'))).toHaveLength(1)
  }))

test('storage that refuses to keep anything is a failure, not a loss without a word', () =>
  inBrowser(async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    const added = await browserCart('ada@example.com').add(item('cart-plain'))
    expect(added).toEqual({ ok: false, reason: 'failed' })
  }))

test('it hears of changes from this tab and from others, until told to stop', () =>
  inBrowser(async () => {
    const heard = vi.fn()
    const cart = browserCart('ada@example.com')
    const stop = cart.subscribe(heard)
    await cart.add(item('cart-plain'))
    expect(heard).toHaveBeenCalledTimes(1)
    window.dispatchEvent(Object.assign(new Event('storage'), { key: cartKey }))
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
    await cart.clear()
    expect(heard).toHaveBeenCalledTimes(2)
  }))

function inBrowser(work: (shop: Shop & { storage: Map<string, string> }) => Promise<void>): Promise<void> {
  return withShop((shop) => work({ ...shop, ...standInForBrowser(shop.store) }))
}

type Lines = [CartLine, ...CartLine[]]
async function loaded(cart: ReturnType<typeof browserCart> | undefined): Promise<Lines> {
  const result = await cart?.load()
  expect(result?.ok).toBe(true)
  return (result?.ok ? result.value : []) as Lines
}
