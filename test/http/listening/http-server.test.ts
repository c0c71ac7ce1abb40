import { Agent, request as send } from 'node:http'
import { connect, type Socket } from 'node:net'
import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { limitBody } from '#http/limits/body-limit.server.ts'
import {
  productionLimits,
  startHttpServer,
  type ServerLimits,
  type ServerOptions,
} from '#http/listening/http-server.server.ts'
import { patience } from '../../support/patience.ts'
import { startProxy, type Proxy } from '../../support/servers/proxy.ts'
import { get } from '../../support/servers/keep-alive-client.ts'

/** A limit that no successful request reaches, however slow the machine is. */
const never = 3_600_000
const longLimits: ServerLimits = {
  requestMilliseconds: never,
  uploadMilliseconds: never,
  checkMilliseconds: 50,
  drainMilliseconds: 300,
  quietMilliseconds: 300,
  stopMilliseconds: never,
}
const hasty = { requestMilliseconds: 1_000 }

const isUpload = ({ url }: { url: string }) => url === '/upload'

async function startServer(limits: Partial<ServerLimits> = {}, options: Partial<ServerOptions> = {}) {
  const app = new Hono()
  app.use(limitBody(64 * 1024))
  let isStopping = false
  app.get('/healthz', (c) => c.text('', isStopping ? 503 : 200))
  app.get('/quick', (c) => c.text('quick'))
  const slow = { reached: Promise.withResolvers<void>(), mayAnswer: Promise.withResolvers<void>() }
  app.get('/slow', async (c) => {
    slow.reached.resolve()
    await slow.mayAnswer.promise
    return c.text('slow')
  })
  app.post('/upload', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)))
  app.post('/', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)))
  app.post('/api/bytes', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)))
  app.post('/api/length', async (c) => c.text(String((await c.req.text()).length)))
  const server = await startHttpServer(
    app.fetch,
    { hostname: '127.0.0.1', port: 0, isUpload, ...options },
    { ...longLimits, ...limits },
  )
  const stop = () => {
    isStopping = true
    return server.stop()
  }
  onTestFinished(stop)
  return { ...server, stop, slow }
}

function keepAlive(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  return agent
}

/** Whether the port is closed. Nothing is sent, so the server does not wait for this connection. */
function isRefused(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(true))
    socket.once('connect', () => {
      socket.destroy()
      resolve(false)
    })
  })
}

const textOf = async (socket: Socket) => {
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  return text
}

