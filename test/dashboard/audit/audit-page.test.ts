import { expect, test } from 'vitest'
import { recordChanges, type Change } from '#audit/audit.commands.server.ts'
import { changeProducts } from '#catalog/editing/bulk-products.commands.server.ts'
import { catalogProposals } from '#catalog/proposals/proposals.tables.server.ts'
import { loader as exportChanges } from '#dashboard/audit/audit-csv.page.tsx'
import { loader as openAudit } from '#dashboard/audit/audit.page.tsx'
import { addProduct } from '../../support/add-product.ts'
import { callPage, newViewer } from '../../support/dashboard.ts'
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
    await recordChanges(store.db, [change])
    await recordChanges(store.db, [{ ...change, actor, subject: { kind: 'product', id: 'two' } }])
    const now = new Date('2026-11-21T12:00:00Z')
    const subject = { kind: 'account', id: 'x' }
    await recordChanges(store.db, [{ ...change, action: 'people.change-roles', subject, now }])
    await work(store, owner.cookie)
  })
}

const path = '/dashboard/audit'

async function rowsAt(search: string, store: TestStore, cookie: string) {
  return (await callPage(openAudit, store, { path: path + search, cookie })).rows
}

test.each([
  ['', ['x', 'one', 'two']],
  ['?who=olga', ['two']],
  ['?who=command', ['x', 'one']],
  ['?who=nobody-at-all', []],
  ['?action=people.', ['x']],
  ['?action=%25', []],
  ['?action=export', []],
  ['?subject=product+two', ['two']],
  ['?subject=product', ['one', 'two']],
  ['?subject=x', ['x']],
  ['?from=2026-11-21', ['x']],
  ['?to=2026-11-20', ['one', 'two']],
  ['?from=yesterday&page=-1', ['x', 'one', 'two']],
])('the audit log at %s lists the matching changes', (search, subjects) =>
  withChanges(async (store, cookie) => {
    const rows = await rowsAt(search, store, cookie)
    expect(rows.map(({ subject }) => subject.id).toSorted()).toEqual([...subjects].toSorted())
  }),
)

test.each([
  ['customers without an account', 'customer', { kind: 'customer' }, 'A customer'],
  ['API keys', 'api+key', { kind: 'api_key', keyId: '00000000-0000-4000-8000-000000000001' }, 'API key'],
] as const)('the audit log can show only changes of %s', (_, word, actor, who) =>
  withChanges(async (store, cookie) => {
    await recordChanges(store.db, [{ ...change, actor, subject: { kind: 'order', id: 'three' } }])
    const rows = await rowsAt(`?who=${word}`, store, cookie)
    expect(rows).toMatchObject([{ who, subject: { id: 'three' } }])
  }),
)

test('an entry about a discount code links to the code', () =>
  withChanges(async (store, cookie) => {
    const subject = { kind: 'discount', id: 'SPRING-20' }
    await recordChanges(store.db, [{ ...change, action: 'discounts.decide', subject }])
    const rows = await rowsAt('?action=discounts.', store, cookie)
    expect(rows).toMatchObject([{ subject: { name: 'SPRING-20', path: '/dashboard/discounts?q=SPRING-20' } }])
  }))

test('the audit log lists changes newest first, with the name of their author', () =>
  withChanges(async (store, cookie) => {
    const rows = await rowsAt('', store, cookie)
    expect(rows[0]).toMatchObject({ action: 'people.change-roles', who: 'The command line' })
    expect(rows.find(({ subject }) => subject.id === 'two')).toMatchObject({
      who: 'Olga Owner',
      verb: 'changed name of',
      rest: ' from =1+1 to New',
    })
  }))

