import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '#audit/audit.tables.server.ts'
import { accessDone } from '#dashboard/access/access-answer.ts'
import { action, loader } from '#dashboard/access/product-access.page.tsx'
import { productAccessOf } from '#orders/access/product-access.queries.server.ts'
import { existing } from '../../support/buyer.ts'
import { callPage, newViewer } from '../../support/dashboard.ts'
import { item } from '../../support/license-keys.ts'
import { readPage } from '../../support/log-in.ts'
import { withShop } from '../../support/order-shop.ts'
import type { TestStore } from '../../support/store.ts'
import { changeProduct } from '../../support/add-product.ts'

const seller = 'lanternfield-labs'
const params = { id: 'cart-plain' }
const form = {
  intent: 'save',
  version: '0',
  instructions: 'Open the app.\r\nSign in.',
  linkUrl: 'https://app.example.com',
  linkLabel: 'Open the app',
  contactEmail: 'help@example.com',
  keySource: 'imported',
  activationLimit: '3',
}

test('staff and the members of a seller can edit the access of its products, and other sellers cannot (product: access 2)', () =>
  withShop(async (store) => {
    await changeProduct(store.db, 'cart-plain', { sellerId: seller })
    const member = await newViewer(store, { memberships: [{ sellerId: seller, role: 'editor' }] })
    const other = await newViewer(store, { memberships: [{ sellerId: 'copperline-systems', role: 'admin' }] })
    const staff = await newViewer(store, { staffRoles: ['catalogue'] })
    expect((await submit(store, other.cookie, form)).status).toBe(404)
    expect((await submit(store, member.cookie, form)).location).toContain('done=save')
    const saved = { instructions: 'Open the app.\nSign in.', keySource: 'imported', activationLimit: 3 }
    expect(await productAccessOf(store.db, item)).toMatchObject({ ...saved, version: 1 })
    const changed = await submit(store, staff.cookie, { ...form, version: '1', linkLabel: '' })
    expect(changed.location).toContain('done=save')
    const entries = await store.db.select().from(auditEntries).where(eq(auditEntries.action, 'access.edit'))
    expect(entries).toHaveLength(2)
    for (const [{ accountId: actorId }, linkLabel] of [
      [member, form.linkLabel],
      [staff, ''],
    ] as const) {
      expect(entries).toContainEqual(
        expect.objectContaining({ actorId, after: expect.objectContaining({ linkLabel }) }),
      )
    }
  }))

test('an access form with errors keeps its input, and an outdated form is rejected (product: access 2)', () =>
  withShop(async (store) => {
    const { cookie } = await newViewer(store, { staffRoles: ['owner'] })
    const wrong = { ...form, linkUrl: 'javascript:alert(1)', contactEmail: 'nobody', activationLimit: '0' }
    expect((await submit(store, cookie, wrong)).data).toMatchObject({
      outcome: 'invalid',
      fieldErrors: {
        linkUrl: 'Enter an address that begins with https://.',
        contactEmail: 'Enter an email address.',
        activationLimit: 'Enter a number from 1 to 10,000.',
      },
      values: { linkUrl: 'javascript:alert(1)' },
    })
    await submit(store, cookie, form)
    expect(await submit(store, cookie, form)).toMatchObject({ status: 409, data: { outcome: 'changed' } })
  }))

test('license keys are imported without duplicates, and unused keys can be removed (product: access 4)', () =>
  withShop(async (store) => {
    const { cookie } = await newViewer(store, { staffRoles: ['owner'] })
    const keys = { intent: 'import', keys: 'A-1\r\nA-2\n\nA-1 ' }
    expect(await submit(store, cookie, keys)).toMatchObject({ status: 409, data: { outcome: 'not_allowed' } })
    await submit(store, cookie, form)
    expect((await submit(store, cookie, keys)).location).toContain('done=import&keys=2')
    const more = await submit(store, cookie, { ...keys, keys: `${keys.keys}\nA-3` })
    const { searchParams } = new URL(existing(more.location), 'http://shop')
    expect(accessDone(searchParams).import).toBe('One key was added. 2 keys were in the list already.')
    const tooMany = Array.from({ length: 10_001 }, (_, index) => `B-${index}`).join('\n')
    expect(await submit(store, cookie, { ...keys, keys: tooMany })).toMatchObject({ status: 422 })
    const counts = async () => (await callPage(loader, store, { path: '/', cookie, params })).counts
    expect(await counts()).toEqual({ free: 3, assigned: 0, missing: 0 })
    await submit(store, cookie, { intent: 'remove-keys' })
    expect((await counts()).free).toBe(0)
  }))

function submit(store: TestStore, cookie: string, form: Record<string, string>) {
  return readPage(action, store, { path: '/dashboard/products/cart-plain/access', cookie, form, params })
}
