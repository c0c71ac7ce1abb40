import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions, users } from '#account/session/account.tables.server.ts'
import { secondFactorsOf } from '#account/second-factor/second-factor.queries.server.ts'
import { staffRolesOf } from '#account/staff/staff.queries.server.ts'
import { membershipsOf } from '#catalog/sellers/seller-members.queries.server.ts'
import { action as changePerson, loader as openPerson } from '#dashboard/people/person.page.tsx'
import { loader as openPeople } from '#dashboard/people/people.page.tsx'
import { loader as openSecondFactor } from '#dashboard/second-factor/second-factor.page.tsx'
import { action as secure, loader as openSecurity } from '#dashboard/security/security.page.tsx'
import { callPage, newViewer, type SignedInViewer } from '../../support/dashboard.ts'
import { colleaguePassword, newColleague, openLogIn, readPage } from '../../support/log-in.ts'
import { giveRecoveryCodes } from '../../support/recovery-codes.ts'
import { withStore, type TestStore } from '../../support/store.ts'

/** The texts of mails to an address, oldest first. */
function mailsTo({ sent }: TestStore, address: string): string[] {
  return sent.flatMap(({ to, subject, text }) => (to === address ? [`${subject}\n${text}`] : []))
}

type Form = Record<string, string>

function person(store: TestStore, { cookie }: SignedInViewer, accountId: string, form?: Form) {
  const path = `/dashboard/people/${accountId}`
  return readPage(form ? changePerson : openPerson, store, { path, cookie, form, params: { accountId } })
}

test('recovery codes are accepted in any case, with or without the dash, and the page and a mail say how many are left', () =>
  withStore(async (store) => {
    const colleague = await newColleague(store)
    const [first = '', second = '', third = ''] = await giveRecoveryCodes(store, colleague.id)
    const typed = [first.toUpperCase(), second.replace('-', ''), ` ${third.replace('-', ' ')} `]
    for (const [index, code] of typed.entries()) {
      const browser = openLogIn(store)
      await browser.logIn(colleague.email, colleaguePassword)
      const path = '/dashboard/second-factor'
      const shown = await browser.call((page) => openSecondFactor({ ...page, pattern: path }), path)
      expect(shown.data).toMatchObject({ codesLeft: 10 - index })
      expect(await browser.prove(code)).toMatchObject({
        status: 302,
        location: `/dashboard?codes-left=${9 - index}`,
      })
      const left = `You have ${9 - index} recovery codes left`
      expect(mailsTo(store, colleague.email).filter((mail) => mail.includes(left))).toEqual([
        expect.stringMatching(/^A recovery code was used/),
      ])
    }
  }))

test('the second-factor page says that input is kept, but only if there is input', () =>
  withStore(async (store) => {
    const colleague = await newColleague(store)
    const browser = openLogIn(store)
    await browser.logIn(colleague.email, colleaguePassword)
    const pattern = '/dashboard/second-factor'
    const shown = async (to: string) => {
      const path = `${pattern}?${new URLSearchParams({ to })}`
      return (await browser.call((page) => openSecondFactor({ ...page, pattern }), path)).data
    }
    expect(await shown('/dashboard/people?q=ada')).toMatchObject({ hasInput: false })
    const form = new URLSearchParams({ intent: 'invite', email: 'ada@example.com' })
    expect(await shown(`/dashboard/people/invite?${form}`)).toMatchObject({ hasInput: true })
    const removal = new URLSearchParams({ intent: 'remove', of: 'authenticator', interrupted: '1' })
    expect(await shown(`/dashboard/security?${removal}`)).toMatchObject({ hasInput: false })
  }))

test('a log-in in a new browser is reported by mail once, and a log-in in a known browser never', () =>
  withStore(async (store) => {
    const colleague = await newColleague(store)
    const [first = '', second = '', third = ''] = await giveRecoveryCodes(store, colleague.id)
    const logIn = async (browser: ReturnType<typeof openLogIn>, code: string) => {
      await browser.logIn(colleague.email, colleaguePassword)
      await browser.prove(code)
      const sent = mailsTo(store, colleague.email)
      return sent.filter((mail) => mail.includes('New sign-in')).length
    }
    const known = openLogIn(store)
    expect(await logIn(known, first)).toBe(1)
    expect(await logIn(known, second)).toBe(1)
    expect(await logIn(openLogIn(store), third)).toBe(2)
  }))

