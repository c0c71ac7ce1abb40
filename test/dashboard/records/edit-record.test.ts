import { expect, test } from 'vitest'
import { productForEditing } from '#catalog/editing/edited-records.queries.server.ts'
import { sellerById } from '#catalog/sellers/sellers.queries.server.ts'
import { findDraft } from '#catalog/editing/drafts/drafts.queries.server.ts'
import { changeEntries } from '../../support/change-entries.ts'
import { action, loader } from '#dashboard/records/edit-record.page.tsx'
import { previewedSeller } from '#dashboard/records/previewed.forms.ts'
import { loader as previewLoader } from '#dashboard/records/preview.page.tsx'
import { action as keepDraft } from '#dashboard/records/drafts.page.tsx'
import { callPage, newViewer, type SignedInViewer } from '../../support/dashboard.ts'
import { withStore, type TestStore } from '../../support/store.ts'

const path = '/dashboard/products/contract-reader'

const params = { id: 'contract-reader' }

function open(store: TestStore, { cookie }: SignedInViewer) {
  return callPage(loader, store, { path, cookie, params })
}

function send(store: TestStore, { cookie }: SignedInViewer, form: Record<string, string> | FormData) {
  return callPage(action, store, { path, cookie, form, params })
}

function keep(store: TestStore, { cookie }: SignedInViewer, draft: object) {
  return callPage(keepDraft, store, {
    path: '/dashboard/drafts',
    cookie,
    form: { draft: JSON.stringify(draft) },
  })
}

/** The form as the page renders it, with changed values. */
async function openForm(store: TestStore, viewer: SignedInViewer) {
  const { record } = await open(store, viewer)
  if (!record) throw new Error('there is no such product')
  const { values, version } = record
  return (changes: Record<string, string>, intent = 'save') => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...values, ...changes })) {
      if (typeof value === 'string') {
        if (value !== '' || name in changes) form.set(name, value)
      } else {
        value.forEach((row, index) => {
          for (const [cell, text] of Object.entries(row)) form.set(`${name}.${index}.${cell}`, text)
        })
      }
    }
    form.set('intent', intent)
    form.set('version', String(version))
    form.set('opened', JSON.stringify(values))
    return form
  }
}

test('a changed price asks for a confirmation before it is saved', () =>
  withStore(async (store) => {
    const viewer = await newViewer(store, { staffRoles: ['catalogue'] })
    const form = await openForm(store, viewer)
    expect(await send(store, viewer, form({ price: '900' }))).toMatchObject({
      data: { state: 'confirm', changes: [{ label: 'Price in dollars', from: '$890.00', to: '$900.00' }] },
    })
    const saved = await send(store, viewer, form({ price: '900' }, 'save-confirmed'))
    expect(saved).toBeInstanceOf(Response)
    expect(await productForEditing(store.db, 'contract-reader')).toMatchObject({
      version: 2,
      values: { price: '900.00' },
    })
    expect(await changeEntries(store.db, 'contract-reader')).toMatchObject([
      { actorId: viewer.accountId, before: { price: '890.00' }, after: { price: '900.00' } },
    ])
  }))

test('the preview of a seller shows verification and totals', () =>
  withStore(async (store) => {
    const viewer = await newViewer(store, { staffRoles: ['catalogue'] })
    const id = 'lanternfield-labs'
    const page = { path: `/dashboard/sellers/${id}`, cookie: viewer.cookie, params: { id } }
    const { record } = await callPage(loader, store, page)
    const shown = previewedSeller({ ...record?.values, name: 'Lantern' }, id, record?.seller ?? null)
    const { isVerified, verifiedSince, productCount, reviews } = (await sellerById(store.db, id)) ?? {}
    expect(shown).toMatchObject({ name: 'Lantern', isVerified: true, verifiedSince, productCount, reviews })
    expect(isVerified).toBe(true)
    const proposed = previewedSeller({ description: 'New.' }, id, record?.seller ?? null)
    expect(proposed).toMatchObject({ name: record?.name, description: 'New.', id })
    expect(proposed.sellingSince).toBe(record?.seller?.sellingSince)
    expect(previewedSeller({}, 'new', null)).toMatchObject({ isVerified: false, productCount: 0 })
  }))

test('a preview shows the draft to its author and the saved version to other people', () =>
  withStore(async (store) => {
    const viewer = await newViewer(store, { staffRoles: ['catalogue'] })
    const other = await newViewer(store, { staffRoles: ['catalogue'] })
    const form = await openForm(store, viewer)
    const answer = await send(store, viewer, form({ name: 'Typed name', price: 'a lot' }, 'preview'))
    expect((answer as Response).headers.get('location')).toBe(`${path}/preview`)
    const shownTo = ({ cookie }: SignedInViewer) =>
      callPage(previewLoader, store, { path: `${path}/preview`, cookie, params })
    expect(await shownTo(viewer)).toMatchObject({ product: { name: 'Typed name', price: 0 } })
    expect(await shownTo(other)).toMatchObject({ product: { name: 'Contract Reader', price: 89_000 } })
  }))

