import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions, users } from '#account/session/account.tables.server.ts'
import { codeAt, timeStep } from '#account/second-factor/authenticator-code.server.ts'
import { invite, renewInvitation, withdrawInvitation } from '#account/staff/invitations.commands.server.ts'
import { staffRolesOf } from '#account/staff/staff.queries.server.ts'
import { action, loader } from '#dashboard/invitation/invitation.page.tsx'
import { rolesOf } from '#dashboard/viewer.server.ts'
import { changeEntries } from '../../support/change-entries.ts'
import { colleaguePassword, newColleague, openLogIn } from '../../support/log-in.ts'
import { withStore, type TestStore } from '../../support/store.ts'

const email = 'newcomer@example.com'
const password = 'a-long-new-password'
const pattern = '/dashboard/invitation'

function needsOf({ context }: TestStore, now = new Date()) {
  const { jobs, environment } = context
  return { jobs, authSecret: environment.AUTH_SECRET, actor: { kind: 'command' } as const, now }
}

/** Invites somebody and returns the path of the mailed link. */
async function invited(store: TestStore, to = email): Promise<string> {
  await invite(store.db, needsOf(store), { email: to, staffRoles: ['support'], seller: null })
  return mailedPath(store)
}

function mailedPath({ sent }: TestStore): string {
  const [link] = /http\S+/.exec(sent.at(-1)?.text ?? '') ?? []
  const { pathname, search } = new URL(link ?? '')
  return pathname + search
}

const open = (browser: ReturnType<typeof openLogIn>, path: string) =>
  browser.call((page) => loader({ ...page, pattern }), path)
const accept = (browser: ReturnType<typeof openLogIn>, path: string, form: Record<string, string>) =>
  browser.call((page) => action({ ...page, pattern }), path, form)

test('an invitation creates an account with its role and its seller, verifies its address and requires a second factor', () =>
  withStore(async (store) => {
    const seller = { sellerId: 'lanternfield-labs', role: 'editor' } as const
    await invite(store.db, needsOf(store), { email, staffRoles: ['support'], seller })
    const path = mailedPath(store)
    const browser = openLogIn(store)
    expect(await open(browser, path)).toMatchObject({
      data: { kind: 'new account', email, roles: expect.stringMatching(/^Support\b/) },
    })
    const accepted = await accept(browser, path, { name: 'Nia Newcomer', password })
    expect(accepted.location).toBe('/dashboard/second-factor/set-up')
    const session = await store.context.auth.findSession(browser.headers())
    expect(session).toMatchObject({ secondFactorAt: null, user: { email, emailProven: true } })
    const roles = { staffRoles: ['support'], memberships: [seller] }
    expect(await rolesOf(store.db, session?.user.id ?? '')).toEqual(roles)
    expect(await open(browser, path)).toMatchObject({ status: 410 })
  }))

test('the fields of a new account are validated, and the name is kept', () =>
  withStore(async (store) => {
    const path = await invited(store)
    const browser = openLogIn(store)
    const short = { name: 'Enter your full name.', password: 'Choose a password of 8 to 128 characters.' }
    expect(await accept(browser, path, { name: '', password: 'short' })).toMatchObject({
      status: 422,
      data: { errors: short },
    })
    const common = { password: 'This password is too common. Choose one that is harder to guess.' }
    expect(await accept(browser, path, { name: 'Nia', password: 'football' })).toMatchObject({
      status: 422,
      data: { name: 'Nia', errors: common },
    })
    expect(await store.db.$count(users, eq(users.email, email))).toBe(0)
  }))

test('an existing account accepts an invitation after entering the password and the second factor', () =>
  withStore(async (store) => {
    const colleague = await newColleague(store, { staffRoles: [] })
    const path = await invited(store, colleague.email)
    const browser = openLogIn(store)
    expect(await open(browser, path)).toMatchObject({ data: { kind: 'log in' } })
    expect(await accept(browser, path, { password: 'wrong' })).toMatchObject({ status: 401 })
    const answered = await accept(browser, path, { password: colleaguePassword })
    expect(answered.location).toBe(`/dashboard/second-factor?${new URLSearchParams({ to: path })}`)
    expect(await staffRolesOf(store.db, colleague.id)).toEqual([])
    expect(await store.db.$count(sessions, eq(sessions.userId, colleague.id))).toBe(0)
    const code = codeAt(colleague.authenticatorSecret, timeStep(new Date()))
    expect(await browser.prove(code, answered.location ?? '')).toMatchObject({ location: path })
    expect(await open(browser, path)).toMatchObject({ data: { kind: 'join' } })
    expect(await accept(browser, path, {})).toMatchObject({ location: '/dashboard' })
    expect(await staffRolesOf(store.db, colleague.id)).toEqual(['support'])
  }))

test('an invitation opened by another signed-in account shows the form for a new account', () =>
  withStore(async (store) => {
    const other = await newColleague(store)
    const path = await invited(store)
    const browser = openLogIn(store)
    await browser.logIn(other.email, colleaguePassword)
    await browser.prove(codeAt(other.authenticatorSecret, timeStep(new Date())))
    expect(await open(browser, path)).toMatchObject({ data: { kind: 'new account' } })
  }))

test('withdrawn, expired and replaced invitations no longer work', () =>
  withStore(async (store) => {
    const { db } = store
    const browser = openLogIn(store)
    const statusOf = async (path: string) => (await open(browser, path)).status
    const first = await invited(store)
    const second = await invited(store)
    expect([await statusOf(first), await statusOf(second)]).toEqual([410, 200])
    const long = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000)
    const old = await invite(db, needsOf(store, long), { email, staffRoles: ['orders'], seller: null })
    expect(await statusOf(mailedPath(store))).toBe(410)
    await renewInvitation(db, needsOf(store), old.id)
    const renewed = mailedPath(store)
    expect(await statusOf(renewed)).toBe(200)
    expect(await withdrawInvitation(db, { actor: { kind: 'command' }, now: new Date() }, old.id)).toBe(true)
    expect(await statusOf(renewed)).toBe(410)
    expect(await accept(browser, renewed, { name: 'Nia', password })).toMatchObject({ status: 410 })
    const entries = await changeEntries(db, old.id)
    expect(entries.map(({ action: name }) => name)).toEqual([
      'people.invite',
      'people.invite-again',
      'people.withdraw-invitation',
    ])
    expect(JSON.stringify(entries)).not.toContain(email)
  }))
