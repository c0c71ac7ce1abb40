import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import { users } from '#account/session/account.tables.server.ts'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { addOrderNote } from '#orders/admin/admin-orders.commands.server.ts'
import { orderPersonalData } from '#orders/customer/order-personal-data.server.ts'
import { orderContext } from '#orders/order-context.server.ts'
import { loader as listLoader } from '#purchases/list/my-purchases.page.tsx'
import { loader as orderLoader } from '#purchases/order.page.tsx'
import { action, loader } from '#purchases/receipt/receipt.page.tsx'
import { signUp } from '../../support/customers-and-products.ts'
import {
  call,
  cookieOf,
  customer,
  customerPortalCookie,
  newOrder,
  placeOrder,
  plainLine,
  portalEvent,
  proveEmail,
  tell,
  withShop,
} from '../../support/order-shop.ts'
import { callPage } from '../../support/dashboard.ts'
import { readPage } from '../../support/log-in.ts'
import { statementsOf } from '../../support/database/statements.ts'
import type { TestStore } from '../../support/store.ts'

const paperwork = { taxId: ' US 12-3456789 ', poNumber: 'PO 4711' }

/** A paid order of a signed-up customer with a verified address. */
async function paidPurchase(store: TestStore, changes: Record<string, unknown> = {}) {
  const { id: userId, cookie, email } = await account(store)
  const body = newOrder({ customer: { ...customer, ...paperwork, email }, ...changes })
  const placed = await call(store, 'POST', '/api/orders', { body, cookie })
  expect(placed.status).toBe(201)
  const order: string = placed.body.order_id
  store.sent.length = 0
  await pay(store, order, placed.body.record.total)
  return { userId, cookie, email, order }
}

async function account(store: TestStore) {
  const customer = await signUp(store.context)
  await proveEmail(store, customer.id)
  return customer
}

async function pay(store: TestStore, order: string, amount: number) {
  const paid = await tell(store, portalEvent('paid', order, { amount, currency: 'USD' }))
  expect(paid.body.outcome).toBe('processed')
}

function openReceipt(store: TestStore, order: string, cookie?: string) {
  const path = `/marketplace/my-purchases/${order}/receipt`
  return readPage(loader, store, { path, cookie, params: { order } })
}

function mailAgain(store: TestStore, order: string, cookie?: string) {
  const path = `/marketplace/my-purchases/${order}/receipt`
  return readPage(action, store, { path, form: {}, cookie, params: { order } })
}

function openPdf({ app }: TestStore, order: string, cookie?: string) {
  return app.request(`/marketplace/my-purchases/${order}/receipt.pdf`, { headers: cookie ? { cookie } : {} })
}

async function textOf(content: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(content), { mergePages: true })
  return text.replaceAll(/\s/g, '')
}

test('the page and the PDF of a receipt have the same figures', () =>
  withShop(async (store) => {
    const lines = [plainLine, { ...plainLine, product_id: 'cart-monthly', price: 97, quantity: 1 }]
    const { order, cookie } = await paidPurchase(store, { lines })
    const { status, data } = await openReceipt(store, order, cookie)
    expect([status, data]).toMatchObject([200, { state: 'found', hasPdf: true }])
    const { receipt } = data as { receipt: { sums: { name: string; amount: string }[]; facts: object[] } }
    expect(receipt.sums.map(({ amount }) => amount)).toEqual(['$21.00', '$97.00', '$118.00'])
    expect(receipt.facts).toContainEqual({ name: 'PO number', value: 'PO 4711' })
    const pdf = await openPdf(store, order, cookie)
    expect(pdf.status).toBe(200)
    expect(pdf.headers.get('cache-control')).toBe('private, no-store')
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(pdf.headers.get('content-disposition')).toMatch(
      /^attachment; filename="wadah-receipt-R-\d{6}\.pdf"/,
    )
    const text = await textOf(new Uint8Array(await pdf.arrayBuffer()))
    for (const { name, amount } of receipt.sums) expect(text).toContain((name + amount).replaceAll(' ', ''))
    expect(text).toContain('TaxID:US12-3456789')
  }))

