import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  credentials,
  customerPortalSessions,
  sessions,
  users,
  verifications,
} from '#account/session/account.tables.server.ts'
import { deleteAccount } from '#account/settings/delete-account.commands.server.ts'
import { twoFactors } from '#account/session/second-factor.tables.server.ts'
import { invitations, staffMembers } from '#account/staff/staff.tables.server.ts'
import { personalData } from '#app/personal-data.server.ts'
import { auditEntries } from '#audit/audit.tables.server.ts'
import { savedProducts } from '#catalog/saved/saved.tables.server.ts'
import { marketplaceCartItems } from '#cart/cart.tables.server.ts'
import { sellerMembers } from '#catalog/sellers/seller-members.tables.server.ts'
import { enquiries, enquiryMessages, waitlistEntries } from '#enquiries/enquiries.tables.server.ts'
import { queueMail } from '#mail/mails.commands.server.ts'
import { mails } from '#mail/mails.tables.server.ts'
import { orders } from '#orders/orders.tables.server.ts'
import { addSellers } from '../../support/add-sellers.ts'
import { addProducts } from '../../support/customers-and-products.ts'
import { placeOrder } from '../../support/order-shop.ts'
import { withStore, type TestStore } from '../../support/store.ts'
import { ada, openBrowser, type Browser } from '../../support/account-browser.ts'
import { webhookForTests } from '../../support/servers/webhook-for-tests.ts'
import { accepting, denying, granting } from '../../support/servers/webhook-server.ts'

const email = 'ada@example.com'
const { password } = ada
const webhook = await webhookForTests(accepting)

async function signedUp(store: TestStore, changes?: { primary_email: string }) {
  const browser = openBrowser(store)
  await browser.signUp(changes)
  return { browser, userId: (await browser.user())?.id ?? '' }
}

/** Ada with a verified address, a cart, saved products, an inquiry with its thread and a place on a waitlist. */
async function customerWithEverything(store: TestStore): Promise<{ browser: Browser; userId: string }> {
  const { db } = store
  const { browser, userId } = await signedUp(store)
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, userId))
  await addProducts(db)
  await db.insert(marketplaceCartItems).values({ userId, productId: 'cart-plain', quantity: 3 })
  await db.insert(savedProducts).values({ userId, productId: 'cart-plain' })
  await enquiryFrom(store, 'Ada@Example.com')
  await db.insert(waitlistEntries).values({ list: 'fund', email, page: '/fund' })
  return { browser, userId }
}

async function enquiryFrom({ db }: TestStore, sender: string): Promise<string> {
  const [stored] = await db
    .insert(enquiries)
    .values({ kind: 'contact', name: 'Ada', email: sender, message: 'How much?', page: '/contact' })
    .returning({ id: enquiries.id })
  const enquiryId = stored?.id ?? ''
  const at = new Date()
  await db.insert(enquiryMessages).values([
    { enquiryId, kind: 'answer', text: 'This much.', at },
    { enquiryId, kind: 'note', text: 'Among ourselves.', at },
  ])
  return enquiryId
}

async function auditedActions({ db }: TestStore, userId: string): Promise<string[]> {
  const found = await db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, userId))
  return found.map(({ action }) => action)
}

