import { expect, test } from 'vitest'
import { saveDraft } from '#catalog/editing/drafts/drafts.commands.server.ts'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { catalogProposals } from '#catalog/proposals/proposals.tables.server.ts'
import { loader } from '#dashboard/overview/overview.page.tsx'
import { byAge, tasksByPath, waitedFor } from '#dashboard/overview/open-tasks.ts'
import { changeOf, lastDays, periodSales } from '#dashboard/overview/sales.ts'
import { webhooks } from '#developers/webhooks/webhooks.tables.server.ts'
import { enquiries } from '#enquiries/enquiries.tables.server.ts'
import { mails } from '#mail/mails.tables.server.ts'
import { orderLines } from '#orders/orders.tables.server.ts'
import { addSellers } from '../../support/add-sellers.ts'
import { placeOrder, portalEvent, tell, withShop } from '../../support/order-shop.ts'
import { callPage, newViewer, type SignedInViewer } from '../../support/dashboard.ts'
import type { TestStore } from '../../support/store.ts'

async function seenBy(store: TestStore, { cookie }: SignedInViewer) {
  const page = await callPage(loader, store, { path: '/dashboard', cookie })
  return {
    ...page,
    waiting: page.openTasks.map(({ count, path }) => `${count} ${path}`).toSorted(),
    today: page.sales.periods[0]?.amount,
  }
}

test('the overview shows the open tasks that fit the viewer’s roles', () =>
  withShop(async (store) => {
    const { db } = store
    await db.delete(enquiries)
    await db.delete(mails)
    const grace = await newViewer(store, { staffRoles: ['support'] })
    const carl = await newViewer(store, { staffRoles: ['catalogue'] })
    const form = { kind: 'contact' as const, page: '/contact' }
    await db
      .insert(enquiries)
      .values([
        form,
        form,
        { ...form, assignedTo: grace.accountId },
        { ...form, state: 'done', assignedTo: grace.accountId },
        { ...form, kind: 'seller_application' },
        { ...form, kind: 'seller_application', state: 'done' },
      ])
    const id = await placeOrder(store)
    await tell(store, portalEvent('paid', id, { amount: 1, currency: 'USD' }))
    await tell(store, portalEvent('paid', 'nobody', { amount: 1, currency: 'USD' }))
    await db.insert(mails).values({ key: 'failed', subject: id, kind: 'placed', state: 'failed' })
    const place = { accountId: carl.accountId, noun: 'products', itemId: 'cart-plain' }
    await saveDraft(db, place, { values: { name: 'Plainer' }, opened: null, version: null, now: new Date() })

    expect(await seenBy(store, grace)).toMatchObject({
      suspended: [],
      waiting: [
        '1 /dashboard/enquiries?state=open&person=me',
        '1 /dashboard/orders?stuck=1',
        '1 /dashboard/orders?stuck=1',
        '1 /dashboard/reports?days=7#failed-mails',
        '3 /dashboard/enquiries?state=open&person=nobody',
      ],
    })
    expect(await seenBy(store, carl)).toMatchObject({
      orders: null,
      activity: [],
      suspended: [],
      waiting: ['1 /dashboard/products/cart-plain', '1 /dashboard/sellers/applications'],
    })
  }))

test('the overview shows the sold lines of the member’s seller only', () =>
  withShop(async (store) => {
    const { db } = store
    await addSellers(db, { mine: [], theirs: [] })
    const id = await placeOrder(store)
    await db.update(orderLines).set({ sellerId: 'mine' })
    await tell(store, portalEvent('paid', id, { amount: 21, currency: 'USD' }))
    const member = async (sellerId: string) =>
      seenBy(store, await newViewer(store, { memberships: [{ sellerId, role: 'editor' }] }))
    const written = { kind: 'product' as const, sellerId: 'mine', document: {}, createdAt: new Date() }
    await db.insert(catalogProposals).values({ ...written, state: 'returned', updatedAt: new Date() })
    const returned = '1 /dashboard/proposals?state=returned'
    const [line, ...others] = await db.select().from(orderLines)
    expect(others).toEqual([])
    expect(await member('mine')).toMatchObject({
      today: 2_100,
      waiting: [returned],
      orders: null,
      lines: [{ product: line?.name, quantity: line?.quantity, total: 2_100, isPaid: true }],
    })
    const labels = [
      'Complete your profile',
      'Add your logo',
      'Add your first product',
      'Choose your notifications',
    ]
    const steps = labels.map((label) => ({ label, isDone: false }))
    expect(await member('theirs')).toMatchObject({ steps, today: 0, waiting: [], lines: [] })
  }))

