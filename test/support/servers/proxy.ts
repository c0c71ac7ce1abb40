import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { testOnlyCertificate, testOnlyKey } from './test-only-certificate.ts'

export interface Proxy {
  port: number
  /** Whether the proxy sends requests to the process at this port. */
  uses(upstream: number): boolean
  close(): Promise<void>
}

interface ProxyOptions {
  /** The ports of the processes behind the proxy, which uses them in turn. */
  upstreams: readonly number[]
  port?: number
  overTls?: boolean
}

const checkMilliseconds = 100
/** Headers that belong to the connection and not to the request. */
const hopHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding'])

/**
 * A typical reverse proxy in front of the shop, which ends TLS and reuses connections. It prefers processes whose
 * health check succeeds, and tries the next one if a connection is refused or a GET gets no response.
 */
export async function startProxy({ upstreams, port = 0, overTls = false }: ProxyOptions): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true })
  const dropped = new Set<number>()
  let turn = 0

  async function check(upstream: number): Promise<void> {
    const signal = AbortSignal.timeout(checkMilliseconds * 10)
    const isHealthy = await fetch(`http://127.0.0.1:${upstream}/healthz`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isHealthy) dropped.delete(upstream)
    else dropped.add(upstream)
  }
  const checking = setInterval(() => upstreams.forEach((each) => void check(each)), checkMilliseconds)

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming)
    turn += 1
    const used = upstreams.filter((each) => !dropped.has(each))
    const first = turn % Math.max(1, used.length)
    const others = upstreams.filter((each) => dropped.has(each))
    for (const upstream of [...used.slice(first), ...used.slice(0, first), ...others]) {
      const answer = await ask(upstream, incoming, body, outgoing)
      if (answer === 'refused' || (answer === 'lost' && incoming.method === 'GET')) continue
      if (answer === 'lost') break
      outgoing.writeHead(answer.statusCode ?? 502, passedOn(answer.rawHeaders))
      outgoing.flushHeaders()
      answer.on('error', () => outgoing.destroy()).pipe(outgoing)
      return
    }
    outgoing.writeHead(502).end()
  }

  function ask(
    upstream: number,
    { method, url, rawHeaders, socket }: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
  ) {
    return new Promise<IncomingMessage | 'refused' | 'lost'>((resolve) => {
      const headers = [...passedOn(rawHeaders), 'x-real-ip', socket.remoteAddress ?? '']
      const forwarded = request({ agent, host: '127.0.0.1', port: upstream, method, path: url, headers })
      forwarded.once('response', resolve)
      forwarded.on('error', (error: NodeJS.ErrnoException) =>
        resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'lost'),
      )
      outgoing.once('close', () => outgoing.writableFinished || forwarded.destroy())
      forwarded.end(body)
    })
  }

  const listener = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy())
  }
  const server = overTls
    ? createTlsServer({ key: testOnlyKey, cert: testOnlyCertificate }, listener)
    : createServer(listener)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    uses: (upstream) => !dropped.has(upstream),
    async close() {
      clearInterval(checking)
      server.close()
      server.closeAllConnections()
      agent.destroy()
      await once(server, 'close')
    },
  }
}

function passedOn(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_, at) => !hopHeaders.has(rawHeaders[at - (at % 2)]?.toLowerCase() ?? ''))
}
