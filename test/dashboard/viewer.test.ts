import { expect, test } from 'vitest'
import { requireAllowed } from '#dashboard/viewer.server.ts'
import { statementsOf } from '../support/database/statements.ts'
import { newViewer, pageArguments } from '../support/dashboard.ts'
import { withStore } from '../support/store.ts'

const path = '/dashboard?page=2'

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
