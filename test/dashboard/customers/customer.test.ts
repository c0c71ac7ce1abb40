import { expect, test } from 'vitest'
import type { StaffRole } from '#account/staff/roles.ts'
import { loader } from '#dashboard/customers/customer.page.tsx'
import { enquiries } from '#enquiries/enquiries.tables.server.ts'
import { callPage, newViewer } from '../../support/dashboard.ts'
import { customerPortalCookie, placeOrder, portalEvent, tell, withShop } from '../../support/order-shop.ts'
import type { TestStore } from '../../support/store.ts'

async function asStaff(store: TestStore, role: StaffRole) {
  const { cookie } = await newViewer(store, { staffRoles: [role] })
  return (id: string) =>
    callPage(loader, store, { path: `/dashboard/customers/${id}`, cookie, params: { id } })
}

test('the page of a customer shows the orders of an account, the total paid, and the inquiries', () =>
  withShop(async (store) => {
    const buyer = await newViewer(store, {})
    const [first, second] = [await placeOrder(store, buyer.cookie), await placeOrder(store, buyer.cookie)]
    await placeOrder(store)
    await tell(store, portalEvent('paid', first, { amount: 21, currency: 'USD' }))
    await store.db
      .insert(enquiries)
      .values({ kind: 'contact', page: '/contact', email: buyer.email.toUpperCase(), message: 'Hello' })
    const open = await asStaff(store, 'owner')
    const page = await open(buyer.accountId)
    expect(page.rows.map(({ id }) => id)).toEqual([second, first])
    expect(page.sums).toMatchObject({ orders: 2, paid: 2100 })
    expect(page).toMatchObject({ isAccount: true, emails: [buyer.email] })
    expect(page.others.inquiries).toHaveLength(1)
    expect(page.others).toMatchObject({ quotes: [], reviews: [] })
    // The page of one of the orders leads to the same customer.
    expect((await open(first)).rows).toHaveLength(2)
  }))

test('the page of a customer without an account is found by any order of the same email', () =>
  withShop(async (store) => {
    const portal = await customerPortalCookie(store, 'ada@example.com')
    const [one, two] = [await placeOrder(store, portal), await placeOrder(store, portal)]
    const stranger = await placeOrder(store)
    const open = await asStaff(store, 'owner')
    expect((await open(one)).rows.map(({ id }) => id)).toEqual([two, one])
    expect((await open(stranger)).rows.map(({ id }) => id)).toEqual([stranger])
  }))

test('the page of a customer hides data that the viewer’s role may not see, and does not exist for accounts without an order', () =>
  withShop(async (store) => {
    const id = await placeOrder(store)
    const { others } = await (await asStaff(store, 'orders'))(id)
    expect(others).toMatchObject({ quotes: [], inquiries: null, reviews: null })
    const { accountId } = await newViewer(store, {})
    const open = await asStaff(store, 'owner')
    for (const other of [accountId, 'nobody', '00000000-0000-4000-8000-000000000000']) {
      await expect(open(other)).rejects.toMatchObject({ init: { status: 404 } })
    }
    await expect((await asStaff(store, 'catalogue'))(id)).rejects.toMatchObject({ init: { status: 404 } })
  }))
