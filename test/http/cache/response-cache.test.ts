import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { marketplaceProducts as products } from '#catalog/products/marketplace.tables.server.ts'
import { cachedApi, readingFor } from '#http/cache/cached-api.server.ts'
import { declared } from '#http/operation.server.ts'
import { createTestStore, withStore, type TestStore } from '../../support/store.ts'
import { unreachableDatabase } from '../../support/database/unreachable-database.ts'

const listing = '/api/products'
const product = '/api/products/security-platform'

const readsQuery = {
  group: 'test',
  summary: 'Counts',
  access: 'anybody',
  query: z.object({ search: z.optional(z.string()) }),
  responses: {},
} as const

/** API calls that count their runs. They replace the calls of the catalog. */
function counting(context: TestStore['context'], text = 'a long answer '.repeat(200)) {
  const state = { made: 0, fails: false }
  const calls = new Hono().get('/made', declared(readsQuery), (c) => {
    state.made += 1
    if (state.fails) throw new Error('not now')
    readingFor(c, context)
    return c.json({ number: state.made, text })
  })
  calls.get('/plain', (c) => {
    state.made += 1
    return c.json({ number: state.made, text })
  })
  const app = new Hono().route('/', cachedApi(context, calls))
  app.onError((_, c) => c.text('failed', 500))
  return { app, state }
}

test('the API answers from the cache until the catalog changes', () =>
  withStore(async ({ app, context, db }) => {
    const name = async () => ((await (await app.request(product)).json()) as { name: string }).name
    const before = await name()
    await db.update(products).set({ name: 'Renamed' }).where(eq(products.id, 'security-platform'))
    expect(await name()).toBe(before)
    context.changeEvents.publish('answers_changed', '')
    expect(await name()).toBe('Renamed')
  }))

test('votes make cached responses stale once a second', () =>
  withStore(async ({ context }) => {
    const { app, state } = counting(context)
    await app.request('/made')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (let vote = 0; vote < 3; vote += 1) context.changeEvents.publish('votes_changed', '')
    await app.request('/made')
    expect(state.made).toBe(1)
    vi.advanceTimersByTime(1_000)
    vi.useRealTimers()
    await app.request('/made')
    await app.request('/made')
    expect(state.made).toBe(2)
  }))

test('a response that was started before a change is not cached', () =>
  withStore(async ({ context }) => {
    const { app, state } = counting(context)
    const underWay = app.request('/made')
    while (state.made === 0) await Promise.resolve()
    context.changeEvents.publish('answers_changed', '')
    await underWay
    await app.request('/made')
    expect(state.made).toBe(2)
  }))

test('a request after a change does not wait for a response that was started before the change', () =>
  withStore(async ({ context }) => {
    const { app, state } = counting(context)
    const underWay = app.request('/made')
    while (state.made === 0) await Promise.resolve()
    context.changeEvents.publish('answers_changed', '')
    await Promise.all([underWay, app.request('/made')])
    expect(state.made).toBe(2)
  }))

test('a CDN may cache responses that are the same for everybody for five seconds, and no other responses', () =>
  withStore(async ({ app }) => {
    const cacheControl = async (path: string) => (await app.request(path)).headers.get('cache-control')
    expect(await cacheControl(product)).toBe(
      'public, max-age=0, must-revalidate, s-maxage=5, stale-while-revalidate=5',
    )
    expect(await cacheControl('/api/products/none')).toBe('no-store')
    expect(await cacheControl('/api/openapi.json')).toBe('public, max-age=3600')
  }))

test('an outdated response is served while a new response cannot be rendered', () =>
  withStore(async ({ context }) => {
    const { app, state } = counting(context)
    const before = await (await app.request('/made')).json()
    context.changeEvents.publish('answers_changed', '')
    state.fails = true
    const stale = await app.request('/made')
    expect(stale.status).toBe(200)
    expect(await stale.json()).toEqual(before)
    state.fails = false
    context.changeEvents.publish('answers_changed', '')
    expect(await (await app.request('/made')).json()).not.toEqual(before)
  }))

