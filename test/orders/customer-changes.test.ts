import { expect, test } from 'vitest'
import { loader as openAudit } from '#dashboard/audit/audit.page.tsx'
import { orderNumber } from '#orders/order-number.ts'
import { subscriptionPersonalData } from '#orders/subscriptions/subscription-personal-data.server.ts'
import { action as freeMachine } from '#purchases/order.page.tsx'
import { action as changeSubscription } from '#purchases/subscriptions/subscriptions.page.tsx'
import { existing } from '../support/buyer.ts'
import { changeEntries } from '../support/change-entries.ts'
import { signUp } from '../support/customers-and-products.ts'
import { callPage, newViewer } from '../support/dashboard.ts'
import { firstAccess, giveAccess, keysOf, useKey } from '../support/license-keys.ts'
import { call, customerPortalCookie, newOrder, placeOrder, withShop } from '../support/order-shop.ts'
import type { TestStore } from '../support/store.ts'
import { subscribe, subscriptionOf } from '../support/subscriptions.ts'

const path = '/marketplace/my-purchases/subscriptions'

test('the audit log describes in words each change that a customer makes to an order, and names only the customer’s account (product: dashboard 3)', () =>
  withShop(async (store) => {
    const { cookie, id: userId } = await signUp(store.context)
    await giveAccess(store, { keySource: 'generated' })
    const order = await subscribe(store, { cookie, quantity: 10 })
    const [key = ''] = await keysOf(store, order)
    await useKey(store, 'activate', key, 'one', { label: 'Laptop' })
    const [licenseKey] = (await firstAccess(store, order)).keys
    await callPage(freeMachine, store, {
      path: `/marketplace/my-purchases/${order}`,
      cookie,
      form: { activation: existing(licenseKey?.activations[0]).id },
      params: { order },
    })
    const { id: line } = await subscriptionOf(store, order)
    const submit = (form: Record<string, string>) =>
      callPage(changeSubscription, store, { path, cookie, form: { line, ...form } })
    await submit({ intent: 'quantity', quantity: '8' })
    await submit({ intent: 'cancel' })
    await submit({ intent: 'cancel' })
    await submit({ intent: 'resume' })
    await submit({ intent: 'resume' })

    const said = await historyOf(store, order)
    expect(said).toEqual([
      'resumed the subscription to Plain in order',
      'canceled the subscription to Plain in order (Unpaid quantity change canceled: Yes)',
      expect.stringMatching(
        /^ordered another quantity of Plain in order \(By order: [0-9a-f]{8}, Quantity: 8\)$/,
      ),
      'freed a machine of a license key for Plain in order',
    ])
    for (const { actorKind, actorId, sessionId, ...entry } of await changeEntries(store.db, order)) {
      expect([actorKind, actorId, sessionId]).toEqual(['account', userId, null])
      expect(JSON.stringify(entry)).not.toMatch(/Ada|example\.com|Engines|Laptop|@/)
    }
  }))

test('the audit log records canceled and replaced orders, including those of customers without an account (product: dashboard 3)', () =>
  withShop(async (store) => {
    const { cookie, id: userId } = await signUp(store.context)
    const canceled = await placeOrder(store, cookie)
    for (const _ of ['canceled', 'again'])
      await call(store, 'POST', `/api/orders/${canceled}/cancel`, { cookie })
    expect(await historyOf(store, canceled)).toEqual(['canceled order'])

    const portal = await customerPortalCookie(store, 'lea@example.com')
    const first = newOrder()
    const { body } = await call(store, 'POST', '/api/orders', { body: first, cookie: portal })
    const second = newOrder({ replaces: first.idempotency_key })
    const { body: after } = await call(store, 'POST', '/api/orders', { body: second, cookie: portal })
    expect(await historyOf(store, body.order_id)).toEqual([
      `canceled order (Note: Replaced by order ${orderNumber(after.order_id)}.)`,
    ])
    const actorOf = async (id: string) =>
      (await changeEntries(store.db, id)).map(({ actorKind, actorId }) => [actorKind, actorId])
    expect(await actorOf(canceled)).toEqual([['account', userId]])
    expect(await actorOf(body.order_id)).toEqual([['customer', null]])
  }))

test('deleting the account records which subscriptions it cancels (product: dashboard 3)', () =>
  withShop(async (store) => {
    const { cookie, id: userId } = await signUp(store.context)
    const order = await subscribe(store, { cookie })
    const owner = { userId, customerPortalEmail: null }
    await store.db.transaction((tx) => subscriptionPersonalData.remove(tx, owner, new Date()))
    expect(await historyOf(store, order)).toEqual(['canceled the subscription to Plain in order'])
  }))

/** The history of an order as staff read it, without its number. */
async function historyOf(store: TestStore, order: string): Promise<string[]> {
  const { cookie } = await newViewer(store, { staffRoles: ['owner'] })
  const { rows } = await callPage(openAudit, store, {
    path: `/dashboard/audit?subject=order+${order}`,
    cookie,
  })
  return rows.map(({ verb, rest, details, subject }) => {
    expect(subject).toMatchObject({ name: orderNumber(order), path: `/dashboard/orders/${order}` })
    const list = details.map(({ label, after }) => `${label}: ${after}`).join(', ')
    return `${verb}${rest}${list && ` (${list})`}`
  })
}
