import { and, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { productById } from '#catalog/products/marketplace.queries.server.ts'
import { mails } from '#mail/mails.tables.server.ts'
import { orderTransitions } from '#orders/orders.tables.server.ts'
import { setHelpfulVote } from '#reviews/helpful-votes.commands.server.ts'
import { reviewInvitationKind } from '#reviews/invitations/invitation-mail.ts'
import { sendReviewInvitations } from '#reviews/invitations/send-invitations.commands.server.ts'
import { helpfulVotes, reviews } from '#reviews/reviews.tables.server.ts'
import { writeReview } from '#reviews/writing/write-review.commands.server.ts'
import { ownShop } from '../support/order-shop.ts'
import { newBuyer, newReview, setStatus, words } from '../support/buyer.ts'

const { store, close } = await ownShop('reviews_at_once')
afterAll(close)

test('fifty simultaneous reviews of one line create one review', async () => {
  const { viewer, reviewer, orderId, lineIds } = await newBuyer(store)
  const [lineId = ''] = lineIds
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      writeReview(store.db, { viewer, reviewer, now: new Date() }, { orderId, lineId, words }),
    ),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter((each) => !each.ok && each.reason !== 'already_reviewed')).toEqual([])
  expect(await store.db.select().from(reviews).where(eq(reviews.orderLineId, lineId))).toHaveLength(1)
})

test('twenty simultaneous votes of one person for a review are one vote', async () => {
  const reviewId = await newReview(store, 4)
  const { reviewer } = await newBuyer(store)
  await Promise.all(
    Array.from({ length: 20 }, () =>
      setHelpfulVote(store.db, { voter: reviewer, now: new Date() }, { reviewId, isHelpful: true }),
    ),
  )
  expect(await store.db.$count(helpfulVotes, eq(helpfulVotes.reviewId, reviewId))).toBe(1)
})

test('simultaneous reviews of one product are all counted', async () => {
  await store.db.delete(reviews).where(eq(reviews.productId, 'cart-plain'))
  const buyers = []
  for (let index = 0; index < 8; index += 1) buyers.push(await newBuyer(store))
  await Promise.all(
    buyers.map(({ viewer, reviewer, orderId, lineIds: [lineId = ''] }, index) =>
      writeReview(
        store.db,
        { viewer, reviewer, now: new Date() },
        { orderId, lineId, words: { ...words, stars: index < 4 ? 5 : 2 } },
      ),
    ),
  )
  expect(await productById(store.db, 'cart-plain')).toMatchObject({ rating: 3.5, reviewCount: 8 })
})

test('two simultaneous processes send one invitation to review an order', async () => {
  const { orderId } = await newBuyer(store)
  await setStatusLongAgo(orderId)
  const needs = {
    now: new Date(),
    publicUrl: 'http://store.test',
    secret: 'secret',
    mail: store.context.jobs.mail,
    onError: (error: unknown) => {
      throw error
    },
  }
  await Promise.all([sendReviewInvitations(store.db, needs), sendReviewInvitations(store.db, needs)])
  await sendReviewInvitations(store.db, needs)
  const key = `${reviewInvitationKind} ${orderId}`
  const sent = await store.db
    .select()
    .from(mails)
    .where(and(eq(mails.kind, reviewInvitationKind), eq(mails.key, key)))
  expect(sent).toHaveLength(1)
})

async function setStatusLongAgo(orderId: string): Promise<void> {
  await store.db.delete(orderTransitions).where(eq(orderTransitions.number, 9))
  await setStatus(store, orderId, 'active', new Date(Date.now() - 15 * 86_400_000))
}
