import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { maskedKey } from '#dashboard/orders/after-payment.server.ts'
import { orderActivity } from '#dashboard/orders/order-activity.ts'
import { action, loader } from '#dashboard/orders/order.page.tsx'
import { loader as exportLoader } from '#dashboard/orders/orders-csv.page.tsx'
import { loader as receiptLoader } from '#dashboard/orders/receipt-pdf.page.tsx'
import { loader as listLoader } from '#dashboard/orders/orders.page.tsx'
import { mails } from '#mail/mails.tables.server.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { orderLines, orders } from '#orders/orders.tables.server.ts'
import type { StaffRole } from '#account/staff/roles.ts'
import { addSellers } from '../../support/add-sellers.ts'
import { changeEntries } from '../../support/change-entries.ts'
import { callPage, newViewer } from '../../support/dashboard.ts'
import { giveAccess, keysOf, useKey } from '../../support/license-keys.ts'
import type { TestStore } from '../../support/store.ts'
import {
  call,
  customer,
  customerPortalCookie,
  newOrder,
  placeOrder,
  plainLine,
  portalEvent,
  statusOf,
  tell,
  withShop,
} from '../../support/order-shop.ts'
import { subscribe } from '../../support/subscriptions.ts'
import { changeProduct } from '../../support/add-product.ts'

const day = 24 * 60 * 60 * 1000

async function staff(store: TestStore, role: StaffRole = 'orders') {
  const { cookie } = await newViewer(store, { staffRoles: [role], name: 'Grace' })
  return {
    list: (query = '') => callPage(listLoader, store, { path: `/dashboard/orders${query}`, cookie }),
    order: (id: string, query = '') =>
      callPage(loader, store, { path: `/dashboard/orders/${id}${query}`, cookie, params: { orderId: id } }),
    act: async (id: string, form: Record<string, string>) =>
      callPage(action, store, { path: `/dashboard/orders/${id}`, cookie, form, params: { orderId: id } }),
    exported: async (query = '') => {
      const path = `/dashboard/orders/export${query}`
      const response = await callPage(exportLoader, store, { path, cookie })
      return (await response.text()).replace('\uFEFF', '').trimEnd().split('\r\n')
    },
  }
}

const paid = (id: string, amount = 21) => portalEvent('paid', id, { amount, currency: 'USD' })

async function rowsOf(listed: ReturnType<typeof listLoader>) {
  const found = await listed
  if (found.kind !== 'orders') throw new Error('these are lines')
  return found.rows
}

/** An order by a signed-in customer, so that every mail is sent. */
async function placeAsCustomer(store: TestStore): Promise<string> {
  return placeOrder(store, await customerPortalCookie(store, 'ada@example.com'))
}

test('an order shows its subscriptions and its masked license keys (product: dashboard 82)', () =>
  withShop(async (store) => {
    await giveAccess(store, { keySource: 'generated', activationLimit: 3 })
    const id = await subscribe(store, { quantity: 2 })
    const [key = ''] = await keysOf(store, id)
    await useKey(store, 'activate', key, 'one')
    const { paid } = await (await staff(store)).order(id)
    expect(paid.subscriptions).toMatchObject([{ status: 'active', nextAmount: 2_100, quantity: 2 }])
    expect(paid.lines).toMatchObject([{ keys: [{ limit: 3, active: 1 }, { active: 0 }] }])
    expect(JSON.stringify(paid)).not.toContain(key)
    expect(paid.lines[0]?.keys[0]?.key).toBe(`…${key.slice(-6)}`)
    expect(['A-3', 'ABCDEF', 'x'].map(maskedKey)).toEqual(['…3', '…EF', '…x'])
  }))