test('an owner ends the sessions of a person, resets the second factors and removes the person with every role, and the person is mailed', () =>
  withStore(async (store) => {
    const owner = await newViewer(store, { staffRoles: ['owner'], name: 'Olga Owner' })
    const memberships = [{ sellerId: 'lanternfield-labs', role: 'editor' as const }]
    const colleague = await newViewer(store, { staffRoles: ['orders'], memberships })
    const id = colleague.accountId
    await store.db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, id))
    await person(store, owner, id, { intent: 'end-sessions' })
    expect(await store.db.$count(sessions, eq(sessions.userId, id))).toBe(0)
    expect(await staffRolesOf(store.db, id)).toEqual(['orders'])
    await person(store, owner, id, { intent: 'roles', roles: 'support', seen: 'orders' })
    expect(mailsTo(store, colleague.email)).toEqual([
      expect.stringMatching(/Before: Orders, Editor of .*\. Now: Support, Editor of /),
    ])
    const reset = await person(store, owner, id, { intent: 'reset-factor' })
    expect(mailsTo(store, colleague.email).at(-1)).toContain('Olga Owner removed your passkeys')
    const people = { path: reset.location ?? '', cookie: owner.cookie }
    const done = `Sign-in reset. ${colleague.name} sets up a new one at the next log-in.`
    expect(await callPage(openPeople, store, people)).toMatchObject({ done })
    const [found] = await store.db.select().from(users).where(eq(users.id, id))
    expect(found).toMatchObject({ twoFactorEnabled: false })
    expect(await person(store, owner, id, { intent: 'remove' })).toMatchObject({ status: 302 })
    expect(await staffRolesOf(store.db, id)).toEqual([])
    expect(await membershipsOf(store.db, id)).toEqual([])
    const removal = mailsTo(store, colleague.email).at(-1)
    expect(removal).toContain('removed your access to the dashboard')
    expect(removal).toContain('/settings')
  }))

test('a person’s page and the security page can be opened long after the second factor was used', () =>
  withStore(async (store) => {
    const owner = await newViewer(store, { staffRoles: ['owner'] })
    const colleague = await newViewer(store, { staffRoles: ['orders'] })
    const old = new Date(Date.now() - 11 * 60 * 1000)
    await store.db.update(sessions).set({ secondFactorAt: old }).where(eq(sessions.id, owner.sessionId))
    expect(await person(store, owner, colleague.accountId)).toMatchObject({ status: 200 })
    const opened = await callPage(openSecurity, store, { path: '/dashboard/security', cookie: owner.cookie })
    expect(opened).toMatchObject({ sessions: [{ isCurrent: true }] })
    const form = { intent: 'roles', roles: 'support', seen: 'orders' }
    expect((await person(store, owner, colleague.accountId, form)).location).toMatch(/second-factor/)
    const removal = { intent: 'remove', of: 'authenticator' }
    const path = '/dashboard/security?intent=rename&of=authenticator&name=Phone&interrupted=1&done=ended'
    const sent = await readPage(secure, store, { path, cookie: owner.cookie, form: removal })
    expect(new URLSearchParams(sent.location?.split('?')[1]).get('to')).toBe(
      '/dashboard/security?name=Phone&interrupted=1&intent=remove&of=authenticator',
    )
  }))

test('second factors are listed with name and day, and any account can end all its sessions', () =>
  withStore(async (store) => {
    const viewer = await newViewer(store, { staffRoles: ['support'] })
    const userId = viewer.accountId
    await store.db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, userId))
    const verifiedAt = new Date('2026-11-20T10:00:00Z')
    await store.db.execute(`insert into two_factors (user_id, secret, backup_codes, verified, verified_at)
      values ('${userId}', '', '', true, '${verifiedAt.toISOString()}')`)
    const submit = (form: Record<string, string>) =>
      readPage(secure, store, { path: '/dashboard/security', cookie: viewer.cookie, form })
    await submit({ intent: 'rename', of: 'authenticator', name: ' Work phone ' })
    expect(await secondFactorsOf(store.db, userId)).toMatchObject({
      authenticator: { name: 'Work phone', createdAt: verifiedAt },
    })
    expect((await submit({ intent: 'end-all' })).location).toBe('/dashboard/log-in?done=everywhere')
    expect(await store.db.$count(sessions, eq(sessions.userId, userId))).toBe(0)
  }))
