import { expect, test } from 'vitest'
import { auditEntries } from '#audit/audit.tables.server.ts'
import { action, loader } from '#dashboard/views/views.page.tsx'
import { isFilteredList, viewSearch } from '#dashboard/lists/view-search.ts'
import { personalData } from '#app/personal-data.server.ts'
import { users } from '#account/session/account.tables.server.ts'
import { maxViews } from '#dashboard/views/saved-views.server.ts'
import { savedViews } from '#dashboard/views/saved-views.tables.server.ts'
import { callPage, newViewer } from '../../support/dashboard.ts'
import { readPage } from '../../support/log-in.ts'
import { withStore } from '../../support/store.ts'

const path = '/dashboard/views'

test('a view is saved for one account only, replaced under the same name, exported and removed', () =>
  withStore(async (store) => {
    const { db } = store
    const owner = await newViewer(store, { staffRoles: ['owner'] })
    const other = await newViewer(store, { staffRoles: ['owner'] })
    const send = (form: Record<string, string>, { cookie } = owner) =>
      readPage(action, store, { path, cookie, form })
    const seenBy = async ({ cookie } = owner) => (await callPage(loader, store, { path, cookie })).rows
    const view = { intent: 'save', path: '/dashboard/orders', name: ' Paid ', search: '?status=paid&page=3' }
    expect((await send(view)).location).toBe('/dashboard/orders?status=paid')
    await send({ ...view, search: '?status=paid&q=ada@example.com' })
    expect(await seenBy()).toMatchObject([
      { path: '/dashboard/orders', name: 'Paid', search: '?q=ada%40example.com&status=paid' },
    ])
    expect(await seenBy(other)).toEqual([])
    expect(JSON.stringify(await db.select().from(auditEntries))).not.toContain('ada%40')
    const data = await personalData.ofAccount.find(({ name }) => name === 'views')?.read(db, owner.accountId)
    expect(data).toEqual([
      { list: '/dashboard/orders', name: 'Paid', filters: '?q=ada%40example.com&status=paid' },
    ])
    const id = (await seenBy())[0]?.id ?? ''
    await send({ intent: 'remove', of: id }, other)
    expect(await seenBy()).toHaveLength(1)
    await send({ intent: 'remove', of: id })
    expect(await seenBy()).toEqual([])
  }))

test('saving a view without a name keeps its form values, and an address outside the dashboard is rejected', () =>
  withStore(async (store) => {
    const { cookie } = await newViewer(store, { staffRoles: ['support'] })
    const send = (form: Record<string, string>) => callPage(action, store, { path, cookie, form })
    const view = { intent: 'save', path: '/dashboard/orders', name: ' ', search: '?q=lamp' }
    expect(await send(view)).toMatchObject({
      data: { error: 'Give the view a name.', values: { search: '?q=lamp' } },
      init: { status: 422 },
    })
    for (const wrong of ['https://elsewhere.example', '/marketplace', '//dashboard/orders']) {
      await expect(send({ ...view, name: 'x', path: wrong })).rejects.toMatchObject({ init: { status: 404 } })
    }
  }))

test('an account with the maximum number of views can replace a view but not add another', () =>
  withStore(async (store) => {
    const { accountId, cookie } = await newViewer(store, { staffRoles: ['owner'] })
    const view = { userId: accountId, path: '/dashboard/orders', search: '', createdAt: new Date() }
    const rows = Array.from({ length: maxViews }, (_, index) => ({ ...view, name: `View ${index}` }))
    await store.db.insert(savedViews).values(rows)
    const save = (name: string) => {
      const form = { intent: 'save', path: '/dashboard/orders', name, search: '?status=paid' }
      return callPage(action, store, { path, cookie, form })
    }
    expect(await save('Another')).toMatchObject({ init: { status: 422 } })
    expect(await save('View 7')).toMatchObject({ status: 302 })
  }))

test('saved views are deleted with their account', () =>
  withStore(async (store) => {
    const { db } = store
    const { accountId: userId } = await newViewer(store, {})
    const view = { userId, path: '/dashboard/orders', name: 'Mine', search: '', createdAt: new Date() }
    await db.insert(savedViews).values(view)
    await db.delete(users)
    expect(await db.$count(savedViews)).toBe(0)
  }))

test('a saved view keeps filters, order, columns and page size, but neither the page number nor the result of the last action', () => {
  expect(viewSearch('?page=2&status=paid&done=active.1.0&size=100&hide=Seller&sort=placed&q=')).toBe(
    '?hide=Seller&size=100&sort=placed&status=paid',
  )
  expect(viewSearch('?page=2')).toBe('')
})

test('a list is filtered only if a filter has a value', () => {
  const isFiltered = (search: string) => isFilteredList(new URLSearchParams(search))
  expect(isFiltered('page=2&size=100&hide=Seller&sort=placed&q=&status=&done=finish.2.5')).toBe(false)
  expect(isFiltered('page=2&status=paid')).toBe(true)
})
