import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { invite } from '#account/staff/invitations.commands.server.ts'
import { pendingInvitations } from '#account/staff/invitations.queries.server.ts'
import { setStaffRoles } from '#account/staff/staff.commands.server.ts'
import { staffRolesOf } from '#account/staff/staff.queries.server.ts'
import { membershipsOf } from '#catalog/sellers/seller-members.queries.server.ts'
import { action as inviteAction, loader as openInvite } from '#dashboard/people/invite.page.tsx'
import { action as peopleAction, loader as openPeople } from '#dashboard/people/people.page.tsx'
import { action as personAction, loader as openPerson } from '#dashboard/people/person.page.tsx'
import { changeEntries } from '../../support/change-entries.ts'
import { callPage, newViewer, type SignedInViewer } from '../../support/dashboard.ts'
import { readPage } from '../../support/log-in.ts'
import { withStore, type TestStore } from '../../support/store.ts'

const own = 'lanternfield-labs'
const other = 'copperline-systems'
const member = (sellerId: string, role: 'admin' | 'editor') => ({ memberships: [{ sellerId, role }] })

type Form = Record<string, string>
type Call = { viewer: SignedInViewer; path: string; form?: Form; accountId?: string }

/** Calls a loader, or an action if a form is given, and returns the response or the thrown value. */
function call(
  store: TestStore,
  handler: (page: never) => unknown,
  { viewer, path, form, accountId = '' }: Call,
) {
  return readPage(handler, store, { path, cookie: viewer.cookie, form, params: { accountId } })
}

function change(store: TestStore, viewer: SignedInViewer, accountId: string, form: Form) {
  return call(store, personAction, { viewer, path: `/dashboard/people/${accountId}`, form, accountId })
}

test('an owner assigns a role, the log records the change, and an outdated form is rejected', () =>
  withStore(async (store) => {
    const owner = await newViewer(store, { staffRoles: ['owner'] })
    const colleague = await newViewer(store, { staffRoles: ['orders'] })
    const form = { intent: 'roles', roles: 'support', seen: 'orders' }
    expect(await change(store, owner, colleague.accountId, form)).toMatchObject({ status: 302 })
    expect(await staffRolesOf(store.db, colleague.accountId)).toEqual(['support'])
    expect(await changeEntries(store.db, colleague.accountId)).toMatchObject([
      {
        actorId: owner.accountId,
        sessionId: owner.sessionId,
        action: 'people.change-roles',
        before: { staffRoles: ['orders'] },
        after: { staffRoles: ['support'] },
      },
    ])
    const problem = 'Someone changed these roles just now. Here they are.'
    const again = await change(store, owner, colleague.accountId, form)
    expect(again).toMatchObject({ status: 409, data: { problem } })
  }))

test('the list confirms the last action, and ignores words in its address that name none', () =>
  withStore(async (store) => {
    const viewer = await newViewer(store, { staffRoles: ['owner'] })
    const confirmationOf = async (done: string) => {
      const path = `/dashboard/people?done=${done}&name=Eve`
      return (await call(store, openPeople, { viewer, path })).data.done
    }
    expect(await confirmationOf('logged-out')).toBe('Eve is logged out everywhere.')
    for (const word of ['', 'nothing', '__proto__', 'constructor']) {
      expect(await confirmationOf(word)).toBeNull()
    }
  }))

test('people cannot change their own roles', () =>
  withStore(async (store) => {
    const owner = await newViewer(store, { staffRoles: ['owner'], ...member(own, 'admin') })
    const id = owner.accountId
    const problem = "You can't change your own access. Ask another owner or admin."
    for (const form of [
      { intent: 'roles', roles: 'support', seen: 'owner' },
      { intent: 'member', of: own, role: 'editor' },
      { intent: 'reset-factor' },
    ]) {
      expect(await change(store, owner, id, form)).toMatchObject({ status: 409, data: { problem } })
    }
    expect(await staffRolesOf(store.db, id)).toEqual(['owner'])
  }))

test('the last owner cannot be removed', () =>
  withStore(async (store) => {
    const owner = await newViewer(store, { staffRoles: ['owner'] })
    const actor = { kind: 'command' } as const
    const removal = { actor, userId: owner.accountId, roles: [], now: new Date() }
    expect(await setStaffRoles(store.db, removal)).toEqual({ ok: false, reason: 'last_owner' })
    await newViewer(store, { staffRoles: ['owner'] })
    expect(await setStaffRoles(store.db, removal)).toMatchObject({ ok: true })
  }))

