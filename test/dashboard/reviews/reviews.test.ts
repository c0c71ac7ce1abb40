import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { productById } from '#catalog/products/marketplace.queries.server.ts'
import { openTasksFor } from '#dashboard/overview/open-tasks.server.ts'
import { sendNotices } from '#dashboard/notices/send-notices.commands.server.ts'
import { reviewActionsFor } from '#dashboard/reviews/review-scope.ts'
import { action, loader } from '#dashboard/reviews/review.page.tsx'
import { loader as listLoader } from '#dashboard/reviews/reviews.page.tsx'
import { eventsOfReview } from '#reviews/moderation/admin-reviews.queries.server.ts'
import { publishedReviewById } from '#reviews/published-reviews.queries.server.ts'
import { reportReview } from '#reviews/reporting/report-review.commands.server.ts'
import { reviews } from '#reviews/reviews.tables.server.ts'
import { addSellers } from '../../support/add-sellers.ts'
import { action as report, loader as reportLoader } from '#marketplace/reviews/report-review.page.tsx'
import { withShop } from '../../support/order-shop.ts'
import { newBuyer, newReview } from '../../support/buyer.ts'
import { changeEntries } from '../../support/change-entries.ts'
import { callPage, newViewer, type SignedInViewer } from '../../support/dashboard.ts'
import { readPage } from '../../support/log-in.ts'
import type { TestStore } from '../../support/store.ts'
import { unexpected } from '../../support/subscriptions.ts'

type Viewers = Record<'support' | 'member' | 'stranger', SignedInViewer>

async function withReview(work: (given: Viewers & { store: TestStore; id: string }) => Promise<void>) {
  await withShop(async (store) => {
    const { db } = store
    await db.delete(reviews)
    await addSellers(db, { mira: ['cart-plain'], nova: [] })
    await work({
      store,
      id: await newReview(store, 2),
      support: await newViewer(store, { staffRoles: ['support'] }),
      member: await newViewer(store, { memberships: [{ sellerId: 'mira', role: 'editor' }] }),
      stranger: await newViewer(store, { memberships: [{ sellerId: 'nova', role: 'admin' }] }),
    })
  })
}

function open(store: TestStore, id: string, { cookie }: SignedInViewer) {
  return readPage(loader, store, { path: '/', cookie, params: { reviewId: id } })
}

function send(store: TestStore, id: string, { cookie }: SignedInViewer, form: Record<string, string>) {
  return readPage(action, store, { path: '/', cookie, form, params: { reviewId: id } })
}

async function listed(store: TestStore, query: string, { cookie }: SignedInViewer) {
  const { rows } = await callPage(listLoader, store, { path: `/dashboard/reviews?${query}`, cookie })
  return rows
}

test('staff see all reviews, members the reviews of their sellers, and the address filters the list', () =>
  withReview(async ({ store, id, support, member, stranger }) => {
    expect(await listed(store, '', support)).toMatchObject([{ id, stars: 2, product: 'Plain' }])
    expect(await listed(store, 'stars=2&answered=no&q=does+what', member)).toHaveLength(1)
    for (const query of ['stars=5', 'answered=yes', 'state=hidden', 'q=%25']) {
      expect(await listed(store, query, member)).toEqual([])
    }
    expect(await listed(store, 'state=reported', support)).toEqual([])
    expect(await listed(store, '', stranger)).toEqual([])
    expect(await open(store, id, stranger)).toMatchObject({ status: 404 })
    const { data } = await open(store, id, member)
    expect(JSON.stringify(data)).not.toContain('@')
  }))

test('only the seller can answer a review, and only once', () =>
  withReview(async ({ store, id, support, member }) => {
    expect(await send(store, id, member, { intent: 'answer', text: '' })).toMatchObject({ status: 422 })
    const form = { intent: 'answer', text: 'Thank you for saying so.' }
    expect(await send(store, id, support, form)).toMatchObject({ status: 409 })
    expect(await send(store, id, member, form)).toMatchObject({ status: 302 })
    expect(await send(store, id, member, { ...form, text: 'Something else.' })).toMatchObject({ status: 409 })
    expect(await publishedReviewById(store.db, id)).toMatchObject({ answer: form.text })
  }))

test('the actions on a review depend on the role, its state and its reports', () => {
  const review = { sellerId: 'mira', state: 'published', answer: null } as const
  const staff = { staffRoles: ['owner'], memberships: [] } as const
  const member = { staffRoles: [], memberships: [{ sellerId: 'mira', role: 'editor' }] } as const
  expect(reviewActionsFor(staff, review, 0)).toEqual(['hide'])
  expect(reviewActionsFor(staff, review, 1)).toEqual(['close', 'hide'])
  expect(reviewActionsFor(staff, { ...review, state: 'hidden' }, 0)).toEqual(['publish'])
  expect(reviewActionsFor(staff, { ...review, sellerId: null }, 0)).toEqual(['answer', 'hide'])
  expect(reviewActionsFor(member, review, 1)).toEqual(['answer', 'report'])
  expect(reviewActionsFor(member, { ...review, answer: 'Thanks.' }, 0)).toEqual(['report'])
  expect(reviewActionsFor(member, { ...review, state: 'hidden' }, 0)).toEqual([])
  expect(reviewActionsFor({ ...staff, memberships: member.memberships }, review, 1)).toEqual([
    'answer',
    'report',
  ])
})

