import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cartKey } from '#account/session/guest-lines.client.ts'
import { browserCart } from '#cart/browser/browser-cart-storage.client.ts'
import type { CartStorage } from '#cart/browser/cart-storage.ts'
import type { CartLine, NewItem } from '#cart/cart.ts'
import { lineToJson } from '#cart/line-answers.ts'
import { priceChanges } from '#cart/price-changes.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { standInForBrowser } from '../../support/cart-browser.ts'
import { withShop, type Shop } from '../../support/cart-shop.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
function item(productId: string, changes: Partial<NewItem> = {}): NewItem {
  return {
    productId,
    productType: 'marketplace',
    offer: 'standard',
    quantity: 1,
    name: `Name of ${productId}`,
    ...changes,
  }
}

test('a line is stored with its documented fields and dollar amounts, under the session’s email', () =>
  inBrowser(async ({ storage }) => {
    const cart = browserCart(' Ada@Example.com ')
    await put(cart, item('cart-plain', { quantity: 2 }))
    expect([...storage.keys()]).toEqual([cartKey])
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

test('while the server is down, nothing can be added, but lines in the cart can be changed', () =>
  inBrowser(async () => {
    const cart = browserCart('ada@example.com')
    await put(cart, item('cart-plain', { quantity: 2 }))
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
    expect(await cart.add(item('cart-five'))).toEqual({ ok: false, reason: 'failed' })
    const [line] = await loaded(cart)
    expect(await cart.changeQuantity(line, { change: 1 })).toEqual({ ok: true, value: 3 })
    expect(await loaded(cart)).toHaveLength(1)
  }))

test('adding an item again increases its quantity; quantities can be changed, lines removed and carts cleared', () =>
  inBrowser(async () => {
    const cart = browserCart('ada@example.com')
    await put(cart, item('cart-plain'))
    await put(cart, item('cart-plain'))
    await put(cart, item('cart-solution', { productType: 'wts_solution' }))
    let lines = await loaded(cart)
    expect(lines.map(({ quantity }) => quantity)).toEqual([2, 1])
    expect(await cart.changeQuantity(lines[0], { change: 5 })).toEqual({ ok: true, value: 7 })
    expect((await loaded(cart))[0].quantity).toBe(7)
    expect(await cart.changeQuantity(lines[0], { change: -7 })).toEqual({ ok: true, value: 0 })
    lines = await loaded(cart)
    expect(lines).toHaveLength(1)
    await cart.remove(lines[0])
    expect(await cart.remove(lines[0])).toEqual({ ok: false, reason: 'unknown_line' })
    await put(cart, item('cart-plain'))
    await cart.clear()
    expect(await loaded(cart)).toEqual([])
  }))

test.each([
  ['cart-nowhere', 'marketplace', 'unknown_product'],
  ['cart-demo', 'marketplace', 'not_for_cart'],
  ['cart-download', 'marketplace', 'not_for_cart'],
  ['cart-soon', 'wts_solution', 'coming_soon'],
  ['cart-away', 'wts_solution', 'unavailable'],
] as const)('%s is not added to the cart', (productId, productType, reason) =>
  inBrowser(async ({ storage }) => {
    const cart = browserCart('ada@example.com')
    expect(await cart.add(item(productId, { productType }))).toEqual({ ok: false, reason })
    expect(storage.size).toBe(0)
  }),
)

test('a line above a lowered maximum can be reduced step by step but not increased', () =>
  inBrowser(async ({ store }) => {
    const cart = browserCart('ada@example.com')
    await put(cart, item('cart-five', { quantity: 5 }))
    const products = store.db.update(marketplaceProducts)
    await products.set({ maxQuantity: 2 }).where(eq(marketplaceProducts.id, 'cart-five'))
    await cart.refresh()
    const [line] = await loaded(cart)
    expect(await cart.changeQuantity(line, { change: 1 })).toEqual({ ok: false, reason: 'over_maximum' })
    for (const quantity of [4, 3, 2]) {
      expect((await cart.changeQuantity(line, { change: -1 })).ok).toBe(true)
      expect((await loaded(cart))[0].quantity).toBe(quantity)
    }
    expect(await cart.changeQuantity(line, { change: 1 })).toEqual({ ok: false, reason: 'over_maximum' })
  }))

test('simultaneous additions and plus presses in two tabs are all applied', () =>
  inBrowser(async () => {
    const tabs = [browserCart('ada@example.com'), browserCart('ada@example.com')] as const
    const adds = Array.from({ length: 20 }, (_, index) =>
      tabs[index % 2 === 0 ? 0 : 1].add(item(index % 4 < 2 ? 'cart-plain' : 'cart-five')),
    )
    const rejected = (await Promise.all(adds)).flatMap((added) => (added.ok ? [] : [added.reason]))
    expect(rejected).toEqual(Array.from({ length: 5 }, () => 'over_maximum'))
    const lines = await loaded(tabs[0])
    expect(quantities(lines)).toEqual({ 'cart-plain': 10, 'cart-five': 5 })
    await Promise.all(tabs.map((tab) => tab.changeQuantity(lines[0], { change: 1 })))
    expect((await loaded(tabs[0]))[0].quantity).toBe(lines[0].quantity + 2)
  }))

test('an entered quantity overrides a change that another tab has made in the meantime', () =>
  inBrowser(async () => {
    const cart = browserCart('ada@example.com')
    await put(cart, item('cart-plain', { quantity: 3 }))
    const [line] = await loaded(cart)
    await browserCart('ada@example.com').changeQuantity(line, { change: 7 })
    expect(await cart.changeQuantity(line, { quantity: 50 })).toEqual({ ok: true, value: 50 })
    expect(await cart.changeQuantity(line, { quantity: 100 })).toEqual({ ok: false, reason: 'over_maximum' })
    expect((await loaded(cart))[0].quantity).toBe(50)
  }))

test('another customer of the same browser neither sees nor clears the first customer’s cart', () =>
  inBrowser(async () => {
    const ada = browserCart('ada@example.com')
    const bob = browserCart('bob@example.com')
    await put(ada, item('cart-plain'))
    expect(await loaded(bob)).toEqual([])
    await put(bob, item('cart-five'))
    await bob.clear()
    expect(await loaded(ada)).toHaveLength(1)
  }))

describe('opening the cart again', () => {
  test('a cart that is opened again has current prices and availability, and reports changes', () =>
    inBrowser(async ({ store }) => {
      const cart = browserCart('ada@example.com')
      await put(cart, item('cart-plain'))
      await put(cart, item('cart-five'))
      const before = await loaded(cart)
      const products = store.db.update(marketplaceProducts)
      await products.set({ price: '12.00' }).where(eq(marketplaceProducts.id, 'cart-plain'))
      await store.db.delete(marketplaceProducts).where(eq(marketplaceProducts.id, 'cart-five'))
      expect((await cart.refresh()).ok).toBe(true)
      const now = await loaded(cart)
      expect(priceChanges(before, now)).toMatchObject([{ name: 'Plain', from: 1050, to: 1200 }])
      expect(now.map(({ productData }) => productData.isAvailable)).toEqual([true, false])
    }))

  test('a cart that is opened again is unchanged while the server is down', () =>
    inBrowser(async () => {
      const cart = browserCart('ada@example.com')
      await put(cart, item('cart-plain'))
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
      expect(await cart.refresh()).toMatchObject({ ok: true, value: [{ quantity: 1 }] })
      expect((await loaded(cart))[0].quantity).toBe(1)
    }))

  test('a cart of any size is refreshed when it is opened again', () =>
    inBrowser(async ({ storage }) => {
      const cart = browserCart('ada@example.com')
      await put(cart, item('cart-plain'))
      const [plain] = await loaded(cart)
      const others = Array.from({ length: 120 }, (_, index) => ({
        ...plain,
        id: `line-${index}`,
        productId: index === 119 ? 'cart-five' : `gone-${index}`,
      }))
      storage.set(cartKey, JSON.stringify({ 'ada@example.com': [plain, ...others].map(lineToJson) }))
      await cart.refresh()
      const lines = await loaded(cart)
      expect(lines).toHaveLength(121)
      expect(lines.filter(({ productData }) => productData.isAvailable)).toMatchObject([
        { productData: { price: 1050 } },
        { productData: { name: 'Five', price: 500 } },
      ])
    }))
})

test.each([
  ['not JSON', '{"ada@example.com":['],
  ['a list', '[]'],
  ['text', '"cart"'],
  ['lines without a product', '{"ada@example.com":[{"id":"x","quantity":1}]}'],
  [
    'an invalid price',
    '{"ada@example.com":[{"id":"x","quantity":1,"product_id":"p","product_type":"marketplace","product_data":{"id":"p","name":"P","price":"free"}}]}',
  ],
])('storage that holds %s is ignored with a warning', async (_, text) => {
  const { storage } = standInForBrowser()
  storage.set(cartKey, text)
  expect(await browserCart('ada@example.com').load()).toEqual({
    ok: true,
    value: [],
  })
  expect(console.warn).toHaveBeenCalled()
})

test('one malformed line in storage does not remove the other lines, not even after the next write', () =>
  inBrowser(async ({ storage }) => {
    const cart = browserCart('ada@example.com')
    await put(cart, item('cart-plain'))
    await put(cart, item('cart-five'))
    const carts = JSON.parse(storage.get(cartKey) ?? '')
    const [plain, five] = carts['ada@example.com']
    storage.set(cartKey, JSON.stringify({ 'ada@example.com': [plain, { ...five, quantity: 'many' }, five] }))
    expect(quantities(await loaded(cart))).toEqual({ 'cart-plain': 1, 'cart-five': 1 })
    expect(console.warn).toHaveBeenCalled()
    await put(cart, item('cart-solution', { productType: 'wts_solution' }))
    expect(await loaded(cart)).toHaveLength(3)
  }))

test('one malformed cart in storage does not remove the other carts', () =>
  inBrowser(async ({ storage }) => {
    await put(browserCart('ada@example.com'), item('cart-plain'))
    const carts = JSON.parse(storage.get(cartKey) ?? '')
    storage.set(cartKey, JSON.stringify({ ...carts, 'bob@example.com': 'broken' }))
    await put(browserCart('bob@example.com'), item('cart-five'))
    expect(await loaded(browserCart('ada@example.com'))).toHaveLength(1)
    expect(await loaded(browserCart('bob@example.com'))).toHaveLength(1)
  }))

test('adding an item fails when browser storage is full', () =>
  inBrowser(async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      length: 0,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    const added = await browserCart('ada@example.com').add(item('cart-plain'))
    expect(added).toEqual({ ok: false, reason: 'failed' })
  }))

test('cart listeners are called on changes in this tab and others until they unsubscribe', () =>
  inBrowser(async () => {
    const heard = vi.fn()
    const cart = browserCart('ada@example.com')
    const stop = cart.subscribe(heard)
    await put(cart, item('cart-plain'))
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

async function put(cart: CartStorage, added: NewItem): Promise<void> {
  expect((await cart.add(added)).ok).toBe(true)
}

type Lines = [CartLine, ...CartLine[]]
async function loaded(cart: CartStorage): Promise<Lines> {
  const result = await cart.load()
  expect(result.ok).toBe(true)
  return (result.ok ? result.value : []) as Lines
}

function quantities(lines: readonly CartLine[]): Record<string, number> {
  return Object.fromEntries(lines.map(({ productId, quantity }) => [productId, quantity]))
}
