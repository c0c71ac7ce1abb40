import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { hasOrdered } from '#orders/order-browsers.queries.server.ts'
import { orderViewer } from '#orders/order-owner.server.ts'
import { ownerSubjects } from '#orders/order-subjects.ts'
import type { OrderViewer } from '#orders/orders.queries.server.ts'
import { clientAddress } from '#http/client-address.server.ts'
import { createConnectionLimit } from '#http/connection-limit.server.ts'
import type { AppContext } from '#app/app-context.server.ts'
import { createEventStreams } from '#app/event-streams.server.ts'
import { problem } from '#http/problems.server.ts'

const recheckMilliseconds = 60_000

/**
 * `GET /events`: tells a customer's browsers that the cart, the saved products or an order has changed (product: cart 18,
 * saved 5). Customers are accounts, customer-portal sessions, and browsers that ordered without either.
 */
export function eventsEndpoint(context: AppContext, { heartbeatMilliseconds = 25_000 } = {}): Hono {
  const { stopping } = context
  const connections = createConnectionLimit()
  const openStream = createEventStreams(context, heartbeatMilliseconds)
  const app = new Hono()

  app.get('/events', async (c) => {
    const { headers } = c.req.raw
    const customer = await customerOf(context, headers)
    const subjects = ownerSubjects(customer)
    if (subjects.length === 0) return problem(c, 401, 'not_signed_in', 'Please log in to receive events.')
    c.header('cache-control', 'no-store')
    c.header('x-accel-buffering', 'no')
    // Nobody reads the stream of a HEAD, so it would never end.
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'content-type': 'text/event-stream' })
    const release = connections.take([...subjects, `address:${clientAddress(c)}`])
    if (!release) {
      return problem(c, 429, 'too_many_streams', 'There are too many open streams. Close a tab first.')
    }

    return streamSSE(c, async (stream) => {
      const ended = Promise.withResolvers<void>()
      const end = () => ended.resolve()
      const send = (event: string) => {
        stream.writeSSE({ event, data: '' }).catch(end)
      }
      stream.onAbort(end)
      stopping.addEventListener('abort', end)
      if (stopping.aborted) end()
      const close = await openStream({ customer, send })
      // A stream ends with its session: signing out on another device ends it here too.
      const recheck = setInterval(() => {
        customerOf(context, headers).then(
          (now) => JSON.stringify(now) === JSON.stringify(customer) || end(),
          () => undefined,
        )
      }, recheckMilliseconds)
      send('ready')
      await ended.promise
      stopping.removeEventListener('abort', end)
      clearInterval(recheck)
      close()
      release()
    })
  })
  return app
}

async function customerOf(context: AppContext, headers: Headers): Promise<OrderViewer> {
  const viewer = await orderViewer(context, headers)
  const { browserKeyHash } = viewer
  const isBrowser = browserKeyHash !== null && (await hasOrdered(context.db, browserKeyHash))
  return { ...viewer, browserKeyHash: isBrowser ? browserKeyHash : null }
}