test('a reported review becomes a task of staff, who hide and restore the review, which updates the rating and the audit log', () =>
  withReview(async ({ store, id, support, member }) => {
    const { db } = store
    const figures = async () => {
      const product = await productById(db, 'cart-plain')
      return product && [product.rating, product.reviewCount]
    }
    const waiting = async (who: SignedInViewer) =>
      (await openTasksFor(db, who, new Date())).map(({ label: [one], count }) => `${one}: ${count}`)
    expect(await waiting(support)).not.toContain('reported review: 1')
    expect(await waiting(member)).toContain('review to answer: 1')
    const reported = { intent: 'report', reason: 'untrue', note: 'We never sold this.' }
    expect(await send(store, id, member, reported)).toMatchObject({ status: 302 })
    expect(await send(store, id, member, reported)).toMatchObject({ status: 409 })
    expect(await waiting(support)).toContain('reported review: 1')
    expect(await listed(store, 'state=reported', support)).toMatchObject([{ openReports: 1 }])
    // Members cannot see which of their reviews are reported, with any filter.
    expect(await listed(store, 'state=reported', member)).toMatchObject([{ openReports: 0 }])
    expect((await open(store, id, member)).data).toMatchObject({ openReports: 0 })
    expect(await send(store, id, member, { intent: 'hide', reason: 'Mine.' })).toMatchObject({ status: 404 })
    expect(await send(store, id, support, { intent: 'hide', reason: '' })).toMatchObject({ status: 422 })
    expect(await figures()).toEqual([2, 1])
    const hide = { intent: 'hide', reason: 'An insult.' }
    expect(await send(store, id, support, hide)).toMatchObject({ status: 302 })
    expect(await send(store, id, support, { ...hide, reason: 'Again.' })).toMatchObject({ status: 409 })
    expect(await figures()).toEqual([5, 0])
    expect(await publishedReviewById(db, id)).toBeNull()
    // The seller sees that the review is hidden, but not why or by whom.
    const asMember = (await open(store, id, member)).data
    expect(asMember).toMatchObject({
      reports: [],
      log: [{ kind: 'written' }, { kind: 'hidden', actor: null, reason: '' }],
    })
    expect((await open(store, id, support)).data).toMatchObject({ reports: [{ reason: 'untrue' }] })
    expect(await waiting(support)).not.toContain('reported review: 1')
    await send(store, id, support, { intent: 'publish', reason: 'It was none.' })
    expect(await figures()).toEqual([2, 1])
    const log = await eventsOfReview(db, id)
    expect(log.map(({ kind, reason }) => `${kind} ${reason}`.trim())).toEqual([
      'written',
      'reported Not true: We never sold this.',
      'hidden An insult.',
      'published It was none.',
    ])
    const audited = await changeEntries(db, id)
    expect(audited).toHaveLength(3)
    const hidden = {
      subjectKind: 'review',
      action: 'reviews.moderate',
      after: { state: 'hidden', reason: 'An insult.' },
    }
    expect(audited).toContainEqual(expect.objectContaining(hidden))
  }))

test('staff close the reports of a review that they keep', () =>
  withReview(async ({ store, id, support }) => {
    const { reviewer } = await newBuyer(store)
    const given = { reviewId: id, reason: 'offensive', note: 'Rude.' } as const
    const reported = () => reportReview(store.db, { reporter: reviewer, now: new Date() }, given)
    expect(await reported()).toEqual({ ok: true, value: null })
    expect(await reported()).toEqual({ ok: false, reason: 'already_reported' })
    const close = { intent: 'close', reason: 'It is only blunt.' }
    expect(await send(store, id, support, close)).toMatchObject({ status: 302 })
    expect(await send(store, id, support, close)).toMatchObject({ status: 409 })
    expect(await listed(store, 'state=reported', support)).toEqual([])
    expect(await publishedReviewById(store.db, id)).not.toBeNull()
  }))

test('only signed-in customers can report a review, with a reason, and never their own review', () =>
  withReview(async ({ store, id }) => {
    const path = `/reviews/${id}/report`
    const page = { path, params: { reviewId: id } }
    const submit = (form: Record<string, string>, cookie?: string) =>
      readPage(report, store, { ...page, form, cookie })
    const form = { reason: 'untrue', note: 'This did not happen.' }
    expect(await readPage(reportLoader, store, page)).toMatchObject({ data: { state: 'signed_out' } })
    expect(await submit(form)).toMatchObject({ status: 403, data: { values: form } })
    const { cookie } = await newBuyer(store)
    const wrong = { reason: '', note: 'Kept' }
    expect(await submit(wrong, cookie)).toMatchObject({ status: 422, data: { values: wrong } })
    expect(await submit(form, cookie)).toMatchObject({ location: `${path}?done=1` })
    const [own] = await store.db.select().from(reviews).where(eq(reviews.id, id))
    const reporter = { userId: own?.userId ?? null, customerPortalEmail: null }
    const again = { reviewId: id, reason: 'untrue', note: 'Mine' } as const
    expect(await reportReview(store.db, { reporter, now: new Date() }, again)).toEqual({
      ok: false,
      reason: 'own_review',
    })
  }))

test('a new review notifies its seller, and a reported review notifies the staff who decide, once each', () =>
  withReview(async ({ store, id, support, member, stranger }) => {
    const notifiedPeople = async () => {
      store.sent.length = 0
      const { mail } = store.context.jobs
      await sendNotices(store.db, {
        now: new Date(),
        publicUrl: 'http://store.test',
        mail,
        onError: unexpected,
      })
      const about = store.sent.filter(({ text }) => text.includes(`/dashboard/reviews/${id}`))
      return about.map(({ to }) => to)
    }
    const first = await notifiedPeople()
    expect(first).toContain(member.email)
    expect(first).not.toContain(support.email)
    expect(first).not.toContain(stranger.email)
    expect(await notifiedPeople()).toEqual([])
    await send(store, id, member, { intent: 'report', reason: 'untrue', note: 'Not ours.' })
    expect(await notifiedPeople()).toContain(support.email)
    expect(await notifiedPeople()).toEqual([])
  }))
