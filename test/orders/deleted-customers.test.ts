import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#account/session/account.tables.server.ts'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { loader as orderLoader } from '#dashboard/orders/order.page.tsx'
import { loader as exportLoader } from '#dashboard/orders/orders-csv.page.tsx'
import { loader as listLoader } from '#dashboard/orders/orders.page.tsx'
import type { StaffRole } from '#account/staff/roles.ts'
import { emptyDeletedCustomers } from '#orders/customer/deleted-customers.commands.server.ts'
import { orderPersonalData } from '#orders/customer/order-personal-data.server.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { orderLines, orders } from '#orders/orders.tables.server.ts'
import { soldLines } from '#orders/admin/sold-lines.queries.server.ts'
import { newViewer } from '../support/dashboard.ts'
import type { TestStore } from '../support/store.ts'
import { call, customer, placeOrder, portalEvent, tell, withShop } from '../support/order-shop.ts'
import { callPage } from '../support/dashboard.ts'

const year = 366 * 24 * 60 * 60 * 1000

/** A deleted account with one order in each of three states. */
async function deletedCustomer(store: TestStore) {
  const { accountId: userId, cookie } = await newViewer(store, {})
  const [open, ended, paid] = [
    await placeOrder(store, cookie),
    await placeOrder(store, cookie),
    await placeOrder(store, cookie),
  ]
  await call(store, 'POST', `/api/orders/${ended}/cancel`, { cookie })
  await tell(store, portalEvent('paid', paid, { amount: 21, currency: 'USD' }))
  const owner = { userId, customerPortalEmail: customer.email }
  const exported = await orderPersonalData.read(store.db, owner)
  await orderPersonalData.remove(store.db, owner, new Date())
  await store.db.delete(users).where(eq(users.id, userId))
  return { open, ended, paid, cookie, exported }
}

async function nameIn({ db }: TestStore, id: string): Promise<string | undefined> {
  return (await orderById(db, id))?.form.fullName
}

async function seenBy(store: TestStore, role: StaffRole, id: string) {
  const { cookie } = await newViewer(store, { staffRoles: [role] })
  const path = '/dashboard/orders'
  const params = { orderId: id }
  const { order } = await callPage(orderLoader, store, { path: `${path}/${id}`, cookie, params })
  const found = await callPage(listLoader, store, { path: `${path}?q=${customer.email}`, cookie })
  const csv = await callPage(exportLoader, store, { path: `${path}/export`, cookie }).catch(() => null)
  return {
    form: order.form,
    foundByEmail: found.kind === 'orders' && found.rows.some((row) => row.id === id),
    csv: csv && (await csv.text()),
  }
}

test('after an account is deleted, open and paid orders keep the personal data and ended orders do not', () =>
  withShop(async (store) => {
    const { open, ended, paid, exported, cookie } = await deletedCustomer(store)
    expect(exported).toHaveLength(3)
    expect(await nameIn(store, open)).toBe(customer.fullName)
    expect(await nameIn(store, paid)).toBe(customer.fullName)
    const [row] = await store.db.select().from(orders).where(eq(orders.id, ended))
    expect(row).toMatchObject({
      fullName: '',
      email: '',
      address: '',
      notes: '',
      fingerprint: '',
      userId: null,
    })
    expect((await call(store, 'GET', '/api/orders', { cookie })).status).not.toBe(500)
  }))

test('deleting an account also removes the customer-portal orders of its address once the address is verified', () =>
  withShop(async (store) => {
    const { db } = store
    const { accountId: userId } = await newViewer(store, {})
    const id = await placeOrder(store)
    const email = 'ada@customers.example'
    await db.update(orders).set({ customerPortalEmail: email, browserKeyHash: null }).where(eq(orders.id, id))
    const unproven = { userId, customerPortalEmail: null }
    const stored = async () => {
      const [row] = await db.select().from(orders).where(eq(orders.id, id))
      return row
    }
    expect(await orderPersonalData.read(db, unproven)).toEqual([])
    await orderPersonalData.remove(db, unproven, new Date())
    expect(await stored()).toMatchObject({ customerPortalEmail: email, customerDeletedAt: null })

    const proven = { userId, customerPortalEmail: email }
    expect(await orderPersonalData.read(db, proven)).toMatchObject([{ id }])
    await orderPersonalData.remove(db, proven, new Date())
    expect(await stored()).toMatchObject({ customerPortalEmail: null, customerDeletedAt: expect.any(Date) })
  }))

test('an open order of a deleted account continues, and the daily job removes the personal data once it has ended', () =>
  withShop(async (store) => {
    const { open } = await deletedCustomer(store)
    await tell(store, portalEvent('declined', open))
    expect((await orderById(store.db, open))?.status).toBe('declined')
    expect(store.sent.at(-1)).toMatchObject({ to: customer.email })
    await emptyDeletedCustomers(store.db, { now: new Date(), billingDataYears: 7 })
    expect(await nameIn(store, open)).toBe('')
  }))

test('the billing data of a deleted account’s paid order is kept for the configured years', () =>
  withShop(async (store) => {
    const { paid } = await deletedCustomer(store)
    const after = (years: number) => new Date(Date.now() + years * year)
    await emptyDeletedCustomers(store.db, { now: after(6.5), billingDataYears: 7 })
    expect(await nameIn(store, paid)).toBe(customer.fullName)
    await emptyDeletedCustomers(store.db, { now: after(7), billingDataYears: 7 })
    expect(await nameIn(store, paid)).toBe('')
  }))

test('only owners see the buyer of a deleted account’s paid order; other roles and sellers cannot find, open or export the name', () =>
  withShop(async (store) => {
    const { paid } = await deletedCustomer(store)
    const owner = await seenBy(store, 'owner', paid)
    expect(owner.form).toMatchObject({ fullName: customer.fullName, address: customer.address })
    expect(owner.csv).toContain(customer.fullName)
    const staff = await seenBy(store, 'orders', paid)
    expect(staff.form).toMatchObject({ fullName: 'Deleted account', email: '', address: '', notes: '' })
    expect(staff.foundByEmail).toBe(false)
    expect(staff.csv).toContain('Deleted account')
    expect(staff.csv).not.toContain(customer.email)

    await store.db.insert(marketplaceSellers).values({ id: 'mine', name: 'Mine' })
    await store.db.update(orderLines).set({ sellerId: 'mine' }).where(eq(orderLines.orderId, paid))
    const filter = { state: 'paid', from: null, before: null, term: '' } as const
    const window = { limit: 10, offset: 0 }
    const sellers = ['mine']
    const [sold] = await soldLines(store.db, sellers, filter, window)
    expect(sold?.buyer).toEqual({ name: 'Deleted account', company: '', email: '' })
    expect(await soldLines(store.db, sellers, { ...filter, term: 'Ada' }, window)).toEqual([])
  }))