describe('the list of orders', () => {
  test('orders are found by number, customer, company, product, status and date', () =>
    withShop(async (store) => {
      const { list } = await staff(store)
      const id = await placeOrder(store)
      const other = newOrder({
        customer: { ...customer, fullName: 'Mary Somerville', email: 'mary@example.org', company: 'Spheres' },
        lines: [{ ...plainLine, product_id: 'cart-five', price: 5 }],
      })
      const second = (await call(store, 'POST', '/api/orders', { body: other })).body.order_id
      await tell(store, portalEvent('documents_opened', second))
      const today = new Date().toISOString().slice(0, 10)
      const found = async (query: string) => (await rowsOf(list(query))).map((row) => row.id)
      const numbers = [id.slice(0, 8), id, `%23${id.slice(0, 10)}`]
      for (const term of [...numbers, 'LOVELACE', 'ada@', 'engines', 'plain']) {
        expect(await found(`?q=${term}`), term).toEqual([id])
      }
      expect(await found('?q=%25')).toEqual([])
      expect(await found('?status=documents_opened')).toEqual([second])
      expect(await found(`?from=${today}&to=${today}&q=mary`)).toEqual([second])
      expect(await found('?to=2020-01-01')).toEqual([])
      expect(await found('?status=lost&from=soon&stuck=2')).toEqual(expect.arrayContaining([id, second]))
    }))

  test('orders are found by seller and by receipt number, and the list and the export show what each seller sold', () =>
    withShop(async (store) => {
      const { db } = store
      await db.insert(marketplaceSellers).values({ id: 'tidewater', name: 'Tidewater Tools' })
      await changeProduct(db, 'cart-plain', { sellerId: 'tidewater' })
      const { list, order, exported } = await staff(store)
      const id = await placeOrder(store)
      await tell(store, paid(id))
      const other = newOrder({ lines: [{ ...plainLine, product_id: 'cart-five', price: 5 }] })
      await call(store, 'POST', '/api/orders', { body: other })
      const { receiptNumber, lines } = (await order(id)).order
      expect(lines).toMatchObject([{ sellerId: 'tidewater', sellerName: 'Tidewater Tools' }])
      for (const term of ['tidewater', `R-${String(receiptNumber).padStart(6, '0')}`, `r-${receiptNumber}`]) {
        const rows = await rowsOf(list(`?q=${term}`))
        expect(rows, term).toMatchObject([{ id, sellers: 'Tidewater Tools' }])
      }
      const [header, row] = await exported('?q=tidewater')
      expect(header).toMatch(/,id,sellers,discount_code,discount$/)
      expect(row).toMatch(/,Tidewater Tools: \$21\.00,,0\.00$/)
    }))

  test('the list of orders shows events for unknown orders, and stuck orders first until an event arrives or staff have checked the order', () =>
    withShop(async (store) => {
      const { list, order, act } = await staff(store)
      const stuck = await placeAsCustomer(store)
      const silent = await placeOrder(store)
      const newest = await placeOrder(store)
      await tell(store, paid(stuck, 1))
      await tell(store, portalEvent('documents_opened', silent))
      const changedAt = new Date(Date.now() - 4 * day)
      await store.db.update(orders).set({ changedAt }).where(eq(orders.id, silent))
      const listed = (await rowsOf(list())).map(({ id }) => id)
      expect(new Set(listed.slice(0, 2))).toEqual(new Set([stuck, silent]))
      expect(listed[2]).toBe(newest)
      expect((await order(stuck)).stuck).toMatchObject([{ reason: 'event_ignored', status: 'prepared' }])
      const waiting = await order(silent)
      expect(waiting.stuck).toMatchObject([{ reason: 'silent', status: 'documents_opened' }])
      expect(waiting.queue).toEqual({ next: stuck, count: 1 })
      expect((await order(stuck)).queue).toEqual({ next: silent, count: 1 })
      expect((await order(newest)).queue).toEqual({ next: silent, count: 2 })
      expect(await list(`?q=${newest}`)).toMatchObject({ stuckCount: 0 })
      expect(await list()).toMatchObject({ stuckCount: 2 })
      expect((await rowsOf(list('?sort=placed'))).map(({ id }) => id)).toEqual([stuck, silent, newest])
      expect((await rowsOf(list('?stuck=1'))).map(({ id }) => id)).not.toContain(newest)

      await act(silent, { intent: 'note', text: 'They are on holiday.', checked: 'on' })
      expect((await order(silent)).stuck).toEqual([])
      await tell(store, paid(stuck))
      expect((await order(stuck)).stuck).toEqual([])

      await tell(store, paid('nobody', 1), { id: 'msg_stray' })
      const stray = expect.objectContaining({ id: 'msg_stray', order: 'nobody' })
      expect(await list('?stuck=1')).toMatchObject({ unmatched: [stray] })
    }))

  test('the export of orders contains the filtered orders, with formulas as text', () =>
    withShop(async (store) => {
      const body = newOrder({ customer: { ...customer, fullName: '=HYPERLINK("x")', company: 'Sum, Inc' } })
      const id = (await call(store, 'POST', '/api/orders', { body })).body.order_id
      await placeOrder(store)
      const [header, ...rows] = await (await staff(store)).exported(`?q=${id}`)
      expect(header).toMatch(/^number,placed,status,/)
      expect(rows).toHaveLength(1)
      expect(rows[0]).toContain(`"'=HYPERLINK(""x"")"`)
      expect(rows[0]).toContain('2 × Plain at $10.50')
      expect((await (await staff(store)).exported()).length).toBeGreaterThan(2)
    }))
})

