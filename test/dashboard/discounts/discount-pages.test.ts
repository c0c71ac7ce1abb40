import { expect, test } from 'vitest'
import { shownDiscountStates, shownState } from '#cart/discounts/discount.ts'
import { discountFrom } from '#cart/discounts/discounts.queries.server.ts'
import { discountCodes } from '#cart/discounts/discounts.tables.server.ts'
import { action, loader } from '#dashboard/discounts/discount.page.tsx'
import { loader as listLoader } from '#dashboard/discounts/discounts.page.tsx'
import { openTasksFor } from '#dashboard/overview/open-tasks.server.ts'
import { changeEntries } from '../../support/change-entries.ts'
import { callPage, newViewer, type SignedInViewer } from '../../support/dashboard.ts'
import { readPage } from '../../support/log-in.ts'
import { withStore, type TestStore } from '../../support/store.ts'

const seller = 'lanternfield-labs'
const typed = { code: 'spring-20', kind: 'percent', value: '20', scope: 'everything', intent: 'save' }

/** A store without the discount codes of the demo. */
function withoutCodes(work: (store: TestStore) => Promise<void>) {
  return withStore(async (store) => {
    await store.db.delete(discountCodes)
    await work(store)
  })
}

function staff(store: TestStore) {
  return newViewer(store, { staffRoles: ['catalogue'] })
}

function member(store: TestStore, sellerId = seller) {
  return newViewer(store, { memberships: [{ sellerId, role: 'editor' }] })
}

type Form = Record<string, string | string[]>

function send(store: TestStore, { cookie }: SignedInViewer, form: Form, discountId?: string) {
  const path = `/dashboard/discounts/${discountId ?? 'new'}`
  return readPage(action, store, { path, cookie, form, params: { discountId } })
}

function open(store: TestStore, { cookie }: SignedInViewer, discountId: string) {
  return callPage(loader, store, { path: '/', cookie, params: { discountId } })
}

async function onlyCode({ db }: TestStore) {
  const [code, ...others] = await db.select().from(discountCodes)
  expect(others).toEqual([])
  if (!code) throw new Error('There is no code')
  return code
}

test('a discount code that staff save is active at once, stored in capital letters, and recorded in the audit log', () =>
  withoutCodes(async (store) => {
    const saved = await send(store, await staff(store), { ...typed, endsOn: '2099-12-31', maxUses: '5' })
    const code = await onlyCode(store)
    expect(saved.location).toBe(`/dashboard/discounts/${code.id}?done=save`)
    const terms = { percent: 20, maxUses: 5, sellerId: null, endsAt: new Date('2100-01-01T00:00:00Z') }
    expect(code).toMatchObject({ code: 'SPRING-20', state: 'active', ...terms })
    const [entry] = await changeEntries(store.db, 'SPRING-20')
    expect(entry).toMatchObject({ action: 'discounts.edit', before: null })
  }))

test.each([
  [{ code: 'a b' }, 'code'],
  [{ value: '101' }, 'value'],
  [{ kind: 'amount', value: 'five' }, 'value'],
  [{ kind: 'amount', value: '10000000000' }, 'value'],
  [{ scope: 'categories' }, 'categories'],
  [{ startsOn: '2026-12-02', endsOn: '2026-12-01' }, 'endsOn'],
  [{ maxUses: '-1' }, 'maxUses'],
  [{ minimum: 'x' }, 'minimum'],
])(
  'a discount code with %j is rejected with an error beside the field, and the input is kept',
  (changes, field) =>
    withoutCodes(async (store) => {
      const { status, data } = await send(store, await staff(store), { ...typed, ...changes })
      expect(status).toBe(422)
      expect(Object.keys(data.fieldErrors)).toContain(field)
      expect(data.fields).toMatchObject({ value: '20', ...changes })
    }),
)

test('a duplicate code and an outdated form change nothing', () =>
  withoutCodes(async (store) => {
    const viewer = await staff(store)
    await send(store, viewer, typed)
    expect((await send(store, viewer, typed)).data.fieldErrors).toHaveProperty('code')
    const { id } = await onlyCode(store)
    const outdated = { ...typed, value: '30', seen: new Date(0).toISOString() }
    expect((await send(store, viewer, outdated, id)).status).toBe(409)
    expect((await onlyCode(store)).percent).toBe(20)
  }))