test('other customers’ receipts get the same response as missing receipts, as page and as PDF', () =>
  withShop(async (store) => {
    const { order } = await paidPurchase(store)
    const stranger = await account(store)
    const unpaid = await placeOrder(store, stranger.cookie)
    const byBrowser = await call(store, 'POST', '/api/orders', { body: newOrder() })
    const browser = cookieOf(byBrowser)
    await pay(store, byBrowser.body.order_id, 21)
    const absent = crypto.randomUUID()
    for (const cookie of [stranger.cookie, undefined, browser]) {
      const nowhere = await openReceipt(store, absent, cookie)
      expect(nowhere.status).toBe(404)
      for (const id of [order, byBrowser.body.order_id, 'x']) {
        const { status, data } = await openReceipt(store, id, cookie)
        expect({ status, data }).toEqual({ status: nowhere.status, data: nowhere.data })
        expect((await mailAgain(store, id, cookie)).status).toBe(404)
      }
      const answers = [order, byBrowser.body.order_id, absent, 'x', unpaid].map(async (id) => {
        const answer = await openPdf(store, id, cookie)
        expect(answer.headers.get('cache-control')).toBe('private, no-store')
        return [answer.status, await answer.text()]
      })
      expect(new Set((await Promise.all(answers)).map(String)).size).toBe(1)
    }
    const own = await openReceipt(store, unpaid, stranger.cookie)
    expect([own.status, own.data]).toEqual([404, { state: 'not_paid', status: 'prepared' }])
    // The order that the browser placed without a session still has a page.
    const params = { order: byBrowser.body.order_id }
    const shown = await readPage(orderLoader, store, { path: '/', cookie: browser, params })
    const expected = { receipt: null, status: 'paid' }
    expect([shown.status, shown.data]).toMatchObject([200, { order: expected, sellers: [{ name: 'Wadah' }] }])
    const listed = async (cookie?: string) =>
      (await callPage(listLoader, store, { path: '/', cookie })).listed
    expect(await listed(browser)).toMatchObject([{ id: byBrowser.body.order_id, status: 'paid' }])
    expect(await listed(stranger.cookie)).toMatchObject([{ id: unpaid, status: 'prepared' }])
    expect(await listed()).toEqual([])
  }))

test('the list of purchases without JavaScript reads only the data that it shows', async () => {
  const statements = await statementsOf(() =>
    withShop(async (store) => {
      const cookie = await customerPortalCookie(store, 'grace@example.com')
      const order = await placeOrder(store, cookie)
      const { listed } = await callPage(listLoader, store, { path: '/', cookie })
      const preparedAt = expect.stringMatching(/^\d{4}-.*Z$/)
      const shown = { status: 'prepared', total: 2100, access_ended: false, preparedAt, timeZone: 'UTC' }
      expect(listed).toEqual([{ id: order, ...shown }])
    }),
  )
  expect(statements.findLast((statement) => statement.includes('from "orders"'))).not.toContain('json_agg')
})

test('a customer-portal customer can open and mail the receipts of the orders of the session', () =>
  withShop(async (store) => {
    const cookie = await customerPortalCookie(store, 'grace@example.com')
    const order = await placeOrder(store, cookie)
    await pay(store, order, 21)
    expect((await openReceipt(store, order, cookie)).status).toBe(200)
    const mailed = await mailAgain(store, order, cookie)
    expect(mailed.status).toBe(302)
    expect(store.sent.at(-1)?.to).toBe('grace@example.com')
  }))

test('the payment mail links to the receipt if it goes to the verified address', () =>
  withShop(async (store) => {
    const { order } = await paidPurchase(store)
    expect(store.sent).toHaveLength(1)
    for (const words of [store.sent[0]?.text, store.sent[0]?.html]) {
      expect(words).toContain(`http://store.test/marketplace/my-purchases/${order}/receipt`)
    }
  }))

test('if an order has another address, the verified address gets the receipt in a separate mail', () =>
  withShop(async (store) => {
    const { email, order } = await paidPurchase(store, {
      customer: { ...customer, email: 'boss@example.com' },
    })
    const [receipt, paid] = store.sent.toSorted((one) => (one.to === email ? -1 : 1))
    expect(paid?.to).toBe('boss@example.com')
    expect(paid?.text).not.toContain('/receipt')
    expect(receipt?.text).toContain(`/marketplace/my-purchases/${order}/receipt`)
    expect(receipt?.attachments?.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/^wadah-receipt-R-\d{6}\.pdf$/),
    ])
  }))

test('a receipt is mailed again with its PDF, only to the verified address and at most five times an hour', () =>
  withShop(async (store) => {
    const { order, cookie, email, userId } = await paidPurchase(store)
    store.sent.length = 0
    for (const _ of [1, 2, 3, 4]) {
      const mailed = await mailAgain(store, order, cookie)
      expect([mailed.status, mailed.location]).toEqual([
        302,
        `/marketplace/my-purchases/${order}/receipt?mailed=yes`,
      ])
    }
    expect(store.sent.map(({ to }) => to)).toEqual([email, email, email, email])
    const pdf = Buffer.from(store.sent[0]?.attachments?.[0]?.content ?? '', 'base64')
    expect(await textOf(new Uint8Array(pdf))).toContain('Totalpaid$21.00')
    await store.db.update(users).set({ emailVerified: false }).where(eq(users.id, userId))
    const unproven = await mailAgain(store, order, cookie)
    expect([unproven.status, unproven.data]).toEqual([409, { outcome: 'not_proven' }])
    await proveEmail(store, userId)
    expect((await mailAgain(store, order, cookie)).status).toBe(302)
    expect((await mailAgain(store, order, cookie)).status).toBe(429)
    expect(store.sent).toHaveLength(5)
  }))

