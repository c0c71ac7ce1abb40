import * as z from 'zod'
import { signUpAccounts } from '../bench/accounts.ts'
import type { Ask } from '../bench/load.ts'
import { newOrder, productOfOrders } from '../bench/order-requests.ts'
import { answerTo } from './answer.ts'
import type { AccessRequest } from './dashboard-requests.ts'
import type { OneOfEach } from './one-of-each.ts'

interface ForeignRequests {
  requests: { who: string; ask: Ask }[]
  /** Everything that is read without naming anything: it shows only what is one's own. */
  lists: AccessRequest[]
  /** The same by whom it belongs to: shows that it is there, and that none of the others did anything. */
  own: Ask[]
}

type Headers = Readonly<Record<string, string>>

const json = { 'content-type': 'application/json' }
/** Operations that name what is nobody's, or only one's own: with another id they are about something of one's own. */
const ofNobody = [
  '/api/products/{id}',
  '/api/solutions/{id}',
  '/api/waitlists/{list}',
  '/api/saved/{id}',
] as const

/** Everything that can be asked about the things of customers, by everybody else. */
export async function foreignRequests(
  url: string,
  { order: activeOrder, quote, customer }: Pick<OneOfEach, 'order' | 'quote' | 'customer'>,
): Promise<ForeignRequests> {
  const [owner, other] = await signUpAccounts(url, 2)
  const owned = { cookie: owner?.cookie ?? '' }
  const order = await orderOf(url, owned.cookie)
  const others = await orderOf(url, other?.cookie ?? '')
  const line = await cartLineOf(url, owned.cookie)
  const session = await sessionOf(url, owned.cookie)
  const token = { authorization: `Bearer ${order.token}` }
  const strangers: Record<string, Headers> = {
    nobody: {},
    'another customer': { cookie: other?.cookie ?? '' },
    'the token of another order': { authorization: `Bearer ${others.token}` },
    'a made-up session': {
      cookie: 'wadah.session_token=made-up.c2ln; wadah.portal=made-up; wadah.browser=made-up',
    },
  }
  const things: { ask: Ask; by: Headers | null }[] = [
    { ask: { path: `/api/orders/${order.id}` }, by: owned },
    { ask: { path: `/api/orders/${activeOrder}/files` }, by: customer },
    { ask: { path: `/marketplace/my-purchases/${activeOrder}/receipt.pdf` }, by: customer },
    { ask: { path: `/api/quotes/${quote}` }, by: customer },
    // It is not answered, so its customer cannot order with it either.
    { ask: post(`/api/quotes/${quote}/order`, orderForm), by: null },
    { ask: { path: `/api/hand-offs/${order.id}` }, by: token },
    { ask: post(`/api/hand-offs/${order.id}/key`), by: token },
    // Opens for an access key, which nobody here has.
    { ask: { path: `/api/hand-offs/${order.id}/state` }, by: null },
    { ask: post(`/api/orders/${order.id}/resume`), by: owned },
    {
      ask: { ...post(`/api/cart/lines/marketplace/${line}`, { quantity: 7 }), method: 'PATCH' },
      by: owned,
    },
    { ask: { ...post(`/api/cart/lines/marketplace/${line}`), method: 'DELETE' }, by: owned },
    { ask: post(`/api/orders/${order.id}/cancel`), by: owned },
    // Nobody ends the session with which they ask, the owner either.
    { ask: post('/api/account/sessions/end', { id: session }), by: null },
  ]
  const operations = await operationsOf(url)
  requireEach(
    operations,
    things.map(({ ask }) => ask),
  )
  const [ofOwner, ofCustomer] = [
    [order.id, line, session],
    [activeOrder, quote],
  ]
  const readers: { who: string; headers: Headers; marks: string[]; isOwn: boolean }[] = [
    { who: 'the owner', headers: owned, marks: ofOwner, isOwn: true },
    { who: 'the customer', headers: customer, marks: ofCustomer, isOwn: true },
    ...Object.entries(strangers).map(([who, headers]) => ({
      who,
      headers,
      marks: [...ofOwner, ...ofCustomer],
      isOwn: false,
    })),
  ]
  const reads = operations.filter(({ method, path }) => method === 'get' && !path.includes('{'))
  const lists = [...reads.map(({ path }) => path), '/marketplace/my-purchases']
  // Their addresses name them, so what they show is told by its words.
  const pages: Readonly<Record<string, string>> = {
    [`/marketplace/my-purchases/${activeOrder}`]: 'Contract Reader',
    [`/marketplace/my-purchases/${activeOrder}/receipt`]: '1 Analytical Way',
    [`/marketplace/quotes/${quote}`]: 'For three offices.',
  }
  const pagesWithMarks = Object.entries(pages).map(([path, mark]) => ({ path, marks: [mark] }))
  const requests = Object.entries(strangers).flatMap(([who, headers]) =>
    things.map(({ ask }) => ({ who, ask: withHeaders(ask, headers) })),
  )
  return {
    requests,
    lists: readers.flatMap(({ who, headers, marks, isOwn }) =>
      [...lists.map((path) => ({ path, marks })), ...(headers === owned ? [] : pagesWithMarks)].map(
        ({ path, marks: texts }) => {
          const ask = withHeaders({ path }, headers)
          return { who, action: 'foreign', ask, expected: 'anything' as const, marks: texts, isOwn }
        },
      ),
    ),
    own: things.flatMap(({ ask, by }) => (by ? [withHeaders(ask, by)] : [])),
  }
}