describe('the page of an order', () => {
  test('staff cancel an order with a reason, which the customer sees and the log marks as personal', () =>
    withShop(async (store) => {
      const { act } = await staff(store)
      const id = await placeAsCustomer(store)
      expect(await act(id, { intent: 'cancel', seen: 'prepared', text: ' ' })).toMatchObject({
        data: { outcome: 'invalid', fieldErrors: { text: 'Give the reason.' } },
        init: { status: 422 },
      })
      const stale = { intent: 'cancel', seen: 'documents_opened', text: 'Ordered twice.' }
      expect(await act(id, stale)).toMatchObject({
        data: { outcome: 'changed', values: { text: 'Ordered twice.' } },
        init: { status: 409 },
      })
      expect(await act(id, { ...stale, seen: 'prepared' })).toMatchObject({ status: 302 })
      const order = await orderById(store.db, id)
      const step = { to: 'cancelled', source: 'staff', note: 'Ordered twice.' }
      expect(order?.timeline.at(-1)).toMatchObject(step)
      const change = { before: { status: 'prepared' }, after: { status: 'cancelled', note: '(personal)' } }
      expect(await changeEntries(store.db, id)).toMatchObject([
        { actorKind: 'account', action: 'orders.change', ...change },
      ])
    }))

  test('staff mark a paid order active once, and cannot cancel it', () =>
    withShop(async (store) => {
      const { act, order } = await staff(store)
      const id = await placeAsCustomer(store)
      await tell(store, paid(id))
      const cancel = { intent: 'cancel', seen: 'paid', text: 'No.' }
      expect(await act(id, cancel)).toMatchObject({ init: { status: 409 } })
      await act(id, { intent: 'activate', seen: 'paid' })
      expect(await statusOf(store, id)).toBe('active')
      const again = await act(id, { intent: 'activate', seen: 'paid' })
      expect(again).toMatchObject({ data: { outcome: 'changed' } })
      const { order: shown, staffSteps } = await order(id)
      const [newest] = orderActivity({ order: { ...shown, mails: [] }, events: [], notes: [], staffSteps })
      expect(newest).toMatchObject({ transition: { to: 'active' }, author: 'Grace' })
    }))

  test('staff send the mail about the current status again, and two presses send one mail', () =>
    withShop(async (store) => {
      const { act, order } = await staff(store, 'support')
      const id = await placeAsCustomer(store)
      await tell(store, portalEvent('signed', id))
      await store.db.update(mails).set({ createdAt: new Date(Date.now() - day) })
      const failed = { state: 'failed', error: 'EENVELOPE 550' } as const
      await store.db.update(mails).set(failed).where(eq(mails.kind, 'signed'))
      expect((await order(id)).stuck).toMatchObject([{ reason: 'mail_failed' }])
      const seen = String((await order(id)).order.mails.length)
      store.sent.length = 0
      await act(id, { intent: 'resend', seen })
      expect(await act(id, { intent: 'resend', seen })).toMatchObject({ data: { outcome: 'changed' } })
      const subject: unknown = expect.stringContaining('pay for your order')
      expect(store.sent).toMatchObject([{ to: 'ada@example.com', subject }])
      expect((await order(id)).stuck).toEqual([])
      const sent = { action: 'orders.resend-mail', after: { mail: 'signed' } }
      expect(await changeEntries(store.db, id)).toMatchObject([sent])
      // A mail that is no longer needed is removed. The next one is still sent.
      await store.db.delete(mails).where(eq(mails.kind, 'placed'))
      await act(id, { intent: 'resend', seen: String((await order(id)).order.mails.length) })
      expect(store.sent).toHaveLength(2)
    }))

  test('staff record a refund as a note, for a paid order only and up to its total', () =>
    withShop(async (store) => {
      const { act, order } = await staff(store)
      const id = await placeAsCustomer(store)
      const refund = { intent: 'refund', amount: '20', text: 'Half a year unused.' }
      expect(await act(id, refund)).toMatchObject({ data: { outcome: 'not_allowed' } })
      await tell(store, paid(id))
      await act(id, refund)
      expect(await act(id, { ...refund, amount: '1.01' })).toMatchObject({
        data: { fieldErrors: { amount: expect.stringContaining('would exceed its total') } },
      })
      for (const amount of ['0', '1e3', '-1', '1.001']) {
        expect(await act(id, { ...refund, amount })).toMatchObject({ init: { status: 422 } })
      }
      expect((await order(id)).notes).toMatchObject([{ kind: 'refund', amount: 2000, author: 'Grace' }])
      expect(await statusOf(store, id)).toBe('paid')
      const { list } = await staff(store)
      expect(await rowsOf(list())).toMatchObject([{ total: 2_100, payment: { paid: 2_100, left: 100 } }])
      await act(id, { ...refund, amount: '1' })
      const { payment, order: refunded } = await order(id)
      expect(payment).toEqual({ paid: 2_100, left: 0 })
      expect(await rowsOf(list())).toMatchObject([{ payment }])
      const resend = { intent: 'resend', seen: String(refunded.mails.length) }
      expect(await act(id, resend)).toMatchObject({ data: { outcome: 'not_allowed' } })
    }))

  test('staff can apply a stored event again only if the event is possible now and belongs to the order', () =>
    withShop(async (store) => {
      const { act } = await staff(store)
      const id = await placeAsCustomer(store)
      const other = await placeAsCustomer(store)
      await tell(store, paid(id, 1), { id: 'msg_short' })
      await store.db.update(orders).set({ total: '1' }).where(eq(orders.id, id))
      const replay = { intent: 'replay', of: 'msg_short' }
      await expect(act(other, replay)).rejects.toMatchObject(notFound)
      await act(id, replay)
      expect(await statusOf(store, id)).toBe('paid')
      const ignored = { outcome: 'ignored', reason: 'wrong_amount' }
      expect(await changeEntries(store.db, 'msg_short')).toMatchObject([
        { before: ignored, after: { outcome: 'processed', reason: null } },
      ])
      const replayed = { action: 'orders.replay', after: { status: 'paid' } }
      expect(await changeEntries(store.db, id)).toMatchObject([replayed])
    }))

  test('support can write notes and send mails but not change orders, and catalog staff see no orders', () =>
    withShop(async (store) => {
      const support = await staff(store, 'support')
      const id = await placeAsCustomer(store)
      const may = { note: true, resend: true, replay: false, change: false }
      expect((await support.order(id)).may).toEqual(may)
      const cancel = { intent: 'cancel', seen: 'prepared', text: 'No.' }
      await expect(support.act(id, cancel)).rejects.toMatchObject(notFound)
      await expect((await staff(store, 'catalogue')).order(id)).rejects.toMatchObject(notFound)
      await expect(support.order('nothing')).rejects.toMatchObject(notFound)
      expect(await statusOf(store, id)).toBe('prepared')
    }))
})

