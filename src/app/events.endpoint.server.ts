import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { hasOrdered } from '#orders/order-browsers.queries.server.ts'
import { orderViewer } from '#orders/order-owner.server.ts'
import { clientAddress } from '#http/client-address.server.ts'
import type { ChangeChannel } from '#db/change-events.server.ts'
import { createConnectionLimit } from '#http/connection-limit.server.ts'
import type { AppContext } from '#app/app-context.server.ts'
import { problem } from '#http/problems.server.ts'

const heartbeatMilliseconds = 25_000
const recheckMilliseconds = 60_000

interface Customer {
  userId: string | null
  /** The notification subjects of this customer's orders. */
  subjects: string[]
}

/**
 * `GET /events`: tells a customer's browsers that the account's cart, its saved products or one of their orders changed (product: cart 18, saved 5).
 * Customers are accounts, customer-portal sessions, and browsers that ordered without either.
 */
export function eventsEndpoint(context: AppContext): Hono {
  const { changeEvents, stopping } = context
  const connections = createConnectionLimit()
  const app = new Hono()

  app.get('/events', async (c) => {
    const { headers } = c.req.raw
    const customer = await customerOf(context, headers)
    if (!customer) return problem(c, 401, 'not_signed_in', 'Please log in to receive events.')
    c.header('cache-control', 'no-store')
    c.header('x-accel-buffering', 'no')
    // Nobody reads the stream of a HEAD, so it would never end.
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'content-type': 'text/event-stream' })
    const release = connections.take([...customer.subjects, `address:${clientAddress(c)}`])
    if (!release) {
      return problem(c, 429, 'too_many_streams', 'There are too many open streams. Close a tab first.')
    }

    return streamSSE(c, async (stream) => {
      const ended = Promise.withResolvers<void>()
      const end = () => ended.resolve()
      const send = (event: string) => {
        stream.writeSSE({ event, data: '' }).catch(end)
      }
      const forward = (channel: ChangeChannel, subject: string, event: string) =>
        changeEvents.on(channel, subject, () => send(event))
      const stopListening = [
        ...(customer.userId === null
          ? []
          : [
              forward('cart_changed', customer.userId, 'cart'),
              forward('saved_changed', customer.userId, 'saved'),
            ]),
        ...customer.subjects.map((subject) => forward('order_changed', subject, 'order')),
      ]
      const heartbeat = setInterval(() => send('ping'), heartbeatMilliseconds)
      // A stream ends with its session: signing out on another device ends it here too.
      const recheck = setInterval(() => {
        customerOf(context, headers).then(
          (now) => JSON.stringify(now) === JSON.stringify(customer) || end(),
          () => undefined,
        )
      }, recheckMilliseconds)
      stream.onAbort(end)
      stopping.addEventListener('abort', end)
      if (stopping.aborted) end()
      send('ready')
      await ended.promise
      stopping.removeEventListener('abort', end)
      clearInterval(heartbeat)
      clearInterval(recheck)
      for (const stop of stopListening) stop()
      release()
    })
  })
  return app
}

async function customerOf(context: AppContext, headers: Headers): Promise<Customer | null> {
  const { userId, customerPortalEmail, browserKeyHash } = await orderViewer(context, headers)
  const isBrowser = browserKeyHash !== null && (await hasOrdered(context.db, browserKeyHash))
  const subjects = [
    ...(userId === null ? [] : [`user:${userId}`]),
    ...(customerPortalEmail === null ? [] : [`portal:${customerPortalEmail}`]),
    ...(isBrowser ? [`browser:${browserKeyHash}`] : []),
  ]
  return subjects.length === 0 ? null : { userId, subjects }
}
