import { symmetricEncrypt } from 'better-auth/crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, inject, test, vi } from 'vitest'
import { sessions, users } from '#account/session/account.tables.server.ts'
import { twoFactors } from '#account/session/second-factor.tables.server.ts'
import { backendUser } from '#account/session/auth.server.ts'
import { codeAt, timeStep } from '#account/second-factor/authenticator-code.server.ts'
import { removeAllFactors } from '#account/second-factor/second-factor.commands.server.ts'
import { loader as openLogInPage } from '#dashboard/log-in/log-in.page.tsx'
import { dashboardReturnPath } from '#dashboard/log-in/dashboard-return-path.ts'
import { action as logOut } from '#dashboard/log-in/log-out.page.tsx'
import { requireViewer } from '#dashboard/viewer.server.ts'
import { loader as openSecondFactorPage } from '#dashboard/second-factor/second-factor.page.tsx'
import { openDatabase, type Database } from '#db/database.server.ts'
import { patience } from '../../support/patience.ts'
import { callPage, newViewer, pageArguments } from '../../support/dashboard.ts'
import { colleaguePassword, newColleague, openLogIn, type PageAnswer } from '../../support/log-in.ts'
import { giveRecoveryCodes } from '../../support/recovery-codes.ts'
import { statementsOf } from '../../support/database/statements.ts'
import { createTestStore, withStore, type TestStore } from '../../support/store.ts'

const codeOf = ({ authenticatorSecret }: { authenticatorSecret: string }, later = 0) =>
  codeAt(authenticatorSecret, timeStep(new Date()) + later)

test('in the dashboard log-in a wrong password and an unknown email get the same response', () =>
  withStore(async (store) => {
    const { email } = await newColleague(store)
    const browser = openLogIn(store)
    const wrong = await browser.logIn(email, 'not-the-password')
    const unknown = await browser.logIn('nobody@example.com', 'not-the-password')
    expect(wrong).toMatchObject({
      status: 401,
      data: { email, errors: { form: 'Invalid email or password. Please try again.' } },
    })
    expect(unknown).toMatchObject({ status: 401, data: { errors: wrong.data.errors } })
    expect(browser.cookies.size).toBe(0)
  }))

test('in the dashboard log-in a wrong password and an unknown email run the same statements', async () => {
  const statementsFor = async (emailOf: (colleague: { email: string }) => string) => {
    const statements = await statementsOf(() =>
      withStore(async (store) => {
        const email = emailOf(await newColleague(store))
        expect(await openLogIn(store).logIn(email, 'not-the-password')).toMatchObject({ status: 401 })
      }),
    )
    // Leaves out the statement with which a new connection checks its server.
    return statements.filter((statement) => !statement.startsWith('show '))
  }
  const unknown = await statementsFor(() => 'nobody@example.com')
  expect(await statementsFor(({ email }) => email)).toEqual(unknown)
  expect(unknown.filter((statement) => /^select .*"credentials"/.test(statement))).toHaveLength(1)
})

test('the dashboard log-in reports invalid values beside their field, and keeps the email', () =>
  withStore(async (store) => {
    const email = 'Enter an email address like name@company.com.'
    const data = { email: 'someone', errors: { email, password: 'Enter your password.' } }
    expect(await openLogIn(store).logIn('someone', '')).toMatchObject({ status: 422, data })
  }))

test('ten wrong passwords lock the dashboard log-in of an email for 15 minutes', () =>
  withStore(async (store) => {
    const { email } = await newColleague(store)
    const browser = openLogIn(store)
    for (let tries = 0; tries < 10; tries += 1) await browser.logIn(email, 'wrong')
    expect(await browser.logIn(email, colleaguePassword)).toMatchObject({
      status: 429,
      data: { errors: { form: 'Too many tries. Please try again in 15 minutes.' } },
    })
  }))

test('a password alone creates no dashboard session; the code opens the requested page', () =>
  withStore(async (store) => {
    const colleague = await newColleague(store)
    const browser = openLogIn(store)
    const path = '/dashboard/log-in?to=/dashboard/orders'
    const answer = await browser.logIn(colleague.email, colleaguePassword, path)
    expect(answer.location).toBe('/dashboard/second-factor?to=%2Fdashboard%2Forders')
    expect(await store.db.$count(sessions, eq(sessions.userId, colleague.id))).toBe(0)
    expect(await backendUser(store.context.auth, browser.headers())).toBeNull()
    const proven = await browser.prove(codeOf(colleague), answer.location ?? '')
    expect(proven.location).toBe('/dashboard/orders')
    const page = pageArguments(store, { path: '/dashboard', cookie: browser.cookie() })
    expect(await requireViewer(page)).toMatchObject({ accountId: colleague.id })
    const pattern = '/dashboard/log-in'
    const again = await browser.call((given) => openLogInPage({ ...given, pattern }), pattern)
    expect(again.location).toBe('/dashboard')
  }))

