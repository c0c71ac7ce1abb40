import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { users } from '#account/session/account.tables.server.ts'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { sellerMembers } from '#catalog/sellers/seller-members.tables.server.ts'
import { productById } from '#catalog/products/marketplace.queries.server.ts'
import { orderLines } from '#orders/orders.tables.server.ts'
import { reviewsOfOrder } from '#reviews/writing/own-reviews.queries.server.ts'
import { publishedReviews, starCounts } from '#reviews/published-reviews.queries.server.ts'
import { reviewPersonalData } from '#reviews/review-personal-data.server.ts'
import { reviewEvents, reviews } from '#reviews/reviews.tables.server.ts'
import { reviewerOf } from '#reviews/reviewer.queries.server.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { editReview, writeReview } from '#reviews/writing/write-review.commands.server.ts'
import { addSellers } from '../../support/add-sellers.ts'
import WriteReviewPage, { action, loader } from '../../../src/purchases/review/write-review.page.tsx'
import { call, customerPortalCookie, newOrder, withShop } from '../../support/order-shop.ts'
import { signUp } from '../../support/customers-and-products.ts'
import { readPage } from '../../support/log-in.ts'
import type { TestStore } from '../../support/store.ts'
import { existing, newBuyer, newReview, setStatus, words, type Buyer } from '../../support/buyer.ts'
import { changeProduct } from '../../support/add-product.ts'

const plain = { productId: 'cart-plain', productType: 'marketplace' } as const

function write({ db }: TestStore, { viewer, reviewer, orderId, lineIds }: Buyer, stars = words.stars) {
  const [lineId = ''] = lineIds
  const context = { viewer, reviewer, now: new Date() }
  return writeReview(db, context, { orderId, lineId, words: { ...words, stars } })
}

async function figuresOfPlain({ db }: TestStore) {
  const found = await productById(db, plain.productId)
  return found && { rating: found.rating, reviewCount: found.reviewCount }
}

test('a review is published at once, and the product’s figures are updated', () =>
  withShop(async (store) => {
    expect(await figuresOfPlain(store)).toEqual({ rating: 5, reviewCount: 0 })
    const buyer = await newBuyer(store)
    expect(await write(store, buyer, 4)).toMatchObject({ ok: true })
    await newReview(store, 5)
    await newReview(store, 5)
    expect(await figuresOfPlain(store)).toEqual({ rating: 4.7, reviewCount: 3 })
    const shown = await publishedReviews(store.db, plain, { sort: 'rating', limit: 9, offset: 0 })
    expect(shown.map(({ stars }) => stars)).toEqual([5, 5, 4])
    const [worst] = await publishedReviews(store.db, plain, { sort: '-rating', limit: 1, offset: 0 })
    expect(worst?.stars).toBe(4)
    expect(shown[2]).toMatchObject({ author: 'Cart T.', title: words.title, answer: null, isDemo: false })
    expect(await starCounts(store.db, plain)).toContainEqual({ stars: 5, count: 2 })
    const log = await store.db.select({ kind: reviewEvents.kind }).from(reviewEvents)
    expect(log).toEqual([{ kind: 'written' }, { kind: 'written' }, { kind: 'written' }])
  }))

test('a review updates the seller’s rating in the same transaction', () =>
  withShop(async (store) => {
    const { db } = store
    await addSellers(db, { mira: ['cart-plain'] })
    await newReview(store, 2)
    const [seller] = await db.select().from(marketplaceSellers).where(eq(marketplaceSellers.id, 'mira'))
    expect(seller?.rating).toBe('2.0')
  }))

test('a review is rejected with the reason if its line is not the buyer’s or already reviewed, its order is not active or has ended, or the buyer is unverified', () =>
  withShop(async (store) => {
    const buyer = await newBuyer(store)
    const other = await newBuyer(store)
    const reasonOf = async (who: Buyer) => {
      const written = await write(store, who)
      return written.ok ? null : written.reason
    }
    expect(await reasonOf({ ...buyer, orderId: other.orderId, lineIds: other.lineIds })).toBe('unknown')
    expect(await reasonOf({ ...buyer, lineIds: other.lineIds })).toBe('unknown')
    expect(await reasonOf({ ...buyer, orderId: 'none' })).toBe('unknown')
    expect(await reasonOf(await newBuyer(store, { status: 'paid' }))).toBe('not_active_yet')
    expect(await reasonOf(await newBuyer(store, { status: 'cancelled' }))).toBe('order_ended')
    expect(await reasonOf(await newBuyer(store, { isProven: false }))).toBe('unproven')
    expect(await reasonOf(buyer)).toBeNull()
    expect(await reasonOf(buyer)).toBe('already_reviewed')
    expect(await figuresOfPlain(store)).toEqual({ rating: 4, reviewCount: 1 })
  }))

