import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { users } from '#account/session/account.tables.server.ts'
import type { StaffRole } from '#account/staff/roles.ts'
import { staffMembers } from '#account/staff/staff.tables.server.ts'
import { outgoingMail } from '#app/outgoing-mail.server.ts'
import {
  reinstateSeller,
  suspendSeller,
  unverifySeller,
  verifySeller,
} from '#catalog/sellers/seller-status.commands.server.ts'
import { sellerMembers } from '#catalog/sellers/seller-members.tables.server.ts'
import { proposedForm } from '#catalog/proposals/proposal.ts'
import { catalogProposals, proposalSteps } from '#catalog/proposals/proposals.tables.server.ts'
import { noticeSettings } from '#dashboard/notices/notices.tables.server.ts'
import { notices, noticesFor } from '#dashboard/notices/notices.ts'
import { action, loader } from '#dashboard/notices/notices.page.tsx'
import { sendNotices } from '#dashboard/notices/send-notices.commands.server.ts'
import { webhooks } from '#developers/webhooks/webhooks.tables.server.ts'
import { enquiries } from '#enquiries/enquiries.tables.server.ts'
import { mails } from '#mail/mails.tables.server.ts'
import { orderLines, orders, portalEvents } from '#orders/orders.tables.server.ts'
import { subscriptions } from '#orders/subscriptions.tables.server.ts'
import { addSellers } from '../../support/add-sellers.ts'
import { customer, placeOrder, portalEvent, tell, withShop } from '../../support/order-shop.ts'
import { existing } from '../../support/buyer.ts'
import { changeEntries } from '../../support/change-entries.ts'
import { callPage, newViewer, type SignedInViewer } from '../../support/dashboard.ts'
import { readPage } from '../../support/log-in.ts'
import type { TestStore } from '../../support/store.ts'
import { orderUnits, subscribe, subscribeAccount } from '../../support/subscriptions.ts'
import { changeProduct } from '../../support/add-product.ts'

interface Office {
  store: TestStore
  staff: Record<StaffRole, SignedInViewer>
  members: Record<'admin' | 'editor' | 'other', SignedInViewer>
}

/** One viewer for each role, two sellers, and no pending notifications. */
async function withOffice(work: (office: Office) => Promise<void>): Promise<void> {
  await withShop(async (store) => {
    const { db } = store
    await db.delete(orders)
    await db.delete(enquiries)
    await db.delete(portalEvents)
    await db.delete(staffMembers)
    await addSellers(db, { mira: [], nova: [] })
    const staff = (role: StaffRole) => newViewer(store, { staffRoles: [role] })
    const member = (sellerId: string, role: 'admin' | 'editor') =>
      newViewer(store, { memberships: [{ sellerId, role }] })
    const [owner, catalogue] = [await staff('owner'), await staff('catalogue')]
    const [clerk, support] = [await staff('orders'), await staff('support')]
    const [admin, editor] = [await member('mira', 'admin'), await member('mira', 'editor')]
    const other = await member('nova', 'admin')
    const members = { admin, editor, other }
    await work({ store, staff: { owner, catalogue, orders: clerk, support }, members })
  })
}

/** The notifications that the scheduled job sends now. */
async function sentBy({ db, context, sent }: TestStore, now = new Date()) {
  sent.length = 0
  const errors: unknown[] = []
  await sendNotices(db, {
    now,
    publicUrl: context.environment.PUBLIC_URL,
    mail: context.jobs.mail,
    onError: (error) => errors.push(error),
  })
  expect(errors).toEqual([])
  return [...sent]
}

function addresses(found: readonly { to: string }[]): string[] {
  return found.map(({ to }) => to).toSorted()
}

function emailsOf(...viewers: readonly SignedInViewer[]): string[] {
  return viewers.map(({ email }) => email).toSorted()
}

/** A paid order with a line of each seller and one of the shop. */
async function paidOrder(store: TestStore): Promise<string> {
  const id = await placeOrder(store)
  const item = { productId: 'none', productType: 'wts_solution', offer: 'standard', price: '5.00' } as const
  const line = { orderId: id, ...item }
  await store.db.insert(orderLines).values([
    { ...line, position: 10, name: 'Ledger Lamp', quantity: 3, total: '15.00', sellerId: 'mira' },
    { ...line, position: 11, name: 'Quiet Bell', quantity: 1, total: '5.00', sellerId: 'nova' },
  ])
  await tell(store, portalEvent('paid', id, { amount: 21, currency: 'USD' }))
  return id
}