test.each([
  ['/dashboard.data?_routes=dashboard%2Fframe', '/dashboard'],
  ['/dashboard/orders.data?page=2&_routes=dashboard%2Fframe', '/dashboard/orders?page=2'],
  ['/dashboard/orders?search=caf%C3%A9+noir', '/dashboard/orders?search=caf%C3%A9+noir'],
])('a request for %s without a session returns to %s after log-in', (path, to) =>
  withStore(async (store) => {
    const page = pageArguments(store, { path })
    const sent = await requireViewer(page).catch((thrown: unknown) => thrown)
    if (!(sent instanceof Response)) throw new Error('not sent to the log-in')
    const address = new URL(sent.headers.get('location') ?? '', 'https://shop.test')
    expect([address.pathname, address.searchParams.get('to')]).toEqual(['/dashboard/log-in', to])
  }),
)

test.each([
  ['/dashboard/orders?page=2', '/dashboard/orders?page=2'],
  ['/dashboard?range=7', '/dashboard?range=7'],
  ['https://elsewhere.example/dashboard', '/dashboard'],
  ['//elsewhere.example', '/dashboard'],
  ['/settings', '/dashboard'],
  ['/dashboards', '/dashboard'],
  ['/dashboard/log-out', '/dashboard'],
  ['/dashboard/../auth', '/dashboard'],
  [null, '/dashboard'],
])('a dashboard log-in with the return address %s redirects to %s', (to, path) => {
  expect(dashboardReturnPath(to)).toBe(path)
})

/** Runs `work` with a colleague in the database, because requests at the same moment need several connections. */
async function withCommitted(work: (store: TestStore, colleague: Colleague) => Promise<void>): Promise<void> {
  const { db, close } = openDatabase(inject('committedDatabaseUrl'), { onError: () => undefined })
  const store = createTestStore(db)
  const colleague = await newColleague(store)
  try {
    await work(store, colleague)
  } finally {
    await db.delete(users).where(eq(users.id, colleague.id))
    await close()
  }
}

type Colleague = Awaited<ReturnType<typeof newColleague>>

test('an authenticator code works once, even if it is sent many times at the same moment', () =>
  withCommitted(async (store, colleague) => {
    const browsers = [1, 2, 3, 4].map(() => openLogIn(store))
    for (const browser of browsers) await browser.logIn(colleague.email, colleaguePassword)
    const code = codeOf(colleague)
    // Each log-in submits the code twice.
    const answers = await Promise.all([...browsers, ...browsers].map((browser) => browser.prove(code)))
    expect(answers.filter(({ location }) => location === '/dashboard')).toHaveLength(1)
    // The other attempts are rejected, or redirected to the start if their log-in has already ended.
    const isRejected = ({ status, location }: PageAnswer) => status > 400 || location === '/dashboard/log-in'
    expect(answers.filter(isRejected)).toHaveLength(7)
    const sessionOf = (browser: ReturnType<typeof openLogIn>) =>
      store.context.auth.findSession(browser.headers())
    const opened = await Promise.all(browsers.map(sessionOf))
    expect(opened.filter((session) => session !== null)).toHaveLength(1)
    expect(await store.db.$count(sessions, eq(sessions.userId, colleague.id))).toBe(1)
  }))

