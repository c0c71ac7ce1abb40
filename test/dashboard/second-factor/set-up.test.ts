import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions, users } from '#account/session/account.tables.server.ts'
import { backendUser, newResetToken } from '#account/session/auth.server.ts'
import { base32, codeAt, timeStep } from '#account/second-factor/authenticator-code.server.ts'
import { passkeys } from '#account/session/second-factor.tables.server.ts'
import { secondFactorsOf } from '#account/second-factor/second-factor.queries.server.ts'
import { authenticatorSecret } from '#account/second-factor/second-factor.server.ts'
import { staffMembers } from '#account/staff/staff.tables.server.ts'
import { loader as logInPage } from '#dashboard/log-in/log-in.page.tsx'
import { action as setUp, loader as openSetUp } from '#dashboard/second-factor/set-up.page.tsx'
import { action as secure } from '#dashboard/security/security.page.tsx'
import { newViewer } from '../../support/dashboard.ts'
import { colleaguePassword, newColleague, openLogIn } from '../../support/log-in.ts'
import { withStore, type TestStore } from '../../support/store.ts'

const path = '/dashboard/second-factor/set-up'
const securityPath = '/dashboard/security'

type Browser = ReturnType<typeof openLogIn>
const open = (browser: Browser, search = '') =>
  browser.call((page) => openSetUp({ ...page, pattern: path }), path + search)
const submit = (browser: Browser, form: Record<string, string>) =>
  browser.call((page) => setUp({ ...page, pattern: path }), path, form)
const submitSecurity = (browser: Browser, form: Record<string, string>) =>
  browser.call((page) => secure({ ...page, pattern: securityPath }), securityPath, form)

/** Somebody with a role and a password but without a second factor, after log-in. */
async function begin(store: TestStore) {
  const colleague = await newColleague(store)
  await store.db.execute(`delete from two_factors where user_id = '${colleague.id}'`)
  await store.db.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, colleague.id))
  const browser = openLogIn(store)
  expect((await browser.logIn(colleague.email, colleaguePassword)).location).toBe(path)
  return { colleague, browser }
}

/** Sets up the authenticator app. Returns the recovery codes. */
async function enroll(store: TestStore, userId: string, browser: Browser): Promise<string[]> {
  await submit(browser, { intent: 'authenticator' })
  const stored = await authenticatorSecret(store.db, store.context.auth, userId)
  const code = codeAt(stored?.secret ?? '', timeStep(new Date()))
  return (await submit(browser, { intent: 'code', code })).data.recoveryCodes
}

test('an authenticator app is set up by its first code, which opens the dashboard, ends sessions created by password alone and cannot log in again', () =>
  withStore(async (store) => {
    const { colleague, browser } = await begin(store)
    const thief = openLogIn(store)
    await thief.logIn(colleague.email, colleaguePassword)
    expect((await open(browser)).data).toMatchObject({ authenticator: null, hasAuthenticator: false })
    await submit(browser, { intent: 'authenticator' })
    const stored = await authenticatorSecret(store.db, store.context.auth, colleague.id)
    expect((await open(browser)).data).toMatchObject({
      authenticator: { secret: base32(stored?.secret ?? '') },
    })
    expect(await submit(browser, { intent: 'code', code: '000000' })).toMatchObject({ status: 422 })
    const session = () => store.context.auth.findSession(browser.headers())
    expect(await session()).toMatchObject({ secondFactorAt: null })
    const code = codeAt(stored?.secret ?? '', timeStep(new Date()))
    expect((await submit(browser, { intent: 'code', code })).data).toMatchObject({ problem: null })
    expect(await session()).toMatchObject({ hasSecondFactor: true, secondFactorAt: expect.any(Date) })
    expect(await store.db.$count(sessions, eq(sessions.userId, colleague.id))).toBe(1)
    expect(await store.context.auth.findSession(thief.headers())).toBeNull()
    expect((await submit(thief, { intent: 'authenticator' })).location).toBe('/dashboard/log-in')
    // After a reload, the page of the recovery codes offers new codes without a second set-up.
    expect((await open(browser)).data).toMatchObject({ isDone: true })
    expect((await open(browser, `?to=${securityPath}`)).data).toMatchObject({ isDone: false })
    const again = openLogIn(store)
    await again.logIn(colleague.email, colleaguePassword)
    expect(await again.prove(code)).toMatchObject({ status: 401 })
  }))

test('new recovery codes replace the previous codes, and each works once', () =>
  withStore(async (store) => {
    const { colleague, browser } = await begin(store)
    const recoveryCodes = await enroll(store, colleague.id, browser)
    expect(recoveryCodes).toHaveLength(10)
    const { data } = await submitSecurity(browser, { intent: 'recovery-codes' })
    const [renewed = ''] = data.recoveryCodes
    const again = openLogIn(store)
    await again.logIn(colleague.email, colleaguePassword)
    expect(await again.prove(recoveryCodes[0] ?? '')).toMatchObject({ status: 401 })
    expect(await again.prove(renewed)).toMatchObject({ status: 302 })
    const once = openLogIn(store)
    await once.logIn(colleague.email, colleaguePassword)
    expect(await once.prove(renewed)).toMatchObject({ status: 401 })
  }))

test('the last second factor cannot be removed, and any other factor can', () =>
  withStore(async (store) => {
    const { colleague, browser } = await begin(store)
    await enroll(store, colleague.id, browser)
    const remove = () => submitSecurity(browser, { intent: 'remove', of: 'authenticator' })
    const problem = "That's your only sign-in step. Add another one first."
    expect(await remove()).toMatchObject({ status: 409, data: { problem } })
    await addPasskey(store, colleague.id)
    expect(await remove()).toMatchObject({ status: 302 })
    const again = openLogIn(store)
    expect((await again.logIn(colleague.email, colleaguePassword)).location).toBe('/dashboard/second-factor')
    expect(await again.prove('123456')).toMatchObject({ status: 401 })
  }))