describe('the orders of a seller', () => {
  test('a seller sees the lines of its products, the buyer only after payment, and nothing else of an order', () =>
    withShop(async (store) => {
      const { db } = store
      await addSellers(db, { mine: ['cart-plain'], theirs: ['cart-five'] })
      const lines = [plainLine, { ...plainLine, product_id: 'cart-five', price: 5 }]
      const body = newOrder({ lines })
      const id = (await call(store, 'POST', '/api/orders', { body })).body.order_id
      const cancelled = await placeOrder(store)
      await tell(store, portalEvent('cancelled', cancelled))
      const { cookie } = await newViewer(store, { memberships: [{ sellerId: 'mine', role: 'editor' }] })
      const see = (query = '') => callPage(listLoader, store, { path: `/dashboard/orders${query}`, cookie })

      const amounts = { quantity: 2, price: 1050, interval: null, total: 2100, discount: 0 }
      const names = { seller: 'Mine', product: 'Plain', change: null }
      const line = { ...names, ...amounts, day: anyDay, id: expect.any(String) }
      const rest = { kind: 'lines', hasNext: false, page: 1, mayExport: false, showsSeller: false }
      const oneLine = { ...rest, count: 1, size: 50, hasNoMatch: false }
      expect(await see()).toEqual({ ...oneLine, lines: [{ ...line, buyer: null }] })
      expect(await see('?q=ada')).toMatchObject({ lines: [] })
      expect(await see('?state=paid')).toMatchObject({ lines: [] })

      await tell(store, paid(id, 31))
      const buyer = { name: 'Ada Lovelace', company: 'Engines', email: 'ada@example.com' }
      // A data request names the requested routes.
      expect(await see('?_routes=orders')).toEqual({ ...oneLine, lines: [{ ...line, buyer }] })
      expect(await see('?q=ada&state=paid')).toMatchObject({ lines: [{ buyer }] })
      const page = { path: `/dashboard/orders/${id}`, cookie, params: { orderId: id } }
      await expect(callPage(loader, store, page)).rejects.toMatchObject(notFound)

      await changeProduct(db, 'cart-plain', { sellerId: 'theirs' })
      expect(await see()).toMatchObject({ lines: [{ product: 'Plain' }] })
    }))

  test('only admins of a seller export its sold lines', () =>
    withShop(async (store) => {
      const { db } = store
      await addSellers(db, { mine: [], theirs: [] })
      const own = await placeOrder(store)
      await db.update(orderLines).set({ sellerId: 'mine' }).where(eq(orderLines.orderId, own))
      await placeOrder(store)
      await db.update(orderLines).set({ sellerId: 'theirs' }).where(eq(orderLines.productId, 'cart-five'))
      const exported = async (role: 'admin' | 'editor') => {
        const memberships = [
          { sellerId: 'mine', role },
          { sellerId: 'theirs', role: 'editor' as const },
        ]
        const { cookie } = await newViewer(store, { memberships })
        return callPage(exportLoader, store, { path: '/dashboard/orders/export', cookie })
      }
      const rows = (await (await exported('admin')).text()).trimEnd().split('\r\n').slice(1)
      expect(rows).toHaveLength(1)
      expect(rows[0]).toMatch(/^\d{4}-\d\d-\d\d,Mine,Plain,2,10.50,,no,,,,21.00,0.00$/)
      await expect(exported('editor')).rejects.toMatchObject(notFound)
    }))
})