describe('the personal data file', () => {
  test('the personal data file contains every part of the account, and no secrets', () =>
    withStore(async (store) => {
      const { browser, userId } = await customerWithEverything(store)
      const { status, headers, body } = await browser.get('export')
      expect(status).toBe(200)
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="wadah-data-[\d-]+\.json"$/)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(body).toMatchObject({
        account: { id: userId, name: 'Ada Lovelace', email, email_proven: true, company: 'Engines' },
        notifications: { marketing_emails: true },
        sessions: [{ device: 'Unknown browser' }],
        sellers: [],
        saved_products: [{ product_id: 'cart-plain' }],
        cart: [{ product_id: 'cart-plain', quantity: 3 }],
        orders: [],
        enquiries: {
          sent: [{ message: 'How much?', thread: [{ kind: 'answer', text: 'This much.' }] }],
          waitlists: [{ list: 'fund' }],
        },
        notices: [],
      })
      const text = JSON.stringify(body)
      const [{ token } = { token: '' }] = await store.db.select({ token: sessions.token }).from(sessions)
      expect(token).not.toBe('')
      for (const secret of [token, 'argon2', 'Among ourselves.']) expect(text).not.toContain(secret)
      expect(await auditedActions(store, userId)).toEqual([])
    }, webhook.settings))

  test('the personal data file leaves out inquiries from an unverified address', () =>
    withStore(async (store) => {
      const { browser } = await signedUp(store)
      await enquiryFrom(store, email)
      expect((await browser.get('export')).body?.['enquiries']).toEqual([])
    }, webhook.settings))

  test('the personal data file requires log-in, is limited to five downloads an hour, and is logged for staff', () =>
    withStore(async (store) => {
      const browser = openBrowser(store)
      expect(await browser.get('export')).toMatchObject({ status: 401 })
      await browser.signUp()
      const userId = (await browser.user())?.id ?? ''
      await store.db.insert(staffMembers).values({ userId, role: 'support' })
      for (let attempt = 0; attempt < 5; attempt += 1) {
        expect(await browser.get('export')).toMatchObject({ status: 200 })
      }
      expect(await browser.get('export')).toMatchObject({ status: 429 })
      expect(await auditedActions(store, userId)).toEqual(Array(5).fill('account.export'))
    }, webhook.settings))
})