test('a seller’s admin sees and changes members of that seller only', () =>
  withStore(async (store) => {
    const admin = await newViewer(store, member(own, 'admin'))
    const colleague = await newViewer(store, { ...member(own, 'editor'), name: 'Colleague' })
    const stranger = await newViewer(store, { ...member(other, 'editor'), name: 'Stranger' })
    const owner = await newViewer(store, { staffRoles: ['owner'] })
    const seen = await call(store, openPeople, { viewer: admin, path: '/dashboard/people' })
    expect(JSON.stringify(seen.data)).toContain('Colleague')
    expect(JSON.stringify(seen.data)).not.toContain('Stranger')
    expect(seen.data).toMatchObject({ staff: [] })

    const promotion = { intent: 'member', of: own, role: 'admin' }
    expect(await change(store, admin, colleague.accountId, promotion)).toMatchObject({ status: 302 })
    expect(await membershipsOf(store.db, colleague.accountId)).toEqual([{ sellerId: own, role: 'admin' }])
    expect(await change(store, admin, colleague.accountId, promotion)).toMatchObject({ status: 302 })
    expect(await changeEntries(store.db, colleague.accountId)).toMatchObject([
      { action: 'members.change-role', before: { role: 'editor' }, after: { role: 'admin', sellerId: own } },
    ])
    for (const [id, form] of [
      [stranger.accountId, { intent: 'member', of: other, role: 'admin' }],
      [stranger.accountId, { intent: 'member', of: own, role: 'admin' }],
      [owner.accountId, { intent: 'roles', seen: 'owner' }],
      [colleague.accountId, { intent: 'member', of: other, role: 'admin' }],
      [colleague.accountId, { intent: 'roles', roles: 'owner', seen: '' }],
      [colleague.accountId, { intent: 'reset-factor' }],
    ] as const) {
      expect(await change(store, admin, id, { ...form })).toMatchObject({ status: 404 })
    }
  }))

test('the only admin of a seller cannot be demoted or removed and keeps all roles, and another member can', () =>
  withStore(async (store) => {
    const owner = await newViewer(store, { staffRoles: ['owner'] })
    const admin = { ...member(other, 'admin'), staffRoles: ['orders' as const] }
    const { accountId, email } = await newViewer(store, admin)
    const editor = await newViewer(store, member(other, 'editor'))
    await change(store, owner, editor.accountId, { intent: 'member', of: other, role: 'remove' })
    expect(await membershipsOf(store.db, editor.accountId)).toEqual([])
    const back = { intent: 'member', of: other, role: 'admin' }
    expect(await change(store, owner, editor.accountId, back)).toMatchObject({ status: 404 })
    const problem = "They're the seller's only admin. Make someone else one first."
    for (const role of ['editor', 'remove']) {
      const form = { intent: 'member', of: other, role }
      expect(await change(store, owner, accountId, form)).toMatchObject({ status: 409, data: { problem } })
    }
    expect(await change(store, owner, accountId, { intent: 'remove' })).toMatchObject({ status: 409 })
    expect(await membershipsOf(store.db, accountId)).toEqual([{ sellerId: other, role: 'admin' }])
    expect(await staffRolesOf(store.db, accountId)).toEqual(['orders'])
    expect(store.sent.filter(({ to }) => to === email)).toEqual([])
    await newViewer(store, member(other, 'admin'))
    const demotion = { intent: 'member', of: other, role: 'editor' }
    expect(await change(store, owner, accountId, demotion)).toMatchObject({ status: 302 })
  }))

test('an owner sends, renews and withdraws an invitation', () =>
  withStore(async (store) => {
    const owner = await newViewer(store, { staffRoles: ['owner'] })
    const form = { intent: 'invite', email: 'New@Example.com', roles: 'catalogue', sellerId: '' }
    const path = '/dashboard/people/invite'
    expect(await call(store, inviteAction, { viewer: owner, path, form })).toMatchObject({ status: 302 })
    expect(store.sent.at(-1)).toMatchObject({ to: 'new@example.com' })
    const [sent] = await pendingInvitations(store.db, null, { limit: 10 })
    expect(sent).toMatchObject({ email: 'new@example.com', staffRoles: ['catalogue'], seller: null })
    const of = sent?.id ?? ''
    const people = { viewer: owner, path: '/dashboard/people' }
    const renewed = await call(store, peopleAction, { ...people, form: { intent: 'renew', of } })
    expect(renewed.location).toBe('/dashboard/people?done=renewed')
    expect(store.sent).toHaveLength(2)
    await call(store, peopleAction, { ...people, form: { intent: 'withdraw', of } })
    expect(await pendingInvitations(store.db, null, { limit: 10 })).toEqual([])
    const again = await call(store, peopleAction, { ...people, form: { intent: 'renew', of } })
    expect(again.status).toBe(409)
  }))

