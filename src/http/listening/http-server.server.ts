import { createServer, type Server as HttpServer, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { AnswerDirectly } from '#http/cache/direct-responses.server.ts'

export interface ServerLimits {
  /** The time limits for a client to send its headers, and the whole request. */
  requestMilliseconds: number
  /** The same limit for requests that upload files. */
  uploadMilliseconds: number
  /** The interval at which Node looks for connections over the limit. */
  checkMilliseconds: number
  /**
   * When stopping: the maximum time during which new requests are still accepted. Each is answered with
   * 'Connection: close'.
   */
  drainMilliseconds: number
  /**
   * When stopping: the port closes once no request has arrived for this long. After the same time again, idle
   * connections are closed.
   */
  quietMilliseconds: number
  /** The time that a stopping server waits for running requests. */
  stopMilliseconds: number
}

/**
 * The time that an idle connection stays open. It is longer than in proxies, so that the store never closes a
 * connection that a proxy is about to use.
 */
const keepAliveMilliseconds = 75_000

/**
 * The times for stopping, together with the time for stopping the jobs, are less than the 10 s in which a process
 * must exit (docs/operations.md).
 */
export const productionLimits: ServerLimits = {
  // Ends slow requests within 15 s, including the interval at which Node checks the limit.
  requestMilliseconds: 13_000,
  uploadMilliseconds: 15 * 60_000,
  checkMilliseconds: 1_000,
  drainMilliseconds: 3_000,
  quietMilliseconds: 1_000,
  stopMilliseconds: 6_000,
}

export interface RunningServer {
  port: number
  /**
   * Finishes all requests that clients have sent. Resolves when the last connection has ended, or at the time
   * limit.
   */
  stop(): Promise<void>
}

type Fetch = Parameters<typeof getRequestListener>[0]

export interface ServerOptions {
  hostname: string
  port: number
  /** Whether a request uploads files and may take longer. */
  isUpload?: (request: { method: string; url: string }) => boolean
  /** Tries to answer a request before the app does. */
  answerDirectly?: AnswerDirectly
  /**
   * Required if processes share the port. Waits for this process's turn, calls `close`, and resolves when the
   * port is closed.
   */
  closeInTurn?: (close: () => Promise<void>) => Promise<void>
}

/** Serves HTTP. Rejects if the port is in use. */
export async function startHttpServer(
  fetch: Fetch,
  {
    hostname,
    port,
    isUpload = () => false,
    answerDirectly = () => false,
    closeInTurn = (close) => close(),
  }: ServerOptions,
  limits: ServerLimits = productionLimits,
): Promise<RunningServer> {
  let held: Promise<void> | undefined
  const answerThroughApp = getRequestListener((request, env) =>
    held ? held.then(() => fetch(request, env)) : fetch(request, env),
  )
  const server = createServer(
    {
      keepAliveTimeout: keepAliveMilliseconds,
      headersTimeout: limits.requestMilliseconds,
      requestTimeout: Math.max(limits.requestMilliseconds, limits.uploadMilliseconds),
      connectionsCheckingInterval: limits.checkMilliseconds,
    },
    (request, response) => {
      if (held || !answerDirectly(request, response)) void answerThroughApp(request, response)
    },
  )
  endSlowRequests(server, limits.requestMilliseconds, isUpload)
  const connections = trackConnections(server)
  await listenOn(server, hostname, port)
  const address = server.address()

  /**
   * First sends 'Connection: close' while the port is open, so that proxies give up their connections. Then
   * holds new requests until pending connections are accepted and the port is closed, because a client that
   * reconnects in between would be reset.
   */
  async function stop(): Promise<void> {
    const limit = pause(limits.stopMilliseconds, undefined, { ref: false })
    const release = Promise.withResolvers<void>()
    const drained = Promise.withResolvers<void>()
    connections.closeAfterResponse(true)
    await connections.untilQuiet(limits)
    await closeInTurn(async () => {
      held = release.promise
      connections.closeAfterResponse(false)
      await connections.untilNobodyConnects()
      void stopListening(server).then(drained.resolve)
    })
    connections.closeAfterResponse(true)
    release.resolve()
    await Promise.race([drained.promise, pause(limits.quietMilliseconds)])
    connections.closeQuiet()
    await Promise.race([drained.promise, limit])
    server.closeAllConnections()
  }
  return { port: typeof address === 'object' && address ? address.port : port, stop }
}

/** Ends requests that take too long and upload no files. Node has only one limit for all requests. */
function endSlowRequests(
  server: HttpServer,
  milliseconds: number,
  isUpload: NonNullable<ServerOptions['isUpload']>,
): void {
  server.prependListener('request', (request, response) => {
    const { headers, method = '', url = '' } = request
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers
    if (!hasBody || isUpload({ method, url })) return
    const timer = setTimeout(() => {
      if (request.complete) return
      if (!response.headersSent)
        request.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
      request.socket.destroySoon()
    }, milliseconds)
    request.once('end', () => clearTimeout(timer))
    request.once('close', () => clearTimeout(timer))
  })
}

function listenOn(server: HttpServer, hostname: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(isTaken ? new Error(`Port ${port} is in use. Set PORT to a free port.`) : error)
    })
    server.listen(port, hostname, resolve)
  })
}

/**
 * `close` of an HTTP server also ends idle connections. The method of the base class only stops listening.
 */
function stopListening(server: HttpServer): Promise<void> {
  return new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()))
}

function trackConnections(server: HttpServer) {
  const sockets = new Set<Socket>()
  const responses = new Set<ServerResponse>()
  let isClosing = false
  let connected = 0
  let lastRequested = -Infinity
  server.on('connection', (socket) => {
    connected += 1
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.prependListener('request', (_request, response) => {
    lastRequested = performance.now()
    responses.add(response)
    response.once('close', () => responses.delete(response))
    if (isClosing) closeAfter(response)
  })

  return {
    async untilQuiet({ quietMilliseconds, drainMilliseconds }: ServerLimits): Promise<void> {
      const end = performance.now() + drainMilliseconds
      while (performance.now() < Math.min(lastRequested + quietMilliseconds, end)) await pause(10)
    },
    /**
     * Waits until no connection has been accepted in five checks in a row. In a fixed time, a busy machine
     * might not accept a single connection.
     */
    async untilNobodyConnects(): Promise<void> {
      let before = connected
      for (let looks = 0, quiet = 0; quiet < 5 && looks < 100; looks += 1) {
        await pause(10)
        quiet = connected === before ? quiet + 1 : 0
        before = connected
      }
      // Lets the accept callbacks of this turn of the event loop run first.
      await nextTurn()
    },
    closeAfterResponse(closing: boolean): void {
      isClosing = closing
      for (const response of responses) {
        if (isClosing) closeAfter(response)
        else if (!response.headersSent) response.removeHeader('connection')
      }
    },
    closeQuiet(): void {
      // Waits until Node has read the data that arrived in this turn of the event loop.
      setImmediate(() => {
        server.closeIdleConnections()
        // Browsers open spare connections, which Node does not count as idle. Close these too.
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
      })
    },
  }
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}
