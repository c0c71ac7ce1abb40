import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startSandbox, type RunningSandbox } from '../../sandbox/server.ts'
import { orderId, secret, startFakeStore, token } from '../support/servers/fake-store.ts'
import { patience } from '../support/patience.ts'

let folder: string
let store: Awaited<ReturnType<typeof startFakeStore>>
let sandbox: RunningSandbox

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wadah-portal-'))
  store = await startFakeStore()
  sandbox = await start()
})

afterEach(async () => {
  await sandbox.stop()
  await store.stop()
  await rm(folder, { recursive: true })
})

test('the sandbox portal reads the record with the token and shows the agreement', async () => {
  const page = await (await get(await open())).text()
  expect(page).toContain('Ada &lt;Lovelace&gt;, Engines')
  expect(page).toContain('Jake AI Platform')
  expect(page).toContain('$3,560.00')
  expect(page).toContain('Call first')
  expect(page).toContain('at the store: <strong>prepared</strong>')
  const other = `/documents?${new URLSearchParams({ order: orderId, token: 'b'.repeat(43) })}`
  const unknown = await get(other)
  expect(unknown.status).toBe(409)
  expect(await unknown.text()).toContain('This address no longer opens the documents')
})

test('the sandbox agreement states the discount of an order with a code', async () => {
  store.total = 3204
  const page = await (await get(await open())).text()
  expect(page).toContain('Discount')
  expect(page).toContain('-$356.00')
  expect(page).toContain('$3,204.00')
})

test('reloading a documents address, or opening it in two tabs, leads to the same visit', async () => {
  const answers = await Promise.all([get(address()), get(address())])
  const visits = [...answers, await get(address())].map(({ headers }) => headers.get('location'))
  expect(visits[0]).toMatch(/^\/documents\/[\w-]{36}$/)
  expect(new Set(visits).size).toBe(1)
  expect(types()).toEqual(['documents_opened'])
})

test('the sandbox sends the events signed, payment failed, paid and active once each, in order, and the payment with the order’s amount', async () => {
  const visit = await open()
  await act(visit, 'sign', { signature: 'Ada Lovelace' })
  expect((await act(visit, 'fail_payment')).headers.get('location')).toBe(`${visit}#state`)
  const back = (await act(visit, 'pay')).headers.get('location') ?? ''
  await act(visit, 'activate')
  expect(types()).toEqual(['documents_opened', 'signed', 'payment_failed', 'paid', 'active'])
  expect(new Set(store.received.map(({ id }) => id)).size).toBe(5)
  const { data } = store.received[3] ?? {}
  expect(data).toEqual({ order: orderId, amount: 3560, currency: 'USD', session_id: expect.any(String) })
  expect(back).toBe(`${store.url}/marketplace/success?session_id=${data?.session_id}`)
  expect(store.received[1]?.data.note).toBe('Signed by Ada Lovelace')
})

test('the sandbox refuses an action that is not possible now and sends no event', async () => {
  const visit = await open()
  for (const action of ['pay', 'activate', 'fail_payment']) await act(visit, action)
  await act(visit, 'sign', { signature: ' ' })
  expect(types()).toEqual(['documents_opened'])
  await act(visit, 'decline')
  await act(visit, 'sign', { signature: 'Ada' })
  expect(types()).toEqual(['documents_opened', 'declined'])
  expect((await act(visit, 'nonsense')).status).toBe(404)
  expect((await get('/documents/nobody')).status).toBe(404)
})

test('an order that the store has canceled can no longer be signed in the sandbox', async () => {
  const visit = await open()
  store.status = 'cancelled'
  expect(await (await get(visit)).text()).toContain('This order was canceled.')
  await act(visit, 'sign', { signature: 'Ada' })
  expect(types()).toEqual(['documents_opened'])
})

test('the sandbox setting “twice” sends every event twice with the same id', async () => {
  const visit = await open('twice')
  await act(visit, 'sign', { signature: 'Ada' })
  expect(types()).toEqual(['documents_opened', 'signed', 'signed'])
  expect(store.received[1]?.id).toBe(store.received[2]?.id)
})