test('a receipt with letters missing from the PDF font has a page but no PDF, and its mail has no attachment', () =>
  withShop(async (store) => {
    const { order, cookie, email } = await paidPurchase(store, {
      customer: { ...customer, company: '中国技术有限公司' },
    })
    const page = await openReceipt(store, order, cookie)
    expect([page.status, page.data]).toMatchObject([200, { state: 'found', hasPdf: false }])
    const path = `/marketplace/my-purchases/${order}/receipt`
    const pdf = await openPdf(store, order, cookie)
    expect([pdf.status, pdf.headers.get('location')]).toEqual([302, path])
    expect((await openPdf(store, order)).status).toBe(404)
    const shown = await call(store, 'GET', `/api/orders/${order}`, { cookie })
    expect(shown.body).toMatchObject({ order: { receipt: 'receipt', receipt_pdf: false } })
    store.sent.length = 0
    await mailAgain(store, order, cookie)
    expect(store.sent).toMatchObject([{ to: email, text: expect.stringContaining(path) as unknown }])
    expect(store.sent[0]?.attachments).toBeUndefined()
    expect(store.sent[0]?.text).not.toContain('attached')
  }))

test('receipts are numbered consecutively at payment', () =>
  withShop(async (store) => {
    const numbers = []
    for (const _ of [1, 2]) {
      const { order, cookie } = await paidPurchase(store)
      const { data } = await openReceipt(store, order, cookie)
      numbers.push((data as { receipt: { number: string } }).receipt.number)
    }
    const [first = 0, second = 0] = numbers.map((each) => Number(each.slice(2)))
    expect(second).toBe(first + 1)
  }))

test('a receipt keeps the old name of a renamed seller, and shows refunds without their text', () =>
  withShop(async (store) => {
    const line = { ...plainLine, product_id: 'security-platform', price: 1997, quantity: 1 }
    const { order, cookie } = await paidPurchase(store, { lines: [line] })
    const before = await openReceipt(store, order, cookie)
    await store.db.update(marketplaceSellers).set({ name: 'Renamed Inc.' })
    const note = {
      orderId: order,
      kind: 'refund',
      text: 'they insisted',
      amount: 10_000,
      isChecked: false,
    } as const
    await addOrderNote(store.db, orderContext(store.context), { kind: 'command' }, note)
    const after = await openReceipt(store, order, cookie)
    const sellers = ({ data }: typeof after) =>
      (data as { receipt: { lines: { seller: string }[] } }).receipt.lines.map(({ seller }) => seller)
    expect(sellers(after)).toEqual(sellers(before))
    expect(sellers(after)).not.toContain('Renamed Inc.')
    expect(JSON.stringify(after.data)).toContain('Paid after refunds')
    expect(JSON.stringify(after.data)).not.toContain('they insisted')
    const path = `/marketplace/my-purchases/${order}`
    const { data } = await readPage(orderLoader, store, { path, cookie, params: { order } })
    expect(data).toMatchObject({ refunds: [{ amount: 10_000 }] })
    expect(JSON.stringify(data)).not.toContain('they insisted')
  }))

test('tax ID and PO number are part of the personal data and of the state for the signing portal', () =>
  withShop(async (store) => {
    const { order, userId, email } = await paidPurchase(store)
    const exported = await orderPersonalData.read(store.db, { userId, customerPortalEmail: email })
    expect(JSON.stringify(exported)).toContain('"tax_id":"US 12-3456789","po_number":"PO 4711"')
    const { cookie } = await account(store)
    const body = newOrder({ customer: { ...customer, ...paperwork } })
    const open = await call(store, 'POST', '/api/orders', { body, cookie })
    expect(JSON.stringify(open.body.record)).not.toContain('PO 4711')
    const token = new URL(open.body.documents_url).searchParams.get('token') ?? ''
    const handOff = `/api/hand-offs/${open.body.order_id}`
    expect(JSON.stringify((await call(store, 'GET', handOff, { token })).body)).not.toContain('PO 4711')
    const key = (await call(store, 'POST', `${handOff}/key`, { token })).body.access_key
    const state = await call(store, 'GET', `${handOff}/state`, { token: key })
    expect(state.body).toMatchObject({ tax_id: 'US 12-3456789', po_number: 'PO 4711', receipt_number: null })
    expect(order).not.toBe(open.body.order_id)
  }))
