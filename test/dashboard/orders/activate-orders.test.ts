import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '#audit/audit.tables.server.ts'
import { activatedSentence, readActivated } from '#dashboard/orders/activate-orders.ts'
import { action } from '#dashboard/orders/orders.page.tsx'
import { newViewer } from '../../support/dashboard.ts'
import { readPage } from '../../support/log-in.ts'
import {
  customerPortalCookie,
  placeOrder,
  portalEvent,
  statusOf,
  tell,
  withShop,
} from '../../support/order-shop.ts'

test('bulk activation marks several paid orders active after one confirmation, and leaves out other orders', () =>
  withShop(async (store) => {
    const place = async () => placeOrder(store, await customerPortalCookie(store, 'ada@example.com'))
    const { cookie } = await newViewer(store, { staffRoles: ['orders'] })
    const [paid, second, open] = [await place(), await place(), await place()]
    const payment = { amount: 21, currency: 'USD' }
    for (const id of [paid, second]) await tell(store, portalEvent('paid', id, payment))
    const send = (form: Record<string, string | string[]>, query = '') =>
      readPage(action, store, { path: `/dashboard/orders${query}`, cookie, form })
    expect((await send({ intent: 'activate' })).status).toBe(422)
    const selected = [paid, second, open]
    expect(await send({ intent: 'activate', selected })).toMatchObject({ data: { ids: selected } })
    expect(await statusOf(store, paid)).toBe('paid')
    expect(await send({ intent: 'activate', all: '1' }, '?status=paid')).toMatchObject({
      data: { ids: expect.arrayContaining([paid, second]) },
    })
    const { location } = await send({ intent: 'activate', selected, sure: 'yes' }, '?status=paid')
    expect(location).toBe('/dashboard/orders?status=paid&done=active.2.1')
    const statuses = await Promise.all(selected.map((id) => statusOf(store, id)))
    expect(statuses).toEqual(['active', 'active', 'prepared'])
    const entries = await store.db.select().from(auditEntries).where(eq(auditEntries.action, 'orders.change'))
    const group = entries.find(({ subjectKind }) => subjectKind === 'order-group')
    expect(group).toMatchObject({ subjectId: '2', after: { status: 'active' }, parentId: null })
    const part = { parentId: group?.id, before: { status: 'paid' }, after: { status: 'active' } }
    expect(entries.filter((entry) => entry !== group)).toMatchObject([part, part])
  }))

test('the result of bulk activation says how many orders changed, and why others did not', () => {
  expect(activatedSentence({ done: 1, leftOut: 0 })).toBe('Marked 1 order active.')
  expect(activatedSentence({ done: 2, leftOut: 1 })).toBe(
    'Marked 2 orders active. 1 left out, because only paid orders can be marked active, and changes of a subscription only one at a time.',
  )
  expect(readActivated('active.2.1')).toEqual({ done: 2, leftOut: 1 })
  for (const wrong of [null, '', 'active.2', 'hide.2.1', 'active.x.1'])
    expect(readActivated(wrong)).toBeNull()
})
