import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listedProducts, listedSellers, sharedSeller } from '#app/sitemap.queries.server.ts'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { loader as productList } from '#dashboard/record-lists/record-list.page.tsx'
import { action, loader } from '#dashboard/sellers/seller-status.page.tsx'
import { loader as productPage } from '#marketplace/product/product.page.tsx'
import { loader as sellerPage } from '#marketplace/sellers/seller.page.tsx'
import { loader as sellersPage } from '#marketplace/sellers/sellers.page.tsx'
import { addProduct, changeProduct } from '../../support/add-product.ts'
import { changeEntries } from '../../support/change-entries.ts'
import { signUp } from '../../support/customers-and-products.ts'
import { callPage, newViewer, type SignedInViewer } from '../../support/dashboard.ts'
import { readPage } from '../../support/log-in.ts'
import type { TestStore } from '../../support/store.ts'
import { call, newOrder, placeOrder, statusOf, withShop } from '../../support/order-shop.ts'

const seller = 'lanternfield-labs'
const path = `/dashboard/sellers/${seller}/standing`

function act(store: TestStore, { cookie }: SignedInViewer, form: Record<string, string>) {
  return readPage(action, store, { path, cookie, form, params: { id: seller } })
}

function open(store: TestStore, { cookie }: SignedInViewer) {
  return callPage(loader, store, { path, cookie, params: { id: seller } })
}

/** The public view of the seller and of one of its products. */
async function seenInShop(store: TestStore) {
  const show = (load: (given: never) => unknown, params: Record<string, string>) =>
    readPage(load, store, { path: '/', params })
  const get = async (query: string) => JSON.stringify((await call(store, 'GET', query)).body)
  const list = JSON.stringify(await show(sellersPage, {}))
  return {
    pages: [
      (await show(sellerPage, { sellerId: seller })).status,
      (await show(productPage, { productId: 'contract-reader' })).status,
    ],
    listed: [
      list.includes(seller),
      (await get('/api/search?q=lanternfield')).includes(seller),
      (await get('/api/search?q=contract+reader')).includes('contract-reader'),
      (await get(`/api/products?seller=${seller}`)).includes(`"value":"${seller}"`),
      (await listedSellers(store.db)).some(({ id }) => id === seller),
      (await listedProducts(store.db)).some(({ id }) => id === 'contract-reader'),
      (await sharedSeller(store.db, seller)) !== null,
    ],
  }
}

const everywhere = { pages: [200, 200], listed: [true, true, true, true, true, true, true] }
const nowhere = { pages: [404, 404], listed: [false, false, false, false, false, false, false] }

test('a suspended seller is hidden everywhere in the shop until it is reinstated, and its members see it on their product list', () =>
  withShop(async (store) => {
    const viewer = await newViewer(store, { staffRoles: ['catalogue'] })
    const { cookie } = await newViewer(store, { memberships: [{ sellerId: seller, role: 'editor' }] })
    const own = () => callPage(productList, store, { path: '/dashboard/products', cookie })
    expect(await own()).toMatchObject({ own: { isSuspended: false } })
    expect(await seenInShop(store)).toEqual(everywhere)
    const form = { version: '1', reason: 'Fraud.', note: 'The bank says so.' }
    const suspended = await act(store, viewer, { ...form, intent: 'suspend' })
    expect(suspended.location).toBe(`${path}?done=suspend`)
    // A process is notified of a change at the commit, which never happens in this test.
    store.context.changeEvents.publish('answers_changed', '')
    expect(await seenInShop(store)).toEqual(nowhere)
    const page = await open(store, viewer)
    expect(page).toMatchObject({ seller: { suspendedReason: 'Fraud.', version: 2 } })
    expect(await own()).toMatchObject({ own: { isSuspended: true } })
    await act(store, viewer, { intent: 'reinstate', version: '2' })
    store.context.changeEvents.publish('answers_changed', '')
    expect(await seenInShop(store)).toEqual(everywhere)
    expect(await changeEntries(store.db, seller)).toMatchObject([
      { action: 'sellers.suspend', after: { reason: 'Fraud.', note: 'The bank says so.' } },
      { actorId: viewer.accountId, action: 'sellers.suspend' },
    ])
  }))