test('invitations are listed fifty per page, oldest first', () =>
  withStore(async (store) => {
    const owner = await newViewer(store, { staffRoles: ['owner'] })
    await store.db
      .execute(sql`insert into invitations (id, token_hash, email, staff_roles, created_at, expires_at)
      select gen_random_uuid(), n, 'invited' || n || '@example.com', array['support'],
        timestamptz '2026-01-01' + n * interval '1 hour', timestamptz '2026-02-01'
      from generate_series(1, 51) n`)
    const invitationsAt = async (path: string) => {
      const page = await callPage(openPeople, store, { path, cookie: owner.cookie })
      return [page.invitations.map(({ email }) => email), page.hasMoreInvitations] as const
    }
    const [first, hasMore] = await invitationsAt('/dashboard/people')
    expect([first.length, first[0], hasMore]).toEqual([50, 'invited1@example.com', true])
    expect(await invitationsAt('/dashboard/people?invitations=2')).toEqual([['invited51@example.com'], false])
  }))

test('an admin can invite people to their seller only', () =>
  withStore(async (store) => {
    const admin = await newViewer(store, member(own, 'admin'))
    const path = '/dashboard/people/invite'
    const send = (form: Record<string, string>) =>
      call(store, inviteAction, { viewer: admin, path, form: { email: 'new@example.com', ...form } })
    expect(await send({ sellerId: other, sellerRole: 'editor' })).toMatchObject({ status: 404 })
    expect(await send({ sellerId: own, roles: 'owner' })).toMatchObject({ status: 404 })
    const errors = { email: 'Enter an email address like name@company.com.' }
    expect(await send({ sellerId: '', email: 'nobody' })).toMatchObject({ status: 422, data: { errors } })
    expect(await send({ sellerId: own, sellerRole: 'editor' })).toMatchObject({ status: 302 })
    const { jobs, environment } = store.context
    const actor = { kind: 'command' } as const
    const needs = { jobs, authSecret: environment.AUTH_SECRET, actor, now: new Date() }
    const seller = { sellerId: other, role: 'editor' } as const
    const foreign = await invite(store.db, needs, { email: 'x@example.com', staffRoles: [], seller })
    const withdrawal = { intent: 'withdraw', of: foreign.id }
    const people = { viewer: admin, path: '/dashboard/people' }
    expect(await call(store, peopleAction, { ...people, form: withdrawal })).toMatchObject({ status: 409 })
    expect(await pendingInvitations(store.db, [other], { limit: 10 })).toHaveLength(1)
  }))

test('after ten minutes a change of people requires the second factor again, and the input is kept', () =>
  withStore(async (store) => {
    const context = { ...store.context, clock: () => new Date(Date.now() + 11 * 60 * 1000) }
    const later = { ...store, context }
    const owner = await newViewer(store, { staffRoles: ['owner'] })
    const colleague = await newViewer(store, { staffRoles: ['orders'] })
    const path = '/dashboard/people/invite'
    const opened = await call(later, openInvite, { viewer: owner, path })
    expect(opened.location).toBe(`/dashboard/second-factor?${new URLSearchParams({ to: path })}`)

    const form = { email: 'new@example.com', roles: 'support' }
    const sent = await call(later, inviteAction, { viewer: owner, path, form })
    const back = new URL(sent.location ?? '', 'https://store.test').searchParams.get('to') ?? ''
    expect(store.sent).toHaveLength(0)
    expect(back).toContain('interrupted=1')
    const values = { email: 'new@example.com', roles: ['support'] }
    expect((await call(store, openInvite, { viewer: owner, path: back })).data).toMatchObject({ values })

    const accountId = colleague.accountId
    const roles = { intent: 'roles', roles: 'support', seen: 'orders' }
    const answered = await change(later, owner, accountId, roles)
    const person = new URL(answered.location ?? '', 'https://store.test').searchParams.get('to') ?? ''
    expect(await staffRolesOf(store.db, accountId)).toEqual(['orders'])
    expect((await call(store, openPerson, { viewer: owner, path: person, accountId })).data).toMatchObject({
      roles: ['orders'],
      chosen: ['support'],
    })
  }))

test('people are found by name or address, and members by seller', () =>
  withStore(async (store) => {
    const owner = await newViewer(store, { staffRoles: ['owner'], name: 'Grace Owner' })
    await newViewer(store, { staffRoles: ['orders'], name: 'Mary Found' })
    await newViewer(store, { ...member(own, 'editor'), name: 'Ada Found' })
    await newViewer(store, { ...member(other, 'editor'), name: 'Zoe Found' })
    const list = async (query: string) => {
      const path = `/dashboard/people?${query}`
      return callPage(openPeople, store, { path, cookie: owner.cookie })
    }
    const names = (people: readonly { name: string }[]) => people.map(({ name }) => name)
    const found = await list('q=FOUND&sort=-name')
    expect(found.list.count).toBe(2)
    expect([names(found.staff), names(found.members)]).toEqual([['Mary Found'], ['Zoe Found', 'Ada Found']])
    const ofSeller = await list(`q=found&seller=${own}`)
    expect([ofSeller.staff, names(ofSeller.members)]).toEqual([[], ['Ada Found']])
  }))
