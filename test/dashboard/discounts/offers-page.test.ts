import { expect, test } from 'vitest'
import { productOffers } from '#catalog/offers/offers.tables.server.ts'
import { action } from '#dashboard/discounts/offers.page.tsx'
import { changeProduct } from '../../support/add-product.ts'
import { existing } from '../../support/buyer.ts'
import { newViewer, type SignedInViewer } from '../../support/dashboard.ts'
import { readPage } from '../../support/log-in.ts'
import { withShop } from '../../support/order-shop.ts'
import type { TestStore } from '../../support/store.ts'

const seller = 'lanternfield-labs'
const planned = { intent: 'plan', price: '8', startsOn: '2099-01-01', endsOn: '2099-01-07' }

function send(store: TestStore, { cookie }: SignedInViewer, form: Record<string, string>) {
  const path = '/dashboard/products/cart-plain/offers'
  return readPage(action, store, { path, cookie, form, params: { id: 'cart-plain' } })
}

const inShop = (work: (store: TestStore) => Promise<void>) =>
  withShop(async (store) => {
    await changeProduct(store.db, 'cart-plain', { sellerId: seller })
    await work(store)
  })

async function onlyOffer({ db }: TestStore) {
  const [offer] = await db.select().from(productOffers)
  return existing(offer)
}

test('an offer planned by staff lasts until the end of its last day, and ending it before its start cancels it', () =>
  inShop(async (store) => {
    const staff = await newViewer(store, { staffRoles: ['catalogue'] })
    expect((await send(store, staff, planned)).location).toMatch(/done=scheduled$/)
    const offer = await onlyOffer(store)
    const endsAt = new Date('2099-01-08T00:00:00Z')
    expect(offer).toMatchObject({ state: 'scheduled', price: '8.00', endsAt })
    expect((await send(store, staff, { intent: 'end', of: offer.id })).location).toMatch(/done=canceled$/)
    expect(await onlyOffer(store)).toMatchObject({ state: 'ended' })
  }))

test('a member proposes an offer for a product of their seller or takes it back, and staff reject it with a reason or say that it has changed', () =>
  inShop(async (store) => {
    const member = await newViewer(store, { memberships: [{ sellerId: seller, role: 'editor' }] })
    const staff = await newViewer(store, { staffRoles: ['catalogue'] })
    await send(store, member, planned)
    const { id, state } = await onlyOffer(store)
    expect(state).toBe('submitted')
    expect((await send(store, staff, { intent: 'end', of: id })).status).toBe(404)
    expect((await send(store, member, { intent: 'approve', of: id })).status).toBe(404)
    const silent = await send(store, staff, { intent: 'reject', of: id, comment: '' })
    expect(silent.data.fieldErrors).toHaveProperty('comment')
    await send(store, staff, { intent: 'reject', of: id, comment: 'Too low.' })
    expect(await onlyOffer(store)).toMatchObject({ state: 'rejected', comment: 'Too low.' })
    const late = await send(store, staff, { intent: 'approve', of: id })
    expect(late).toMatchObject({ status: 409, data: { outcome: 'changed' } })
    await store.db.delete(productOffers)
    await send(store, member, planned)
    const end = { intent: 'end', of: (await onlyOffer(store)).id }
    expect((await send(store, member, end)).location).toMatch(/done=taken-back$/)
    expect(await onlyOffer(store)).toMatchObject({ state: 'ended' })
  }))

test('staff who belong to the seller can propose an offer but not approve it, and members of another seller cannot', () =>
  inShop(async (store) => {
    const both = await newViewer(store, {
      staffRoles: ['owner'],
      memberships: [{ sellerId: seller, role: 'editor' }],
    })
    await send(store, both, planned)
    const { id, state } = await onlyOffer(store)
    expect(state).toBe('submitted')
    expect((await send(store, both, { intent: 'approve', of: id })).status).toBe(404)
    const memberships = [{ sellerId: 'copperline-systems', role: 'admin' as const }]
    expect((await send(store, await newViewer(store, { memberships }), planned)).status).toBe(404)
  }))

test.each([
  [{ price: 'eight' }, 'price'],
  [{ price: '10.50' }, 'price'],
  [{ endsOn: '2098-12-31' }, 'endsOn'],
  [{ startsOn: '2020-01-01', endsOn: '2020-01-02' }, 'endsOn'],
])('an offer with %j is rejected with an error beside the field, and the input is kept', (changes, field) =>
  inShop(async (store) => {
    const staff = await newViewer(store, { staffRoles: ['owner'] })
    const { status, data } = await send(store, staff, { ...planned, ...changes })
    expect([status, Object.keys(data.fieldErrors)]).toEqual([422, [field]])
    expect(data.values).toMatchObject(changes)
  }),
)