test('a new seller appears nowhere in the shop until it has a description or an active product', () =>
  withShop(async (store) => {
    const { db } = store
    const id = 'mira-lamps'
    const isMira = eq(marketplaceSellers.id, id)
    await db.insert(marketplaceSellers).values({ id, name: 'Mira Lamps' })
    const places = async () => {
      // A process is notified of a change at the commit, which never happens in this test.
      store.context.changeEvents.publish('answers_changed', '')
      const shown = await readPage(sellerPage, store, { path: '/', params: { sellerId: id } })
      return [
        shown.status === 200,
        JSON.stringify(await readPage(sellersPage, store, { path: '/' })).includes(id),
        JSON.stringify((await call(store, 'GET', '/api/search?q=mira+lamps')).body).includes(id),
        (await listedSellers(db)).some((seller) => seller.id === id),
        (await sharedSeller(db, id)) !== null,
      ]
    }
    const nowhereYet = [false, false, false, false, false]
    const inAll = [true, true, true, true, true]
    expect(await places()).toEqual(nowhereYet)
    await db.update(marketplaceSellers).set({ description: 'Lamps for ships.' }).where(isMira)
    expect(await places()).toEqual(inAll)
    await db.update(marketplaceSellers).set({ description: ' ' }).where(isMira)
    await addProduct(db, { id: 'ship-lamp', sellerId: id, isActive: false })
    expect(await places()).toEqual(nowhereYet)
    await changeProduct(db, 'ship-lamp', { isActive: true })
    expect(await places()).toEqual(inAll)
  }))

test('a suspended seller’s items are marked in carts and block checkout, and open orders continue', () =>
  withShop(async (store) => {
    await changeProduct(store.db, 'cart-plain', { sellerId: seller })
    const order = await placeOrder(store)
    const before = await statusOf(store, order)
    const { cookie } = await signUp(store.context)
    const item = { product_id: 'cart-plain', product_type: 'marketplace' }
    await call(store, 'POST', '/api/cart/lines', { body: item, cookie })
    const viewer = await newViewer(store, { staffRoles: ['owner'] })
    await act(store, viewer, { intent: 'suspend', version: '1', reason: 'Fraud.' })
    const rejected = await call(store, 'POST', '/api/orders', { body: newOrder() })
    expect(rejected).toMatchObject({
      status: 422,
      body: { lines: [{ product_id: 'cart-plain', reason: 'unavailable' }] },
    })
    const { body } = await call(store, 'GET', '/api/cart', { cookie })
    expect(body.lines).toMatchObject([{ product_data: { is_available: false } }])
    const again = await call(store, 'POST', '/api/cart/lines', { body: item, cookie })
    expect(again).toMatchObject({ status: 409, body: { code: 'unavailable' } })
    expect(await statusOf(store, order)).toBe(before)
  }))

test('an invalid or outdated form for a seller’s status changes nothing and keeps its input', () =>
  withShop(async (store) => {
    const viewer = await newViewer(store, { staffRoles: ['catalogue'] })
    const send = (form: Record<string, string>) => act(store, viewer, form)
    const silent = { outcome: 'invalid', fieldErrors: { reason: 'Give the reason.' } }
    const suspend = { intent: 'suspend', version: '1', reason: ' ' }
    expect(await send(suspend)).toMatchObject({ status: 422, data: silent })
    const changed = { outcome: 'changed', values: { reason: 'Fraud.' } }
    const outdated = { ...suspend, version: '9', reason: 'Fraud.' }
    expect(await send(outdated)).toMatchObject({ status: 409, data: changed })
    const checked = { evidence: 'Seen.', checks: 'Register\n\nContact' }
    const verify = { intent: 'verify', version: '1', verifiedSince: '2026-01-31', ...checked }
    const future = { fieldErrors: { verifiedSince: 'This day is in the future.' } }
    expect(await send({ ...verify, verifiedSince: '2999-01-01' })).toMatchObject({
      status: 422,
      data: future,
    })
    const empty = (await send({ ...verify, checks: '', evidence: '' })).data.fieldErrors
    expect(empty).toMatchObject({ checks: expect.any(String), evidence: expect.any(String) })
    expect((await open(store, viewer)).seller).toMatchObject({ version: 1, suspendedAt: null })
    expect((await send(verify)).location).toBe(`${path}?done=verify`)
    expect((await open(store, viewer)).seller).toMatchObject({
      isVerified: true,
      verifiedSince: '2026-01-31',
      checks: ['Register', 'Contact'],
    })
  }))

test('staff cannot decide on a seller that they belong to', () =>
  withShop(async (store) => {
    const viewer = await newViewer(store, {
      staffRoles: ['catalogue'],
      memberships: [{ sellerId: seller, role: 'editor' }],
    })
    expect(await open(store, viewer)).toMatchObject({
      isOwn: true,
      may: { verify: false, suspend: false },
    })
    const answer = await act(store, viewer, { intent: 'suspend', version: '1', reason: 'Mine.' })
    expect(answer).toMatchObject({ status: 409, data: { outcome: 'not_allowed' } })
  }))
