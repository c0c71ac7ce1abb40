import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { Ask } from './load.ts'

/** The events of an order from opened to active, signed now. */
export function portalEventRequests(order: string, amount: number, secret: string): Ask[] {
  const webhook = new Webhook(secret)
  const now = new Date()
  return [
    { type: 'order.documents_opened', data: { order } },
    { type: 'order.signed', data: { order } },
    { type: 'order.paid', data: { order, amount, currency: 'USD' } },
    { type: 'order.active', data: { order } },
  ].map((event) => {
    const id = `msg_${randomUUID()}`
    const body = JSON.stringify({ ...event, timestamp: now.toISOString() })
    return {
      method: 'POST',
      path: '/api/portal-events',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': webhook.sign(id, now, body),
      },
      body,
    }
  })
}
