import { getEventListeners, once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startHttpServer, type RunningServer } from '#http/listening/http-server.server.ts'
import { signUp } from '../support/customers-and-products.ts'
import { customerPortalCookie, newOrder, ownDatabase } from '../support/order-shop.ts'
import { openStore } from '../support/open-store.ts'
import { openEvents } from '../support/servers/event-stream.ts'
import { untilListening } from '../support/servers/until-listening.ts'

let opened: Awaited<ReturnType<typeof openStore>>
let server: RunningServer
let origin: string

/** The whole API on a real server, notified of changes by PostgreSQL. */
beforeAll(async () => {
  const database = await ownDatabase('events', 'wadah_shop')
  await database.close()
  opened = await openStore({ DATABASE_URL: database.url })
  await untilListening(opened.context)
  server = await startHttpServer(opened.app.fetch, { hostname: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${server.port}`
})
afterAll(async () => {
  opened.endStreams()
  await server.stop()
  await opened.close()
})

async function post(path: string, cookie: string, body: unknown): Promise<Response> {
  return fetch(origin + path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

const listeners = () => getEventListeners(opened.context.stopping, 'abort').length

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve))
}

test('a customer gets events of their orders and not of other customers’ orders', async () => {
  const ada = await customerPortalCookie(opened.context, 'ada@example.com')
  const eve = await customerPortalCookie(opened.context, 'eve@example.com')
  const [adaEvents, eveEvents] = [await openEvents(origin, ada), await openEvents(origin, eve)]
  expect(adaEvents.response.headers.get('content-type')).toContain('text/event-stream')
  expect(Object.fromEntries(adaEvents.response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-accel-buffering': 'no',
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
  })
  expect([await adaEvents.next(), await eveEvents.next()]).toEqual(['ready', 'ready'])
  expect((await post('/api/orders', ada, newOrder())).status).toBe(201)
  expect(await adaEvents.nextChange()).toBe('order')
  expect((await post('/api/orders', eve, newOrder())).status).toBe(201)
  expect(await eveEvents.nextChange()).toBe('order')
})

test('an account gets an event when its saved products change', async () => {
  const { cookie } = await signUp(opened.context)
  const events = await openEvents(origin, cookie)
  expect(await events.next()).toBe('ready')
  const saving = await fetch(`${origin}/api/saved/cart-plain`, { method: 'PUT', headers: { cookie } })
  expect(saving.status).toBe(204)
  expect(await events.nextChange()).toBe('saved')
})

test('deleting an account sends events to the customer’s other devices at once', async () => {
  const { cookie } = await signUp(opened.context)
  const events = await openEvents(origin, cookie)
  expect(await events.next()).toBe('ready')
  expect((await post('/api/account/delete', cookie, { password: 'a long password' })).status).toBe(204)
  const heard = [await events.nextChange(), await events.nextChange(), await events.nextChange()]
  expect(heard).toEqual(['saved', 'cart', 'order'])
})

test('an event stream that ends releases its listener', async () => {
  const cookie = await customerPortalCookie(opened.context, 'ada@example.com')
  await until(() => listeners() === 0)
  for (let round = 0; round < 5; round += 1) {
    const events = await openEvents(origin, cookie)
    expect(await events.next()).toBe('ready')
    expect(listeners()).toBe(1)
    expect(await opened.context.metrics.registry.metrics()).toMatch(/^event_streams 1$/m)
    events.leave()
    await until(() => listeners() === 0)
  }
  expect(await opened.context.metrics.registry.metrics()).toMatch(/^event_streams 0$/m)
})

test('an event stream that the client does not read is closed before much is buffered, and a stream that is read stays open', async () => {
  const [unread, read] = ['unread@example.com', 'read@example.com']
  await until(() => listeners() === 0)
  const events = await openEvents(origin, await customerPortalCookie(opened.context, read))
  const socket = connect(server.port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const cookie = await customerPortalCookie(opened.context, unread)
  socket.write(`GET /events HTTP/1.1\r\nHost: store.test\r\nCookie: ${cookie}\r\n\r\n`)
  await until(() => listeners() === 2)
  expect(await events.next()).toBe('ready')
  // The operating system itself buffers some megabytes per connection.
  const mostEvents = 500_000
  for (let sent = 0; sent < mostEvents && listeners() === 2; sent += 50) {
    for (let n = 0; n < 50; n += 1) opened.context.changeEvents.publish('order_changed', `portal:${unread}`)
    opened.context.changeEvents.publish('order_changed', `portal:${read}`)
    expect(await events.nextChange()).toBe('order')
  }
  expect(listeners()).toBe(1)
  const closed = once(socket, 'close')
  socket.on('error', () => undefined).resume()
  await closed
})

test('a HEAD request opens no stream', async () => {
  const cookie = await customerPortalCookie(opened.context, 'ada@example.com')
  await until(() => listeners() === 0)
  for (let round = 0; round < 25; round += 1) {
    const head = await fetch(`${origin}/events`, { method: 'HEAD', headers: { cookie } })
    expect(head.status).toBe(200)
  }
  expect(listeners()).toBe(0)
})

test('event streams end when the store stops, and no stream opens afterward', async () => {
  const cookie = await customerPortalCookie(opened.context, 'ada@example.com')
  const events = await openEvents(origin, cookie)
  expect(await events.next()).toBe('ready')
  opened.endStreams()
  expect(await events.next()).toBeNull()
  const late = await openEvents(origin, cookie)
  let event = await late.next()
  while (event === 'ready') event = await late.next()
  expect(event).toBeNull()
})