test('a buyer with an unverified email sees on the review page the reason and a link to the settings', () =>
  withShop(async (store) => {
    const { orderId, lineIds, cookie } = await newBuyer(store, { isProven: false })
    const params = { orderId, lineId: lineIds[0] ?? '' }
    const path = `/marketplace/my-purchases/${orderId}/review/${params.lineId}`
    const { data } = await readPage(loader, store, { path, cookie, params })
    expect(data).toMatchObject({ state: 'not_possible', isUnproven: true })
    const props = { loaderData: data, params } as ComponentProps<typeof WriteReviewPage>
    const routes = [{ path: '/', Component: () => <WriteReviewPage {...props} /> }]
    const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter(routes)} />)
    expect(html).toContain('Please confirm your email address first.')
    expect(html).toContain('href="/settings?tab=security"')
  }))

test('members of a seller cannot review its products', () =>
  withShop(async (store) => {
    const { db } = store
    const buyer = await newBuyer(store)
    await addSellers(db, { mira: [] })
    await db.update(orderLines).set({ sellerId: 'mira' }).where(eq(orderLines.orderId, buyer.orderId))
    await db
      .insert(sellerMembers)
      .values({ userId: buyer.reviewer.userId ?? '', sellerId: 'mira', role: 'editor' })
    expect(await write(store, buyer)).toEqual({ ok: false, reason: 'own_product' })
  }))

test('a customer-portal customer can review, and an unverified account with the same address cannot', () =>
  withShop(async (store) => {
    const email = 'portal@example.com'
    const cookie = await customerPortalCookie(store, email)
    const placed = await call(store, 'POST', '/api/orders', { body: newOrder(), cookie })
    const orderId: string = placed.body.order_id
    await setStatus(store, orderId, 'active', new Date())
    const [line] = await store.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
    const viewer = { userId: null, customerPortalEmail: email, browserKeyHash: null }
    const reviewer = await reviewerOf(store.db, viewer)
    expect(reviewer).toMatchObject({ isProven: true, name: null })
    const buyer = { cookie, viewer, reviewer: existing(reviewer), orderId, lineIds: [line?.id ?? ''] }
    const { id } = await signUp(store.context)
    await store.db.update(users).set({ email }).where(eq(users.id, id))
    const withAccount = { ...viewer, userId: id }
    const unproven = await reviewerOf(store.db, withAccount)
    expect(await write(store, { ...buyer, viewer: withAccount, reviewer: existing(unproven) })).toEqual({
      ok: false,
      reason: 'unproven',
    })
    expect(await write(store, buyer)).toMatchObject({ ok: true })
    const [stored] = await store.db
      .select()
      .from(reviews)
      .where(eq(reviews.orderLineId, line?.id ?? ''))
    expect(stored).toMatchObject({ customerPortalEmail: email, userId: null, authorName: 'Ada L.' })
  }))

test('only the author can edit a review, for thirty days', () =>
  withShop(async (store) => {
    const buyer = await newBuyer(store)
    const written = await write(store, buyer)
    const reviewId = written.ok ? written.value.id : ''
    const edited = { ...words, stars: 1, title: 'I changed my mind' }
    const edit = (who: Buyer, days: number) =>
      editReview(
        store.db,
        { reviewer: who.reviewer, now: new Date(Date.now() + days * 86_400_000) },
        { reviewId, words: edited },
      )
    expect(await edit(await newBuyer(store), 0)).toEqual({ ok: false, reason: 'unknown' })
    expect(await edit(buyer, 31)).toEqual({ ok: false, reason: 'too_old' })
    expect(await edit(buyer, 29)).toEqual({ ok: true, value: null })
    expect(await figuresOfPlain(store)).toEqual({ rating: 1, reviewCount: 1 })
  }))