function post(path: string, body: object = {}): Ask {
  return { method: 'POST', path, body: JSON.stringify(body) }
}

function withHeaders(ask: Ask, headers: Headers): Ask {
  return { ...ask, headers: { ...json, ...headers } }
}

const { lines: _lines, ...customerForm } = z
  .record(z.string(), z.unknown())
  .parse(JSON.parse(newOrder({ id: 'contract-reader', price: 890 }, {}).body ?? '{}'))
const orderForm = { ...customerForm, version: 1 }

interface NamedOperation {
  method: string
  path: string
}

async function operationsOf(url: string): Promise<NamedOperation[]> {
  const document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
  const { paths } = document.parse(
    JSON.parse((await answerTo(url, { path: '/api/openapi.json' }))?.text ?? ''),
  )
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method, path })),
  )
}

/** An operation that is about something by its id and that nobody tries here is not shown to be closed. */
function requireEach(operations: readonly NamedOperation[], asks: readonly Ask[]): void {
  const known = new Set<string>(ofNobody)
  for (const { method, path } of operations) {
    if (!path.includes('{') || known.has(path)) continue
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    const isTried = asks.some(
      ({ method: tried = 'GET', path: address }) => tried.toLowerCase() === method && pattern.test(address),
    )
    if (!isTried) throw new Error(`No stranger tries ${method} ${path}: add it to the foreign requests.`)
  }
}

const orderAnswer = z.object({ order_id: z.string(), documents_url: z.string() })

async function orderOf(url: string, cookie: string): Promise<{ id: string; token: string }> {
  const placed = await answerTo(url, newOrder(await productOfOrders(url), { cookie }))
  const { order_id: id, documents_url: documents } = orderAnswer.parse(JSON.parse(placed?.text ?? ''))
  return { id, token: new URL(documents).searchParams.get('token') ?? '' }
}

async function cartLineOf(url: string, cookie: string): Promise<string> {
  const line = { product_id: 'security-platform', product_type: 'marketplace', quantity: 1 }
  const added = await answerTo(url, withHeaders(post('/api/cart/lines', line), { cookie }))
  return z.object({ line: z.object({ id: z.string() }) }).parse(JSON.parse(added?.text ?? '')).line.id
}

async function sessionOf(url: string, cookie: string): Promise<string> {
  const listed = await answerTo(url, { path: '/api/account/sessions', headers: { cookie } })
  const { sessions } = z
    .object({ sessions: z.array(z.object({ id: z.string() })) })
    .parse(JSON.parse(listed?.text ?? ''))
  return sessions[0]?.id ?? ''
}
