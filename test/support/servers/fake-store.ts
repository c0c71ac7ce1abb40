import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import type { SentEvent } from '../../../sandbox/orders/order.ts'

export const secret = 'whsec_MTIzNDU2Nzg5MDEyMzQ1Njc4OTAxMjM0'
export const orderId = '0b1f6f5e-3f0a-4a57-9f0e-6f0f0f0f0f0f'
export const token = 'a'.repeat(43)

const record = {
  user: {
    id: 'u1',
    name: 'Ada <Lovelace>',
    email: 'ada@engine.example',
    phone: '1',
    company: 'Engines',
    address: '1 Main Street',
    city: 'Dallas',
    state: 'TX',
    zipCode: '75201',
    country: 'United States',
  },
  items: [
    {
      id: 'line',
      product_id: 'jake-ai-platform',
      product_type: 'wts_solution',
      name: 'Jake AI Platform',
      price: 1780,
      quantity: 2,
      subscription_interval: null,
    },
  ],
  total: 3560,
  notes: 'Call first',
  timestamp: '2026-11-20T12:00:00.000Z',
}

/**
 * Starts a store over real HTTP that has one order and a token that can be exchanged once. It records all events
 * that it receives.
 */
export async function startFakeStore() {
  const received: Omit<SentEvent, 'timestamp'>[] = []
  let exchanged = false
  const store = { url: '', received, away: false, status: 'prepared', total: record.total, stop }
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    const body = await textOf(request)
    if (store.away) return answer(503, { code: 'database_away' })
    const { url = '', headers } = request
    if (url === '/api/portal-events') {
      const signed = headers as Record<string, string>
      new Webhook(secret).verify(body, signed, { jsonParse: false })
      received.push({ ...(JSON.parse(body) as SentEvent), id: signed['webhook-id'] ?? '' })
      return answer(200, { outcome: 'processed' })
    }
    const open = headers.authorization === `Bearer ${token}` && !exchanged
    if (url === `/api/hand-offs/${orderId}/state` && headers.authorization === 'Bearer key') {
      return answer(200, { status: store.status })
    }
    if (open && url === `/api/hand-offs/${orderId}`) return answer(200, { ...record, total: store.total })
    if (open && url === `/api/hand-offs/${orderId}/key`) {
      exchanged = true
      return answer(200, { access_key: 'key' })
    }
    answer(401, { code: 'token_not_valid' })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  store.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function stop(): Promise<void> {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(() => resolve()))
  }
  return store
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
