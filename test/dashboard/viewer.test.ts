import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions } from '#account/session/account.tables.server.ts'
import { requireAllowed } from '#dashboard/viewer.server.ts'
import { statementsOf } from '../support/database/statements.ts'
import { newViewer, pageArguments } from '../support/dashboard.ts'
import { withStore } from '../support/store.ts'

const path = '/dashboard?page=2'

test('a viewer without the permission of a page gets 404', () =>
  withStore(async (store) => {
    const { cookie, accountId } = await newViewer(store, { staffRoles: ['support'] })
    const page = pageArguments(store, { path, cookie })
    expect(await requireAllowed(page, 'enquiries.see')).toMatchObject({ accountId, staffRoles: ['support'] })
    await expect(requireAllowed(page, 'people.see')).rejects.toMatchObject({ init: { status: 404 } })
  }))

test('the loaders of one page check the viewer once, and an action checks again', () =>
  withStore(async (store) => {
    const { cookie } = await newViewer(store, { staffRoles: ['owner'] })
    const page = pageArguments(store, { path, cookie })
    // The first request of a minute also records the use of the session.
    await requireAllowed(pageArguments(store, { path, cookie }), 'overview.see')
    const read = () => statementsOf(() => requireAllowed(page, 'overview.see'))
    const first = await statementsOf(() =>
      Promise.all([requireAllowed(page, 'overview.see'), requireAllowed(page, 'people.see')]),
    )
    expect(first).toHaveLength(3)
    expect(await read()).toEqual([])
    page.request = new Request(page.request, { method: 'POST' })
    expect(await read()).toHaveLength(3)
  }))

test('a viewer without a session is redirected to log-in with the address to return to', () =>
  withStore(async (store) => {
    await expect(requireAllowed(pageArguments(store, { path }), 'overview.see')).rejects.toSatisfy(
      (answer) =>
        answer instanceof Response &&
        answer.headers.get('location') === '/dashboard/log-in?to=%2Fdashboard%3Fpage%3D2',
    )
  }))

test('a session without the second factor opens no dashboard page', () =>
  withStore(async (store) => {
    const { cookie, sessionId } = await newViewer(store, { staffRoles: ['owner'] })
    await store.db.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.id, sessionId))
    await expect(
      requireAllowed(pageArguments(store, { path, cookie }), 'overview.see'),
    ).rejects.toBeInstanceOf(Response)
  }))

test('an account without a role gets 404 on a dashboard page', () =>
  withStore(async (store) => {
    const { cookie } = await newViewer(store, {})
    const page = pageArguments(store, { path, cookie })
    await expect(requireAllowed(page, 'overview.see')).rejects.toMatchObject({ init: { status: 404 } })
  }))
