import { expect, test } from 'vitest'
import { changedFieldList } from '#audit/audit-filter.ts'
import { recordChange, type Change } from '#audit/audit.commands.server.ts'
import { loader as exportChanges } from '#dashboard/audit/audit-csv.page.tsx'
import { loader as openAudit } from '#dashboard/audit/audit.page.tsx'
import { newViewer, pageArguments } from '../../support/dashboard.ts'
import { withStore, type TestStore } from '../../support/store.ts'

const change: Change = {
  actor: { kind: 'command' },
  action: 'catalogue.edit',
  subject: { kind: 'product', id: 'one' },
  before: { name: '=1+1', price: 1 },
  after: { name: 'New', price: 1 },
  now: new Date('2026-11-20T12:00:00Z'),
}

async function withChanges(work: (store: TestStore, cookie: string) => Promise<void>) {
  await withStore(async (store) => {
    const owner = await newViewer(store, { staffRoles: ['owner'], name: 'Olga Owner' })
    const { accountId, sessionId } = owner
    const actor = { kind: 'account', accountId, sessionId } as const
    await recordChange(store.db, change)
    await recordChange(store.db, { ...change, actor, subject: { kind: 'product', id: 'two' } })
    const later = new Date('2026-11-21T12:00:00Z')
    await recordChange(store.db, {
      ...change,
      action: 'people.change-roles',
      subject: { kind: 'account', id: 'x' },
      now: later,
    })
    await work(store, owner.cookie)
  })
}

const path = '/dashboard/audit'

test.each([
  ['', ['x', 'one', 'two']],
  ['?who=olga', ['two']],
  ['?who=command', ['x', 'one']],
  ['?who=nobody-at-all', []],
  ['?action=people.', ['x']],
  ['?action=%25', []],
  ['?subject=product+two', ['two']],
  ['?subject=product', ['one', 'two']],
  ['?subject=x', ['x']],
  ['?from=2026-11-21', ['x']],
  ['?to=2026-11-20', ['one', 'two']],
  ['?from=yesterday&page=-1', ['x', 'one', 'two']],
])('the log with %s', async (search, subjects) => {
  await withChanges(async (store, cookie) => {
    const page = pageArguments(store, { path: path + search, cookie })
    const { rows } = await openAudit({ ...page, pattern: path })
    expect(rows.map(({ subjectId }) => subjectId).toSorted()).toEqual([...subjects].toSorted())
  })
})

test('a page after the last one leads back', async () => {
  await withChanges(async (store, cookie) => {
    const page = pageArguments(store, { path: `${path}?page=2`, cookie })
    await expect(openAudit({ ...page, pattern: path })).rejects.toMatchObject({ status: 302 })
  })
})

test('changes are listed newest first, with their author’s name', async () => {
  await withChanges(async (store, cookie) => {
    const { rows } = await openAudit({ ...pageArguments(store, { path, cookie }), pattern: path })
    expect(rows[0]).toMatchObject({ action: 'people.change-roles', who: 'command line' })
    expect(rows.find(({ subjectId }) => subjectId === 'two')).toMatchObject({
      who: 'Olga Owner',
      changes: [{ name: 'name', before: '=1+1', after: 'New' }],
    })
  })
})

test('the export has a row per field and no formulas', async () => {
  await withChanges(async (store, cookie) => {
    const page = pageArguments(store, { path: `${path}/export?who=command&action=catalogue`, cookie })
    const response = await exportChanges({ ...page, pattern: path })
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="audit-[\d-]+\.csv"$/)
    expect((await response.text()).split('\r\n').slice(1)).toEqual([
      "2026-11-20T12:00:00.000Z,command line,,catalogue.edit,product,one,name,'=1+1,New",
      '',
    ])
  })
})

test('values of every type are shown as text', () => {
  expect(changedFieldList({ a: 1, b: null, c: ['x'] }, { a: 2, b: 'y', d: '' })).toEqual([
    { name: 'a', before: '1', after: '2' },
    { name: 'b', before: '(empty)', after: 'y' },
    { name: 'c', before: '["x"]', after: null },
    { name: 'd', before: null, after: '(empty)' },
  ])
})
