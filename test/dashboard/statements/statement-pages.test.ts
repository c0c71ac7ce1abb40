import { and, eq } from 'drizzle-orm'
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
import { callPage, newViewer, type SignedInViewer } from '../../support/dashboard.ts'
import { readPage } from '../../support/log-in.ts'
import { withShop } from '../../support/order-shop.ts'
import type { TestStore } from '../../support/store.ts'
import { bill, period, subscribe } from '../../support/subscriptions.ts'
import { changeProduct } from '../../support/add-product.ts'

const month = '2026-01'
const seller = 'lanternfield-labs'

/** A paid order of $210 from January 15, 2026. The seller's commission rate is 10% from that year on. */
async function withSales(work: (store: TestStore, sold: Sold) => Promise<void>) {
  await withShop(async (store) => {
    const sellerId = seller
    await store.db.delete(orders)
    await changeProduct(store.db, 'cart-plain', { sellerId: seller })
    const orderId = await subscribe(store)
    const [line] = await store.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
    if (!line) throw new Error('The order has no line')
    const owner = await newViewer(store, { staffRoles: ['owner'] })
    const saved = await setRate(store, owner, sellerId, { rate: '10', from: '2026-01-01' })
    expect(saved.location).toBe(`/dashboard/statements/${sellerId}?done=rate`)
    await work(store, { orderId, lineId: line.id, sellerId, owner })
  })
}

interface Sold {
  orderId: string
  lineId: string
  sellerId: string
  owner: SignedInViewer
}

function setRate(
  store: TestStore,
  { cookie }: SignedInViewer,
  sellerId: string,
  form: Record<string, string>,
) {
  const path = `/dashboard/statements/${sellerId}`
  return readPage(sellerAction, store, { path, cookie, form, params: { sellerId } })
}

function openStatement(store: TestStore, { cookie }: SignedInViewer, sellerId: string, of = month) {
  const path = `/dashboard/statements/${sellerId}/${of}`
  return callPage(loader, store, { path, cookie, params: { sellerId, month: of } })
}

function settle(
  store: TestStore,
  { cookie }: SignedInViewer,
  sellerId: string,
  form: Record<string, string>,
  of = month,
) {
  const path = `/dashboard/statements/${sellerId}/${of}`
  return readPage(action, store, { path, cookie, form, params: { sellerId, month: of } })
}

function list(store: TestStore, { cookie }: SignedInViewer, of = month) {
  return callPage(listLoader, store, { path: `/dashboard/statements?month=${of}`, cookie })
}

test('the list of statements redirects members of one seller to the statements of that seller (product: statements 1)', () =>
  withSales(async (store, { sellerId, owner }) => {
    const listOf = async (sellers: readonly string[]) => {
      const memberships = sellers.map((each) => ({ sellerId: each, role: 'admin' as const }))
      const { cookie } = await newViewer(store, { memberships })
      return readPage(listLoader, store, { path: '/dashboard/statements', cookie })
    }
    expect((await listOf([sellerId])).location).toBe(`/dashboard/statements/${sellerId}`)
    expect((await listOf([sellerId, 'quiet-harbor-security'])).status).toBe(200)
    expect((await list(store, owner)).rows).toMatchObject([{ sellerId }])
  }))

test('a statement has sales less discounts, refunds and commission (product: statements 2 to 5)', () =>
  withSales(async (store, { orderId, lineId, sellerId, owner }) => {
    // The line has a discount of $10, and $20 are refunded.
    await store.db
      .update(orderLines)
      .set({ total: '200.00', discount: '10.00' })
      .where(eq(orderLines.id, lineId))
    const at = new Date('2026-01-31T23:59:59Z')
    await store.db.insert(orderNotes).values({ orderId, kind: 'refund', text: '', amount: '20.00', at })
    const { rows, open } = await list(store, owner)
    expect(open).toBe(16_200)
    expect(rows).toMatchObject([
      {
        sellerId,
        month,
        sales: 21_000,
        discounts: 1_000,
        refunds: 2_000,
        commission: 1_800,
        balance: 16_200,
        paid: null,
      },
    ])
    const { products, refunds } = await openStatement(store, owner, sellerId)
    expect(products).toMatchObject([
      { payments: 1, sales: 21_000, discounts: 1_000, rate: 1_000, kind: 'order' },
    ])
    expect(refunds).toMatchObject([{ day: '2026-01-31', amount: 2_000, rate: 1_000 }])
  }))

test('a renewal counts as a sale of its month, at the commission rate of its day (product: statements 2, 3)', () =>
  withSales(async (store, { orderId, sellerId, owner }) => {
    await bill(store, 'subscription.renewed', orderId, { amount: 210, period: period(1) }, 31)
    await setRate(store, owner, sellerId, { rate: '12.5', from: '2026-02-10' })
    expect((await list(store, owner, '2026-02')).rows).toMatchObject([{ sales: 21_000, commission: 2_625 }])
    expect((await list(store, owner)).rows).toMatchObject([{ sales: 21_000, commission: 2_100 }])
  }))

test('a refund is split over all lines of its order, with the remainder on the largest line (product: statements 5)', () =>
  withSales(async (store, { orderId, lineId, sellerId, owner }) => {
    const [line] = await store.db.select().from(orderLines).where(eq(orderLines.id, lineId))
    if (!line) throw new Error('There is no line')
    const { id: _id, ...other } = line
    await store.db
      .insert(orderLines)
      .values({ ...other, position: 7, price: '105.00', quantity: 1, total: '105.00' })
    const [added] = await store.db
      .select()
      .from(orderLines)
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, 7)))
    await store.db
      .update(orderLines)
      .set({ sellerId: null })
      .where(eq(orderLines.id, added?.id ?? ''))
    const at = new Date('2026-02-01T00:00:00Z')
    await store.db.insert(orderNotes).values({ orderId, kind: 'refund', text: '', amount: '0.10', at })
    const { refunds, statement } = await openStatement(store, owner, sellerId, '2026-02')
    expect(refunds).toMatchObject([{ amount: 7 }])
    expect(statement).toMatchObject({ sales: 0, refunds: 7, commission: -1, balance: -6 })
  }))