test('a member’s discount code needs the approval of staff, and afterward the member can only end it', () =>
  withoutCodes(async (store) => {
    const [proposer, approver] = [await member(store), await staff(store)]
    await send(store, proposer, { ...typed, sellerId: seller })
    const { id, changedAt } = await onlyCode(store)
    expect(await onlyCode(store)).toMatchObject({ state: 'submitted', sellerId: seller })
    const tasks = await openTasksFor(store.db, approver, new Date())
    expect(tasks.map(({ path, count }) => [path, count])).toContainEqual(['/dashboard/discounts', 1])
    expect((await send(store, proposer, { intent: 'approve' }, id)).status).toBe(404)
    await send(store, approver, { intent: 'approve' }, id)
    expect((await onlyCode(store)).state).toBe('active')
    const edit = { ...typed, seen: changedAt.toISOString() }
    expect((await send(store, proposer, edit, id)).status).toBe(404)
    await send(store, proposer, { intent: 'end' }, id)
    expect((await onlyCode(store)).state).toBe('ended')
  }))

test('rejecting a discount code needs a reason, the member can submit a new version, and staff who change it approve it', () =>
  withoutCodes(async (store) => {
    const [proposer, approver] = [await member(store), await staff(store)]
    await send(store, proposer, { ...typed, sellerId: seller })
    const { id } = await onlyCode(store)
    const silent = await send(store, approver, { intent: 'reject', comment: ' ' }, id)
    expect(silent.data.fieldErrors).toHaveProperty('comment')
    await send(store, approver, { intent: 'reject', comment: 'Too much.' }, id)
    const { discount } = await open(store, proposer, id)
    expect(discount).toMatchObject({ state: 'rejected', comment: 'Too much.' })
    const again = { ...typed, value: '10', seen: discount?.changedAt.toISOString() ?? '' }
    await send(store, proposer, again, id)
    const renewed = await onlyCode(store)
    expect(renewed).toMatchObject({ state: 'submitted', percent: 10, comment: '' })
    await send(store, approver, { ...typed, value: '5', seen: renewed.changedAt.toISOString() }, id)
    expect(await onlyCode(store)).toMatchObject({ state: 'active', percent: 5, sellerId: seller })
  }))

test('a code that ends before anybody could use it counts as never started', () =>
  withoutCodes(async (store) => {
    const [proposer, approver] = [await member(store), await staff(store)]
    const state = async () => shownState(discountFrom(await onlyCode(store)), new Date())
    await send(store, proposer, { ...typed, sellerId: seller })
    const { id } = await onlyCode(store)
    expect((await send(store, approver, { intent: 'end' }, id)).status).toBe(404)
    await send(store, proposer, { intent: 'end' }, id)
    expect(await state()).toBe('never_started')
    await store.db.delete(discountCodes)
    await send(store, approver, { ...typed, startsOn: '2099-01-01' })
    await send(store, approver, { intent: 'end' }, (await onlyCode(store)).id)
    expect(await state()).toBe('never_started')
    await store.db.delete(discountCodes)
    await send(store, approver, typed)
    await send(store, approver, { intent: 'end' }, (await onlyCode(store)).id)
    expect(await state()).toBe('ended')
  }))

test('staff can neither save nor approve a discount code of a seller that they belong to without a colleague', () =>
  withoutCodes(async (store) => {
    const both = await newViewer(store, {
      staffRoles: ['owner'],
      memberships: [{ sellerId: seller, role: 'editor' }],
    })
    await send(store, await member(store), { ...typed, sellerId: seller })
    const { id, changedAt } = await onlyCode(store)
    expect((await send(store, both, { intent: 'approve' }, id)).status).toBe(404)
    await send(store, both, { ...typed, value: '50', seen: changedAt.toISOString() }, id)
    expect(await onlyCode(store)).toMatchObject({ state: 'submitted', percent: 50 })
    await store.db.delete(discountCodes)
    await send(store, both, { ...typed, sellerId: seller })
    expect((await onlyCode(store)).state).toBe('submitted')
  }))

test('members see discount codes of their sellers only, and cannot propose for another seller', () =>
  withoutCodes(async (store) => {
    await send(store, await staff(store), typed)
    const viewer = await member(store)
    const { cookie } = viewer
    expect((await callPage(listLoader, store, { path: '/dashboard/discounts', cookie })).rows).toEqual([])
    const { id } = await onlyCode(store)
    expect((await send(store, viewer, { intent: 'end' }, id)).status).toBe(404)
    const foreign = { ...typed, code: 'OTHER', sellerId: 'tidewater-tools' }
    expect((await send(store, viewer, foreign)).status).toBe(404)
  }))