test('a session whose second factor was entered long ago cannot add another factor', () =>
  withStore(async (store) => {
    const { cookie, accountId, sessionId } = await newViewer(store, { staffRoles: ['support'] })
    await store.db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, accountId))
    const old = new Date(Date.now() - 11 * 60 * 1000)
    await store.db.update(sessions).set({ secondFactorAt: old }).where(eq(sessions.id, sessionId))
    const browser = openLogIn(store)
    const [, value = ''] = cookie.split('=')
    browser.cookies.set('wadah.session_token', decodeURIComponent(value))
    const added = await submit(browser, { intent: 'authenticator' })
    const renewed = await submitSecurity(browser, { intent: 'recovery-codes' })
    for (const { location } of [added, renewed]) expect(location).toMatch(/^\/dashboard\/second-factor\?/)
  }))

test('an account without a role cannot set up a second factor', () =>
  withStore(async (store) => {
    const { colleague, browser } = await begin(store)
    await store.db.delete(staffMembers).where(eq(staffMembers.userId, colleague.id))
    expect(await open(browser)).toMatchObject({ status: 404 })
    expect(await submit(browser, { intent: 'authenticator' })).toMatchObject({ status: 404 })
    expect(await authenticatorSecret(store.db, store.context.auth, colleague.id)).toBeNull()
  }))

test('a session whose password was entered long ago cannot set up the first factor', () =>
  withStore(async (store) => {
    const { colleague, browser } = await begin(store)
    const createdAt = new Date(Date.now() - 11 * 60 * 1000)
    await store.db.update(sessions).set({ createdAt }).where(eq(sessions.userId, colleague.id))
    expect((await submit(browser, { intent: 'authenticator' })).location).toBe('/dashboard/log-in')
    expect(await authenticatorSecret(store.db, store.context.auth, colleague.id)).toBeNull()
    const openLogInPage = () =>
      browser.call((page) => logInPage({ ...page, pattern: '/dashboard/log-in' }), '/dashboard/log-in')
    expect(await openLogInPage()).toMatchObject({ status: 200, location: null })
    expect((await browser.logIn(colleague.email, colleaguePassword)).location).toBe(path)
    expect((await submit(browser, { intent: 'authenticator' })).location).toBe(path)
  }))

test('a password reset by mail removes the second factor only from accounts without a role, and log-in still asks for it', () =>
  withStore(async (store) => {
    for (const { staffRoles, left } of [
      { staffRoles: [], left: false },
      { staffRoles: ['support'] as const, left: true },
    ]) {
      const colleague = await newColleague(store, { staffRoles })
      await addPasskey(store, colleague.id)
      const token = await newResetToken(store.context.auth, colleague.id, new Date())
      const body = JSON.stringify({ token, password: 'another-ring-at-work' })
      const headers = { 'content-type': 'application/json' }
      const answer = await store.app.request('/api/account/new-password', { method: 'POST', headers, body })
      expect(answer.status).toBe(200)
      const factors = await secondFactorsOf(store.db, colleague.id)
      expect([factors.hasAuthenticator, factors.passkeys.length]).toEqual([left, Number(left)])
      const again = openLogIn(store)
      const { status, location } = await again.logIn(colleague.email, 'another-ring-at-work')
      expect([status, location]).toEqual(left ? [302, '/dashboard/second-factor'] : [403, null])
      expect(await backendUser(store.context.auth, again.headers())).toBeNull()
    }
  }))

test('a passkey that was stored but never enabled is deleted when the next set-up starts', () =>
  withStore(async (store) => {
    const { colleague, browser } = await begin(store)
    const left = () => store.db.$count(passkeys, eq(passkeys.userId, colleague.id))
    await addPasskey(store, colleague.id)
    await open(browser)
    expect(await left()).toBe(1)
    const before = new Date(Date.now() - 120_000)
    await store.db.update(passkeys).set({ createdAt: before }).where(eq(passkeys.userId, colleague.id))
    await open(browser)
    expect(await left()).toBe(0)

    await enroll(store, colleague.id, browser)
    await addPasskey(store, colleague.id)
    await store.db.update(passkeys).set({ createdAt: before }).where(eq(passkeys.userId, colleague.id))
    await open(browser)
    expect(await left()).toBe(1)
  }))

test('a passkey of another account and an invented passkey are rejected', () =>
  withStore(async (store) => {
    const colleague = await newColleague(store)
    await addPasskey(store, colleague.id)
    const other = await newColleague(store)
    const browser = openLogIn(store)
    await browser.logIn(other.email, colleaguePassword)
    const id = `credential-${colleague.id}`
    const response = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' }
    const forged = { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
    for (const answer of [JSON.stringify(forged), 'nothing', '{}']) {
      expect(await browser.provePasskey(answer)).toMatchObject({ status: 401 })
    }
    const owner = openLogIn(store)
    await owner.logIn(colleague.email, colleaguePassword)
    expect(await owner.provePasskey(JSON.stringify(forged))).toMatchObject({ status: 401 })
    expect(await store.db.$count(sessions)).toBe(0)
  }))

async function addPasskey({ db }: TestStore, userId: string): Promise<void> {
  await db.insert(passkeys).values({
    userId,
    publicKey: 'AA==',
    credentialID: `credential-${userId}`,
    counter: 0,
    deviceType: 'singleDevice',
    backedUp: false,
  })
}