describe('deleting the account', () => {
  test('deleting the account removes the account and its data, and no data of other customers', () =>
    withStore(async (store) => {
      const { db } = store
      const { browser, userId } = await customerWithEverything(store)
      await enquiryFrom(store, 'eve@example.com')
      const message = { to: email, subject: 'Hello', text: 'Hello' }
      const subject = userId
      for (const kind of ['confirmation', 'paid']) {
        await queueMail(db, { key: `test ${kind}`, subject, kind, urgency: 'normal', message })
      }
      const phone = openBrowser(store, new Map(browser.cookies))
      expect(await browser.post('delete', { password: 'a'.repeat(1_000) })).toMatchObject({ status: 403 })
      expect(await browser.post('delete', { password: 'not-this-one' })).toMatchObject({
        status: 403,
        body: { code: 'wrong_password' },
      })
      expect(await browser.user()).toMatchObject({ id: userId })

      expect(await browser.post('delete', { password })).toMatchObject({ status: 204 })
      expect(await browser.user()).toBeNull()
      expect(await phone.user()).toBeNull()
      expect(browser.cookies.has('wadah.session_token')).toBe(false)
      const ofUser = { credentials, sessions, savedProducts, marketplaceCartItems, twoFactors }
      for (const [name, table] of Object.entries(ofUser)) {
        expect(await db.$count(table, eq(table.userId, userId)), name).toBe(0)
      }
      expect(await db.$count(users, eq(users.id, userId))).toBe(0)
      expect(await db.$count(verifications, eq(verifications.value, userId))).toBe(0)
      expect(await db.$count(waitlistEntries, eq(waitlistEntries.email, email))).toBe(0)
      const senders = await db.select({ email: enquiries.email }).from(enquiries)
      expect(senders.map((sent) => sent.email)).not.toContain('Ada@Example.com')
      expect(senders).toContainEqual({ email: 'eve@example.com' })
      const queued = await db.select({ kind: mails.kind }).from(mails).where(eq(mails.state, 'queued'))
      expect(queued).toEqual([{ kind: 'paid' }])
      expect(await auditedActions(store, userId)).toEqual(['account.delete'])
    }, webhook.settings))

  test('deleting the account frees its email address and stops mail to it', () =>
    withStore(async (store) => {
      const { browser } = await signedUp(store)
      await browser.post('delete', { password })
      const mailed = store.sent.length
      await browser.post('forgotten-password', { email })
      expect(store.sent).toHaveLength(mailed)
      expect(await browser.signUp()).toMatchObject({ status: 201 })
    }, webhook.settings))

  test('deleting the account needs a session and the password, and counts wrong passwords as failed log-ins', () =>
    withStore(async (store) => {
      const browser = openBrowser(store)
      expect(await browser.post('delete', { password })).toMatchObject({ status: 401 })
      await browser.signUp()
      expect(await browser.post('delete', {})).toMatchObject({ status: 422 })
      for (let tried = 0; tried < 10; tried += 1) {
        expect(await browser.post('delete', { password: 'wrong-one' })).toMatchObject({ status: 403 })
      }
      expect(await browser.post('delete', { password })).toMatchObject({ status: 429 })
      expect(await browser.user()).not.toBeNull()
    }, webhook.settings))

  test('deleting the account is refused for the only admin of a seller until the seller has another admin', () =>
    withStore(async (store) => {
      const { db } = store
      const { browser, userId } = await signedUp(store)
      const eve = await signedUp(store, { primary_email: 'eve@example.com' })
      await addSellers(db, { mira: [], nova: [] })
      await db.insert(sellerMembers).values([
        { sellerId: 'mira', userId, role: 'admin' },
        { sellerId: 'mira', userId: eve.userId, role: 'editor' },
        { sellerId: 'nova', userId, role: 'editor' },
      ])
      expect(await browser.post('delete', { password })).toMatchObject({
        status: 409,
        body: { code: 'last_admin' },
      })
      expect(await browser.user()).not.toBeNull()
      await db.update(sellerMembers).set({ role: 'admin' }).where(eq(sellerMembers.userId, eve.userId))
      expect(await browser.post('delete', { password })).toMatchObject({ status: 204 })
    }, webhook.settings))

  test('deleting the account is refused for the last owner; deleting other accounts removes their roles and invitations', () =>
    withStore(async (store) => {
      const { db } = store
      const { browser, userId } = await signedUp(store)
      await db.delete(staffMembers)
      await db.insert(staffMembers).values({ userId, role: 'owner' })
      expect(await browser.post('delete', { password })).toMatchObject({
        status: 409,
        body: { code: 'last_owner' },
      })
      const eve = await signedUp(store, { primary_email: 'eve@example.com' })
      await db.insert(staffMembers).values({ userId: eve.userId, role: 'owner' })
      const expiresAt = new Date(Date.now() + 3_600_000)
      await db.insert(invitations).values({ tokenHash: 'hash', email, staffRoles: ['support'], expiresAt })
      expect(await browser.post('delete', { password })).toMatchObject({ status: 204 })
      expect(await db.$count(staffMembers)).toBe(1)
      expect(await db.$count(invitations, eq(invitations.email, email))).toBe(0)
    }, webhook.settings))

  test('deleting the account requires the second factor again if the account has one', () =>
    withStore(async (store) => {
      const { browser } = await signedUp(store)
      const proven = (minutesAgo: number) =>
        store.db.update(sessions).set({ secondFactorAt: new Date(Date.now() - minutesAgo * 60_000) })
      await store.db.update(users).set({ twoFactorEnabled: true }).where(eq(users.email, email))
      await proven(11)
      expect(await browser.post('delete', { password })).toMatchObject({
        status: 403,
        body: { code: 'second_factor_needed' },
      })
      await proven(1)
      expect(await browser.post('delete', { password })).toMatchObject({ status: 204 })
    }, webhook.settings))
})

