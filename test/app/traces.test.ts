import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { trace } from '@opentelemetry/api'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serveApp } from '#app/serve-app.server.ts'
import { parseEnvironment } from '#http/environment.server.ts'
import { startTracing } from '#app/create-app-context.server.ts'
import { inSpan } from '#lib/spans.server.ts'
import { mails } from '#mail/mails.tables.server.ts'
import { ada } from '../support/account-browser.ts'
import { accepting, startWebhookServer } from '../support/servers/webhook-server.ts'
import { customer, newOrder, ownDatabase } from '../support/order-shop.ts'
import { withSamplePages } from '../support/samples/sample-pages.ts'
import { openStore } from '../support/open-store.ts'
import { testSettings } from '../support/store.ts'
import { untilListening } from '../support/servers/until-listening.ts'
import { patience } from '../support/patience.ts'

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}
interface Export {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
}

/** A collector that accepts OTLP over HTTP, as JSON. */
async function startCollector() {
  const exports: Export[] = []
  const server = createServer((request, response) => {
    expect([request.method, request.url]).toEqual(['POST', '/v1/traces'])
    json(request).then((body) => {
      exports.push(body as Export)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    }, expect.unreachable)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const spans = () =>
    exports.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    )
  return { url: `http://127.0.0.1:${port}`, exports, spans }
}

/** A store that sends all traces to the collector before it is closed. */
async function newStore(settings: Record<string, string>) {
  const directory = await mkdtemp(join(tmpdir(), 'wadah-traces-'))
  const database = await ownDatabase('traces', 'wadah_shop')
  await database.close()
  const mailed = { DATABASE_URL: database.url, SMTP_URL: `file://${directory}` }
  const { app, context, close } = await openStore({ ...mailed, ...settings })
  onTestFinished(async () => {
    await close()
    await rm(directory, { recursive: true })
  })
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  return { context, close, post }
}

const given = { trace: 'a'.repeat(32), span: 'b'.repeat(16) }

test('a trace links a request to its statements, webhook and mail, and contains no personal data', async () => {
  const collector = await startCollector()
  const webhook = await startWebhookServer()
  onTestFinished(() => webhook.close())
  webhook.behave = accepting
  const { context, close, post } = await newStore({
    ...webhook.settings,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  })
  // When the jobs start, they create the first job.
  const jobs = sql`select 1 from jobs.job where name = 'every-minute'`
  await vi.waitFor(async () => expect((await context.db.execute(jobs)).rows).not.toEqual([]), patience)
  const traceparent = `00-${given.trace}-${given.span}-01`
  expect((await post('/api/account/sign-up', ada, { traceparent })).status).toBe(201)
  expect((await post('/api/orders', newOrder())).status).toBe(201)
  const states = async () => (await context.db.select().from(mails)).map(({ state }) => state)
  await vi.waitFor(async () => expect(await states()).toEqual(['sent', 'sent']), patience)
  await close()

  const spans = collector.spans()
  const signUp = spans.find(({ name }) => name === 'POST /api/account/sign-up')
  expect(signUp).toMatchObject({ traceId: given.trace, parentSpanId: given.span })
  const ofSignUp = spans.filter(({ traceId }) => traceId === given.trace)
  expect(ofSignUp.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['webhook sign-up', 'insert users', 'begin', 'commit', 'job mail']),
  )
  const call = ofSignUp.find(({ name }) => name === 'webhook sign-up')
  expect(webhook.calls[0]?.headers['traceparent']).toBe(`00-${given.trace}-${call?.spanId}-01`)

  const order = spans.find(({ name }) => name === 'POST /api/orders')
  const ofOrder = spans.filter(({ traceId }) => traceId === order?.traceId)
  expect(ofOrder.map(({ name }) => name)).toEqual(expect.arrayContaining(['insert orders', 'job mail']))
  const ids = new Set(ofOrder.map(({ spanId }) => spanId))
  for (const { spanId, parentSpanId } of ofOrder) {
    if (spanId !== order?.spanId) expect(ids).toContain(parentSpanId)
  }
  // Random ids and times can contain any five digits, including a ZIP code.
  const sent = JSON.stringify(spans, (key, value: unknown) => (/Id$|UnixNano$/.test(key) ? undefined : value))
  expect(sent).toContain('insert orders')
  const personal = [...Object.values(ada), ...Object.values(customer).filter((value) => value.length > 4)]
  for (const words of personal) expect(sent).not.toContain(words)
})

test('a cached response continues the trace of its caller', async () => {
  const collector = await startCollector()
  const { context, close } = await newStore({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  const { app } = withSamplePages(context)
  const throughApp = vi.fn<typeof app.fetch>(app.fetch)
  const server = await serveApp(context, { fetch: throughApp })
  const ask = async (headers = {}) => {
    const address = `http://127.0.0.1:${server.port}/about`
    expect((await fetch(address, { headers })).status).toBe(200)
  }
  await untilListening(context)
  await ask()
  expect(throughApp).toHaveBeenCalledOnce()
  await ask({ traceparent: `00-${given.trace}-${given.span}-01` })
  expect(throughApp).toHaveBeenCalledOnce()
  await server.stop()
  await close()
  const ofCaller = collector.spans().filter(({ traceId }) => traceId === given.trace)
  expect(ofCaller).toMatchObject([{ name: 'GET /about', parentSpanId: given.span }])
})

test('without a collector no span is created', async () => {
  const { stop } = await startTracing(parseEnvironment(testSettings))
  const describe = vi.fn<() => never>()
  expect(await inSpan(describe, (span) => Promise.resolve(span))).toBeUndefined()
  expect(describe).not.toHaveBeenCalled()
  expect(trace.getTracer('any').startSpan('any').isRecording()).toBe(false)
  await stop()
})
