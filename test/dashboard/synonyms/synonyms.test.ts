import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { synonymsForm } from '#catalog/search/synonyms.forms.ts'
import { action, loader } from '#dashboard/synonyms/synonyms.page.tsx'
import { fieldErrorsOf } from '#lib/field-errors.ts'
import { changeEntries } from '../../support/change-entries.ts'
import { callPage, newViewer } from '../../support/dashboard.ts'
import { readPage } from '../../support/log-in.ts'
import { withStore, type TestStore } from '../../support/store.ts'

async function editor(store: TestStore) {
  const { cookie } = await newViewer(store, { staffRoles: ['catalogue'] })
  const at = (query: string) => ({ path: `/dashboard/products/synonyms${query}`, cookie })
  return {
    counted: async (query: string) => (await callPage(loader, store, at(query))).count,
    listed: async (query = '') => (await callPage(loader, store, at(query))).rows,
    submit: (form: Record<string, string>, query = '') => readPage(action, store, { ...at(query), form }),
  }
}

test('synonyms are added, found, changed and removed, and the changes are logged', () =>
  withStore(async (store) => {
    const { counted, listed, submit } = await editor(store)
    const added = await submit({ intent: 'add', terms: ' Quokka,  QUOKKA , bush\tcourier,' })
    expect(added.status).toBe(302)
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
    expect(changed.location).toBe('/dashboard/products/synonyms?q=quokka&done=change')
    const { rows } = await store.db.execute(sql`select phrases from search_synonyms where id = ${group?.id}`)
    expect(rows).toEqual([{ phrases: ['invoic', 'quokka'] }])
    await submit({ intent: 'remove', of, seen: 'quokka, invoices' })
    expect(await listed('?q=quokka')).toEqual([])
    const audited = await changeEntries(store.db, of)
    const after = { terms: 'quokka, invoices' }
    for (const sides of [
      { before: null, after: { terms: seen } },
      { before: { terms: seen }, after },
      { before: after, after: null },
    ]) {
      expect(audited).toContainEqual(expect.objectContaining({ action: 'catalogue.edit', ...sides }))
    }
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
      const data = { outcome: 'changed', values: form }
      expect(await submit(form)).toMatchObject({ status: 409, data })
    }
    expect(await listed('?q=quokka')).toMatchObject([{ text: 'quokka, wallaby' }])
  }))

const tooFew = 'Name at least two terms, with a comma between them.'
const badTerm = 'Each term has one to 4 words and at most 60 characters.'

test.each([
  ['one term', 'crm', tooFew],
  ['nothing', ' , ,', tooFew],
  ['too many words', 'crm, one two three four five', badTerm],
  ['no word', 'crm, !!!', badTerm],
  ['a long word', `crm, ${'x'.repeat(61)}`, badTerm],
  ['many terms', Array.from({ length: 31 }, (_, each) => `t${each}`).join(), 'Use at most 30 terms.'],
])('a group of synonyms with %s is rejected', (_, terms, message) => {
  const parsed = synonymsForm.safeParse({ intent: 'add', terms })
  expect(parsed.error && fieldErrorsOf(parsed.error)).toEqual({ terms: message })
})

test('an invalid group of synonyms is returned with its error', () =>
  withStore(async (store) => {
    const { submit } = await editor(store)
    const values = { intent: 'add', terms: 'crm' }
    const data = { outcome: 'invalid', fieldErrors: { terms: tooFew }, values }
    expect(await submit(values)).toMatchObject({ status: 422, data })
  }))

test('terms of synonyms can be written in any script', () => {
  const parsed = synonymsForm.parse({ intent: 'add', terms: 'счёт, 請求書\nfacture' })
  expect(parsed).toMatchObject({ terms: ['счёт', '請求書', 'facture'] })
})
