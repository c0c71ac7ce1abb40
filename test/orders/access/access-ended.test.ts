import { expect, test } from 'vitest'
import { resendOrderMail } from '#orders/admin/admin-orders.commands.server.ts'
import { orderContext } from '#orders/order-context.server.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { loader as listPurchases } from '#purchases/list/my-purchases.page.tsx'
import { existing } from '../../support/buyer.ts'
import { signUp } from '../../support/customers-and-products.ts'
import { callPage } from '../../support/dashboard.ts'
import { call, placeOrder, portalEvent, tell, withShop } from '../../support/order-shop.ts'
import type { TestStore } from '../../support/store.ts'
import { bill, subscribe } from '../../support/subscriptions.ts'

test('an order whose access has ended says so, and its activation mail cannot be sent again (product: access 12, dashboard 84)', () =>
  withShop(async (store) => {
    const { cookie } = await signUp(store.context)
    const id = await subscribe(store, { cookie })
    expect(await saysEnded(store, id, cookie)).toEqual([false, false])
    await bill(store, 'subscription.canceled', id, {}, 5)
    expect(await saysEnded(store, id, cookie)).toEqual([true, true])
    expect(await resend(store, id)).toEqual({ ok: false, reason: 'not_allowed' })
  }))

test('an order that was fully refunded before its activation sends no activation mail (product: access 12)', () =>
  withShop(async (store) => {
    const { cookie } = await signUp(store.context)
    const id = await placeOrder(store, cookie)
    await tell(store, portalEvent('paid', id, { amount: 21, currency: 'USD' }))
    await bill(store, 'order.refunded', id, { amount: 21, currency: 'USD' })
    expect(await saysEnded(store, id, cookie)).toEqual([true, true])
    store.sent.length = 0
    await tell(store, portalEvent('active', id))
    expect(existing(await orderById(store.db, id)).status).toBe('active')
    expect(store.sent).toEqual([])
    expect(await saysEnded(store, id, cookie)).toEqual([true, true])
  }))

/** Whether the order, and its entry in the list for browsers without JavaScript, say that access has ended. */
async function saysEnded(store: TestStore, id: string, cookie: string) {
  const { body } = await call(store, 'GET', `/api/orders/${id}`, { cookie })
  const { listed } = await callPage(listPurchases, store, { path: '/marketplace/my-purchases', cookie })
  return [body.order.access_ended, listed?.find((order) => order.id === id)?.access_ended]
}

async function resend(store: TestStore, id: string) {
  const { mails } = existing(await orderById(store.db, id))
  const seen = { id, seen: mails.length }
  return resendOrderMail(store.db, orderContext(store.context), { kind: 'command' }, seen)
}