test('restarting servers one by one behind a keep-alive proxy loses no form', async () => {
  let proxy: Proxy | undefined
  const start = (port = 0) => {
    const self = startServer(
      {},
      {
        port,
        // In production the proxy has some seconds to notice; in this test it has unlimited time.
        async closeInTurn(close) {
          const server = await self
          await vi.waitFor(() => expect(proxy?.uses(server.port)).toBe(false), patience)
          await close()
        },
      },
    )
    return self
  }
  const servers = [await start(), await start()]
  const behind = (proxy = await startProxy({ upstreams: servers.map(({ port }) => port) }))
  onTestFinished(behind.close)
  const statuses: number[] = []
  let isOver = false
  const customer = async () => {
    while (!isOver) {
      const { status } = await fetch(`http://127.0.0.1:${behind.port}/`, { method: 'POST', body: 'a=b' })
      statuses.push(status)
    }
  }
  const customers = Promise.all(Array.from({ length: 5 }, customer))
  for (const { port, stop } of servers) {
    const answered = statuses.length
    await vi.waitFor(() => expect(statuses.length).toBeGreaterThan(answered + 30), patience)
    await stop()
    await start(port)
    await vi.waitFor(() => expect(behind.uses(port)).toBe(true), patience)
  }
  isOver = true
  await customers
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('a stopping server tells clients to close their connections before it closes the port', async () => {
  const mayClose = Promise.withResolvers<void>()
  const closeInTurn = (close: () => Promise<void>) => mayClose.promise.then(close)
  const server = await startServer({}, { closeInTurn })
  const agent = keepAlive()
  await get(agent, server.port, '/quick')
  const stopping = server.stop()
  for (const each of [agent, agent, keepAlive()]) {
    const { statusCode, headers } = await get(each, server.port, '/quick')
    expect([statusCode, headers.connection]).toEqual([200, 'close'])
  }
  mayClose.resolve()
  await stopping
})

test('a request that is running when the port closes is completed and closes its connection', async () => {
  const server = await startServer({ quietMilliseconds: 50 })
  const underWay = get(keepAlive(), server.port, '/slow')
  await server.slow.reached.promise
  const stopping = server.stop()
  await vi.waitFor(() => expect(isRefused(server.port)).resolves.toBe(true), patience)
  server.slow.mayAnswer.resolve()
  const { statusCode, headers } = await underWay
  expect([statusCode, headers.connection]).toEqual([200, 'close'])
  await stopping
})

test('idle connections do not delay stopping a server', async () => {
  const server = await startServer()
  await get(keepAlive(), server.port, '/quick')
  const unused = connect(server.port, '127.0.0.1')
  onTestFinished(() => void unused.destroy())
  await new Promise((resolve) => unused.once('connect', resolve))
  await server.stop()
})

test.each([
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: store.test\r\n'],
  ['a body that never ends', 'POST / HTTP/1.1\r\nHost: store.test\r\nContent-Length: 10\r\n\r\nabc'],
  [
    'a body of the API that never ends',
    'POST /api/length HTTP/1.1\r\nHost: store.test\r\nContent-Length: 10\r\n\r\nabc',
  ],
])('a request with %s is cut off', async (_, sent) => {
  const { port } = await startServer({ ...hasty, uploadMilliseconds: 1_000 })
  const socket = connect(port, '127.0.0.1')
  socket.write(sent)
  expect(await textOf(socket)).toMatch(/^HTTP\/1\.1 408 /)
})

test('the production limits detect a slow client within 15 s', () => {
  const { requestMilliseconds, checkMilliseconds } = productionLimits
  expect(requestMilliseconds + 2 * checkMilliseconds).toBeLessThanOrEqual(15_000)
})

test('an upload may take longer than other requests, but not forever', async () => {
  const begin = (port: number, path: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: store.test\r\nConnection: close\r\nContent-Length: 4\r\n\r\nab`,
    )
    return socket
  }
  const { port } = await startServer(hasty)
  const upload = begin(port, '/upload')
  expect(await textOf(begin(port, '/'))).toMatch(/^HTTP\/1\.1 408 /)
  upload.write('cd')
  expect(await textOf(upload)).toMatch(/^HTTP\/1\.1 200 [^]*4$/)
  const other = await startServer({ ...hasty, uploadMilliseconds: 1_000 })
  expect(await textOf(begin(other.port, '/upload'))).toMatch(/^HTTP\/1\.1 408 /)
})

test.each([
  ['a declared length', { 'content-length': String(5_000_000) }],
  ['chunks', { 'transfer-encoding': 'chunked' }],
])('a body that is too large gets a 413 and no reset, with %s', async (_, headers) => {
  const { port } = await startServer()
  const status = await new Promise((resolve, reject) => {
    const upload = send({ port, host: '127.0.0.1', method: 'POST', path: '/', headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
    upload.on('error', reject)
    void (async () => {
      // A server that stops reading would reset the connection during one of these writes.
      for (let part = 0; part < 50; part += 1) {
        await new Promise((written) => upload.write(Buffer.alloc(100_000), written))
      }
      upload.end()
    })()
  })
  expect(status).toBe(413)
})

test('a signed body arrives byte for byte, including its byte order mark', async () => {
  const { port } = await startServer()
  const signed = { method: 'POST', headers: { 'webhook-signature': 'v1,' }, body: '\ufeff{}' }
  const response = await fetch(`http://127.0.0.1:${port}/api/bytes`, signed)
  expect(await response.text()).toBe('5')
})

test.each(['/', '/api/length'])(
  'a body within the limit arrives completely at %s, even in chunks',
  async (path) => {
    const { port } = await startServer()
    const url = `http://127.0.0.1:${port}${path}`
    const body = new Blob(['x'.repeat(60_000)])
    for (const sent of [body, body.stream()]) {
      const response = await fetch(url, { method: 'POST', body: sent, duplex: 'half' } as RequestInit)
      expect(await response.text()).toBe('60000')
    }
  },
)
