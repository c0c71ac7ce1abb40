import type { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serveApp } from '#app/serve-app.server.ts'
import { startHttpServer } from '#http/listening/http-server.server.ts'
import { withStore, type TestStore } from '../../support/store.ts'
import { rawAnswer } from '../../support/servers/raw-answer.ts'
import { withSamplePages } from '../../support/samples/sample-pages.ts'

/** The same store twice: as started, and with all responses through the app. */
async function startBoth({ context }: TestStore) {
  const { app, state } = withSamplePages(context)
  const calls = { app: 0 }
  const fetch: Hono['fetch'] = (...given) => {
    calls.app += 1
    return app.fetch(...given)
  }
  const direct = await serveApp(context, { fetch })
  const throughApp = await startHttpServer(app.fetch, { hostname: '127.0.0.1', port: 0 })
  onTestFinished(async () => void (await Promise.all([direct.stop(), throughApp.stop()])))
  return { calls, state, direct: direct.port, throughApp: throughApp.port }
}

/** The status line, the headers that are the same each time, and the body. */
function parts(answer: string) {
  const end = answer.indexOf('\r\n\r\n')
  const [status, ...headers] = answer.slice(0, end).split('\r\n')
  const own = headers
    .filter((header) => !/^date:/i.test(header))
    .map((header) => header.replace(/^(x-request-id:) .+/, '$1'))
  return { status, headers: own.toSorted(), body: answer.slice(end) }
}

const paths = ['/about', '/about.data', '/api/products', '/api/products?search=sales']
const wishes = [[], ['Accept-Encoding: br'], ['Accept-Encoding: gzip, br;q=0'], ['Accept-Encoding: identity']]

test.each(paths)('the direct response for %s is byte-identical to the response of the app', (path) =>
  withStore(async (store) => {
    const both = await startBoth(store)
    const first = parts(await rawAnswer(both.throughApp, `GET ${path} HTTP/1.1`))
    const etag = first.headers.find((header) => header.startsWith('etag:'))?.slice(6) ?? ''
    const conditions = [[], [`If-None-Match: "other", W/${etag}`], ['If-None-Match: "other"']]
    for (const method of ['GET', 'HEAD']) {
      for (const headers of wishes.flatMap((wish) =>
        conditions.map((condition) => [...wish, ...condition]),
      )) {
        const request = `${method} ${path} HTTP/1.1`
        const [direct, throughApp] = [
          await rawAnswer(both.direct, request, headers),
          await rawAnswer(both.throughApp, request, headers),
        ]
        expect(parts(direct), `${request} ${headers.join()}`).toEqual(parts(throughApp))
        expect(direct).toMatch(/^x-request-id: [0-9a-f-]{36}\r$/m)
      }
    }
    expect(both.calls.app).toBe(0)
  }),
)

test('only a plain GET of a cached address bypasses the app', () =>
  withStore(async (store) => {
    const both = await startBoth(store)
    for (let n = 0; n < 3; n += 1) {
      for (const path of ['/about', '/account', '/nothing-here'])
        await rawAnswer(both.direct, `GET ${path} HTTP/1.1`)
    }
    expect(both.calls.app).toBe(7)
    const statusOf = async (line: string, headers: string[] = []) =>
      Number((await rawAnswer(both.direct, line, headers)).split(' ')[1])
    expect(await statusOf('POST /about HTTP/1.1', ['Content-Length: 0'])).toBe(405)
    expect(await statusOf('GET /about HTTP/1.1', ['Content-Length: 2', '', '{}'])).toBe(200)
    expect(await statusOf('GET //about HTTP/1.1')).toBe(301)
    expect(await statusOf('GET /about/%zz HTTP/1.1')).toBe(301)
    expect(both.calls.app).toBe(11)
    expect(await statusOf('GET /about HTTP/1.0')).toBe(200)
    expect(both.calls.app).toBe(11)
  }))

test('a direct response rejects an invalid host like the app', () =>
  withStore(async (store) => {
    const both = await startBoth(store)
    const ask = (port: number, host: string) => fetchWithHost(port, host)
    for (let n = 0; n < 2; n += 1) expect(await ask(both.direct, 'store.test')).toBe(200)
    for (const host of ['a b', 'store.test:99999', 'user@store.test', 'store.test/x']) {
      expect(await ask(both.direct, host), host).toBe(await ask(both.throughApp, host))
      expect(await ask(both.direct, host), host).toBe(400)
    }
  }))

async function fetchWithHost(port: number, host: string): Promise<number> {
  const answer = await rawAnswer(port, `GET /about HTTP/1.1\r\nHost: ${host}`)
  return Number(answer.split(' ')[1])
}

test.each([
  ['page', '/about', '/*'],
  ['api', '/api/products/penetration-test', '/api/products/:id'],
])(
  'each direct response of a cached %s is counted and logged under its route, like any other response',
  (kind, path, route) =>
    withStore(async (store) => {
      const log = vi.spyOn(store.context.log, 'debug')
      const both = await startBoth(store)
      for (let n = 0; n < 5; n += 1) {
        const answer = await rawAnswer(both.direct, `GET ${path} HTTP/1.1`)
        const requestId = /^x-request-id: (.+)\r$/m.exec(answer)?.[1]
        const logged = { requestId, method: 'GET', route, status: 200, milliseconds: expect.any(Number) }
        expect(log).toHaveBeenLastCalledWith(logged, 'request')
      }
      expect(both.calls.app).toBe(1)
      const text = await store.context.metrics.registry.metrics()
      expect(text).toContain(
        `http_request_duration_seconds_count{route="${route}",method="GET",status="200"} 5`,
      )
      expect(text).toContain(`response_cache_total{kind="${kind}",outcome="cached"} 4`)
      expect(text).toContain('response_cache_entries{cache="known"} 1\n')
      expect(text).toMatch(/response_cache_bytes\{cache="known"\} [1-9]\d{3,}\n/)
    }),
)

test('the first request after a change goes through the app', () =>
  withStore(async (store) => {
    const both = await startBoth(store)
    for (let n = 0; n < 3; n += 1) await rawAnswer(both.direct, 'GET /about HTTP/1.1')
    expect([both.calls.app, both.state.renders]).toEqual([1, 1])
    store.context.changeEvents.publish('answers_changed', '')
    await rawAnswer(both.direct, 'GET /about HTTP/1.1')
    expect([both.calls.app, both.state.renders]).toEqual([2, 2])
  }))
