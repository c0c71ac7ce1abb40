import { beforeEach, expect, test, vi } from 'vitest'
import { cartKey } from '#account/session/guest-lines.client.ts'
import { browserCart } from '#cart/browser/browser-cart-storage.client.ts'
import type { CartStorage } from '#cart/browser/cart-storage.ts'
import { createCartStore } from '#cart/browser/cart.store.ts'
import type { CartLine, NewItem } from '#cart/cart.ts'
import type { SignedInSession } from '#account/session/session.ts'
import {
  addEarlierLines,
  readEarlierLines,
  settledLines,
  settledLinesKey,
  settleLines,
  type EarlierLines,
} from '#cart/browser/earlier-lines.client.ts'
import { serverCart } from '#cart/browser/server-cart-storage.client.ts'
import { ok, err } from '#lib/result.ts'
import { standInForBrowser } from '../../support/cart-browser.ts'
import { withShop } from '../../support/cart-shop.ts'
import { holding, line } from '../../support/cart-lines.ts'
import { changeProduct } from '../../support/add-product.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
const owner = 'ada@example.com'
const plain: NewItem = {
  productId: 'cart-plain',
  productType: 'marketplace',
  offer: 'standard',
  quantity: 2,
  name: 'Plain',
}
const earlier: EarlierLines = {
  lines: [line({ id: 'one', productId: 'one' }), line({ id: 'two', productId: 'two', quantity: 3 })],
  changes: [],
}
const always = () => true

function storeOver(storage: CartStorage) {
  const store = createCartStore({ loadFailed: vi.fn() })
  store.openFor(() => Promise.resolve(storage))
  return store
}

/** A cart in memory that supports only reading and adding. */
function storageInMemory() {
  let lines: CartLine[] = []
  const storage: CartStorage = {
    load: () => Promise.resolve(holding(lines)),
    refresh: () => Promise.resolve(holding(lines)),
    add: (item) => {
      const added = line({ id: `own ${item.productId}`, productId: item.productId, quantity: item.quantity })
      lines = [...lines, added]
      return Promise.resolve(ok(added))
    },
    changeQuantity: () => Promise.resolve(err('failed')),
    remove: () => Promise.resolve(err('failed')),
    clear: () => Promise.resolve(err('failed')),
    subscribe: () => () => undefined,
  }
  return { storage, quantities: () => lines.map(({ productId, quantity }) => [productId, quantity]) }
}

function sessionOf(mode: SignedInSession['mode'], email: string): SignedInSession {
  const user = { id: email, email, user_metadata: { full_name: 'Ada' }, role: 'authenticated' } as const
  return mode === 'backend'
    ? { status: 'signed-in', mode, user, emailProven: false }
    : { status: 'signed-in', mode, user }
}

test('no earlier line is added to a cart that cannot be read, and every line is still offered', async () => {
  standInForBrowser()
  const { storage, quantities } = storageInMemory()
  const cart = storeOver({ ...storage, refresh: () => Promise.resolve(err('failed')) })
  expect((await addEarlierLines(cart, earlier, always)).rejected).toHaveLength(2)
  expect(quantities()).toEqual([])
})

test('adding earlier lines stops once another customer is signed in', async () => {
  standInForBrowser()
  const { storage, quantities } = storageInMemory()
  const answers = [true, false]
  const isSameCustomer = () => answers.shift() === true
  await addEarlierLines(storeOver(storage), earlier, isSameCustomer)
  expect(quantities()).toEqual([['one', 1]])
})

test('lines that were declined in another tab are not added', async () => {
  const { storage: stored } = standInForBrowser()
  settleLines(earlier.lines.slice(0, 1))
  expect(JSON.parse(stored.get(settledLinesKey) ?? '')).toEqual(['one'])
  const { storage, quantities } = storageInMemory()
  await addEarlierLines(storeOver(storage), earlier, always)
  expect(quantities()).toEqual([['two', 3]])
})

test.each(['{', '{"a":1}', '[1]'])(
  'a malformed record of added and declined lines in storage is ignored: %s',
  (text) => {
    const { storage } = standInForBrowser()
    storage.set(settledLinesKey, text)
    expect(settledLines()).toEqual(new Set())
    settleLines(earlier.lines)
    expect(settledLines()).toEqual(new Set(['one', 'two']))
  },
)

test('after sign-up, adding the lines stored in this browser under the same address moves them to the account’s cart', () =>
  withShop(async ({ store, customer }) => {
    const { storage } = standInForBrowser(store, customer.cookie)
    for (const who of [owner, 'grace@example.com']) {
      await browserCart(who).add(plain)
    }
    await changeProduct(store.db, 'cart-plain', { price: '12' })
    const found = await readEarlierLines(sessionOf('backend', owner))
    if (!found.ok) throw new Error(found.reason)
    expect(found.value.lines).toMatchObject([{ productId: 'cart-plain', productData: { price: 1200 } }])
    expect(found.value.changes).toMatchObject([{ name: 'Plain', from: 1050, to: 1200 }])

    const account = { ...serverCart(customer.id), subscribe: () => () => undefined }
    await addEarlierLines(storeOver(account), found.value, always)
    expect(await account.load()).toMatchObject({
      value: [{ productId: 'cart-plain', quantity: 2 }],
    })
    expect(JSON.parse(storage.get(cartKey) ?? '')).toMatchObject({
      [owner]: [],
      'grace@example.com': [{ quantity: 2 }],
    })
  }))

test('a sign-up with an address that has no lines in this browser sends no request', async () => {
  standInForBrowser()
  // Stubbed without a spy, because restoring a spy would put the stand-in back after the test.
  const request = vi.fn()
  vi.stubGlobal('fetch', request)
  expect(await readEarlierLines(sessionOf('backend', owner))).toEqual(ok({ lines: [], changes: [] }))
  expect(request).not.toHaveBeenCalled()
})

test('earlier lines cannot be read while the store does not respond', async () => {
  standInForBrowser()
  expect((await readEarlierLines(sessionOf('customer-portal', owner))).ok).toBe(false)
})
