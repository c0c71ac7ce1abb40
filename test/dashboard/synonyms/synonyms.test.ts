import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '#audit/audit.tables.server.ts'
import { searchSynonyms } from '#catalog/search/search.tables.server.ts'
import { synonymsForm } from '#catalog/search/synonyms.forms.ts'
import { action, loader } from '#dashboard/synonyms/synonyms.page.tsx'
import { fieldErrorsOf } from '#lib/field-errors.ts'
import { callPage, newViewer } from '../../support/dashboard.ts'
import { withStore, type TestStore } from '../../support/store.ts'

async function editor(store: TestStore) {
  const { cookie } = await newViewer(store, { staffRoles: ['catalogue'] })
  const at = (query: string) => ({ path: `/dashboard/products/synonyms${query}`, cookie })
  return {
    counted: async (query: string) => (await callPage(loader, store, at(query))).count,
    listed: async (query = '') => (await callPage(loader, store, at(query))).rows,
    submit: (form: Record<string, string>, query = '') => callPage(action, store, { ...at(query), form }),
  }
}

const auditedFor = ({ db }: TestStore, id: string) =>
  db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))

test('synonyms are added, found, changed and removed, and the changes are logged', () =>
  withStore(async (store) => {
    const { counted, listed, submit } = await editor(store)
    const added = await submit({ intent: 'add', terms: ' Quokka,  QUOKKA , bush\tcourier,' })
    expect(added).toSatisfy((given) => given instanceof Response && given.status === 302)
    const [group] = await listed('?q=Quokka')
    expect(group).toMatchObject({ first: 'quokka', text: 'quokka, bush courier' })
    expect((await listed())[0]).toEqual(group)
    await submit({ intent: 'add', terms: 'bush courier, quokka' })
    expect(await listed('?q=quokka')).toHaveLength(1)
    expect(await counted('?q=quokka')).toBe(1)
    expect(await counted('?q=wallaroo')).toBe(0)
    const of = String(group?.id)
    const seen = 'quokka, bush courier'
    const changed = await submit({ intent: 'change', of, seen, terms: 'quokka, invoices' }, '?q=quokka')
    expect((changed as Response).headers.get('location')).toBe(
      '/dashboard/products/synonyms?q=quokka&done=change',
    )
    const { rows } = await store.db.execute(sql`select phrases from search_synonyms where id = ${group?.id}`)
    expect(rows).toEqual([{ phrases: ['invoic', 'quokka'] }])
    await submit({ intent: 'remove', of, seen: 'quokka, invoices' })
    expect(await listed('?q=quokka')).toEqual([])
    const audited = await auditedFor(store, of)
    expect(audited.map(({ action: name, before, after }) => [name, before, after])).toEqual(
      expect.arrayContaining([
        ['catalogue.edit', null, { terms: seen }],
        ['catalogue.edit', { terms: seen }, { terms: 'quokka, invoices' }],
        ['catalogue.edit', { terms: 'quokka, invoices' }, null],
      ]),
    )
  }))

test('a group of synonyms that somebody else changed is not overwritten, and the input is kept', () =>
  withStore(async (store) => {
    const { listed, submit } = await editor(store)
    await submit({ intent: 'add', terms: 'quokka, wallaby' })
    const [group] = await listed('?q=quokka')
    const typed = { of: String(group?.id), seen: 'quokka, wombat' }
    for (const form of [
      { intent: 'change', ...typed, terms: 'quokka, numbat' },
      { intent: 'remove', ...typed },
      { intent: 'remove', of: '999999', seen: '' },
    ]) {
      expect(await submit(form)).toMatchObject({
        init: { status: 409 },
        data: { outcome: 'changed', values: form },
      })
    }
    const rows = await store.db
      .select()
      .from(searchSynonyms)
      .where(eq(searchSynonyms.id, group?.id ?? 0))
    expect(rows[0]?.terms).toEqual(['quokka', 'wallaby'])
  }))

test.each([
  ['one term', 'crm', 'Name at least two terms, with a comma between them.'],
  ['nothing', ' , ,', 'Name at least two terms, with a comma between them.'],
  [
    'too many words',
    'crm, one two three four five',
    'Each term has one to 4 words and at most 60 characters.',
  ],
  ['no word', 'crm, !!!', 'Each term has one to 4 words and at most 60 characters.'],
  ['a long word', `crm, ${'x'.repeat(61)}`, 'Each term has one to 4 words and at most 60 characters.'],
  ['many terms', Array.from({ length: 31 }, (_, each) => `t${each}`).join(), 'Use at most 30 terms.'],
])('a group of synonyms with %s is rejected', (_, terms, message) => {
  const parsed = synonymsForm.safeParse({ intent: 'add', terms })
  expect(parsed.error && fieldErrorsOf(parsed.error)).toEqual({ terms: message })
})

test('an invalid group of synonyms is returned with its error', () =>
  withStore(async (store) => {
    const { submit } = await editor(store)
    const values = { intent: 'add', terms: 'crm' }
    expect(await submit(values)).toMatchObject({
      init: { status: 422 },
      data: { outcome: 'invalid', fieldErrors: { terms: expect.stringContaining('two terms') }, values },
    })
  }))

test('terms of synonyms can be written in any script', () => {
  const parsed = synonymsForm.parse({ intent: 'add', terms: 'счёт, 請求書\nfacture' })
  expect(parsed).toMatchObject({ terms: ['счёт', '請求書', 'facture'] })
})