test('an invalid catalog form keeps all input and shows all errors at once, including an invalid regular price', () =>
  withStore(async (store) => {
    const viewer = await newViewer(store, { staffRoles: ['catalogue'] })
    const form = await openForm(store, viewer)
    const wrong = form({ name: '', price: '900', originalPrice: '800' })
    const originalPrice: unknown = expect.stringContaining('higher than the price')
    const fieldErrors = { name: expect.any(String) as unknown, originalPrice }
    const values = { name: '', price: '900', originalPrice: '800' }
    expect(await send(store, viewer, wrong)).toMatchObject({
      init: { status: 422 },
      data: { state: 'invalid', values, fieldErrors },
    })
  }))

test('when two editors save one record, the second sees the changes of the first and loses no input', () =>
  withStore(async (store) => {
    const one = await newViewer(store, { staffRoles: ['catalogue'], name: 'Ada' })
    const other = await newViewer(store, { staffRoles: ['catalogue'] })
    const first = await openForm(store, one)
    const second = await openForm(store, other)
    await send(store, one, first({ tags: 'Legal', shortDescription: 'Theirs' }))
    const stale = second({ shortDescription: 'Mine' })
    const answer = await send(store, other, stale)
    expect(answer).toMatchObject({
      init: { status: 409 },
      data: {
        state: 'conflict',
        savedBy: { name: 'Ada', at: expect.any(String) },
        version: 2,
        values: { shortDescription: 'Mine', tags: 'Legal' },
        conflicts: [
          { name: 'shortDescription', theirs: 'Theirs', yours: 'Mine', isMerged: false },
          { name: 'tags', theirs: 'Legal', isMerged: true },
        ],
      },
    })
    const again = second({ shortDescription: 'Mine', tags: 'Legal' })
    again.set('version', '2')
    again.append('use-theirs', 'shortDescription')
    await send(store, other, again)
    expect(await productForEditing(store.db, 'contract-reader')).toMatchObject({
      values: { shortDescription: 'Theirs', tags: 'Legal' },
    })
  }))

test('a draft is stored per account, restored, shown to other people, never overwritten by an older draft, and discarded', () =>
  withStore(async (store) => {
    const one = await newViewer(store, { staffRoles: ['catalogue'], name: 'Ada' })
    const other = await newViewer(store, { staffRoles: ['catalogue'] })
    const place = { noun: 'products', itemId: 'contract-reader' }
    const draft = { ...place, typed: { name: 'Half' }, opened: null, version: 1 }
    expect(await keep(store, one, draft)).toMatchObject({ status: 204 })
    expect(await open(store, one)).toMatchObject({ draft: { values: { name: 'Half' } }, others: [] })
    expect(await open(store, other)).toMatchObject({ draft: null, others: [{ name: 'Ada' }] })
    const late = { ...draft, typed: { name: 'Typed before' }, updatedAt: '2026-01-01T00:00:00.000Z' }
    expect(await keep(store, one, late)).toMatchObject({ status: 204 })
    expect(await open(store, one)).toMatchObject({ draft: { values: { name: 'Half' } } })
    await send(store, one, { intent: 'discard' })
    expect(await findDraft(store.db, { accountId: one.accountId, ...place })).toBeNull()
  }))

test('drafts and previews are stored without NUL characters', () =>
  withStore(async (store) => {
    const viewer = await newViewer(store, { staffRoles: ['catalogue'] })
    const draft = { noun: 'products', itemId: params.id, opened: null, version: 1 }
    expect(await keep(store, viewer, { ...draft, typed: { name: 'Ha\0lf' } })).toMatchObject({ status: 204 })
    expect(await open(store, viewer)).toMatchObject({ draft: { values: { name: 'Half' } } })
    const form = await openForm(store, viewer)
    expect(await send(store, viewer, form({ name: 'Who\0le' }, 'preview'))).toMatchObject({ status: 302 })
    expect(await open(store, viewer)).toMatchObject({ draft: { values: { name: 'Whole' } } })
  }))

test('a draft with a text that is too long is rejected with the reason, including for members of sellers', () =>
  withStore(async (store) => {
    const memberships = [{ sellerId: 'lanternfield-labs', role: 'editor' as const }]
    const member = await newViewer(store, { memberships })
    const typed = { description: 'x'.repeat(300_000) }
    const draft = { noun: 'proposals', itemId: 'new', typed, opened: null, version: null }
    const answer = await keep(store, member, draft)
    expect(answer.status).toBe(413)
    expect(await answer.json()).toEqual({
      code: 'draft_too_large',
      message: 'One of your texts is too long to save as a draft.',
    })
  }))

test('support can view but not save a catalog record, and a seller’s member gets 404', () =>
  withStore(async (store) => {
    const support = await newViewer(store, { staffRoles: ['support'] })
    expect(await open(store, support)).toMatchObject({ mayEdit: false })
    const missing = { init: { status: 404 } }
    await expect(send(store, support, { intent: 'save' })).rejects.toMatchObject(missing)
    const member = await newViewer(store, { memberships: [{ sellerId: 'lanternfield-labs', role: 'admin' }] })
    await expect(open(store, member)).rejects.toMatchObject(missing)
  }))
