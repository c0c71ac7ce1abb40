import { expect, test } from 'vitest'
import { createProduct } from '#catalog/editing/edit-products.commands.server.ts'
import { productForEditing } from '#catalog/editing/edited-records.queries.server.ts'
import { emptyProduct } from '#catalog/editing/fields/product-form-values.ts'
import { productForm } from '#catalog/editing/fields/product.forms.ts'
import { loader as exported } from '#dashboard/records/export-products.page.tsx'
import { action } from '#dashboard/records/import-products.page.tsx'
import { newViewer, pageArguments, type SignedInViewer } from '../../support/dashboard.ts'
import { withStore, type TestStore } from '../../support/store.ts'

async function importing(store: TestStore, viewer: SignedInViewer, form: Record<string, string | File>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(form)) body.set(name, value)
  const page = pageArguments(store, { path: '/dashboard/products/import', cookie: viewer.cookie, form: body })
  return action({ ...page, pattern: '/dashboard/products/import' })
}

function file(text: string | Uint8Array<ArrayBuffer>): { file: File } {
  return { file: new File([text], 'products.csv', { type: 'text/csv' }) }
}

async function reported(answer: Awaited<ReturnType<typeof action>>) {
  if (answer instanceof Response || !answer.data.report.ok) throw new Error('there is no report')
  return answer.data.report
}

test('a file is reported line by line, and written only after a confirmation', async () => {
  await withStore(async (store) => {
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
    const report = await reported(await importing(store, viewer, file(text)))
    expect(report.plan.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'change'],
      [3, 'reject'],
      [4, 'create'],
      [5, 'reject'],
      [6, 'reject'],
      [7, 'reject'],
    ])
    expect(report.plan[0]?.notes).toEqual(['Price in dollars: $890.00 → $901.00'])
    expect(await productForEditing(store.db, 'ledger-lamp')).toBeNull()
    const { fingerprint } = report
    expect(await importing(store, viewer, { intent: 'import', text, fingerprint })).toBeInstanceOf(Response)
    expect(await productForEditing(store.db, 'ledger-lamp')).toMatchObject({ typed: { price: '12.50' } })
    expect(await productForEditing(store.db, 'contract-reader')).toMatchObject({ version: 2 })
  })
})

test('an import is reported again if the catalog has changed since the report', async () => {
  await withStore(async (store) => {
    const viewer = await newViewer(store, { staffRoles: ['catalogue'] })
    const text = 'id,price\ncontract-reader,901'
    const { fingerprint } = await reported(await importing(store, viewer, file(text)))
    const other = 'id,price\ncontract-reader,950'
    const first = await reported(await importing(store, viewer, file(other)))
    await importing(store, viewer, { intent: 'import', text: other, fingerprint: first.fingerprint })
    expect(await importing(store, viewer, { intent: 'import', text, fingerprint })).toMatchObject({
      init: { status: 409 },
      data: { notice: expect.stringContaining('has changed') },
    })
    expect(await productForEditing(store.db, 'contract-reader')).toMatchObject({ typed: { price: '950.00' } })
  })
})

test('an export reads back the same, even with values that look like formulas', async () => {
  await withStore(async (store) => {
    const viewer = await newViewer(store, { staffRoles: ['catalogue'] })
    const fields = productForm.parse({ ...emptyProduct, name: '=cmd Lamp', description: '-1', price: '1' })
    const actor = { kind: 'command' as const }
    await createProduct(store.db, { fields, actor, now: new Date() })
    const path = '/dashboard/products/export?state='
    const page = pageArguments(store, { path, cookie: viewer.cookie })
    const answer = await exported({ ...page, pattern: '/dashboard/products/export' })
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="products-/)
    const text = await answer.text()
    expect(text).toContain("'=cmd Lamp")
    const { plan } = await reported(await importing(store, viewer, file(text)))
    expect(plan.length).toBeGreaterThan(30)
    expect(plan.filter(({ outcome }) => outcome !== 'same')).toEqual([])
  })
})

test('an unreadable file is rejected with the reason', async () => {
  await withStore(async (store) => {
    const viewer = await newViewer(store, { staffRoles: ['catalogue'] })
    const problems = [
      ['', /empty/],
      ['id,colour\na,red', /not known: colour/],
      ['id\n"a', /line 2/],
      [new Uint8Array([105, 100, 10, 255]), /UTF-8/],
      [`id\n${'a\n'.repeat(501)}`, /501 lines/],
      ['x'.repeat(410 * 1024), /400 kB/],
    ] as const
    for (const [content, words] of problems) {
      expect(await importing(store, viewer, file(content))).toMatchObject({
        init: { status: 422 },
        data: { report: { ok: false, problem: expect.stringMatching(words) } },
      })
    }
    const support = await newViewer(store, { staffRoles: ['support'] })
    await expect(importing(store, support, file('id'))).rejects.toMatchObject({ init: { status: 404 } })
  })
})