const states = { submit: 'submitted', approve: 'approved', return: 'returned', reject: 'rejected' } as const

async function proposal({ db }: TestStore, action: keyof typeof states) {
  const now = new Date()
  const times = { createdAt: now, updatedAt: now, submittedAt: now }
  const document = { ...proposedForm('product', null), name: 'Ledger Lamp' }
  const [made] = await db
    .insert(catalogProposals)
    .values({ kind: 'product', sellerId: 'mira', document, state: states[action], ...times })
    .returning({ id: catalogProposals.id })
  const proposalId = made?.id ?? ''
  await db.insert(proposalSteps).values({ proposalId, revision: 1, action, at: now, comment: 'Between us.' })
  return proposalId
}

function choose(store: TestStore, { cookie }: SignedInViewer, on: readonly string[]) {
  return readPage(action, store, { path: '/dashboard/notices', cookie, form: { on } })
}

async function choicesOf(store: TestStore, { cookie }: SignedInViewer) {
  const page = await callPage(loader, store, { path: '/dashboard/notices', cookie })
  return Object.fromEntries(page.choices.map(({ notice, isOn }) => [notice, isOn]))
}

test('each role can receive the notifications of its work', () => {
  const staff = (role: StaffRole) => noticesFor({ staffRoles: [role], memberships: [] })
  const ofMembers = ['decision', 'standing', 'webhook_paused']
  expect(staff('owner')).toEqual(notices.filter((notice) => !ofMembers.includes(notice)))
  expect(staff('catalogue')).toEqual(['new_proposal'])
  expect(staff('orders')).toEqual(['paid_line', 'subscription_lapsed', 'stuck_order', 'new_quote'])
  expect(staff('support')).toEqual([
    'paid_line',
    'subscription_lapsed',
    'new_enquiry',
    'stuck_order',
    'new_review',
    'reported_review',
  ])
  const memberships = [{ sellerId: 'mira', role: 'editor' as const }]
  expect(noticesFor({ staffRoles: [], memberships })).toEqual([
    'paid_line',
    'subscription_lapsed',
    'decision',
    'standing',
    'new_enquiry',
    'new_review',
  ])
})

describe('a paid order', () => {
  test('a paid order notifies staff who see orders, and members about their sellers’ lines only, once each', () =>
    withOffice(async ({ store, staff, members }) => {
      const id = await paidOrder(store)
      const found = await sentBy(store)
      const { owner, orders: clerk, support } = staff
      expect(addresses(found)).toEqual(
        emailsOf(owner, clerk, support, members.admin, members.editor, members.other),
      )
      const textTo = ({ email }: SignedInViewer) => found.find(({ to }) => to === email)?.text ?? ''
      const own = textTo(members.editor)
      expect(own).toContain('3 × Ledger Lamp')
      expect(own).not.toContain('Quiet Bell')
      expect(own).not.toContain(id.slice(0, 8))
      expect(own).toContain('http://store.test/dashboard/orders?state=paid')
      expect(textTo(members.other)).toContain('1 × Quiet Bell')
      const whole = textTo(clerk)
      expect(whole).toContain('3 × Ledger Lamp\n- 1 × Quiet Bell')
      expect(whole).toContain(`http://store.test/dashboard/orders/${id}`)
      for (const { subject, text } of found) {
        for (const personal of [customer.fullName, customer.email, customer.company, customer.phone]) {
          expect(subject + text).not.toContain(personal)
        }
      }
      expect(await sentBy(store)).toEqual([])
    }))

  test('a paid order notifies somebody who is both staff and a member once, and no former members', () =>
    withOffice(async ({ store, staff, members }) => {
      const both = { sellerId: 'mira', userId: staff.owner.accountId, role: 'admin' } as const
      await store.db.insert(sellerMembers).values(both)
      await store.db.delete(sellerMembers).where(eq(sellerMembers.userId, members.admin.accountId))
      await paidOrder(store)
      const found = await sentBy(store)
      expect(addresses(found)).toContain(members.editor.email)
      expect(addresses(found)).not.toContain(members.admin.email)
      const toOwner = found.filter(({ to }) => to === staff.owner.email)
      expect(toOwner.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Order \w{8} is paid$/)])
    }))
})

