import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { staffMembers } from '#account/staff/staff.tables.server.ts'
import { onChanges } from '#db/publish-changes.server.ts'
import { publishedReviews } from '#reviews/published-reviews.queries.server.ts'
import { reviewPersonalData } from '#reviews/review-personal-data.server.ts'
import { reviews } from '#reviews/reviews.tables.server.ts'
import { writeReview } from '#reviews/writing/write-review.commands.server.ts'
import { newBuyer, newReview, words } from '../support/buyer.ts'
import { signUp } from '../support/customers-and-products.ts'
import { call, customerPortalCookie, withShop } from '../support/order-shop.ts'
import type { TestStore } from '../support/store.ts'

const plain = { productId: 'cart-plain', productType: 'marketplace' } as const

function vote(store: TestStore, reviewId: string, cookie?: string, method: 'PUT' | 'DELETE' = 'PUT') {
  return call(store, method, `/api/reviews/${reviewId}/helpful`, { cookie })
}

async function shownVotes({ db }: TestStore): Promise<number[]> {
  const shown = await publishedReviews(db, plain, { sort: 'helpful', limit: 9, offset: 0 })
  return shown.map(({ helpful }) => helpful)
}

test('each person votes once for a review and can remove the vote, and only changes are published', () =>
  withShop(async (store) => {
    const review = await newReview(store, 4)
    const [ada, bob] = [await signUp(store.context), await signUp(store.context)]
    const published: string[] = []
    onChanges(store.db, (channel) => published.push(channel))
    expect(await vote(store, review, ada.cookie)).toMatchObject({ status: 200, body: { helpful: 1 } })
    expect(await vote(store, review, ada.cookie)).toMatchObject({ status: 200, body: { helpful: 1 } })
    expect(await vote(store, review, bob.cookie)).toMatchObject({ body: { helpful: 2 } })
    expect(await shownVotes(store)).toEqual([2])
    expect(await call(store, 'GET', '/api/reviews/helpful', { cookie: bob.cookie })).toMatchObject({
      body: { reviews: [review] },
    })
    expect(await vote(store, review, ada.cookie, 'DELETE')).toMatchObject({ body: { helpful: 1 } })
    expect(await vote(store, review, ada.cookie, 'DELETE')).toMatchObject({ body: { helpful: 1 } })
    expect(published).toEqual(['votes_changed', 'votes_changed', 'votes_changed'])
  }))

test('a vote needs a log-in, and is rejected for one’s own review or product, a hidden or missing review, or from another site', () =>
  withShop(async (store) => {
    const author = await newBuyer(store)
    const [lineId = ''] = author.lineIds
    const written = await writeReview(
      store.db,
      { viewer: author.viewer, reviewer: author.reviewer, now: new Date() },
      { orderId: author.orderId, lineId, words },
    )
    const review = written.ok ? written.value.id : ''
    const reader = await signUp(store.context)
    expect(await vote(store, review)).toMatchObject({ status: 401, body: { code: 'login_required' } })
    expect(await call(store, 'GET', '/api/reviews/helpful')).toMatchObject({ body: { reviews: [] } })
    expect(await vote(store, review, author.cookie)).toMatchObject({ body: { code: 'own_review' } })
    expect(await call(store, 'GET', '/api/reviews/helpful', { cookie: author.cookie })).toMatchObject({
      body: { own: [review] },
    })
    const colleague = await signUp(store.context)
    await store.db.insert(staffMembers).values({ userId: colleague.id, role: 'support' })
    expect(await vote(store, review, colleague.cookie)).toMatchObject({
      status: 409,
      body: { code: 'own_product' },
    })
    const foreign = await store.app.request(`/api/reviews/${review}/helpful`, {
      method: 'PUT',
      headers: { cookie: reader.cookie, origin: 'https://elsewhere.example' },
    })
    expect(foreign.status).toBe(403)
    await store.db.update(reviews).set({ state: 'hidden' }).where(eq(reviews.id, review))
    for (const id of [review, crypto.randomUUID(), 'none']) {
      expect(await vote(store, id, reader.cookie)).toMatchObject({ status: 404 })
    }
    await store.db.update(reviews).set({ state: 'published' }).where(eq(reviews.id, review))
    expect(await shownVotes(store)).toEqual([0])
  }))

test('a person can change a hundred votes an hour', () =>
  withShop(async (store) => {
    const review = await newReview(store, 4)
    const reader = await signUp(store.context)
    for (let change = 0; change < 100; change += 1) {
      await store.context.limits.consume('helpfulVote', reader.id)
    }
    const limited = await vote(store, review, reader.cookie)
    expect(limited).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
    expect(limited.headers.get('retry-after')).not.toBeNull()
  }))

test('the most helpful reviews are first, and equally helpful ones are sorted newest first', () =>
  withShop(async (store) => {
    const at = (day: number) => new Date(Date.UTC(2026, 0, day))
    const oldest = await newReview(store, 1, at(1))
    const older = await newReview(store, 2, at(2))
    const newest = await newReview(store, 3, at(3))
    await vote(store, older, (await signUp(store.context)).cookie)
    const shown = await publishedReviews(store.db, plain, { sort: 'helpful', limit: 9, offset: 0 })
    expect(shown.map(({ id }) => id)).toEqual([older, newest, oldest])
  }))

test('a customer of the customer portal votes, and personal data contains and deletes the votes', () =>
  withShop(async (store) => {
    const review = await newReview(store, 4)
    const email = 'portal@example.com'
    const account = await signUp(store.context)
    await vote(store, review, await customerPortalCookie(store, email))
    await vote(store, review, account.cookie)
    const owners = [
      { userId: null, customerPortalEmail: email },
      { userId: account.id, customerPortalEmail: null },
    ]
    const published: string[] = []
    onChanges(store.db, (channel) => published.push(channel))
    for (const [index, owner] of owners.entries()) {
      expect(await reviewPersonalData.read(store.db, owner)).toMatchObject({
        found_helpful: [{ review_id: review }],
      })
      await reviewPersonalData.remove(store.db, owner, new Date())
      expect(await shownVotes(store)).toEqual([1 - index])
    }
    // Cached pages count them no longer.
    expect(published.filter((channel) => channel === 'votes_changed')).toHaveLength(2)
  }))