test('products for a discount code are found by name and stay selected, and a member chooses among the products of their seller', () =>
  withoutCodes(async (store) => {
    const viewer = await staff(store)
    const chosen = 'marketplace:security-platform'
    const form = { ...typed, intent: 'find', scope: 'products', products: [chosen], find: 'jake' }
    const { data } = await send(store, viewer, form)
    expect(data.choices.products.map(({ id }: { id: string }) => id)).toEqual([
      chosen,
      expect.stringMatching(/^wts_solution:/),
    ])
    await send(store, viewer, { ...form, intent: 'save', products: [chosen] })
    expect((await onlyCode(store)).targets).toEqual([chosen])
    const own = { ...typed, intent: 'find', scope: 'products', sellerId: seller }
    const { products } = (await send(store, await member(store), own)).data.choices
    expect(products).toContainEqual({ id: 'marketplace:contract-reader', name: 'Contract Reader' })
    expect(products).not.toContainEqual(expect.objectContaining({ id: chosen }))
  }))

test('the page of a code names its seller and what it applies to', () =>
  withoutCodes(async (store) => {
    const [proposer, approver] = [await member(store), await staff(store)]
    await send(store, proposer, { ...typed, sellerId: seller })
    const names = async (viewer: SignedInViewer, { id }: { id: string }) =>
      (await open(store, viewer, id)).names
    expect(await names(approver, await onlyCode(store))).toEqual({ seller: 'Lanternfield Labs', targets: [] })
    await store.db.delete(discountCodes)
    await send(store, approver, { ...typed, scope: 'sellers', sellers: [seller] })
    const targets = ['Lanternfield Labs']
    expect(await names(approver, await onlyCode(store))).toEqual({ seller: null, targets })
    await store.db.delete(discountCodes)
    const products = ['marketplace:contract-reader']
    await send(store, proposer, { ...typed, sellerId: seller, scope: 'products', products })
    const own = { seller: 'Lanternfield Labs', targets: ['Contract Reader'] }
    expect(await names(proposer, await onlyCode(store))).toEqual(own)
  }))

test('discount codes are found by shown state, text or seller, and can be sorted', () =>
  withoutCodes(async (store) => {
    const now = new Date()
    const at = (days: number) => new Date(now.getTime() + days * 86_400_000)
    const base = { percent: 10, scope: 'everything', changedAt: now } as const
    await store.db.insert(discountCodes).values([
      { ...base, code: 'NEVER', state: 'ended', createdAt: at(-7), neverStarted: true },
      { ...base, code: 'ACTIVE', state: 'active', createdAt: at(-6), maxUses: 5, uses: 4 },
      { ...base, code: 'SUBMITTED', state: 'submitted', createdAt: at(-5), endsAt: at(-1), sellerId: seller },
      {
        ...base,
        code: 'SCHEDULED',
        state: 'active',
        createdAt: at(-4),
        startsAt: at(1),
        maxUses: 1,
        uses: 1,
      },
      { ...base, code: 'USED', state: 'active', createdAt: at(-3), maxUses: 1, uses: 1 },
      { ...base, code: 'ENDED', state: 'active', createdAt: at(-2), endsAt: at(-1) },
      { ...base, code: 'REJECTED', state: 'rejected', createdAt: at(-1), sellerId: seller },
    ])
    const { cookie } = await staff(store)
    const list = async (query: string) => {
      const path = `/dashboard/discounts?${query}`
      const { rows, count } = await callPage(listLoader, store, { path, cookie })
      expect(count).toBe(rows.length)
      return rows.map(({ code }) => code)
    }
    const found = await Promise.all(shownDiscountStates.map((state) => list(`state=${state}`)))
    expect(found.flat()).toEqual(['ACTIVE', 'SUBMITTED', 'SCHEDULED', 'USED', 'REJECTED', 'ENDED', 'NEVER'])
    expect(await list('q=ted')).toEqual(['SUBMITTED', 'REJECTED'])
    expect(await list(`seller=${seller}&sort=code`)).toEqual(['REJECTED', 'SUBMITTED'])
    expect(await list('seller=-&sort=added')).toEqual(['NEVER', 'ACTIVE', 'SCHEDULED', 'USED', 'ENDED'])
    expect((await list('')).slice(0, 2)).toEqual(['SUBMITTED', 'REJECTED'])
  }))
