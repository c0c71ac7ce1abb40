import { beforeEach, expect, test, vi } from 'vitest'
import { cartKey, forgetGuestLines, guest, guestLines } from '#account/session/guest-lines.client.ts'
import { browserCart } from '#cart/browser/browser-cart-storage.client.ts'
import { createCartStore } from '#cart/browser/cart.store.ts'
import { addToGuestCart, moveGuestCart } from '#cart/browser/guest-cart.client.ts'
import type { NewItem } from '#cart/cart.ts'
import { err } from '#lib/result.ts'
import { dismissToasts, shownToasts } from '#ui/toasts/toast.store.ts'
import { standInForBrowser } from '../../support/cart-browser.ts'
import { withShop, type Shop } from '../../support/cart-shop.ts'
import { item } from '../../support/cart-lines.ts'

const plain: NewItem = { ...item, productId: 'cart-plain', quantity: 2, name: 'Plain' }
const five: NewItem = { ...item, productId: 'cart-five', name: 'Five' }
const ada = 'ada@example.com'
const viewCart = { label: 'View cart', onSelect: () => undefined }

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  dismissToasts()
})

function adasCart() {
  const store = createCartStore({ loadFailed: vi.fn() })
  store.openFor(() => Promise.resolve(browserCart(ada)))
  return store
}

async function quantitiesOf(owner: string) {
  const cart = await browserCart(owner).load()
  return cart.ok && cart.value.map(({ productId, quantity }) => [productId, quantity])
}

function withGuestCart(work: (browser: ReturnType<typeof standInForBrowser>, shop: Shop) => Promise<void>) {
  return withShop(async (shop) => {
    const browser = standInForBrowser(shop.store)
    for (const each of [plain, five, plain]) expect(await addToGuestCart(each)).toBe(true)
    await work(browser, shop)
  })
}

test('an item added several times before log-in is in the guest cart once, and the customer of a log-in gets each item once, in all tabs', () =>
  withGuestCart(async () => {
    expect(await quantitiesOf(guest)).toEqual([
      ['cart-plain', 2],
      ['cart-five', 1],
    ])
    await browserCart(ada).add({ ...plain, quantity: 1 })
    const tabs = [adasCart(), adasCart()]
    await Promise.all(tabs.map((tab) => moveGuestCart(tab, viewCart)))
    expect(await quantitiesOf(ada)).toEqual([
      ['cart-plain', 1],
      ['cart-five', 1],
    ])
    expect(guestLines()).toEqual([])
    expect(shownToasts()).toMatchObject([{ detail: 'Five: you chose this before you logged in.' }])
  }))

test('no message says that the items were moved if the customer logs in for the checkout, which shows them', () =>
  withGuestCart(async () => {
    for (const path of ['/checkout', '/auth?next=%2Fcheckout']) {
      Object.assign(window, { location: new URL(path, 'http://localhost') })
      await addToGuestCart(plain)
      await moveGuestCart(adasCart(), viewCart)
      expect(guestLines()).toEqual([])
      expect(shownToasts()).toEqual([])
    }
  }))

test('an item that could not be moved stays in the guest cart only if moving it may succeed later', () =>
  withGuestCart(async () => {
    const cart = adasCart()
    const add = vi.fn().mockResolvedValueOnce(err('unavailable')).mockResolvedValueOnce(err('failed'))
    await moveGuestCart({ ...cart, add }, viewCart)
    expect(await quantitiesOf(guest)).toEqual([['cart-five', 1]])
    await moveGuestCart(cart, viewCart)
    expect(await quantitiesOf(ada)).toEqual([['cart-five', 1]])
  }))

test('sign-out empties the guest cart and keeps the carts of customers', () =>
  withGuestCart(async ({ storage }) => {
    await browserCart(ada).add(five)
    forgetGuestLines()
    expect(JSON.parse(storage.get(cartKey) ?? '')).toMatchObject({ [guest]: [], [ada]: [{ quantity: 1 }] })
  }))

test('without a session, an item is added to the guest cart, which says if it was not stored', async () => {
  const addTo = vi.fn().mockResolvedValue(true)
  const store = createCartStore({ loadFailed: vi.fn() }, addTo)
  store.openFor('nobody')
  expect(await store.add(item)).toEqual(err('in_guest_cart'))
  expect(await store.addAll([item])).toEqual({
    added: [],
    rejected: [{ name: item.name, reason: 'in_guest_cart' }],
  })
  addTo.mockRejectedValue(new TypeError('not loaded'))
  expect(await store.add(item)).toEqual(err('login_required'))
})