test('the setup steps of a seller open the forms that the member may change, and a webhook paused after failures is a task of its admins (product: dashboard 110)', () =>
  withShop(async (store) => {
    await addSellers(store.db, { mine: [] })
    const paused = { sellerId: 'mine', events: [], createdAt: new Date(), pausedAt: new Date() }
    const [webhook] = await store.db
      .insert(webhooks)
      .values([
        { ...paused, url: 'https://receiver.example', pausedBy: 'failures' },
        { ...paused, url: 'https://other.example', pausedBy: 'person' },
      ])
      .returning()
    const pathsFor = async (role: 'admin' | 'editor') => {
      const { cookie } = await newViewer(store, { memberships: [{ sellerId: 'mine', role }] })
      const { steps, openTasks } = await callPage(loader, store, { path: '/dashboard', cookie })
      return [...openTasks, ...steps].map(({ path }) => path)
    }
    const profile = '/dashboard/proposals/new?kind=seller&seller=mine&record=mine'
    const product = '/dashboard/proposals/new?kind=product&seller=mine'
    const [own, notices] = ['/dashboard/products?own=1', '/dashboard/notices']
    const task = `/dashboard/developers/webhooks/${webhook?.id}`
    expect(await pathsFor('admin')).toEqual([task, profile, profile, product, notices])
    expect(await pathsFor('editor')).toEqual([own, own, product, notices])
  }))

test('the overview leaves out proposals of the viewer’s seller, and says when that seller is suspended', () =>
  withShop(async (store) => {
    const { db } = store
    const suspended = { suspendedAt: new Date(), suspendedReason: 'Silent' }
    await db.insert(marketplaceSellers).values([
      { id: 'mine', name: 'Mine', ...suspended },
      { id: 'theirs', name: 'Theirs', ...suspended },
    ])
    const now = new Date()
    const times = { createdAt: now, updatedAt: now, submittedAt: now }
    const submitted = { kind: 'product', state: 'submitted', document: {}, ...times } as const
    const sellers = ['mine', 'mine', 'theirs']
    await db.insert(catalogProposals).values(sellers.map((sellerId) => ({ ...submitted, sellerId })))
    const both = await newViewer(store, {
      staffRoles: ['catalogue'],
      memberships: [{ sellerId: 'mine', role: 'editor' }],
    })
    const seen = await seenBy(store, both)
    expect(seen.waiting).toContainEqual('1 /dashboard/proposals?state=submitted')
    expect(seen.suspended).toEqual(['Mine'])
  }))

test('the overview shows an owner sales and new orders, and counts an application once', () =>
  withShop(async (store) => {
    const { db } = store
    await db.delete(enquiries)
    const id = await placeOrder(store)
    await tell(store, portalEvent('paid', id, { amount: 21, currency: 'USD' }))
    await db.insert(enquiries).values({ kind: 'seller_application', page: '/marketplace/sell' })
    const owner = await newViewer(store, { staffRoles: ['owner'] })
    const { today, orders, waiting } = await seenBy(store, owner)
    expect(today).toBeGreaterThan(0)
    expect(orders).toMatchObject({ count: 1, rows: [{ id }] })
    expect(waiting).toEqual(['1 /dashboard/sellers/applications'])
  }))

test('open tasks are sorted by age, and counted in the navigation', () => {
  const task = { label: ['task', 'tasks'], note: '', count: 2 } as const
  const old = { ...task, path: '/dashboard/orders?stuck=1', oldest: new Date('2026-11-20T00:00:00Z') }
  const young = { ...task, path: '/dashboard/quotes', oldest: new Date('2026-11-23T22:00:00Z') }
  const timeless = { ...task, path: '/dashboard/orders#x', oldest: null }
  const now = new Date('2026-11-24T00:00:00Z')
  expect([timeless, young, old].toSorted(byAge)).toEqual([old, young, timeless])
  expect([old, young].map(({ oldest }) => waitedFor(oldest, now))).toEqual(['for 4 days', 'for 2 hours'])
  expect(waitedFor(new Date(now.getTime() - 3_599_000), now)).toBe('just now')
  expect(
    tasksByPath([old, young, timeless], ['/dashboard', '/dashboard/orders', '/dashboard/quotes']),
  ).toEqual({
    '/dashboard/orders': { count: 4, words: '2 tasks, 2 tasks' },
    '/dashboard/quotes': { count: 2, words: '2 tasks' },
  })
})

test('sales are compared with the previous period', () => {
  const now = new Date('2026-11-24T15:00:00Z')
  const days = [
    { day: '2026-11-24', amount: 300 },
    { day: '2026-11-23', amount: 200 },
    { day: '2026-11-17', amount: 50 },
    { day: '2026-10-25', amount: 10 },
  ]
  expect(periodSales(days, now)).toEqual([
    { days: 1, amount: 300, before: 200 },
    { days: 7, amount: 500, before: 50 },
    { days: 30, amount: 550, before: 10 },
  ])
  expect(changeOf({ days: 7, amount: 300, before: 200 })).toBe('+50% (+$1.00)')
  expect(changeOf({ days: 7, amount: 100, before: 200 })).toBe('-50% (-$1.00)')
  expect(changeOf({ days: 7, amount: 100, before: 0 })).toBeNull()
  expect(changeOf({ days: 1, amount: 300, before: 200 })).toBe('+50% (+$1.00)')
  // A decrease of today is not shown, because the day is not over yet.
  expect(changeOf({ days: 1, amount: 100, before: 200 })).toBeNull()
  expect(lastDays(days, now)).toHaveLength(30)
  expect(lastDays(days, now).at(-1)).toEqual({ day: '2026-11-24', amount: 300 })
})