test('the sandbox setting “late” delays events, and the customer returns with the order number', async () => {
  const visit = await open('late')
  await act(visit, 'sign', { signature: 'Ada' })
  const back = await act(visit, 'pay')
  expect(back.headers.get('location')).toContain(`session_id=${orderId}`)
  await vi.waitFor(() => expect(types().toSorted()).toEqual(['documents_opened', 'paid', 'signed']), patience)
})

test('the sandbox setting “out of order” sends the later of two events first, and sends every event', async () => {
  const visit = await open('out_of_order')
  await act(visit, 'sign', { signature: 'Ada' })
  await act(visit, 'pay')
  // On a busy machine a delivery may time out and be repeated with the same id.
  const different = () => [...new Set(types())]
  expect(different()).toEqual(['documents_opened', 'paid', 'signed'])
  await act(visit, 'activate')
  await vi.waitFor(
    () => expect(different()).toEqual(['documents_opened', 'paid', 'signed', 'active']),
    patience,
  )
})

test('the sandbox setting “lost” sends no event, and a signed status request returns the lost events', async () => {
  await act(await open('lost'), 'sign', { signature: 'Ada' })
  expect(types()).toEqual(['documents_opened'])
  expect((await get(`/portal/order-status?order=${orderId}`)).status).toBe(401)
  const { events } = (await (await ask(orderId)).json()) as { events: { type: string }[] }
  expect(events.map(({ type }) => type)).toEqual(['order.documents_opened', 'order.signed'])
  expect(await (await ask('another')).json()).toEqual({ events: [] })
})

test('events for an unreachable store are sent once the store responds, even after a restart of the sandbox', async () => {
  const visit = await open()
  store.away = true
  await act(visit, 'sign', { signature: 'Ada' })
  expect(types()).toEqual(['documents_opened'])
  await sandbox.stop()
  store.away = false
  sandbox = await start()
  await vi.waitFor(() => expect(types()).toEqual(['documents_opened', 'signed']), patience)
  expect(await (await get(visit)).text()).toContain('Signed. Please pay next.')
})

test('a documents address that fails because the store is unreachable can be opened again', async () => {
  store.away = true
  const response = await get(address())
  expect(response.status).toBe(409)
  expect(await response.text()).toContain('The shop did not respond')
  store.away = false
  expect((await get(address())).status).toBe(303)
})

function start(): Promise<RunningSandbox> {
  return startSandbox({
    port: 0,
    storeUrl: store.url,
    databaseUrl: 'postgres://nobody@127.0.0.1:9/nowhere',
    outboxDirectory: join(folder, 'outbox'),
    ordersFile: join(folder, 'orders.json'),
    portalEventSecrets: [secret],
    times: { lateMilliseconds: 300, retryMilliseconds: 20 },
  })
}

function address(): string {
  return `/documents?${new URLSearchParams({ order: orderId, token })}`
}

/** Opens the order, and sets how its next events are sent. */
async function open(mode = 'at_once'): Promise<string> {
  const visit = (await get(address())).headers.get('location') ?? ''
  await act(visit, 'delivery', { mode })
  return visit
}

function get(path: string): Promise<Response> {
  return fetch(`${sandbox.url}${path}`, { redirect: 'manual' })
}

function act(visit: string, action: string, fields: Record<string, string> = {}): Promise<Response> {
  const body = new URLSearchParams(fields)
  return fetch(`${sandbox.url}${visit}/${action}`, { method: 'POST', body, redirect: 'manual' })
}

function ask(id: string): Promise<Response> {
  const now = new Date()
  const headers = {
    'webhook-id': 'ask_1',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('ask_1', now, `order=${id}`),
  }
  return fetch(`${sandbox.url}/portal/order-status?order=${id}`, { headers })
}

function types(): string[] {
  return store.received.map(({ type }) => type.replace('order.', ''))
}