test('the notification of a changed quantity states the change, without a quantity before it', () =>
  withOffice(async ({ store, members }) => {
    await changeProduct(store.db, 'cart-plain', { sellerId: 'mira' })
    const { userId, line } = await subscribeAccount(store, { quantity: 25, left: 10 })
    await sentBy(store)
    const id = await orderUnits(store, { userId, line, quantity: 15 })
    await tell(store, { ...portalEvent('paid', id), data: { order: id, amount: 0, currency: 'USD' } })
    const toMember = (await sentBy(store)).find(({ to }) => to === members.editor.email)
    expect(toMember?.text).toMatch(/^- Plain: from 25 to 15 units/m)
  }))

test('a subscription that is past due or has ended notifies staff and its seller once each', () =>
  withOffice(async ({ store, staff, members }) => {
    await changeProduct(store.db, 'cart-plain', { sellerId: 'mira' })
    const id = await subscribe(store, { quantity: 2 })
    await sentBy(store)
    const failed = { ...portalEvent('', id), type: 'subscription.payment_failed' }
    const canceled = { ...portalEvent('', id), type: 'subscription.canceled' }
    await tell(store, failed)
    const pastDue = await sentBy(store)
    const { owner, orders: clerk, support } = staff
    expect(addresses(pastDue)).toEqual(emailsOf(owner, clerk, support, members.admin, members.editor))
    const toMember = pastDue.find(({ to }) => to === members.editor.email)
    expect(toMember).toMatchObject({ subject: 'A subscription is past due' })
    expect(toMember?.text).toContain('http://store.test/dashboard/subscriptions')
    expect(toMember?.text).not.toContain(customer.email)
    await tell(store, failed)
    expect(await sentBy(store)).toEqual([])
    await tell(store, canceled)
    const [ended] = await sentBy(store)
    expect(ended).toMatchObject({ subject: 'A subscription has ended' })
    expect(await sentBy(store)).toEqual([])
    const found = async () => existing((await store.db.select().from(subscriptions))[0]).endedAt
    const end = existing(await found())
    const timestamp = new Date(end.getTime() - 1).toISOString()
    await tell(store, { ...canceled, timestamp })
    expect((await found())?.toISOString()).toBe(timestamp)
    expect(await sentBy(store)).toEqual([])
  }))

