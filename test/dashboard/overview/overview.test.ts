import { expect, test } from 'vitest'
import { saveDraft } from '#catalog/editing/drafts/drafts.commands.server.ts'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { catalogProposals } from '#catalog/proposals/proposals.tables.server.ts'
import { loader } from '#dashboard/overview/overview.page.tsx'
import { stuckNote } from '#dashboard/overview/open-tasks.ts'
import { enquiries } from '#enquiries/enquiries.tables.server.ts'
import { mails } from '#mail/mails.tables.server.ts'
import { orderLines } from '#orders/orders.tables.server.ts'
import { placeOrder, portalEvent, tell, withShop } from '../../support/order-shop.ts'
import { newViewer, pageArguments, type SignedInViewer } from '../../support/dashboard.ts'
import type { TestStore } from '../../support/store.ts'

async function seenBy(store: TestStore, { cookie }: SignedInViewer) {
  const { openTasks, sold, suspended } = await loader(
    pageArguments(store, { path: '/dashboard', cookie }) as never,
  )
  return { sold, suspended, waiting: openTasks.map(({ count, path }) => [path, count]) }
}

test('shows the viewer’s open tasks, according to their roles', async () => {
  await withShop(async (store) => {
    const { db } = store
    await db.delete(enquiries)
    await db.delete(mails)
    const grace = await newViewer(store, { staffRoles: ['support'] })
    const carl = await newViewer(store, { staffRoles: ['catalogue'] })
    const form = { kind: 'contact' as const, page: '/contact' }
    await db.insert(enquiries).values([form, form, { ...form, assignedTo: grace.accountId }])
    await db.insert(enquiries).values([
      { ...form, state: 'done', assignedTo: grace.accountId },
      { ...form, kind: 'seller_application' },
      { ...form, kind: 'seller_application', state: 'done' },
    ])
    const id = await placeOrder(store)
    await tell(store, portalEvent('paid', id, { amount: 1, currency: 'USD' }))
    await tell(store, portalEvent('paid', 'nobody', { amount: 1, currency: 'USD' }))
    await db.insert(mails).values({ key: 'failed', subject: id, kind: 'placed', state: 'failed' })
    const place = { accountId: carl.accountId, noun: 'products', itemId: 'cart-plain' }
    await saveDraft(db, place, { typed: { name: 'Plainer' }, opened: null, version: null, now: new Date() })

    expect(await seenBy(store, grace)).toEqual({
      sold: null,
      suspended: [],
      waiting: [
        ['/dashboard/orders?stuck=1', 1],
        ['/dashboard/orders?stuck=1', 1],
        ['/dashboard/reports?days=7#failed-mails', 1],
        ['/dashboard/enquiries?state=open&person=me', 1],
        ['/dashboard/enquiries?state=open&person=nobody', 3],
      ],
    })
    expect(await seenBy(store, carl)).toEqual({
      sold: null,
      suspended: [],
      waiting: [
        ['/dashboard/sellers/applications', 1],
        ['/dashboard/products/cart-plain', 1],
      ],
    })
  })
})

test('counts the sold lines of a member’s own seller', async () => {
  await withShop(async (store) => {
    const { db } = store
    await db.insert(marketplaceSellers).values([
      { id: 'mine', name: 'Mine' },
      { id: 'theirs', name: 'Theirs' },
    ])
    const id = await placeOrder(store)
    await db.update(orderLines).set({ sellerId: 'mine' })
    await tell(store, portalEvent('paid', id, { amount: 21, currency: 'USD' }))
    const member = async (sellerId: string) =>
      seenBy(store, await newViewer(store, { memberships: [{ sellerId, role: 'editor' }] }))
    const written = { kind: 'product' as const, sellerId: 'mine', document: {}, createdAt: new Date() }
    await db.insert(catalogProposals).values({ ...written, state: 'returned', updatedAt: new Date() })
    const returned = ['/dashboard/proposals?state=returned', 1]
    expect(await member('mine')).toMatchObject({ sold: { lines: 1 }, waiting: [returned] })
    expect(await member('theirs')).toMatchObject({ sold: { lines: 0 }, waiting: [] })
  })
})

test('leaves out proposals of the viewer’s own seller, and says when the seller is suspended', async () => {
  await withShop(async (store) => {
    const { db } = store
    const suspended = { suspendedAt: new Date(), suspendedReason: 'Silent' }
    await db.insert(marketplaceSellers).values([
      { id: 'mine', name: 'Mine', ...suspended },
      { id: 'theirs', name: 'Theirs', ...suspended },
    ])
    const now = new Date()
    const submitted = {
      kind: 'product',
      state: 'submitted',
      document: {},
      createdAt: now,
      updatedAt: now,
    } as const
    await db.insert(catalogProposals).values([
      { ...submitted, sellerId: 'mine', submittedAt: now },
      { ...submitted, sellerId: 'mine', submittedAt: now },
      { ...submitted, sellerId: 'theirs', submittedAt: now },
    ])
    const both = await newViewer(store, {
      staffRoles: ['catalogue'],
      memberships: [{ sellerId: 'mine', role: 'editor' }],
    })
    const seen = await seenBy(store, both)
    expect(seen.waiting).toContainEqual(['/dashboard/proposals?state=submitted', 1])
    expect(seen.suspended).toEqual(['Mine'])
  })
})

test('names the reasons of stuck orders with their number', () => {
  expect(stuckNote([['silent'], ['mail_failed', 'silent']])).toBe(
    '2 × no news for too long · 1 × a mail failed',
  )
  expect(stuckNote([])).toBe('')
})
