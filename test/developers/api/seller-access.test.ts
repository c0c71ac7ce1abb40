import { expect, test } from 'vitest'
import { auditEntries } from '#audit/audit.tables.server.ts'
import { auditRows } from '#dashboard/audit/audit-list.server.ts'
import { addSellers } from '../../support/add-sellers.ts'
import { call, placeOrder, plainLine, portalEvent, tell, withShop } from '../../support/order-shop.ts'
import { newSellerKey } from '../../support/seller-key.ts'
import type { TestStore } from '../../support/store.ts'

const path = `/api/seller/products/${plainLine.product_id}`

/** A shop in which Mira sells the product of the orders, with an API key of Mira and one of another seller. */
function withKeys(work: (store: TestStore, token: string, foreign: string) => Promise<void>) {
  return withShop(async (store) => {
    await addSellers(store.db, { mira: [plainLine.product_id], nova: [] })
    const keyOf = (sellerId: string) => newSellerKey(store.db, sellerId, 'access:write')
    await work(store, await keyOf('mira'), await keyOf('nova'))
  })
}

const access = {
  instructions: 'Open the link.',
  link_url: 'https://mira.example/start',
  link_label: 'Start',
  contact_email: '',
  key_source: 'imported',
  activation_limit: 2,
  version: 0,
}

test('a seller’s system changes the access of a product, adds license keys, and reads which keys were sold', () =>
  withKeys(async (store, token) => {
    const changed = await call(store, 'PUT', `${path}/access`, { token, body: access })
    expect([changed.status, changed.body]).toEqual([
      200,
      { ...access, version: 1, license_keys: { free: 0, assigned: 0, missing: 0 } },
    ])
    const outdated = await call(store, 'PUT', `${path}/access`, { token, body: access })
    expect([outdated.status, outdated.body.code]).toEqual([409, 'changed_meanwhile'])

    const keys = { keys: ['AAA-1', 'AAA-2', 'AAA-3'] }
    const imported = await call(store, 'POST', `${path}/license-keys`, { token, body: keys })
    expect(imported.body).toEqual({ imported: 3 })
    expect((await call(store, 'POST', `${path}/license-keys`, { token, body: keys })).body).toEqual({
      imported: 0,
    })

    const order = await placeOrder(store)
    await tell(store, portalEvent('paid', order, { amount: 21, currency: 'USD' }))
    await tell(store, portalEvent('active', order))
    const reader = await newSellerKey(store.db, 'mira', 'orders:read')
    const [line] = (await call(store, 'GET', '/api/seller/orders', { token: reader })).body.orders
    const sold = await call(store, 'GET', `/api/seller/orders/${line.id}/license-keys`, { token })
    expect(sold.body).toMatchObject({
      ended: false,
      missing_keys: 0,
      keys: [
        { key: 'AAA-1', activation_limit: 2, activations: [] },
        { key: 'AAA-2', activation_limit: 2, activations: [] },
      ],
    })
    const left = await call(store, 'GET', `${path}/access`, { token })
    expect(left.body.license_keys).toEqual({ free: 1, assigned: 2, missing: 0 })
  }))

test('a PUT of an unchanged GET response changes nothing', () =>
  withKeys(async (store, token) => {
    for (const body of [null, access]) {
      if (body) await call(store, 'PUT', `${path}/access`, { token, body })
      const read = await call(store, 'GET', `${path}/access`, { token })
      const sentBack = await call(store, 'PUT', `${path}/access`, { token, body: read.body })
      expect([sentBack.status, sentBack.body]).toEqual([200, read.body])
    }
  }))

test('a rejected change of access names the invalid fields', () =>
  withKeys(async (store, token) => {
    const rejected = await call(store, 'PUT', `${path}/access`, {
      token,
      body: { ...access, link_url: 'http://mira.example/', activation_limit: 0 },
    })
    expect(rejected.status).toBe(422)
    expect(Object.keys(rejected.body.fields).toSorted()).toEqual(['activation_limit', 'link_url'])
  }))

test('an API key has no access to products of other sellers, and needs a permission for each call', () =>
  withKeys(async (store, token, foreign) => {
    for (const [method, address, body] of [
      ['GET', `${path}/access`, undefined],
      ['PUT', `${path}/access`, access],
      ['POST', `${path}/license-keys`, { keys: ['BBB-1'] }],
    ] as const) {
      const refused = await call(store, method, address, { token: foreign, body })
      expect([method, refused.status, refused.body.code]).toEqual([method, 404, 'unknown_product'])
    }
    const reader = await newSellerKey(store.db, 'mira', 'products:read')
    expect((await call(store, 'GET', `${path}/access`, { token: reader })).status).toBe(403)
    const notListed = await call(store, 'POST', `${path}/license-keys`, { token, body: { keys: ['BBB-1'] } })
    expect([notListed.status, notListed.body.code]).toEqual([409, 'not_imported'])
  }))

test('the audit log names the API key that made a change', () =>
  withKeys(async (store, token) => {
    await store.db.execute('alter table audit_entries disable trigger user')
    await store.db.delete(auditEntries)
    await call(store, 'PUT', `${path}/access`, { token, body: access })
    const [row] = await auditRows(
      store.db,
      { actorIds: null, actorKind: null, action: 'access.', subject: '', from: null, until: null },
      { limit: 5 },
    )
    expect(row?.who).toBe('API key Ledger')
  }))