test('the end of a subscription causes one notification even if a late renewal moves the end, and another when the subscription ends again', () =>
  withOffice(async ({ store }) => {
    await changeProduct(store.db, 'cart-plain', { sellerId: 'mira' })
    const id = await subscribe(store, { quantity: 2 })
    await sentBy(store)
    const end = new Date()
    const at = (milliseconds: number) => new Date(end.getTime() + milliseconds)
    const subjects = async (now: Date) =>
      new Set((await sentBy(store, now)).map(({ subject }) => subject.replace(/ \(.*/, '')))
    const tellAt = (type: string, time: Date) =>
      tell(store, { ...portalEvent('', id), type, timestamp: time.toISOString() })
    await tellAt('subscription.canceled', end)
    expect(await subjects(at(1))).toEqual(new Set(['A subscription has ended']))
    await tellAt('subscription.renewed', at(-1_000))
    const [moved] = await store.db.select().from(subscriptions)
    expect(moved).toMatchObject({ endedAt: end, periodEnd: new Date('2026-03-15T12:00:00Z') })
    expect(await subjects(at(2))).toEqual(new Set())

    await store.db.update(subscriptions).set({ endedAt: at(3) })
    expect(await subjects(at(4))).toEqual(new Set(['A subscription has ended']))
  }))

describe('a proposal', () => {
  test('a proposal notifies staff who can decide, except members of its seller', () =>
    withOffice(async ({ store, staff }) => {
      const membership = { sellerId: 'mira', userId: staff.owner.accountId, role: 'admin' } as const
      await store.db.insert(sellerMembers).values(membership)
      const id = await proposal(store, 'submit')
      const found = await sentBy(store)
      expect(addresses(found)).toEqual(emailsOf(staff.catalogue))
      expect(found[0]?.text).toContain('Mira submitted a proposal: Ledger Lamp.')
      expect(found[0]?.text).toContain(`http://store.test/dashboard/proposals/${id}`)
    }))

  test.each([
    ['approve', 'was approved'],
    ['return', 'was sent back'],
    ['reject', 'was rejected'],
  ] as const)('a proposal notifies the members of its seller when staff %s it', async (decision, words) => {
    await withOffice(async ({ store, members }) => {
      await proposal(store, decision)
      const found = await sentBy(store)
      expect(addresses(found)).toEqual(emailsOf(members.admin, members.editor))
      expect(found[0]?.text).toContain(words)
      expect(found[0]?.text).not.toContain('Between us.')
    })
  })
})

test('a staff decision about a seller notifies its members, with the reason and a link', () =>
  withOffice(async ({ store, staff, members }) => {
    const { accountId, sessionId } = staff.owner
    const actor = { kind: 'account', accountId, sessionId } as const
    const change = (version: number) => ({ id: 'mira', version, actor, now: new Date() })
    const evidence = { evidence: 'Register', note: 'Between us.', checks: ['Company register'] }
    const verified = { verifiedSince: '2026-01-01', ...evidence }
    await verifySeller(store.db, { ...change(1), ...verified })
    const mailed = await sentBy(store)
    expect(addresses(mailed)).toEqual(emailsOf(members.admin, members.editor))
    const [first] = mailed
    expect(first).toMatchObject({ subject: 'Mira is verified' })
    expect(`${first?.text}${first?.html}`).not.toMatch(/Between us|Register/)
    await verifySeller(store.db, { ...change(2), ...verified, verifiedSince: '2026-02-01' })
    expect(await sentBy(store)).toEqual([])

    await choose(store, members.editor, ['paid_line', 'decision'])
    await suspendSeller(store.db, { ...change(3), reason: 'No <answers> since May.', note: 'Between us.' })
    const [suspended, ...more] = await sentBy(store)
    expect([suspended?.to, more]).toEqual([members.admin.email, []])
    expect(`${suspended?.text}${suspended?.html}`).not.toContain('Between us')
    expect(suspended?.text).toContain('Reason: No <answers> since May.')
    expect(suspended?.text).toContain('http://store.test/dashboard/products?own=1&seller=mira')
    expect(suspended?.html).toContain('No &lt;answers&gt; since May.')
    expect(suspended?.html).toContain('href="http://store.test/dashboard/products?own=1&amp;seller=mira"')
    expect(suspended?.html).toContain('href="http://store.test/dashboard/notices"')
    await reinstateSeller(store.db, change(4))
    await unverifySeller(store.db, { ...change(5), reason: 'Papers ran out.' })
    expect((await sentBy(store)).map(({ subject }) => subject)).toEqual([
      'Mira is reinstated',
      'Mira is no longer verified',
    ])
  }))

test('a webhook paused by failures notifies the admins of its seller once, even days later', () =>
  withOffice(async ({ store, members }) => {
    const pausedAt = new Date(Date.now() - 3 * 86_400_000)
    const fields = { sellerId: 'mira', events: ['order.paid' as const], createdAt: pausedAt, pausedAt }
    await store.db.insert(webhooks).values([
      { ...fields, url: 'https://failing.example/', pausedBy: 'failures' },
      { ...fields, url: 'https://stopped.example/', pausedBy: 'person' },
    ])
    const [found, ...others] = await sentBy(store)
    expect([found?.to, others]).toEqual([members.admin.email, []])
    expect(found?.text).toContain('https://failing.example/')
    expect(await sentBy(store)).toEqual([])
  }))

test('an inquiry notifies staff who see inquiries, without its text, even if queuing the mail failed before', () =>
  withOffice(async ({ store, staff }) => {
    const typed = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Call me.', subject: 'Engines' }
    const old = new Date(Date.now() - 2 * 86_400_000)
    await store.db.insert(enquiries).values([
      { kind: 'contact', page: '/contact', ...typed },
      { kind: 'contact', page: '/contact', createdAt: old },
    ])
    const onError = vi.fn<() => void>()
    const mail = () => Promise.reject(new Error('not queued'))
    await sendNotices(store.db, { now: new Date(), publicUrl: 'http://store.test', mail, onError })
    expect(onError).toHaveBeenCalledOnce()
    const found = await sentBy(store)
    expect(addresses(found)).toEqual(emailsOf(staff.owner, staff.support))
    for (const words of Object.values(typed)) expect(found[0]?.text).not.toContain(words)
    const [stored] = await store.db.select().from(mails).where(eq(mails.kind, 'notice_new_enquiry'))
    expect(stored?.urgency).toBe('low')
  }))

test('a stuck order causes one notification per reason', () =>
  withOffice(async ({ store, staff }) => {
    const { db } = store
    const id = await placeOrder(store)
    const quietSince = new Date(Date.now() - 80 * 3_600_000)
    await db.update(orders).set({ status: 'signed', changedAt: quietSince }).where(eq(orders.id, id))
    const found = await sentBy(store)
    expect(addresses(found)).toEqual(emailsOf(staff.owner, staff.orders, staff.support))
    expect(found[0]?.text).toContain('Signed, not paid, 3 days ago. Ask the customer, or cancel the order.')
    expect(await sentBy(store)).toEqual([])

    await db.update(mails).set({ state: 'failed' }).where(eq(mails.subject, id))
    expect((await sentBy(store))[0]?.text).toContain('An email failed less than an hour ago. Check the')
    // A failed notification must not make an order count as stuck.
    await db.update(mails).set({ state: 'failed' }).where(eq(mails.kind, 'notice_stuck_order'))
    expect(await sentBy(store)).toEqual([])
  }))

describe('the notification settings', () => {
  test('the notification settings show the notifications that the roles can receive, all turned on, and changes are logged', () =>
    withOffice(async ({ store, staff, members }) => {
      expect(await choicesOf(store, staff.catalogue)).toEqual({ new_proposal: true })
      const ofMembers = noticesFor({ staffRoles: [], memberships: [{ sellerId: 'mira', role: 'editor' }] })
      const allAre = (isOn: boolean) => Object.fromEntries(ofMembers.map((notice) => [notice, isOn]))
      expect(await choicesOf(store, members.editor)).toEqual(allAre(true))
      const { location } = await choose(store, members.editor, ['decision', 'stuck_order', 'nonsense'])
      expect(location).toBe('/dashboard/notices?done=choose')
      expect(await choicesOf(store, members.editor)).toEqual({ ...allAre(false), decision: true })
      const { accountId } = members.editor
      const [entry] = await changeEntries(store.db, accountId)
      expect(entry).toMatchObject({
        action: 'notices.choose',
        actorId: accountId,
        before: { paid_line: true, standing: true },
        after: { paid_line: false, standing: false },
      })
    }))

  test('events that occur while a notification is off are never mailed, even if it is turned on later', () =>
    withOffice(async ({ store, staff }) => {
      await choose(store, staff.support, ['paid_line', 'stuck_order'])
      await store.db.insert(enquiries).values({ kind: 'contact', page: '/contact' })
      expect(addresses(await sentBy(store))).toEqual(emailsOf(staff.owner))
      await choose(store, staff.support, ['new_enquiry'])
      expect(await sentBy(store)).toEqual([])
    }))

  test('a queued mail is dropped when its recipient loses the role or turns the notification off', () =>
    withOffice(async ({ store, staff }) => {
      const complete = outgoingMail(store.context)
      const message = (to: string) => ({ to, subject: 'A new inquiry', text: 'Somebody has written.' })
      const queued = (to: string, kind = 'notice_new_enquiry') =>
        complete({ kind, subject: 'none', tries: 1, message: message(to) })
      const { owner, support } = staff
      expect(await queued(support.email)).toMatchObject({ to: support.email, subject: 'A new inquiry' })
      const off = { notice: 'new_enquiry', isOn: false } as const
      await store.db.insert(noticeSettings).values({ userId: support.accountId, ...off })
      expect(await queued(support.email)).toBeNull()
      await store.db.delete(staffMembers).where(eq(staffMembers.userId, owner.accountId))
      expect(await queued(owner.email)).toBeNull()
      await store.db.delete(users).where(eq(users.id, staff.orders.accountId))
      expect(await queued(staff.orders.email, 'notice_stuck_order')).toBeNull()
    }))
})