const anyDay: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
const notFound = { init: { status: 404 } }

test('staff see the receipt of a paid order, and mail it to the customer’s verified address', () =>
  withShop(async (store) => {
    const { act, order } = await staff(store, 'support')
    const { cookie } = await newViewer(store, { staffRoles: ['support'] })
    const open = (id: string) =>
      callPage(receiptLoader, store, { path: '/', cookie, params: { orderId: id } })
    const { cookie: buyer, email } = await newViewer(store, {})
    const id = await placeOrder(store, buyer)
    await expect(open(id)).rejects.toMatchObject(notFound)
    await tell(store, paid(id))
    const pdf = await open(id)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(pdf.headers.get('cache-control')).toBe('private, no-store')

    store.sent.length = 0
    const seen = String((await order(id)).order.mails.length)
    await act(id, { intent: 'receipt', seen })
    expect(store.sent.map(({ to, attachments }) => [to, attachments?.length])).toEqual([[email, 1]])
    expect(await act(id, { intent: 'receipt', seen })).toMatchObject({ init: { status: 409 } })
    const [change] = await changeEntries(store.db, id)
    expect(change).toMatchObject({ action: 'orders.resend-mail', after: { mail: 'receipt' } })
    const byBrowser = await placeOrder(store)
    await tell(store, paid(byBrowser))
    expect((await open(byBrowser)).status).toBe(200)
    const unproven = { intent: 'receipt', seen: String((await order(byBrowser)).order.mails.length) }
    expect(await act(byBrowser, unproven)).toMatchObject({ init: { status: 409 } })
  }))
