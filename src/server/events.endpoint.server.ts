import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { orderSeer } from '#orders/order-owner.server.ts'
import type { ChangeChannel } from '#server/changes.server.ts'
import type { Parts } from '#server/parts.server.ts'
import { problem } from '#server/problems.server.ts'

const heartbeatMilliseconds = 25_000
const streamsPerCustomer = 20

/**
 * `GET /events`: tells a customer's browsers that the account's cart or one of the customer's orders changed
 * (decisions §4, realtime). Customers are accounts, portal sessions, and browsers that ordered without either.
 */
export function eventsEndpoint(parts: Parts): Hono {
  const { changes, stopping } = parts
  const open = new Map<string, number>()
  const app = new Hono()

  app.get('/events', async (c) => {
    const { userId, portalEmail, browserKeyHash } = await orderSeer(parts, c.req.raw.headers)
    const customers = [
      ...(userId === null ? [] : [`user:${userId}`]),
      ...(portalEmail === null ? [] : [`portal:${portalEmail}`]),
      ...(browserKeyHash === null ? [] : [`browser:${browserKeyHash}`]),
    ]
    const customer = customers[0]
    if (customer === undefined) return problem(c, 401, 'not_signed_in', 'Please log in to receive events.')
    const count = open.get(customer) ?? 0
    if (count >= streamsPerCustomer) {
      return problem(c, 429, 'too_many_streams', 'This account has too many open streams. Close a tab first.')
    }
    open.set(customer, count + 1)
    c.header('cache-control', 'no-store')
    c.header('x-accel-buffering', 'no')

    return streamSSE(c, async (stream) => {
      const ended = Promise.withResolvers<void>()
      const send = (event: string) => {
        stream.writeSSE({ event, data: '' }).catch(() => ended.resolve())
      }
      const tell = (channel: ChangeChannel, subject: string, event: string) =>
        changes.on(channel, subject, () => send(event))
      const stopListening = [
        ...(userId === null ? [] : [tell('cart_changed', userId, 'cart')]),
        ...customers.map((each) => tell('order_changed', each, 'order')),
      ]
      const heartbeat = setInterval(() => send('ping'), heartbeatMilliseconds)
      stream.onAbort(() => ended.resolve())
      stopping.addEventListener('abort', () => ended.resolve(), { once: true })
      send('ready')
      await ended.promise
      clearInterval(heartbeat)
      for (const stop of stopListening) stop()
      const left = (open.get(customer) ?? 1) - 1
      if (left > 0) open.set(customer, left)
      else open.delete(customer)
    })
  })
  return app
}
