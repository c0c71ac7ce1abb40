import type { ServerResponse } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { hasOrdered } from '#orders/orders.queries.server.ts'
import { orderViewer } from '#orders/order-owner.server.ts'
import { ownerSubjects } from '#orders/order-subjects.ts'
import type { OrderOwner } from '#orders/order.ts'
import { clientAddress } from '#http/limits/client-address.server.ts'
import { createConnectionLimit } from '#http/limits/connection-limit.server.ts'
import type { AppContext } from '#app/app-context.server.ts'
import { createEventStreams } from '#app/event-streams.server.ts'
import { problem } from '#http/problems.server.ts'
import { addSecurityHeaders } from '#http/security-headers.server.ts'
import pLimit from 'p-limit'

const recheckMilliseconds = 60_000
/**
 * The maximum number of streams that query the database at once. Thousands of queries would take megabytes
 * and block other requests.
 */
const maxQuerying = 4
/**
 * The maximum size of the events that a browser has not received yet: more than a hundred events (product:
 * limits 19).
 */
const maxWaitingBytes = 4_096

const streamHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
}

/**
 * `GET /events` notifies browsers when the cart, the saved products or an order of their customer has changed
 * (product: cart 18, saved 5). Customers are accounts, customer-portal sessions, and browsers that ordered
 * without either.
 */
export function eventsEndpoint(context: AppContext, { heartbeatMilliseconds = 25_000 } = {}) {
  const { stopping, environment } = context
  const connections = createConnectionLimit()
  const openStream = createEventStreams(context, heartbeatMilliseconds)
  const inTurn = pLimit(maxQuerying)
  const findCustomer = (cookie: string) => inTurn(() => customerOf(context, cookie))
  const app = new Hono<{ Bindings: HttpBindings }>()

  app.get('/events', async (c) => {
    const cookie = c.req.header('cookie') ?? ''
    const customer = await findCustomer(cookie)
    const subjects = ownerSubjects(customer)
    if (subjects.length === 0) return problem(c, 401, 'not_signed_in', 'Please log in to receive events.')
    // HEAD requests get no stream, because nobody would read or end it.
    if (c.req.method === 'HEAD') return c.body(null, 200, streamHeaders)
    const release = connections.take([...subjects, `address:${clientAddress(c)}`])
    if (!release) {
      return problem(c, 429, 'too_many_streams', 'There are too many open streams. Close a tab first.')
    }
    const headers = new Headers({ ...streamHeaders, 'x-request-id': c.get('requestId') })
    addSecurityHeaders(headers, environment.PUBLIC_URL)
    const { outgoing } = c.env
    outgoing.writeHead(200, Object.fromEntries(headers)).flushHeaders()
    void streamTo(outgoing, customer, cookie).finally(release)
    // Depending on the load order of its files, Hono's node server may not recognize the original object. It
    // always recognizes a clone.
    return RESPONSE_ALREADY_SENT.clone()
  })

  /**
   * Writes to the connection directly. A stream as the response body would keep the whole request in memory.
   */
  async function streamTo(outgoing: ServerResponse, customer: OrderOwner, cookie: string): Promise<void> {
    const ended = Promise.withResolvers<void>()
    const end = () => ended.resolve()
    const send = (event: string) => {
      outgoing.write(`event: ${event}\ndata: \n\n`)
      if (outgoing.writableLength > maxWaitingBytes) outgoing.destroy()
    }
    outgoing.once('close', end)
    stopping.addEventListener('abort', end)
    if (stopping.aborted || outgoing.destroyed) end()
    const close = await inTurn(() => openStream({ customer, send }))
    // Ends the stream when its session has ended, for example by signing out on another device.
    const recheck = setInterval(() => {
      findCustomer(cookie).then(
        (now) => isDeepStrictEqual(now, customer) || end(),
        () => undefined,
      )
    }, recheckMilliseconds)
    send('ready')
    await ended.promise
    stopping.removeEventListener('abort', end)
    clearInterval(recheck)
    close()
    outgoing.end()
  }
  return app
}

async function customerOf(context: AppContext, cookie: string): Promise<OrderOwner> {
  const viewer = await orderViewer(context, new Headers({ cookie }))
  const { browserKeyHash } = viewer
  const isBrowser = browserKeyHash !== null && (await hasOrdered(context.db, browserKeyHash))
  return { ...viewer, browserKeyHash: isBrowser ? browserKeyHash : null }
}
