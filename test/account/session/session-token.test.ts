import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { sessions, users } from '#account/session/account.tables.server.ts'
import { backendUser } from '#account/session/auth.server.ts'
import { signUp } from '../../support/customers-and-products.ts'
import { ownDatabase } from '../../support/order-shop.ts'
import { statementsOf } from '../../support/database/statements.ts'
import { createTestStore } from '../../support/store.ts'

const database = await ownDatabase('session_token')
const store = createTestStore(database.db)
afterAll(database.close)

const asHeaders = (cookie: string) => new Headers({ cookie })

test('a session is read in one statement, with the same result as by better-auth', async () => {
  const { context, db } = store
  const { id, cookie } = await signUp(context)
  const headers = asHeaders(`other=1; ${cookie}`)
  const library = await context.auth.api.getSession({ headers })
  const found = await context.auth.findSession(headers)
  expect(found).toMatchObject({ id: library?.session.id, token: library?.session.token, user: { id } })
  expect(found?.expiresAt).toEqual(library?.session.expiresAt)
  expect(await statementsOf(() => backendUser(context.auth, headers))).toHaveLength(1)
  await db.delete(sessions).where(eq(sessions.userId, id))
  expect(await backendUser(context.auth, headers)).toBeNull()
})

test('a cookie with an invalid signature opens no session and runs no statement', async () => {
  const { context } = store
  const { cookie } = await signUp(context)
  const [name = '', value = ''] = cookie.split('=')
  const [token = '', signature = ''] = decodeURIComponent(value).split('.')
  const forged = [
    '',
    token,
    `${token}.`,
    `.${signature}`,
    `${token}.${signature.slice(0, -1)}`,
    `${token}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    `${token}x.${signature}`,
    `${token}.${signature}.${signature}`,
    `${token}.${'ä'.repeat(44)}`,
  ]
  const cookies = [...forged.map((each) => `${name}=${encodeURIComponent(each)}`), `x${cookie}`, `${name}=%`]
  const statements = await statementsOf(async () => {
    for (const each of cookies) expect(await backendUser(context.auth, asHeaders(each))).toBeNull()
  })
  expect(statements).toEqual([])
  expect(await backendUser(context.auth, asHeaders(cookie))).not.toBeNull()
})

test('an expired session and a session without a required second factor sign nobody in', async () => {
  const { context, db } = store
  const { id, cookie } = await signUp(context)
  const isSignedIn = async () => (await backendUser(context.auth, asHeaders(cookie))) !== null
  expect(await isSignedIn()).toBe(true)
  await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, id))
  expect(await isSignedIn()).toBe(false)
  await db.update(sessions).set({ secondFactorAt: new Date() }).where(eq(sessions.userId, id))
  expect(await isSignedIn()).toBe(true)
  await db.update(users).set({ acceptedAt: null }).where(eq(users.id, id))
  expect(await isSignedIn()).toBe(false)
  await db.update(users).set({ acceptedAt: new Date() }).where(eq(users.id, id))
  await db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.userId, id))
  expect(await isSignedIn()).toBe(false)
})
