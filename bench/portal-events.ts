import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { Ask } from './load.ts'

/** Requests with the events of an order, from opened documents to active, signed with the current time. */
export function portalEventRequests(order: string, amount: number, secret: string): Ask[] {
  const timestamp = new Date().toISOString()
  return [
    { type: 'order.documents_opened', data: { order } },
    { type: 'order.signed', data: { order } },
    { type: 'order.paid', data: { order, amount, currency: 'USD' } },
    { type: 'order.active', data: { order } },
  ].map((event) => ({
    ...signedPortalEvent({ ...event, timestamp }, { secret }),
    path: '/api/portal-events',
  }))
}

interface PortalSigning {
  secret: string
  id?: string
  at?: Date
  /** A secret to sign with instead of the correct one. */
  with?: string
}

/** A request with an event or any other body, signed by the Standard Webhooks scheme. */
export function signedPortalEvent(
  event: unknown,
  { secret, id = `msg_${randomUUID()}`, at = new Date(), ...by }: PortalSigning,
) {
  const body = typeof event === 'string' ? event : JSON.stringify(event)
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(by.with ?? secret).sign(id, at, body),
  }
  return { method: 'POST' as const, headers, body }
}
