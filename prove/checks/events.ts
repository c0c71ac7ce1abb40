import * as z from 'zod'
import { signUpAccounts } from '../../bench/accounts.ts'
import { newOrder, orderIdOf, productOfOrders } from '../../bench/order-requests.ts'
import { signedPortalEvent } from '../../bench/portal-events.ts'
import { withShop } from '../../bench/shop.ts'
import { forgeriesOf, waysToForge } from '../../test/support/samples/forged-events.ts'
import { answerTo } from '../answer.ts'
import { withClient } from '../../bench/with-client.ts'
import { unless, type Check } from '../check.ts'

const sequence = ['documents_opened', 'signed', 'paid', 'active'] as const
const copies = 3
const sent = { sample: 2_000, full: 10_000 }
const atOnce = 20

export const eventsCheck: Check = {
  promise:
    'Of forged, stale, replayed and shuffled events of the signing portal, only the valid ones are applied, each once',
  rule: 'product: orders 13',
  limit: '0 forgeries accepted, each valid event applied once',
  run: ({ isFull }) =>
    withShop({}, async (shop) => {
      const perOrder = sequence.length * (copies + waysToForge)
      const orders = await placeOrders(shop.url, Math.ceil((isFull ? sent.full : sent.sample) / perOrder))
      const secret = shop.settings['PORTAL_EVENT_SECRETS'] ?? ''
      const requests = shuffled(orders.flatMap((order) => requestsOf(order, secret)))
      const answers: EventAnswer[] = []
      for (let start = 0; start < requests.length; start += atOnce) {
        const batch = requests.slice(start, start + atOnce)
        answers.push(...(await Promise.all(batch.map((request) => send(shop.url, request)))))
      }
      return eventsResult(answers, await readTimelines(shop.database.url), orders.length)
    }),
}

const answerSchema = z.object({ duplicate: z.optional(z.boolean()) })

interface Order {
  id: string
  price: number
}

interface EventRequest {
  /** How the event was forged; `null` if its signature is valid. */
  forged: string | null
  request: RequestInit
}

type EventAnswer = Awaited<ReturnType<typeof send>>

async function placeOrders(url: string, count: number): Promise<Order[]> {
  const [product, [account]] = [await productOfOrders(url), await signUpAccounts(url, 1)]
  const orders: Order[] = []
  for (let placed = 0; placed < count; placed += 1) {
    const answer = await answerTo(url, newOrder(product, { cookie: account?.cookie ?? '' }))
    orders.push({ id: orderIdOf(answer?.text ?? ''), price: product.price })
  }
  return orders
}

function requestsOf({ id, price }: Order, secret: string): EventRequest[] {
  return sequence.flatMap((type) => {
    const data = { order: id, ...(type === 'paid' && { amount: price, currency: 'USD' }) }
    const event = { type: `order.${type}`, timestamp: new Date().toISOString(), data }
    const sign = (body: unknown, signing = {}) => signedPortalEvent(body, { secret, ...signing })
    const good = sign(event)
    return [
      ...Array.from({ length: copies }, () => ({ forged: null, request: good })),
      ...forgeriesOf(event, good, sign).map(({ name, request }) => ({ forged: name, request })),
    ]
  })
}

async function send(url: string, { forged, request }: EventRequest) {
  const response = await fetch(new URL('/api/portal-events', url), request)
  const { duplicate } = answerSchema.parse(await response.json())
  return { forged, status: response.status, isFirst: duplicate === false }
}

/** The statuses through which each order went. */
function readTimelines(databaseUrl: string): Promise<string[][]> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ timeline: string[] }>(
      'select array_agg("to" order by number) as timeline from order_events group by order_id',
    )
    return rows.map(({ timeline }) => timeline)
  })
}

function eventsResult(
  answers: readonly EventAnswer[],
  timelines: readonly (readonly string[])[],
  orders: number,
) {
  const expectedTimeline = ['prepared', ...sequence].join()
  const taken = answers.filter(({ forged, status }) => forged !== null && status !== 401)
  const rejected = answers.filter(({ forged, status }) => forged === null && status !== 200)
  const applied = answers.filter((each) => each.forged === null && each.isFirst).length
  const expected = orders * sequence.length
  const torn = timelines.filter((timeline) => timeline.join() !== expectedTimeline)
  return {
    figure: `${taken.length} forgeries accepted, ${applied} of ${expected} valid events applied, ${answers.length.toLocaleString('en-US')} sent`,
    broken: [
      ...taken.map(({ forged, status }) => `${forged} got ${status}`),
      ...rejected.map(({ status }) => `a valid event got ${status}`),
      ...unless(applied === expected, `${applied} events were applied, not ${expected}`),
      ...unless(timelines.length === orders, `${timelines.length} orders have a timeline, not ${orders}`),
      ...torn.map((timeline) => `an order went through ${timeline.join(', ')}`),
    ],
  }
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
