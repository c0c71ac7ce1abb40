import { describe, expect, test } from 'vitest'
import { auditEntries } from '#audit/audit.tables.server.ts'
import { catalogDrafts } from '#catalog/editing/drafts/drafts.tables.server.ts'
import { productById } from '#catalog/products/marketplace.queries.server.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { proposedForm } from '#catalog/proposals/proposal.ts'
import { catalogProposals } from '#catalog/proposals/proposals.tables.server.ts'
import { loader as ownProducts } from '#dashboard/record-lists/record-list.page.tsx'
import { loader as editRecord } from '#dashboard/records/edit-record.page.tsx'
import { loader as previewLoader } from '#dashboard/proposals/preview-proposal.page.tsx'
import { action as draftAction } from '#dashboard/records/drafts.page.tsx'
import {
  action as editAction,
  loader as editLoader,
  meta as editMeta,
} from '#dashboard/proposals/edit-proposal.page.tsx'
import { action, loader } from '#dashboard/proposals/proposal.page.tsx'
import { action as listAction, loader as list } from '#dashboard/proposals/proposals.page.tsx'
import { addSellers } from '../../support/add-sellers.ts'
import { changeEntries } from '../../support/change-entries.ts'
import { callPage, newViewer, type SignedInViewer } from '../../support/dashboard.ts'
import { readAnswer } from '../../support/log-in.ts'
import { withStore, type TestStore } from '../../support/store.ts'

async function withShop(work: (shop: Shop) => Promise<void>): Promise<void> {
  await withStore(async (store) => {
    await addSellers(store.db, { mira: [], nova: [] })
    const membership = { sellerId: 'mira', role: 'admin' } as const
    await work({
      store,
      member: await newViewer(store, { memberships: [membership] }),
      other: await newViewer(store, { memberships: [{ ...membership, sellerId: 'nova' }] }),
      staff: await newViewer(store, { staffRoles: ['catalogue'] }),
      both: await newViewer(store, { staffRoles: ['owner'], memberships: [membership] }),
    })
  })
}

type Shop = Record<'member' | 'other' | 'staff' | 'both', SignedInViewer> & { store: TestStore }

const lamp = {
  ...proposedForm('product', null),
  name: 'Ledger Lamp',
  description: 'Lights the ledger.',
  price: '12.50',
}

const liveLamp = {
  id: 'lamp',
  name: 'Lamp',
  description: 'Lights the ledger.',
  price: '10.00',
  sellerId: 'mira',
  isActive: true,
}

/** The form of the lamp, as the button that saves it sends it. */
function lampForm(changes: Record<string, string> = {}) {
  return { ...fieldsOf(lamp), intent: 'save', version: '1', ...changes }
}