test('the export of the audit log has a row per field, with formulas as text, and is listed among the exports', () =>
  withChanges(async (store, cookie) => {
    const response = await callPage(exportChanges, store, {
      path: `${path}/export?who=command&action=catalogue`,
      cookie,
    })
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="audit-[\d-]+\.csv"$/)
    expect((await response.text()).split('\r\n').slice(1)).toEqual([
      "2026-11-20T12:00:00.000Z,The command line,,catalogue.edit,product,one,Name,'=1+1,New,New,",
      '',
    ])
    const details = [{ label: 'Action' }, { label: 'Person' }]
    expect(await rowsAt('?action=export', store, cookie)).toMatchObject([
      { verb: 'exported', subject: { name: 'the audit log' }, details },
    ])
  }))

test('a search finds changes by the name of their subject, and approved proposals by their proposer', () =>
  withStore(async (store) => {
    const { db } = store
    const owner = await newViewer(store, { staffRoles: ['owner'], name: 'Olga Owner' })
    const seller = await newViewer(store, { name: 'Sam Seller' })
    const { accountId, sessionId } = owner
    const actor = { kind: 'account', accountId, sessionId } as const
    await addProduct(db, { id: 'forecast', name: 'Forecast Workbench' })
    const [subject, proposedBy] = [{ kind: 'product', id: 'forecast' }, seller.accountId]
    const sides = { before: { price: '49.00' }, after: { price: '59.00' } }
    await recordChanges(db, [{ ...change, actor, proposedBy, subject, ...sides }])
    const seen = (search: string) =>
      callPage(openAudit, store, { path: `${path}?${search}`, cookie: owner.cookie })
    const expected = {
      who: 'Olga Owner',
      proposedBy: 'Sam Seller',
      verb: 'changed price of',
      subject: { name: 'Forecast Workbench', path: '/dashboard/products/forecast' },
      rest: ' from $49.00 to $59.00',
    }
    expect((await seen('subject=workbench')).rows).toMatchObject([expected])
    expect((await seen('who=sam+seller')).rows).toMatchObject([expected])
    const history = { name: 'Forecast Workbench', path: '/dashboard/products/forecast' }
    expect(await seen('subject=product+forecast')).toMatchObject({ rows: [expected], history })
  }))

test('the audit log shows a bulk change as one entry with its records, and in the history of each record', () =>
  withStore(async (store) => {
    const { db } = store
    const owner = await newViewer(store, { staffRoles: ['owner'] })
    const ids = ['bulk-1', 'bulk-2', 'bulk-3']
    for (const id of ids) await addProduct(db, { id })
    const { actor, now } = change
    await changeProducts(db, { ids, change: { field: 'isFeatured', value: true }, actor, now })
    const seen = (search: string) => rowsAt(search, store, owner.cookie)
    const rows = await seen('?who=command')
    expect(rows).toMatchObject([{ verb: 'featured', subject: { name: '3 products' } }])
    const [group] = rows
    expect(group?.parts.map(({ subject }) => subject.name).toSorted()).toEqual(ids)
    expect(await seen(`?group=${group?.id}`)).toHaveLength(3)
    expect(await seen('?subject=product+bulk-2')).toMatchObject([{ verb: 'featured', parts: [] }])
  }))

test('an audit entry links to its proposal only after the proposal was submitted', () =>
  withChanges(async (store, cookie) => {
    const proposal = { kind: 'product', sellerId: 'lanternfield-labs', document: { name: 'Lamp' } } as const
    const times = { createdAt: change.now, updatedAt: change.now }
    const [draft, sent] = await store.db
      .insert(catalogProposals)
      .values([
        { ...proposal, ...times },
        { ...proposal, ...times, state: 'submitted' },
      ])
      .returning({ id: catalogProposals.id })
    if (!draft || !sent) throw new Error('The proposals were not stored')
    for (const { id } of [draft, sent]) {
      const subject = { kind: 'proposal', id }
      await recordChanges(store.db, [{ ...change, action: 'proposals.write', subject }])
    }
    const rows = await rowsAt('?action=proposals.', store, cookie)
    const paths = new Map(rows.map(({ subject }) => [subject.id, subject.path]))
    expect([paths.get(draft.id), paths.get(sent.id)]).toEqual([null, `/dashboard/proposals/${sent.id}`])
  }))