test('a recovery code works once, even if it is sent many times at the same moment', () =>
  withCommitted(async (store, colleague) => {
    const { db } = store
    const [code = ''] = await giveRecoveryCodes(store, colleague.id)
    const browsers = [1, 2, 3, 4, 5].map(() => openLogIn(store))
    for (const browser of browsers) await browser.logIn(colleague.email, colleaguePassword)
    // The lock makes all requests find the code valid before the first one uses it up.
    const answers = await db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from two_factors where user_id = ${colleague.id} for update`)
      const proofs = browsers.map((browser) => browser.prove(code))
      await vi.waitFor(async () => expect(await waitingStatements(db)).toBe(proofs.length), patience)
      return proofs
    })
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([302, 401, 401, 401, 401])
    expect(await db.$count(sessions, eq(sessions.userId, colleague.id))).toBe(1)
  }))

/** The number of statements that wait for a lock of another statement on second factors. */
async function waitingStatements(db: Database): Promise<number> {
  const { rows } = await db.execute(sql`select 1 from pg_stat_activity
    where wait_event_type = 'Lock' and query like 'update "two_factors"%'`)
  return rows.length
}

test('after a used code is rejected, the same log-in accepts the next code', () =>
  withStore(async (store) => {
    const colleague = await newColleague(store)
    const [one, other] = [openLogIn(store), openLogIn(store)]
    const [code, next] = [codeOf(colleague), codeOf(colleague, 1)]
    await one.logIn(colleague.email, colleaguePassword)
    await one.prove(code)
    await other.logIn(colleague.email, colleaguePassword)
    for (let tries = 0; tries < 2; tries += 1) {
      expect(await other.prove(code)).toMatchObject({
        status: 401,
        data: { problem: 'That code was already used. Wait for the next one.' },
      })
    }
    expect(await other.prove(next)).toMatchObject({ location: '/dashboard' })
  }))

test('a second factor encrypted with another secret is rejected, and can be reset', () =>
  withStore(async (store) => {
    const colleague = await newColleague(store)
    const browser = openLogIn(store)
    await browser.logIn(colleague.email, colleaguePassword)
    const [secret, backupCodes] = await Promise.all(
      ['a', '["aaaaa-bbbbb"]'].map((data) => symmetricEncrypt({ key: 'the secret before', data })),
    )
    const ofColleague = eq(twoFactors.userId, colleague.id)
    await store.db.update(twoFactors).set({ secret, backupCodes }).where(ofColleague)
    const pattern = '/dashboard/second-factor'
    const page = await browser.call((given) => openSecondFactorPage({ ...given, pattern }), pattern)
    expect(page.data).toMatchObject({ codesLeft: 0 })
    for (const code of [codeOf(colleague), 'aaaaa-bbbbb']) {
      expect(await browser.prove(code)).toMatchObject({ status: 401 })
    }
    await removeAllFactors(store.db, { actor: { kind: 'command' }, userId: colleague.id, now: new Date() })
    const again = await openLogIn(store).logIn(colleague.email, colleaguePassword)
    expect(again.location).toMatch(/^\/dashboard\/second-factor\/set-up/)
  }))

test('five wrong codes lock the second factor for 15 minutes', () =>
  withStore(async (store) => {
    const colleague = await newColleague(store)
    for (let tries = 0; tries < 5; tries += 1) {
      const browser = openLogIn(store)
      await browser.logIn(colleague.email, colleaguePassword)
      expect(await browser.prove('000000')).toMatchObject({ status: 401 })
    }
    const browser = openLogIn(store)
    await browser.logIn(colleague.email, colleaguePassword)
    expect(await browser.prove(codeOf(colleague))).toMatchObject({
      status: 429,
      data: { problem: 'Too many wrong codes. Please wait 15 minutes, or use a passkey.' },
    })
  }))

test('without a pending log-in a code creates no session', () =>
  withStore(async (store) => {
    const colleague = await newColleague(store)
    expect((await openLogIn(store).prove(codeOf(colleague))).location).toBe('/dashboard/log-in')
    const forger = openLogIn(store)
    forger.cookies.set('wadah.two_factor', '2fa-12345678901234567890.c2lnbmF0dXJl')
    expect((await forger.prove(codeOf(colleague))).location).toBe('/dashboard/log-in')
  }))

test('an account without a role gets no dashboard session', () =>
  withStore(async (store) => {
    const colleague = await newColleague(store, { staffRoles: [] })
    await store.db.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, colleague.id))
    const browser = openLogIn(store)
    expect(await browser.logIn(colleague.email, colleaguePassword)).toMatchObject({ status: 403 })
    expect(await store.db.$count(sessions, eq(sessions.userId, colleague.id))).toBe(0)
    expect(browser.cookies.size).toBe(0)
  }))

test('the dashboard log-in treats an account with an incomplete sign-up as unknown', () =>
  withStore(async (store) => {
    const colleague = await newColleague(store)
    await store.db.update(users).set({ acceptedAt: null }).where(eq(users.id, colleague.id))
    expect(await openLogIn(store).logIn(colleague.email, colleaguePassword)).toMatchObject({ status: 401 })
  }))

test('logging out ends the dashboard session', () =>
  withStore(async (store) => {
    const { cookie, sessionId } = await newViewer(store, { staffRoles: ['owner'] })
    const left = await callPage(logOut, store, { path: '/dashboard/log-out', cookie, form: {} })
    expect(left.headers.get('location')).toBe('/dashboard/log-in')
    expect(await store.db.$count(sessions, eq(sessions.id, sessionId))).toBe(0)
  }))

test.each([
  'sign-in/email',
  'sign-up/email',
  'get-session',
  'passkey/verify-authentication',
  'two-factor/verify-totp',
  'ok',
])('the endpoint /api/auth/%s of the sign-in library is not reachable', (path) =>
  withStore(async ({ app }) => {
    for (const method of ['GET', 'POST']) {
      expect((await app.request(`/api/auth/${path}`, { method })).status).toBe(404)
    }
  }),
)
