import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '#audit/audit.tables.server.ts'
import { loader as listLoader } from '#dashboard/statements/statements.page.tsx'
import {
  action as sellerAction,
  loader as sellerLoader,
} from '#dashboard/statements/seller-statements.page.tsx'
import { loader as csvLoader } from '#dashboard/statements/statement-csv.page.tsx'
import { action, loader } from '#dashboard/statements/statement.page.tsx'
import { readCsv } from '#lib/read-csv.ts'
import { orderLines, orderNotes, orders } from '#orders/orders.tables.server.ts'
import { changeEntries } from '../../support/change-entries.ts'
import { callPage, newViewer, type SignedInViewer } from '../../support/dashboard.ts'
import { readPage } from '../../support/log-in.ts'
import { withShop } from '../../support/order-shop.ts'
import type { TestStore } from '../../support/store.ts'
import { bill, period, subscribe } from '../../support/subscriptions.ts'
import { changeProduct } from '../../support/add-product.ts'

const month = '2026-01'
const sellerId = 'lanternfield-labs'

/** A paid order of $210 from January 15, 2026. The seller's commission rate is 10% from that year on. */
async function withSales(work: (store: TestStore, sold: Sold) => Promise<void>) {
  await withShop(async (store) => {
    await store.db.delete(orders)
    await changeProduct(store.db, 'cart-plain', { sellerId })
    const orderId = await subscribe(store)
    const [line] = await store.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
    if (!line) throw new Error('The order has no line')
    const owner = await newViewer(store, { staffRoles: ['owner'] })
    const saved = await setRate(store, owner, { rate: '10', from: '2026-01-01' })
    expect(saved.location).toBe(`/dashboard/statements/${sellerId}?done=rate`)
    await work(store, { orderId, line, owner })
  })
}

interface Sold {
  orderId: string
  line: typeof orderLines.$inferSelect
  owner: SignedInViewer
}

type Form = Record<string, string>

function setRate(store: TestStore, { cookie }: SignedInViewer, form: Form) {
  return readPage(sellerAction, store, { path: '/', cookie, form, params: { sellerId } })
}

function openStatement(store: TestStore, { cookie }: SignedInViewer, of = month) {
  return callPage(loader, store, { path: '/', cookie, params: { sellerId, month: of } })
}

function settle(store: TestStore, { cookie }: SignedInViewer, form: Form, of = month) {
  return readPage(action, store, { path: '/', cookie, form, params: { sellerId, month: of } })
}

function membersOf(store: TestStore, sellers: readonly string[], role: 'admin' | 'editor' = 'admin') {
  return newViewer(store, { memberships: sellers.map((id) => ({ sellerId: id, role })) })
}

function list(store: TestStore, { cookie }: SignedInViewer, of = month) {
  return callPage(listLoader, store, { path: `/dashboard/statements?month=${of}`, cookie })
}

test('the list of statements redirects members of one seller to the statements of that seller (product: statements 1)', () =>
  withSales(async (store, { owner }) => {
    const listOf = async (sellers: readonly string[]) => {
      const { cookie } = await membersOf(store, sellers)
      return readPage(listLoader, store, { path: '/dashboard/statements', cookie })
    }
    expect((await listOf([sellerId])).location).toBe(`/dashboard/statements/${sellerId}`)
    expect((await listOf([sellerId, 'quiet-harbor-security'])).status).toBe(200)
    expect((await list(store, owner)).rows).toMatchObject([{ sellerId }])
  }))

test('a statement has sales less discounts, refunds and commission (product: statements 2 to 5)', () =>
  withSales(async (store, { orderId, line, owner }) => {
    // The line has a discount of $10, and $20 are refunded.
    const discounted = { total: '200.00', discount: '10.00' }
    await store.db.update(orderLines).set(discounted).where(eq(orderLines.id, line.id))
    const at = new Date('2026-01-31T23:59:59Z')
    await store.db.insert(orderNotes).values({ orderId, kind: 'refund', text: '', amount: '20.00', at })
    const { rows, open } = await list(store, owner)
    expect(open).toBe(16_200)
    const sums = { sales: 21_000, discounts: 1_000, refunds: 2_000, commission: 1_800, balance: 16_200 }
    expect(rows).toMatchObject([{ sellerId, month, ...sums, paid: null }])
    const { products, refunds } = await openStatement(store, owner)
    const product = { payments: 1, sales: 21_000, discounts: 1_000, rate: 1_000, kind: 'order' }
    expect(products).toMatchObject([product])
    expect(refunds).toMatchObject([{ day: '2026-01-31', amount: 2_000, rate: 1_000 }])
  }))

test('a renewal counts as a sale of its month, at the commission rate of its day (product: statements 2, 3)', () =>
  withSales(async (store, { orderId, owner }) => {
    await bill(store, 'subscription.renewed', orderId, { amount: 210, period: period(1) }, 31)
    await setRate(store, owner, { rate: '12.5', from: '2026-02-10' })
    expect((await list(store, owner, '2026-02')).rows).toMatchObject([{ sales: 21_000, commission: 2_625 }])
    expect((await list(store, owner)).rows).toMatchObject([{ sales: 21_000, commission: 2_100 }])
  }))

