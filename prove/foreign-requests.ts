import * as z from 'zod'
import { signUpAccounts } from '../bench/accounts.ts'
import type { Ask } from '../bench/load.ts'
import { newOrder, productOfOrders } from '../bench/order-requests.ts'
import { answerTo } from './answer.ts'

interface ForeignRequests {
  requests: { who: string; ask: Ask }[]
  /** What the owner can do afterwards only if none of them did anything. */
  untouched: Ask[]
}

const json = { 'content-type': 'application/json' }

/** Everything that can be asked about the things of one customer, by everybody else. */
export async function foreignRequests(url: string): Promise<ForeignRequests> {
  const [owner, other] = await signUpAccounts(url, 2)
  const order = await orderOf(url, owner?.cookie ?? '')
  const others = await orderOf(url, other?.cookie ?? '')
  const line = await cartLineOf(url, owner?.cookie ?? '')
  const session = await sessionOf(url, owner?.cookie ?? '')
  const strangers: Record<string, Record<string, string>> = {
    nobody: {},
    'another customer': { cookie: other?.cookie ?? '' },
    'the token of another order': { authorization: `Bearer ${others.token}` },
    'a made-up session': {
      cookie: 'wadah.session_token=made-up.c2ln; wadah.portal=made-up; wadah.browser=made-up',
    },
  }
  const asks: Ask[] = [
    { path: `/api/orders/${order.id}` },
    { path: `/api/orders/${order.id}/files` },
    { method: 'POST', path: `/api/orders/${order.id}/resume`, body: '{}' },
    { method: 'POST', path: `/api/orders/${order.id}/cancel`, body: '{}' },
    { path: `/api/hand-offs/${order.id}` },
    { method: 'POST', path: `/api/hand-offs/${order.id}/key` },
    { path: `/api/hand-offs/${order.id}/state` },
    { method: 'PATCH', path: `/api/cart/lines/marketplace/${line}`, body: '{"quantity":7}' },
    { method: 'DELETE', path: `/api/cart/lines/marketplace/${line}` },
    { method: 'POST', path: '/api/account/sessions/end', body: JSON.stringify({ id: session }) },
  ]
  const requests = Object.entries(strangers).flatMap(([who, headers]) =>
    asks.map((ask) => ({ who, ask: { ...ask, headers: { ...json, ...headers } } })),
  )
  const headers = { ...json, cookie: owner?.cookie ?? '' }
  const oneMore = {
    method: 'PATCH',
    path: `/api/cart/lines/marketplace/${line}`,
    body: '{"quantity":2}',
  } as const
  const cancel = { method: 'POST', path: `/api/orders/${order.id}/cancel`, body: '{}' } as const
  return { requests, untouched: [oneMore, cancel].map((ask) => ({ ...ask, headers })) }
}

const orderAnswer = z.object({ order_id: z.string(), documents_url: z.string() })

async function orderOf(url: string, cookie: string): Promise<{ id: string; token: string }> {
  const placed = await answerTo(url, newOrder(await productOfOrders(url), { cookie }))
  const { order_id: id, documents_url: documents } = orderAnswer.parse(JSON.parse(placed?.text ?? ''))
  return { id, token: new URL(documents).searchParams.get('token') ?? '' }
}

async function cartLineOf(url: string, cookie: string): Promise<string> {
  const line = { product_id: 'security-platform', product_type: 'marketplace', quantity: 1 }
  const ask: Ask = {
    method: 'POST',
    path: '/api/cart/lines',
    headers: { ...json, cookie },
    body: JSON.stringify(line),
  }
  const added = await answerTo(url, ask)
  return z.object({ line: z.object({ id: z.string() }) }).parse(JSON.parse(added?.text ?? '')).line.id
}

async function sessionOf(url: string, cookie: string): Promise<string> {
  const listed = await answerTo(url, { path: '/api/account/sessions', headers: { cookie } })
  const { sessions } = z
    .object({ sessions: z.array(z.object({ id: z.string() })) })
    .parse(JSON.parse(listed?.text ?? ''))
  return sessions[0]?.id ?? ''
}