test('a cached response is compressed as requested, and not sent to a client that already has it', () =>
  withStore(async ({ app }) => {
    const plain = await app.request(listing)
    const text = await plain.text()
    expect(plain.headers.get('content-encoding')).toBeNull()
    const br = await app.request(listing, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(br.headers.get('content-encoding')).toBe('br')
    expect(br.headers.get('vary')).toBe('accept-encoding')
    expect(br.headers.get('content-type')).toBe('application/json')
    const packed = Buffer.from(await br.arrayBuffer())
    expect(packed.length).toBeLessThan(text.length / 3)
    expect(brotliDecompressSync(packed).toString()).toBe(text)
    const gzip = await app.request(listing, { headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(text)

    const etag = br.headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"another", ${etag}`]) {
      const again = await app.request(listing, { headers: { 'if-none-match': known } })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
      expect(again.headers.get('cache-control')).toContain('public, max-age=0, must-revalidate')
    }
    expect((await app.request(listing, { headers: { 'if-none-match': '"another"' } })).status).toBe(200)
  }))

test('a HEAD response has the length of its GET response and no body', () =>
  withStore(async ({ app }) => {
    const head = await app.request(listing, { method: 'HEAD' })
    expect(await head.text()).toBe('')
    const length = Number(head.headers.get('content-length'))
    expect(length).toBe((await (await app.request(listing)).arrayBuffer()).byteLength)
  }))

test('many simultaneous first requests share one response', () =>
  withStore(async ({ context }) => {
    const { app, state } = counting(context)
    await Promise.all(Array.from({ length: 20 }, async () => app.request('/made')))
    expect(state.made).toBe(1)
  }))

test('an API response that ignores the query is computed once for all queries', () =>
  withStore(async ({ context }) => {
    const { app, state } = counting(context)
    await app.request('/plain')
    for (let n = 0; n < 50; n += 1) await app.request(`/plain?n=${n}`)
    expect(state.made).toBe(1)
  }))

test('an API response is completed even if the visitor who requested it has left', () =>
  withStore(async ({ context }) => {
    const leaving = new AbortController()
    const calls = new Hono().get('/slow', async (c) => {
      leaving.abort()
      c.req.raw.signal.throwIfAborted()
      return c.json({})
    })
    const app = new Hono().route('/', cachedApi(context, calls))
    app.onError((_, c) => c.text('failed', 500))
    const both = await Promise.all([app.request('/slow', { signal: leaving.signal }), app.request('/slow')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
  }))

test('cached searches evict only other searches, the oldest first', () =>
  withStore(async ({ context }) => {
    const twoMegabytes = randomBytes(1_500_000).toString('base64')
    const { app, state } = counting(context, twoMegabytes)
    await app.request('/made')
    for (const word of ['a', 'b', 'c', 'd', 'e']) await app.request(`/made?search=${word}`)
    expect(state.made).toBe(6)
    await app.request('/made?search=e')
    await app.request('/made')
    expect(state.made).toBe(6)
    await app.request('/made?search=a')
    expect(state.made).toBe(7)
  }))

test('a failure reaches all waiting requests and is not cached', () =>
  withStore(async ({ context }) => {
    const { app, state } = counting(context)
    state.fails = true
    const both = await Promise.all([app.request('/made'), app.request('/made')])
    expect(both.map(({ status }) => status)).toEqual([500, 500])
    state.fails = false
    expect((await app.request('/made')).status).toBe(200)
  }))

test('built-in data cached during an outage is dropped once the database is back', () =>
  withStore(async ({ db }) => {
    const { app, context } = createTestStore(unreachableDatabase)
    const total = async () => ((await (await app.request(listing)).json()) as { total: number }).total
    expect(await total()).toBe(6)
    expect((await app.request('/api/products/penetration-test')).status).toBe(503)
    context.db = db
    expect(await total()).toBeGreaterThan(6)
    expect((await app.request('/api/products/penetration-test')).status).toBe(200)
    context.db = unreachableDatabase
    expect(await total()).toBeGreaterThan(6)
  }))

test('an error response is not cached', () =>
  withStore(async ({ app, db }) => {
    expect((await app.request('/api/products/to-come')).status).toBe(404)
    await db.update(products).set({ id: 'to-come' }).where(eq(products.id, 'penetration-test'))
    expect((await app.request('/api/products/to-come')).status).toBe(200)
    const rejected = await app.request('/api/products?page=0')
    expect(rejected.status).toBe(400)
    expect(rejected.headers.get('cache-control')).toBe('no-store')
  }))