function fieldsOf(typed: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(typed).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function open<Answer>(
  handler: (page: never) => Answer,
  { store }: Shop,
  { cookie }: SignedInViewer,
  path: string,
  form?: Record<string, string>,
) {
  const [, , , id = ''] = path.split('/')
  const params = id.startsWith('new') ? {} : { proposalId: id }
  return callPage(handler, store, { path, cookie, form, params })
}

async function read(...request: Parameters<typeof open>) {
  return readAnswer(await open(...request).catch((thrown: unknown) => thrown))
}

function newPath(record = '', kind = 'product'): string {
  return `/dashboard/proposals/new?${new URLSearchParams({ kind, seller: 'mira', record })}`
}

function titleOf(loaderData: Awaited<ReturnType<typeof editLoader>>): string {
  return JSON.stringify(editMeta({ loaderData, matches: [], location: { pathname: '' } } as never)[0])
}

/** A proposal that was saved without a change. */
async function begun(shop: Shop, viewer = shop.member, record = ''): Promise<string> {
  const path = newPath(record)
  const opened = await open(editLoader, shop, viewer, path)
  const { document, version } = opened.proposal
  const form = { ...fieldsOf(document), intent: 'save', version: String(version ?? '') }
  const { location } = await read(editAction, shop, viewer, path, form)
  const [, , , id = ''] = (location ?? '').split('/')
  return id
}

async function submitted(shop: Shop, typed: object = lamp, record = ''): Promise<string> {
  const id = await begun(shop, shop.member, record)
  const form = { ...fieldsOf(typed), intent: 'submit', version: '1' }
  await read(editAction, shop, shop.member, `/dashboard/proposals/${id}/edit`, form)
  return id
}

/** The form for a change of the live lamp as a member opened it, and filled in with another price. */
async function openedChange(shop: Shop) {
  await shop.store.db.insert(marketplaceProducts).values(liveLamp)
  const { document } = (await open(editLoader, shop, shop.member, newPath('lamp'))).proposal
  const opened = JSON.stringify(document)
  const form = { ...fieldsOf(document), price: '15', intent: 'save', version: '1', opened }
  return { document, form }
}

function act(shop: Shop, viewer: SignedInViewer, id: string, form: Record<string, string>) {
  return read(action, shop, viewer, `/dashboard/proposals/${id}`, form)
}

function view(shop: Shop, viewer: SignedInViewer, id: string) {
  return open(loader, shop, viewer, `/dashboard/proposals/${id}`)
}

describe('from a draft to the shop', () => {
  test('a new product is drafted, submitted, commented on and approved, and then shown in the shop', () =>
    withShop(async (shop) => {
      const { store, member, staff } = shop
      const id = await begun(shop)
      const path = `/dashboard/proposals/${id}/edit`
      const incomplete = { name: '', price: 'ten', intent: 'submit', version: '1' }
      const missing = { name: 'Give the product a name.', description: 'Describe the product.' }
      expect(await read(editAction, shop, member, path, incomplete)).toMatchObject({
        status: 422,
        data: { state: 'invalid', values: { price: 'ten' }, fieldErrors: missing },
      })
      const form = lampForm({ intent: 'submit' })
      const sent = await read(editAction, shop, member, path, form)
      expect(sent.location).toBe(`/dashboard/proposals/${id}?done=submit`)
      expect(await open(list, shop, staff, '/dashboard/proposals')).toMatchObject({
        undecided: 1,
        rows: [{ id, name: 'Ledger Lamp', isNew: true, state: 'submitted' }],
      })
      const send = (comment: string) => act(shop, staff, id, { intent: 'return', revision: '2', comment })
      const fieldErrors = { comment: expect.any(String) as unknown }
      expect(await send(' ')).toMatchObject({ status: 422, data: { fieldErrors } })
      await send('Say how bright.')
      expect(await view(shop, member, id)).toMatchObject({
        proposal: { state: 'returned', steps: [{ action: 'submit' }, { comment: 'Say how bright.' }] },
        may: { change: true, decide: false },
      })
      const again = { ...form, description: '900 lumen', version: '3', reply: 'Added: 900 lumen.' }
      expect((await view(shop, staff, id)).revised).toBeNull()
      await read(editAction, shop, member, path, { ...again, intent: 'save' })
      await read(editAction, shop, member, path, { ...again, version: '4' })
      const second = await view(shop, staff, id)
      expect(second.revised).toContain('description')
      expect(second.revised).not.toContain('name')
      expect(second.proposal.steps.at(-1)).toMatchObject({ action: 'submit', comment: 'Added: 900 lumen.' })
      expect(await productById(store.db, 'ledger-lamp')).toBeNull()
      const approve = (revision: string) => act(shop, staff, id, { intent: 'approve', revision, version: '' })
      expect(await approve('3')).toMatchObject({ status: 409, data: { outcome: 'changed' } })
      expect((await approve('5')).location).toBe(`/dashboard/proposals/${id}?done=approve`)
      expect(await approve('6')).toMatchObject({ status: 409, data: { outcome: 'changed' } })
      expect(await productById(store.db, 'ledger-lamp')).toMatchObject({
        description: '900 lumen',
        price: 1_250,
        sellerId: 'mira',
      })
      expect(await changeEntries(store.db, 'ledger-lamp')).toMatchObject([
        { actorId: staff.accountId, proposedBy: member.accountId },
      ])
      const actions = (await changeEntries(store.db, id)).map((entry) => entry.action)
      expect(actions.filter((name) => name === 'proposals.write')).toHaveLength(4)
      expect(actions.filter((name) => name === 'proposals.decide')).toHaveLength(2)
      const record = '/dashboard/products/ledger-lamp'
      expect(await view(shop, staff, id)).toMatchObject({ recordPath: record })
      expect(await view(shop, member, id)).toMatchObject({ recordPath: null })
      const request = { path: record, cookie: staff.cookie, params: { id: 'ledger-lamp' } }
      expect(await callPage(editRecord, store, request)).toMatchObject({ proposalId: id })
    }))

  test('a proposal shows the change beside the live version, and needs another review when the live version changes', () =>
    withShop(async (shop) => {
      const { store, member, staff } = shop
      await store.db.insert(marketplaceProducts).values(liveLamp)
      const before = await open(ownProducts, shop, member, '/dashboard/products')
      expect(before).toMatchObject({ own: { seller: 'mira', rows: [{ id: 'lamp', proposal: null }] } })
      const id = await submitted(shop, { ...lamp, name: 'Lamp', price: '15' }, 'lamp')
      expect(await view(shop, staff, id)).toMatchObject({
        compared: [{ name: 'price', change: 'changed', before: '$10.00', after: '$15.00' }],
        version: 1,
        may: { decide: true },
      })
      await store.db.update(marketplaceProducts).set({ description: 'By staff', version: 2 })
      const stale = await act(shop, staff, id, { intent: 'approve', revision: '2', version: '1' })
      expect(stale).toMatchObject({ status: 409, data: { outcome: 'record_changed' } })
      expect(await view(shop, staff, id)).toMatchObject({
        meanwhile: [{ name: 'description', now: 'By staff', stays: true }],
        version: 2,
      })
      await act(shop, staff, id, { intent: 'approve', revision: '2', version: '2' })
      expect(await productById(store.db, 'lamp')).toMatchObject({ price: 1_500, description: 'By staff' })
      const { compared, form } = await view(shop, member, id)
      expect(compared).toMatchObject([{ name: 'price', before: '$10.00', after: '$15.00' }])
      expect(form).toMatchObject({ sellerId: 'mira' })
    }))
})

describe('access to proposals', () => {
  test('a proposal is accessible only to its seller and staff, and members of the seller cannot decide on it', () =>
    withShop(async (shop) => {
      const { store, other, staff, both, member } = shop
      await store.db.insert(marketplaceProducts).values(liveLamp)
      const id = await submitted(shop)
      const path = `/dashboard/proposals/${id}`
      const foreign = newPath('lamp').replace('mira', 'nova')
      for (const answer of [
        await read(loader, shop, other, path),
        await read(editLoader, shop, other, `${path}/edit`),
        await read(editAction, shop, other, `${path}/edit`, { intent: 'save', version: '2' }),
        await read(editLoader, shop, other, newPath()),
        await read(editAction, shop, other, newPath(), lampForm()),
        await read(editAction, shop, other, foreign, lampForm()),
        await act(shop, other, id, { intent: 'withdraw' }),
        await act(shop, other, id, { intent: 'take-back' }),
        await read(previewLoader, shop, other, newPath().replace('new', 'new/preview')),
      ]) {
        expect(answer.status).toBe(404)
      }
      expect(await open(list, shop, other, '/dashboard/proposals')).toMatchObject({ rows: [] })

      const decision = { revision: '2', version: '', comment: 'No' }
      expect((await act(shop, member, id, { ...decision, intent: 'approve' })).status).toBe(404)
      expect(await view(shop, both, id)).toMatchObject({ may: { decide: false }, isOwnDecision: true })
      for (const intent of ['approve', 'return', 'reject']) {
        const answer = await act(shop, both, id, { ...decision, intent })
        expect(answer).toMatchObject({ status: 409, data: { outcome: 'own' } })
      }

      await act(shop, member, id, { intent: 'take-back' })
      expect((await read(loader, shop, staff, path)).status).toBe(404)
      expect((await read(previewLoader, shop, staff, `${path}/preview`)).status).toBe(404)
      expect(await view(shop, both, id)).toMatchObject({ proposal: { state: 'draft' } })
    }))

  test('editors can propose products, and only admins can propose a change of the seller profile', () =>
    withShop(async (shop) => {
      const membership = { sellerId: 'mira', role: 'editor' } as const
      const editor = await newViewer(shop.store, { memberships: [membership] })
      expect(await begun(shop, editor)).toMatch(/^[\da-f-]{36}$/)
      const profile = newPath('mira', 'seller')
      expect((await read(editLoader, shop, editor, profile)).status).toBe(404)
      const form = { description: 'Lamps.', intent: 'save', version: '1' }
      const saved = await read(editAction, shop, shop.member, profile, form)
      expect(saved.location).toMatch(/\/edit\?stored=1$/)
      const again = await read(editLoader, shop, shop.member, profile)
      expect(again.location).toBe(saved.location?.replace('?stored=1', ''))
    }))
})

describe('a proposal that has not been saved', () => {
  test('opening the form for a new product or for a change stores nothing', () =>
    withShop(async (shop) => {
      const { store, member } = shop
      await store.db.insert(marketplaceProducts).values(liveLamp)
      const fresh = await open(editLoader, shop, member, newPath())
      expect(fresh.proposal).toMatchObject({ isNew: true, document: { name: '', price: '' } })
      const change = await open(editLoader, shop, member, newPath('lamp'))
      expect(change.proposal).toMatchObject({ isNew: true, version: 1, document: { name: 'Lamp' } })
      expect(await open(list, shop, member, '/dashboard/proposals')).toMatchObject({ rows: [] })
      expect(await store.db.$count(catalogProposals)).toBe(0)
      expect(await store.db.$count(auditEntries)).toBe(0)
      expect(titleOf(fresh)).toContain('Propose a product')
      expect(titleOf(change)).toContain('Propose a change')
      const id = await begun(shop, member, 'lamp')
      const stored = await open(editLoader, shop, member, `/dashboard/proposals/${id}/edit`)
      expect(titleOf(stored)).toContain('Change a proposal')
      expect(Object.keys(stored.proposal.document)).not.toContain('sellerId')
    }))

  test('input into an unsaved proposal is stored as a draft, previewed, and discarded', () =>
    withShop(async (shop) => {
      const { member } = shop
      const path = newPath()
      const preview = lampForm({ intent: 'preview', opened: 'null', version: '' })
      const { location } = await read(editAction, shop, member, path, preview)
      expect(location).toBe('/dashboard/proposals/new/preview?kind=product&seller=mira')
      expect(await open(previewLoader, shop, member, location ?? '')).toMatchObject({
        product: { name: 'Ledger Lamp', seller: { id: 'mira' } },
      })
      expect(await open(editLoader, shop, member, path)).toMatchObject({
        draft: { values: { name: 'Ledger Lamp' } },
        place: { itemId: 'new-mira' },
      })
      await read(editAction, shop, member, path, { intent: 'discard' })
      expect(await open(editLoader, shop, member, path)).toMatchObject({ draft: null })
    }))

  test('changes that staff saved after the form was opened are shown before a proposal is stored', () =>
    withShop(async (shop) => {
      const { store, member } = shop
      const { form } = await openedChange(shop)
      await store.db.update(marketplaceProducts).set({ description: 'By staff', version: 2 })
      expect(await read(editAction, shop, member, newPath('lamp'), form)).toMatchObject({
        status: 409,
        data: { version: 2, values: { price: '15', description: 'By staff' } },
      })
      expect(await store.db.$count(catalogProposals)).toBe(0)
    }))

  test('a button of the previous release that posts to the list leads to the form', () =>
    withShop(async (shop) => {
      const form = { kind: 'product', seller: 'mira', record: '' }
      const { location } = await read(listAction, shop, shop.member, '/dashboard/proposals', form)
      expect(location).toBe('/dashboard/proposals/new?kind=product&seller=mira')
      expect(await shop.store.db.select().from(catalogProposals)).toEqual([])
    }))

  test('if another member has started the same change in the meantime, saving leads to that proposal with the input', () =>
    withShop(async (shop) => {
      const { member, both } = shop
      const { form } = await openedChange(shop)
      const id = await begun(shop, both, 'lamp')
      const saved = await read(editAction, shop, member, newPath('lamp'), form)
      expect(saved.location).toBe(`/dashboard/proposals/${id}/edit`)
      const page = await open(editLoader, shop, member, saved.location ?? '')
      expect(page.draft).toMatchObject({ values: { price: '15' }, version: 0 })
    }))

  test('if another member has started the same change in the meantime, opening the form leads to that proposal with the draft', () =>
    withShop(async (shop) => {
      const { store, member, both } = shop
      const { document, form } = await openedChange(shop)
      const typed = { ...document, price: '15' }
      const draft = { noun: 'proposals', itemId: 'product-lamp', typed, opened: document, version: 1 }
      const keep = { draft: JSON.stringify(draft) }
      const id = await begun(shop, both, 'lamp')
      const path = `/dashboard/proposals/${id}/edit`
      const endings = [{ intent: 'discard' }, { ...form, version: '0' }]
      for (const ending of endings) {
        expect((await read(draftAction, shop, member, '/dashboard/drafts', keep)).status).toBe(204)
        const again = await read(editLoader, shop, member, newPath('lamp'))
        expect(again.location).toBe(path)
        expect(await open(editLoader, shop, member, path)).toMatchObject({
          draft: { values: { price: '15' }, opened: { price: '10.00' }, version: 0 },
          proposal: { revision: 1, document: { price: '10.00' } },
        })
        const preview = await open(previewLoader, shop, member, `/dashboard/proposals/${id}/preview`)
        expect(preview).toMatchObject({ product: { price: 1_500, seller: { id: 'mira' } } })
        expect((await open(editLoader, shop, both, path)).draft).toBeNull()
        await read(editAction, shop, member, path, ending)
        expect((await open(editLoader, shop, member, path)).draft).toBeNull()
      }
      expect((await open(editLoader, shop, member, path)).proposal).toMatchObject({
        revision: 2,
        document: { price: '15' },
      })
      expect(await store.db.$count(catalogDrafts)).toBe(0)
    }))

  test('input into a proposal that was submitted or ended in the meantime is kept', () =>
    withShop(async (shop) => {
      const { store, member } = shop
      await store.db.insert(marketplaceProducts).values(liveLamp)
      const id = await submitted(shop, { ...lamp, price: '15' }, 'lamp')
      const path = `/dashboard/proposals/${id}/edit`
      const late = (price: string) =>
        read(editAction, shop, member, path, lampForm({ price, opened: JSON.stringify(lamp) }))
      expect((await late('15')).location).toBe(`/dashboard/proposals/${id}`)
      expect(await store.db.$count(catalogDrafts)).toBe(0)
      expect((await late('16')).location).toBe(`/dashboard/proposals/${id}?done=kept`)
      await act(shop, member, id, { intent: 'take-back' })
      const again = await open(editLoader, shop, member, path)
      expect(again.draft).toMatchObject({ values: { price: '16' }, version: 0 })
      await act(shop, member, id, { intent: 'withdraw' })
      expect((await late('17')).location).toBe(newPath('lamp'))
      const fresh = await open(editLoader, shop, member, newPath('lamp'))
      expect(fresh.draft).toMatchObject({ values: { price: '17' }, version: 0 })
    }))

  test('after a preview, a draft is still compared with the proposal of the other member', () =>
    withShop(async (shop) => {
      const { member } = shop
      const id = await begun(shop)
      const path = `/dashboard/proposals/${id}/edit`
      const form = lampForm({ opened: JSON.stringify(lamp), version: '0', intent: 'preview' })
      await read(editAction, shop, member, path, form)
      expect((await open(editLoader, shop, member, path)).draft).toMatchObject({ version: 0 })
    }))

  test('the draft of a new product is kept when another proposal is saved or withdrawn', () =>
    withShop(async (shop) => {
      const { member } = shop
      const id = await begun(shop)
      const draft = { noun: 'proposals', itemId: 'new-mira', typed: lamp, opened: null, version: null }
      const keep = { draft: JSON.stringify(draft) }
      await read(draftAction, shop, member, '/dashboard/drafts', keep)
      const path = `/dashboard/proposals/${id}/edit`
      expect((await open(editLoader, shop, member, path)).draft).toBeNull()
      await read(editAction, shop, member, path, lampForm())
      await act(shop, member, id, { intent: 'withdraw' })
      const late = await read(editAction, shop, member, path, lampForm({ price: '16' }))
      expect(late).toMatchObject({ status: 409, data: { state: 'other_draft', values: { price: '16' } } })
      expect((await open(editLoader, shop, member, newPath())).draft).toMatchObject({ values: lamp })
    }))

  test('a member of several sellers who opens a new proposal without naming a seller is redirected to their products', () =>
    withShop(async (shop) => {
      const path = '/dashboard/proposals/new'
      expect((await open(editLoader, shop, shop.member, path)).proposal).toMatchObject({ sellerId: 'mira' })
      const memberships = ['mira', 'nova'].map((sellerId) => ({ sellerId, role: 'editor' }) as const)
      const several = await newViewer(shop.store, { memberships })
      for (const load of [editLoader, previewLoader]) {
        const { location } = await read(load, shop, several, path)
        expect(location).toBe('/dashboard/products?own=1')
      }
      const ofNova = await open(editLoader, shop, several, `${path}?seller=nova`)
      expect(ofNova.proposal).toMatchObject({ sellerId: 'nova' })
    }))
})

test('proposals can be sorted by their last change', () =>
  withShop(async (shop) => {
    const first = await submitted(shop)
    await shop.store.db.update(catalogProposals).set({ updatedAt: new Date(0) })
    const ids = [first, await submitted(shop, { ...lamp, name: 'Second' })]
    const sorted = async (sort: string) =>
      (await open(list, shop, shop.staff, `/dashboard/proposals?sort=${sort}`)).rows.map(({ id }) => id)
    expect(await sorted('changed')).toEqual(ids)
    expect(await sorted('-changed')).toEqual(ids.toReversed())
  }))

test('when two members edit a proposal at once, the second sees the changes of the first', () =>
  withShop(async (shop) => {
    const id = await begun(shop)
    const path = `/dashboard/proposals/${id}/edit`
    const opened = JSON.stringify(proposedForm('product', null))
    const save = (changes = {}) => read(editAction, shop, shop.member, path, lampForm({ opened, ...changes }))
    expect((await save()).location).toBe(`${path}?stored=2`)
    expect(await save({ name: 'Other Lamp', price: '' })).toMatchObject({
      status: 409,
      data: {
        version: 2,
        values: { name: 'Other Lamp', price: '12.50' },
        conflicts: [{ name: 'name' }, { name: 'price', isMerged: true }],
      },
    })
  }))

test('a proposal form opened before the proposal was returned can be submitted if only the status changed', () =>
  withShop(async (shop) => {
    const id = await submitted(shop)
    const comment = 'Say how to cancel.'
    expect((await act(shop, shop.staff, id, { intent: 'return', revision: '2', comment })).status).toBe(302)
    const form = { ...fieldsOf({ ...lamp, cancelling: 'By mail.' }), version: '1', opened: '{}' }
    const path = `/dashboard/proposals/${id}/edit`
    const sent = await read(editAction, shop, shop.member, path, { ...form, intent: 'submit' })
    expect(sent.location).toBe(`/dashboard/proposals/${id}?done=submit`)
    expect((await view(shop, shop.staff, id)).form).toMatchObject({ cancelling: 'By mail.' })
  }))