test('a refund is split over all lines of its order, with the remainder on the largest line (product: statements 5)', () =>
  withSales(async (store, { orderId, line, owner }) => {
    const { id: _id, ...other } = line
    const half = { position: 7, price: '105.00', quantity: 1, total: '105.00' }
    await store.db.insert(orderLines).values({ ...other, ...half })
    // A trigger sets the seller of a new line.
    await store.db.update(orderLines).set({ sellerId: null }).where(eq(orderLines.position, 7))
    const at = new Date('2026-02-01T00:00:00Z')
    await store.db.insert(orderNotes).values({ orderId, kind: 'refund', text: '', amount: '0.10', at })
    const { refunds, statement } = await openStatement(store, owner, '2026-02')
    expect(refunds).toMatchObject([{ amount: 7 }])
    expect(statement).toMatchObject({ sales: 0, refunds: 7, commission: -1, balance: -6 })
  }))

test('members see statements of their sellers only, cannot set a rate, and cannot mark a statement as paid', () =>
  withSales(async (store) => {
    const member = await membersOf(store, [sellerId], 'editor')
    const others = await membersOf(store, ['copperline-systems', 'quiet-harbor-security'])
    expect((await list(store, others)).rows).toEqual([])
    expect(await openStatement(store, member)).toMatchObject({ mayPay: false })
    await expect(openStatement(store, others)).rejects.toMatchObject({ init: { status: 404 } })
    expect((await setRate(store, member, { rate: '0', from: '2026-03-01' })).status).toBe(404)
    const pay = { intent: 'pay', amount: '18900' }
    expect((await settle(store, member, pay)).status).toBe(404)
    const memberships = [{ sellerId, role: 'admin' }] as const
    const ownOwner = await newViewer(store, { staffRoles: ['owner'], memberships })
    expect((await settle(store, ownOwner, pay)).status).toBe(404)
  }))

test('a statement is marked as paid once, and only with the balance that was shown (product: statements 6, 7)', () =>
  withSales(async (store, { owner }) => {
    const pay = (amount: string) => settle(store, owner, { intent: 'pay', amount, note: 'Wire 7' })
    expect(await pay('18901')).toMatchObject({ status: 409, data: { outcome: 'changed' } })
    expect((await pay('18900')).location).toBe(`/dashboard/statements/${sellerId}/${month}?done=pay`)
    expect((await pay('18900')).status).toBe(409)
    const { statement } = await openStatement(store, owner)
    expect(statement.paid).toMatchObject({ amount: 18_900, by: owner.name, note: 'Wire 7' })
    const late = await setRate(store, owner, { rate: '5', from: '2026-01-31' })
    expect(late.data).toMatchObject({ values: { rate: '5' }, fieldErrors: { from: expect.any(String) } })
    await settle(store, owner, { intent: 'unmark' })
    expect((await openStatement(store, owner)).statement.paid).toBeNull()
    const actions = (await changeEntries(store.db, sellerId)).map((entry) => entry.action)
    expect(actions.toSorted()).toEqual(['statements.pay', 'statements.pay', 'statements.set-rate'])
  }))

test('a month that is not over cannot be marked as paid', () =>
  withSales(async (store, { owner }) => {
    const current = store.context.clock().toISOString().slice(0, 7)
    const answer = await settle(store, owner, { intent: 'pay', amount: '0' }, current)
    expect(answer.data.outcome).toBe('not_over')
  }))

test.each([
  [{ rate: '101', from: '2026-03-01' }, 'rate'],
  [{ rate: '10', from: '2026-02-30' }, 'from'],
])('a commission rate of %j is rejected with an error beside the field', (form, field) =>
  withSales(async (store, { owner }) => {
    const data = { values: form, fieldErrors: { [field]: expect.any(String) as unknown } }
    expect(await setRate(store, owner, form)).toMatchObject({ status: 422, data })
    const page = { path: '/', cookie: owner.cookie, params: { sellerId } }
    const { rates } = await callPage(sellerLoader, store, page)
    expect(rates).toEqual([{ rate: 1_000, from: '2026-01-01' }])
  }),
)

test('in the CSV file of a statement, credit minus debit is the balance, and the export is logged (product: statements 8)', () =>
  withSales(async (store, { orderId, owner }) => {
    await bill(store, 'order.refunded', orderId, { amount: 10 }, 1)
    await bill(store, 'subscription.renewed', orderId, { amount: 210, period: period(1) }, 15)
    const page = { path: '/', cookie: owner.cookie, params: { sellerId, month } }
    const response = await callPage(csvLoader, store, page)
    const csv = await readCsv(await response.text())
    const [header, ...rows] = csv.ok ? csv.rows.map(({ cells }) => cells) : []
    const sumOf = (title: string) => {
      const column = header?.indexOf(title) ?? -1
      return rows.reduce((total, row) => total + Math.round(Number(row[column]) * 100), 0)
    }
    const { statement } = await openStatement(store, owner)
    expect(rows.map(([, type]) => type)).toEqual(['Order', 'Renewal', 'Commission'])
    expect(sumOf('Credit') - sumOf('Debit')).toBe(statement.balance)
    const [entry] = await store.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'statements.export'))
    expect(entry?.after).toEqual({ seller: sellerId, from: '2026-01-01', to: '2026-01-31', rows: 3 })
  }))