test('the review page keeps input, explains a rejection, and leads back to the order afterward', () =>
  withShop(async (store) => {
    const buyer = await newBuyer(store)
    const [lineId = ''] = buyer.lineIds
    const params = { orderId: buyer.orderId, lineId }
    const path = `/marketplace/my-purchases/${buyer.orderId}/review/${lineId}`
    const open = (cookie?: string) => readPage(loader, store, { path, cookie, params })
    const send = (form: Record<string, string>, cookie = buyer.cookie) =>
      readPage(action, store, { path, cookie, form, params })
    expect(await open()).toMatchObject({ data: { state: 'signed_out' } })
    expect(await open((await newBuyer(store)).cookie)).toMatchObject({ status: 404 })
    expect(await open(buyer.cookie)).toMatchObject({ status: 200, data: { state: 'form', words: null } })
    const typed = { stars: '', title: 'Kept', body: 'short', usedFor: 'boxes' }
    expect(await send(typed)).toMatchObject({
      status: 422,
      data: { values: typed, fieldErrors: { stars: expect.any(String), body: expect.any(String) } },
    })
    const form = { ...words, stars: '5' }
    expect(await send(form)).toMatchObject({ status: 302, location: `${path}?done=written` })
    expect(await open(buyer.cookie)).toMatchObject({ data: { state: 'form', words: { stars: 5 } } })
    expect(await send({ ...form, stars: '3' })).toMatchObject({ location: `${path}?done=edited` })
    expect(await figuresOfPlain(store)).toEqual({ rating: 3, reviewCount: 1 })

    const [review] = await store.db.select({ id: reviews.id }).from(reviews)
    const publicPath = `/marketplace/cart-plain/reviews#review-${review?.id}`
    expect(await open(buyer.cookie)).toMatchObject({ data: { publicPath } })
    await changeProduct(store.db, plain.productId, { isActive: false })
    expect(await open(buyer.cookie)).toMatchObject({ data: { publicPath: null } })
  }))

test('the page of an order shows its reviews and the lines that can be reviewed', () =>
  withShop(async (store) => {
    const buyer = await newBuyer(store)
    const order = await orderById(store.db, buyer.orderId)
    const shown = () => reviewsOfOrder(store.db, buyer.viewer, existing(order))
    expect(await shown()).toMatchObject([{ name: 'Plain', stars: null }])
    await write(store, buyer, 4)
    expect(await shown()).toMatchObject([{ name: 'Plain', stars: 4 }])
  }))

test('the personal data of an account contains its reviews, and deletion removes the name from them', () =>
  withShop(async (store) => {
    const buyer = await newBuyer(store)
    await write(store, buyer)
    const userId = buyer.reviewer.userId ?? ''
    const owner = { userId, customerPortalEmail: 'none@example.com' }
    expect(await reviewPersonalData.read(store.db, owner)).toMatchObject({
      written: [{ product_id: 'cart-plain', text: words.body }],
      reported: [],
    })
    await reviewPersonalData.remove(store.db, owner, new Date())
    const shown = await publishedReviews(store.db, plain, { sort: 'newest', limit: 9, offset: 0 })
    expect(shown).toMatchObject([{ author: 'A former customer', stars: 4 }])
    expect(await figuresOfPlain(store)).toEqual({ rating: 4, reviewCount: 1 })
  }))

test('the reviews of a customer-portal customer are part of the personal data, and deletion removes the name from them', () =>
  withShop(async (store) => {
    const { db } = store
    const email = 'portal@example.com'
    const ofPortal = await newReview(store, 5)
    await newReview(store, 2)
    await db.update(reviews).set({ userId: null, customerPortalEmail: email }).where(eq(reviews.id, ofPortal))
    const { read, remove } = reviewPersonalData
    const owner = { userId: null, customerPortalEmail: email }
    const userId = randomUUID()
    const own = { written: [{ stars: 5 }] }
    expect(await read(db, owner)).toMatchObject(own)
    expect(await read(db, { userId, customerPortalEmail: email })).toMatchObject(own)
    expect(await read(db, { userId, customerPortalEmail: null })).toMatchObject({ written: [] })
    await remove(db, owner, new Date())
    expect(await read(db, owner)).toMatchObject({ written: [] })
    const shown = await publishedReviews(db, plain, { sort: 'rating', limit: 9, offset: 0 })
    expect(shown.map(({ author }) => author)).toEqual(['A former customer', 'Cart T.'])
  }))
