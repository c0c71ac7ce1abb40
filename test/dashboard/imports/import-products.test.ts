import { expect, test } from 'vitest'
import { createProduct } from '#catalog/editing/create-products.commands.server.ts'
import { productForEditing } from '#catalog/editing/edited-records.queries.server.ts'
import { knownChoices } from '#catalog/editing/import-products.queries.server.ts'
import { emptyProduct, productForm } from '#catalog/editing/fields/product-form.ts'
import { action as importAction, loader } from '#dashboard/imports/import.page.tsx'
import { action } from '#dashboard/imports/import-products.page.tsx'
import { loader as exported } from '#dashboard/records/export-products.page.tsx'
import { scheduledJobs } from '#app/scheduled-jobs.server.ts'
import { existing } from '../../support/buyer.ts'
import { changeEntries } from '../../support/change-entries.ts'
import { callPage, newViewer, type SignedInViewer } from '../../support/dashboard.ts'
import { readPage } from '../../support/log-in.ts'
import { withStore, type TestStore } from '../../support/store.ts'

const path = '/dashboard/products/import'

async function upload(store: TestStore, viewer: SignedInViewer, text: string | Uint8Array<ArrayBuffer>) {
  const form = new FormData()
  form.set('file', new File([text], 'products.csv', { type: 'text/csv' }))
  return readPage(action, store, { path, cookie: viewer.cookie, form })
}

/** Uploads a file and returns the id of its import. */
async function uploaded(store: TestStore, viewer: SignedInViewer, text: string): Promise<string> {
  const { location } = await upload(store, viewer, text)
  return existing(location?.split('/').at(-1))
}

function open(store: TestStore, { cookie }: SignedInViewer, importId: string, query = '') {
  return callPage(loader, store, { path: `${path}/${importId}${query}`, cookie, params: { importId } })
}

function runJob(store: TestStore, id: string): Promise<void> {
  const jobs = scheduledJobs(store.context, () => store.context.jobs)
  return jobs.runImport(id, new AbortController().signal)
}

test('an import is reported row by row with a filter, and written by a job only after confirmation', () =>
  withStore(async (store) => {
    const viewer = await newViewer(store, { staffRoles: ['catalogue'] })
    const text = [
      'id,name,price,category_id,is_active',
      'contract-reader,Contract Reader,901,ai-tools,yes',
      'meeting-minutes,,,,',
      ',Ledger Lamp,12.50,ai-tools,yes',
      'ledger-desk,Ledger Desk,0,nowhere,no',
      'Wrong Id,Ledger Chair,1,,no',
      'contract-reader,Again,1,,no',
    ].join('\n')
    const id = await uploaded(store, viewer, text)
    const report = await open(store, viewer, id)
    expect(report.stored).toMatchObject({ state: 'ready', fileName: 'products.csv' })
    const outcomes = ['3 reject', '5 reject', '6 reject', '7 reject', '2 change', '4 create']
    expect(report.rows.map(({ row, outcome }) => `${row} ${outcome}`)).toEqual(outcomes)
    expect(report.rows[4]?.notes).toEqual(['Price in dollars: $890.00 → $901.00'])
    const { rows } = await open(store, viewer, id, '?show=rejected')
    expect(rows.map(({ row }) => row)).toEqual([3, 5, 6, 7])
    await runJob(store, id)
    expect(await productForEditing(store.db, 'ledger-lamp')).toBeNull()

    const start = { path: `${path}/${id}`, cookie: viewer.cookie, form: { intent: 'import' } }
    await callPage(importAction, store, { ...start, params: { importId: id } })
    await callPage(importAction, store, { ...start, params: { importId: id } })
    expect(await open(store, viewer, id)).toMatchObject({ stored: { state: 'writing' } })
    await runJob(store, id)
    expect(await productForEditing(store.db, 'ledger-lamp')).toMatchObject({ values: { price: '12.50' } })
    expect(await productForEditing(store.db, 'contract-reader')).toMatchObject({ version: 2 })
    const [entry, ...others] = await changeEntries(store.db, 'ledger-lamp')
    expect([entry?.actorId, others]).toEqual([viewer.accountId, []])
    const after = { file: 'products.csv', created: 1, changed: 1 }
    const group = { action: 'catalogue.import', subjectKind: 'product-group', after }
    expect(await changeEntries(store.db, '2')).toMatchObject([{ id: entry?.parentId, ...group }])
    expect(store.sent).toMatchObject([{ to: viewer.email, subject: 'Your import is done' }])
    expect(store.sent[0]?.text).toContain('2 products imported. 4 rows with errors skipped.')
    expect(store.sent[0]?.text).toContain(`http://store.test${path}/${id}`)
  }))

test('an unknown value in an import is named together with the possible values', () =>
  withStore(async (store) => {
    const viewer = await newViewer(store, { staffRoles: ['catalogue'] })
    const text = [
      'name,price,product_type,subscription_interval,category_id,is_active',
      'Ledger Lamp,1,Subscriptions,weekly,AI,maybe',
      'Ledger Desk,1,one_time,,Cyber Security,yes',
    ].join('\n')
    const { rows } = await open(store, viewer, await uploaded(store, viewer, text))
    const { categories } = await knownChoices(store.db)
    const unknown = (entered: string) =>
      `Category: “${entered}” is unknown. Use one of: ${[...categories].join(', ')}, or leave it empty.`
    expect(rows[1]?.notes).toEqual([unknown('Cyber Security')])
    expect(rows[0]?.notes).toEqual([
      'Shown in the shop: “maybe” is unknown. Write yes or no.',
      'Type: “Subscriptions” is unknown. Use one of: one_time, subscription, lead_generation, download, consulting, development, marketing, security.',
      'Charged: “weekly” is unknown. Use one of: month, quarter, year, or leave it empty.',
      unknown('AI'),
    ])
  }))

test('an export of products can be imported without a change, even with values that look like formulas', () =>
  withStore(async (store) => {
    const viewer = await newViewer(store, { staffRoles: ['catalogue'] })
    const fields = productForm.parse({ ...emptyProduct, name: '=cmd Lamp', description: '-1', price: '1' })
    const actor = { kind: 'command' as const }
    await createProduct(store.db, { fields, actor, now: new Date() })
    const page = { path: '/dashboard/products/export?state=', cookie: viewer.cookie }
    const answer = await callPage(exported, store, page)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="products-/)
    const text = await answer.text()
    expect(text).toContain("'=cmd Lamp")
    const id = await uploaded(store, viewer, text)
    const { figures } = await open(store, viewer, id)
    expect(figures.same).toBeGreaterThan(30)
    expect(figures).toMatchObject({ create: 0, change: 0, duplicate: 0, reject: 0 })
  }))

test('an unreadable import file is rejected with the reason', () =>
  withStore(async (store) => {
    const viewer = await newViewer(store, { staffRoles: ['catalogue'] })
    const problems = [
      ['', /empty/],
      [new Uint8Array([105, 100, 10, 255]), /UTF-8/],
      ['x'.repeat(16 * 1024 * 1024 + 1), /16 MB/],
    ] as const
    for (const [content, words] of problems) {
      const problem: unknown = expect.stringMatching(words)
      expect(await upload(store, viewer, content)).toMatchObject({ status: 422, data: { problem } })
    }
    const broken = await uploaded(store, viewer, 'id\n"a')
    const stored = { state: 'failed', problem: expect.stringMatching(/row 2/) as unknown }
    expect(await open(store, viewer, broken)).toMatchObject({ stored })
  }))
