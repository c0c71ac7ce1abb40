import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notificationSettings, users } from '#account/session/account.tables.server.ts'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { sellerMembers } from '#catalog/sellers/seller-members.tables.server.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { orderLines, orders, orderTransitions } from '#orders/orders.tables.server.ts'
import { sendReviewInvitations } from '#reviews/invitations/send-invitations.commands.server.ts'
import { reviewsOfOrder } from '#reviews/writing/own-reviews.queries.server.ts'
import { writeReview } from '#reviews/writing/write-review.commands.server.ts'
import { action, loader } from '../../../src/marketplace/reviews/stop-invitations.page.tsx'
import { withShop } from '../../support/order-shop.ts'
import { readPage } from '../../support/log-in.ts'
import type { TestStore } from '../../support/store.ts'
import { existing, newBuyer, words, type Buyer } from '../../support/buyer.ts'

const day = 86_400_000

async function withBuyer(work: (store: TestStore, buyer: Buyer) => Promise<void>): Promise<void> {
  await withShop(async (store) => {
    await store.db.delete(orders)
    await work(store, await newBuyer(store))
  })
}

/** The mails sent this many days after the activation. */
async function mailedAfter(store: TestStore, { orderId }: Buyer, days: number) {
  const at = new Date(Date.now() - days * day)
  await store.db.update(orders).set({ changedAt: at }).where(eq(orders.id, orderId))
  await store.db.update(orderTransitions).set({ at }).where(eq(orderTransitions.to, 'active'))
  store.sent.length = 0
  await sendReviewInvitations(store.db, {
    now: new Date(),
    publicUrl: store.context.environment.PUBLIC_URL,
    secret: store.context.environment.AUTH_SECRET,
    mail: store.context.jobs.mail,
    onError: (error) => {
      throw error
    },
  })
  return [...store.sent]
}

test('one review invitation is sent after two weeks, with a link to each line and a link to unsubscribe', () =>
  withBuyer(async (store, buyer) => {
    expect(await mailedAfter(store, buyer, 13.9)).toEqual([])
    const [mail, ...more] = await mailedAfter(store, buyer, 14.1)
    expect(more).toEqual([])
    const [lineId] = buyer.lineIds
    const link = `http://store.test/marketplace/my-purchases/${buyer.orderId}/review/${lineId}`
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain(link)
      expect(text).toContain('/reviews/stop?token=')
    }
    expect(mail?.unsubscribe).toMatch(/^http:\/\/store\.test\/reviews\/stop\?token=/)
    expect(await mailedAfter(store, buyer, 15)).toEqual([])
  }))

test('old orders, reviewed orders, inactive orders and unverified addresses get no review invitation', () =>
  withBuyer(async (store, buyer) => {
    expect(await mailedAfter(store, buyer, 45)).toEqual([])
    const { viewer, reviewer, orderId, lineIds } = buyer
    await writeReview(
      store.db,
      { viewer, reviewer, now: new Date() },
      { orderId, lineId: lineIds[0] ?? '', words },
    )
    expect(await mailedAfter(store, buyer, 20)).toEqual([])
    expect(await mailedAfter(store, await newBuyer(store, { isProven: false }), 20)).toEqual([])
    expect(await mailedAfter(store, await newBuyer(store, { status: 'paid' }), 20)).toEqual([])
  }))

test('customers who turned marketing emails off get no review invitation, even if they turn them on later', () =>
  withBuyer(async (store, buyer) => {
    const userId = buyer.reviewer.userId ?? ''
    await store.db.insert(notificationSettings).values({ userId, marketingEmails: false })
    expect(await mailedAfter(store, buyer, 15)).toEqual([])
    await store.db.update(notificationSettings).set({ marketingEmails: true })
    expect(await mailedAfter(store, buyer, 16)).toEqual([])
  }))

test('sellers get no review invitation for their own products, not even for customer-portal orders', () =>
  withBuyer(async (store, buyer) => {
    const { db } = store
    const userId = buyer.reviewer.userId ?? ''
    const [account] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
    await db
      .update(orders)
      .set({ userId: null, customerPortalEmail: account?.email ?? '' })
      .where(eq(orders.id, buyer.orderId))
    await db.insert(marketplaceSellers).values({ id: 'mira', name: 'Mira' })
    await db.update(orderLines).set({ sellerId: 'mira' }).where(eq(orderLines.orderId, buyer.orderId))
    await db.insert(sellerMembers).values({ userId, sellerId: 'mira', role: 'editor' })
    const order = existing(await orderById(db, buyer.orderId))
    expect(await reviewsOfOrder(db, buyer.viewer, order)).toEqual([])
    expect(await mailedAfter(store, buyer, 15)).toEqual([])
  }))

test('opening an unsubscribe link changes nothing; its button or a mail program unsubscribes, without a cookie', () =>
  withBuyer(async (store, buyer) => {
    const [mail] = await mailedAfter(store, buyer, 15)
    const { pathname, search } = new URL(mail?.unsubscribe ?? '')
    const path = pathname + search
    expect(await readPage(loader, store, { path })).toMatchObject({
      data: { isKnown: true },
    })
    // Another customer, who still gets an invitation.
    const second = await newBuyer(store)
    await store.db
      .update(users)
      .set({ email: 'ada@example.com' })
      .where(eq(users.id, second.reviewer.userId ?? ''))
    const other = { path: '/reviews/stop?token=made.up', form: {} }
    expect(await readPage(action, store, other)).toMatchObject({ status: 404 })
    const form = { 'List-Unsubscribe': 'One-Click' }
    expect(await readPage(action, store, { path, form })).toMatchObject({
      data: { isStopped: true },
    })
    const [account] = await store.db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, buyer.reviewer.userId ?? ''))
    // The same address with another account and order.
    const third = await newBuyer(store)
    await store.db.delete(users).where(eq(users.id, buyer.reviewer.userId ?? ''))
    await store.db
      .update(users)
      .set({ email: account?.email ?? '' })
      .where(eq(users.id, third.reviewer.userId ?? ''))
    expect(await mailedAfter(store, third, 15)).toMatchObject([{ to: 'ada@example.com' }])
  }))
