import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { writeProductFiles } from '#catalog/products/product-files.commands.server.ts'
import { freeDownloadPath } from '#files/download-address.ts'
import { fileDownloads } from '#files/files.tables.server.ts'
import type { OrderStatus } from '#orders/order-status.ts'
import { downloadToken, linkHours, readDownloadToken } from '#orders/downloads/download-token.server.ts'
import { orders } from '#orders/orders.tables.server.ts'
import { signUp } from '../../support/customers-and-products.ts'
import { pdf } from '../../support/samples/hostile-files.ts'
import { accepted } from '../../support/file-uploads.ts'
import { testSettings, type TestStore } from '../../support/store.ts'
import { activate } from '../../support/license-keys.ts'
import { call, newOrder, placeOrder, plainLine, withShop } from '../../support/order-shop.ts'
import { bill } from '../../support/subscriptions.ts'

const key = testSettings['AUTH_SECRET'] ?? ''

/** A product with a file, and an order of it. */
async function bought(store: TestStore) {
  const { db, context } = store
  const { storage } = context.files
  const file = await accepted({ db, storage }, { name: 'Guide.pdf', content: pdf }, { kind: 'download' })
  await writeProductFiles(db, 'cart-plain', [{ name: 'User guide', address: freeDownloadPath(file) }])
  const { cookie } = await signUp(context)
  const orderId = await placeOrder(store, cookie)
  const become = (status: OrderStatus) => db.update(orders).set({ status }).where(eq(orders.id, orderId))
  const list = (who?: string) => call(store, 'GET', `/api/orders/${orderId}/files`, { cookie: who })
  return { cookie, orderId, fileId: file.id, become, list }
}

test('the customer of an active order can download its files, even in parts, and each download counts once', () =>
  withShop(async (store) => {
    const { cookie, become, list } = await bought(store)
    await become('active')
    const { body } = await list(cookie)
    expect(body.files).toMatchObject([{ name: 'User guide.pdf', type: 'application/pdf', bytes: pdf.length }])
    const address: string = body.files[0].address
    const whole = await store.app.request(address)
    expect(await whole.text()).toBe(pdf)
    const start = await store.app.request(address, { headers: { range: 'bytes=0-3' } })
    const rest = await store.app.request(address, { headers: { range: 'bytes=4-' } })
    expect([start.status, rest.status]).toEqual([206, 206])
    expect((await start.text()) + (await rest.text())).toBe(pdf)
    const [counted] = await store.db.select().from(fileDownloads)
    expect(counted).toMatchObject({ productId: 'cart-plain', count: 2 })
  }))

test('the files of an order answer 404 for other visitors and while the order is not active', () =>
  withShop(async (store) => {
    const { cookie, become, list, orderId, fileId } = await bought(store)
    const stranger = await signUp(store.context)
    const absent = await call(store, 'GET', `/api/orders/${crypto.randomUUID()}/files`, { cookie })
    expect(absent.status).toBe(404)
    const link = `/downloads/${downloadToken(key, { orderId, fileId }, new Date())}`
    const missing = await store.app.request(`/downloads/${'a'.repeat(80)}.${'a'.repeat(43)}`)
    const missingText = await missing.text()
    for (const status of ['prepared', 'signed', 'paid', 'cancelled', 'expired'] as const) {
      await become(status)
      expect((await list(cookie)).body, status).toEqual(absent.body)
      const answer = await store.app.request(link)
      expect([answer.status, await answer.text()], status).toEqual([404, missingText])
    }
    await become('active')
    expect((await list(stranger.cookie)).body).toEqual(absent.body)
    expect((await list()).body).toEqual(absent.body)
    expect((await store.app.request(link)).status).toBe(200)
  }))

test('each line of an order gives its files until its access ends (product: access 1, 12)', () =>
  withShop(async (store) => {
    const { db, context } = store
    const { storage } = context.files
    for (const [product, name] of [
      ['cart-plain', 'Guide'],
      ['cart-monthly', 'Handbook'],
    ] as const) {
      const content = pdf.replace('<<>>', `<</${name}>>`)
      const file = await accepted({ db, storage }, { name: `${name}.pdf`, content }, { kind: 'download' })
      await writeProductFiles(db, product, [{ name, address: freeDownloadPath(file) }])
    }
    const { cookie } = await signUp(context)
    const monthly = { ...plainLine, product_id: 'cart-monthly', quantity: 1, price: 97 }
    const body = newOrder({ lines: [plainLine, monthly] })
    const placed = await call(store, 'POST', '/api/orders', { body, cookie })
    const id: string = placed.body.order_id
    await activate(store, id)
    const names = async () => {
      const files = await call(store, 'GET', `/api/orders/${id}/files`, { cookie })
      return files.body.files.map(({ name }: { name: string }) => name)
    }
    expect((await names()).toSorted()).toEqual(['Guide.pdf', 'Handbook.pdf'])
    await bill(store, 'subscription.canceled', id, {}, 9_999)
    expect(await names()).toEqual(['Guide.pdf'])
  }))

test('a download link is valid only for its file and its order, and expires', () =>
  withShop(async (store) => {
    const { become, orderId, fileId } = await bought(store)
    await become('active')
    const now = new Date()
    const token = downloadToken(key, { orderId, fileId }, now)
    const [payload = '', signature = ''] = token.split('.')
    const forged = Buffer.from(`${orderId}.${'0'.repeat(64)}.9999999999`).toString('base64url')
    const tokens = [
      `${forged}.${signature}`,
      `${payload}.${signature.slice(0, -2)}AA`,
      `${payload}.`,
      payload,
    ]
    for (const changed of tokens) {
      expect((await store.app.request(`/downloads/${changed}`)).status).toBe(404)
      expect(readDownloadToken(key, changed, now)).toEqual({ ok: false, reason: 'unknown' })
    }
    expect(readDownloadToken('x'.repeat(64), token, now)).toEqual({ ok: false, reason: 'unknown' })
    const before = new Date(now.getTime() - linkHours * 3_600_000 - 1_000)
    const ended = downloadToken(key, { orderId, fileId }, before)
    expect((await store.app.request(`/downloads/${ended}`)).status).toBe(410)
  }))