describe('a customer of the customer portal', () => {
  async function withCustomer(work: (store: TestStore, browser: Browser) => Promise<void>): Promise<void> {
    await withStore(async (store) => {
      webhook.behave = granting
      await addProducts(store.db)
      const browser = openBrowser(store)
      await browser.logIn(email, password)
      await enquiryFrom(store, email)
      await store.db.insert(waitlistEntries).values({ list: 'fund', email, page: '/fund' })
      await work(store, browser)
    }, webhook.settings)
  }

  test('a customer of the customer portal can download the data stored under the address', () =>
    withCustomer(async (_store, browser) => {
      const { status, body } = await browser.get('export')
      expect(status).toBe(200)
      expect(body).toMatchObject({
        customer_portal_email: email,
        sessions: [{ device: expect.any(String) as string }],
        orders: [],
        enquiries: { sent: [{ message: 'How much?' }], waitlists: [{ list: 'fund' }] },
      })
      expect(body).not.toHaveProperty('account')
    }))

  test('a customer of the customer portal can delete the data stored under the address with the customer-portal password, and the orders remain without personal data', () =>
    withCustomer(async (store, browser) => {
      const { db } = store
      await enquiryFrom(store, 'eve@example.com')
      const id = await placeOrder(store, browser.headers().get('cookie') ?? '')
      const orderOf = async () => (await db.select().from(orders).where(eq(orders.id, id)))[0]
      expect(await orderOf()).toMatchObject({ customerPortalEmail: email })
      webhook.behave = denying
      expect(await browser.post('delete', { password: 'wrong-one' })).toMatchObject({ status: 403 })
      webhook.behave = granting
      expect(await browser.post('delete', { password })).toMatchObject({ status: 204 })
      expect(await orderOf()).toMatchObject({
        customerPortalEmail: null,
        browserKeyHash: null,
        customerDeletedAt: expect.any(Date) as Date,
      })
      expect((await db.select().from(enquiries)).map((each) => each.email)).not.toContain(email)
      expect(await db.$count(waitlistEntries, eq(waitlistEntries.email, email))).toBe(0)
      expect(await db.$count(customerPortalSessions)).toBe(0)
      expect(await browser.get('export')).toMatchObject({ status: 401 })
    }))

  test('a customer of the customer portal who also has an account gets the account’s data, unless the account has dashboard access', () =>
    withStore(async (store) => {
      const { browser, userId } = await signedUp(store)
      webhook.behave = granting
      await browser.logIn(email, password)
      expect((await browser.get('export')).body).toMatchObject({ account: { id: userId } })
      await store.db.insert(staffMembers).values({ userId, role: 'support' })
      const refused = { status: 403, body: { code: 'dashboard_log_in_needed' } }
      expect(await browser.get('export')).toMatchObject(refused)
      expect(await browser.post('delete', { password })).toMatchObject(refused)
      await store.db.delete(staffMembers).where(eq(staffMembers.userId, userId))
      expect(await browser.post('delete', { password })).toMatchObject({ status: 204 })
      expect(await store.db.$count(users, eq(users.id, userId))).toBe(0)
      expect(await auditedActions(store, userId)).toContain('account.delete')
    }, webhook.settings))

  test('if a customer of the customer portal also has an account, deleting the data deletes the account and the portal data together, or neither', () =>
    withCustomer(async ({ db }, browser) => {
      webhook.behave = accepting
      await browser.signUp()
      const [account] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
      const userId = account?.id ?? ''
      const deletion = {
        actor: { kind: 'account', accountId: userId, sessionId: null } as const,
        person: { userId, email, emailProven: true },
        isCustomer: true,
        now: new Date(),
      }
      const read = () => Promise.resolve(null)
      const remove = () => Promise.reject(new Error('the last part failed'))
      const data = { ...personalData, ofOwner: [{ name: 'failing', read, remove }] }
      await expect(deleteAccount(db, { ...deletion, data })).rejects.toThrow('the last part failed')
      expect(await db.$count(users, eq(users.id, userId))).toBe(1)
      expect(await deleteAccount(db, { ...deletion, data: { ...personalData, ofOwner: [] } })).toMatchObject({
        ok: true,
      })
      expect(await db.$count(users, eq(users.id, userId))).toBe(0)
      expect(await db.$count(customerPortalSessions)).toBe(0)
    }))
})