test('members see statements of their sellers only, cannot set a rate, and cannot mark a statement as paid', () =>
  withSales(async (store, { sellerId }) => {
    const member = await newViewer(store, { memberships: [{ sellerId, role: 'editor' }] })
    const others = await newViewer(store, {
      memberships: ['copperline-systems', 'quiet-harbor-security'].map((id) => ({
        sellerId: id,
        role: 'admin' as const,
      })),
    })
    expect((await list(store, others)).rows).toEqual([])
    const stranger = await newViewer(store, {
      memberships: [{ sellerId: 'copperline-systems', role: 'admin' }],
    })
    expect(await openStatement(store, member, sellerId)).toMatchObject({ mayPay: false })
    await expect(openStatement(store, stranger, sellerId)).rejects.toMatchObject({ init: { status: 404 } })
    expect((await setRate(store, member, sellerId, { rate: '0', from: '2026-03-01' })).status).toBe(404)
    expect((await settle(store, member, sellerId, { intent: 'pay', amount: '18900' })).status).toBe(404)
    const ownOwner = await newViewer(store, {
      staffRoles: ['owner'],
      memberships: [{ sellerId, role: 'admin' }],
    })
    expect((await settle(store, ownOwner, sellerId, { intent: 'pay', amount: '18900' })).status).toBe(404)
  }))

test('a statement is marked as paid once, and only with the balance that was shown (product: statements 6, 7)', () =>
  withSales(async (store, { sellerId, owner }) => {
    const pay = (amount: string) => settle(store, owner, sellerId, { intent: 'pay', amount, note: 'Wire 7' })
    expect((await pay('18901')).data.fieldErrors.form).toContain('changed')
    expect((await pay('18900')).location).toBe(`/dashboard/statements/${sellerId}/${month}?done=pay`)
    expect((await pay('18900')).status).toBe(422)
    const { statement } = await openStatement(store, owner, sellerId)
    expect(statement.paid).toMatchObject({ amount: 18_900, by: owner.name, note: 'Wire 7' })
    const late = await setRate(store, owner, sellerId, { rate: '5', from: '2026-01-31' })
    expect(late.data).toMatchObject({ values: { rate: '5' }, fieldErrors: { from: expect.any(String) } })
    await settle(store, owner, sellerId, { intent: 'unmark' })
    expect((await openStatement(store, owner, sellerId)).statement.paid).toBeNull()
    const entries = await store.db.select().from(auditEntries).where(eq(auditEntries.subjectId, sellerId))
    const actions = entries.map((entry) => entry.action)
    expect(actions.toSorted()).toEqual(['statements.pay', 'statements.pay', 'statements.set-rate'])
  }))

test('a month that is not over cannot be marked as paid', () =>
  withSales(async (store, { sellerId, owner }) => {
    const current = store.context.clock().toISOString().slice(0, 7)
    const answer = await settle(store, owner, sellerId, { intent: 'pay', amount: '0' }, current)
    expect(answer.data.fieldErrors.form).toBe('This month isn’t over yet.')
  }))

test.each([
  [{ rate: '101', from: '2026-03-01' }, 'rate'],
  [{ rate: '10', from: '2026-02-30' }, 'from'],
])('a commission rate of %j is rejected with an error beside the field', (form, field) =>
  withSales(async (store, { sellerId, owner }) => {
    const { status, data } = await setRate(store, owner, sellerId, form)
    expect(status).toBe(422)
    expect(data).toMatchObject({ values: form, fieldErrors: { [field]: expect.any(String) } })
    const { rates } = await callPage(sellerLoader, store, {
      path: `/dashboard/statements/${sellerId}`,
      cookie: owner.cookie,
      params: { sellerId },
    })
    expect(rates).toEqual([{ rate: 1_000, from: '2026-01-01' }])
  }),
)

test('in the CSV file of a statement, credit minus debit is the balance, and the export is logged (product: statements 8)', () =>
  withSales(async (store, { orderId, sellerId, owner }) => {
    await bill(store, 'order.refunded', orderId, { amount: 10 }, 1)
    await bill(store, 'subscription.renewed', orderId, { amount: 210, period: period(1) }, 15)
    const response = await callPage(csvLoader, store, {
      path: '/',
      cookie: owner.cookie,
      params: { sellerId, month },
    })
    const csv = await readCsv(await response.text())
    const [header, ...rows] = csv.ok ? csv.rows.map(({ cells }) => cells) : []
    const sumOf = (title: string) => {
      const column = header?.indexOf(title) ?? -1
      return rows.reduce((total, row) => total + Math.round(Number(row[column]) * 100), 0)
    }
    const { statement } = await openStatement(store, owner, sellerId)
    expect(rows.map(([, type]) => type)).toEqual(['Order', 'Renewal', 'Commission'])
    expect(sumOf('Credit') - sumOf('Debit')).toBe(statement.balance)
    const [entry] = await store.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'statements.export'))
    expect(entry?.after).toEqual({ seller: sellerId, from: '2026-01-01', to: '2026-01-31', rows: 3 })
  }))
