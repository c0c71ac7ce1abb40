import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { signUpAccounts, type Account } from '../bench/accounts.ts'
import type { Ask } from '../bench/load.ts'
import { newOrder, productOfOrders } from '../bench/order-requests.ts'
import { portalEventRequests } from '../bench/portal-events.ts'
import { maxSaved } from '#catalog/saved/saved.ts'
import { answerTo, type GivenAnswer } from './answer.ts'
import { productsForCarts } from './products-for-carts.ts'

/** The records that the shop acknowledged to customers and the signing portal despite its failures. */
export interface Acknowledged {
  /** The order that the store returned for each idempotency key. */
  orders: Map<string, string>
  /** The total and the lines that the store returned for each order, by order id. */
  priced: Map<string, PricedOrder>
  /** The order of each acknowledged event, by event id. */
  events: Map<string, string>
  /** Orders for which all events were acknowledged. */
  completedOrders: Set<string>
  cartUnits: number
  /** Each customer's saved products after all responses, by email. */
  saved: Map<string, ReadonlySet<string>>
  /** The number of times that products were saved or removed. */
  savedChanges: number
  /** The number of requests that got a `Retry-After` or no response at all. */
  unanswered: number
  /** Responses that should never occur. */
  wrong: string[]
}

export interface PricedOrder {
  total: number
  lines: { product_id: string; price: number; quantity: number }[]
}

export interface Writers {
  acknowledged: Acknowledged
  /** Lets all writers finish, and resolves when every request has a response. */
  finish(): Promise<void>
  /** Stops all writers at once, after a failed run. */
  abandon(): void
}

interface WriterOptions {
  secret: string
  ordering: number
  filling: number
}

const pricedLineSchema = z.object({ product_id: z.string(), price: z.number(), quantity: z.number() })
const orderSchema = z.object({
  order_id: z.string(),
  record: z.object({ total: z.number(), items: z.array(pricedLineSchema) }),
})
const cartSchema = z.object({ lines: z.array(z.object({ product_id: z.string(), quantity: z.number() })) })
const savedSchema = z.object({ products: z.array(z.object({ product_id: z.string() })) })
/** The number of units of a product to add before the next product. */
const unitsPerProduct = 20
const retryMilliseconds = 30
/** The time that a customer waits between two requests. */
const thinkingMilliseconds = 10
const maxWrong = 5

/**
 * Starts customers who order, fill carts and save products, and a signing portal. All of them retry failed
 * requests.
 */
export async function startWriters(
  url: string,
  { secret, ordering, filling }: WriterOptions,
): Promise<Writers> {
  const acknowledged: Acknowledged = {
    orders: new Map(),
    priced: new Map(),
    events: new Map(),
    completedOrders: new Set(),
    cartUnits: 0,
    saved: new Map(),
    savedChanges: 0,
    unanswered: 0,
    wrong: [],
  }
  const product = await productOfOrders(url)
  const { id: product_id, price } = product
  const asPriced: PricedOrder = { total: price, lines: [{ product_id, price, quantity: 1 }] }
  // A payment removes lines from the customer's cart, so customers who fill carts do not order.
  const accounts = await signUpAccounts(url, ordering + filling)
  const products = await productsForCarts(url)
  const openOrders: string[] = []
  let isOver = false
  let isAbandoned = false
  const work = [
    ...accounts.map((account, at) => (at < ordering ? orderAgainAndAgain : fillCart)(account, at)),
    ...accounts.slice(ordering).map((account, at) => saveAndRemove(account, ordering + at)),
    tellOfOrders(),
    tellOfOrders(),
  ].map((each) => each.catch(giveUp))

  /** Records why a writer failed. A writer that gets only wrong responses fails, so that the run ends. */
  function giveUp(error: unknown): void {
    acknowledged.wrong.push(error instanceof Error ? error.message : String(error))
  }

  /** Repeats a request until it gets one of these statuses. */
  async function untilAnswered(ask: Ask, good: readonly number[]): Promise<GivenAnswer> {
    for (let wrong = 0; ;) {
      const answer = await answerTo(url, ask)
      if (answer && good.includes(answer.status)) return answer
      if (answer && answer.status !== 503 && answer.status !== 502) {
        wrong += 1
        const description = `${ask.method ?? 'GET'} ${ask.path} got ${answer.status}: ${answer.text.slice(0, 200)}`
        if (wrong === maxWrong) throw new Error(`${wrong} times ${description}`)
        acknowledged.wrong.push(description)
      }
      if (isAbandoned) throw new Error('abandoned')
      acknowledged.unanswered += 1
      await pause(retryMilliseconds)
    }
  }

  async function orderAgainAndAgain(account: Account, at: number): Promise<void> {
    while (!isOver) {
      const ask = withOwnMailbox(newOrder(product, headersOf(account, at)))
      const { idempotency_key: key } = z
        .object({ idempotency_key: z.string() })
        .parse(JSON.parse(ask.body ?? ''))
      const id = await placed(ask)
      acknowledged.orders.set(key, id)
      // Sends every third request twice. The same key must return the same order, unless it is paid.
      if (at % 3 === 0 && (await placed(ask)) !== id) acknowledged.wrong.push(`key ${key} got two orders`)
      openOrders.push(id)
      await pause(thinkingMilliseconds)
    }
  }

  async function placed(ask: Ask): Promise<string> {
    const { text } = await untilAnswered(ask, [200, 201])
    const { order_id: id, record } = orderSchema.parse(JSON.parse(text))
    const priced: PricedOrder = { total: record.total, lines: record.items }
    if (!isDeepStrictEqual(priced, asPriced)) {
      acknowledged.wrong.push(`order ${id} was returned with ${JSON.stringify(priced)}`)
    }
    acknowledged.priced.set(id, priced)
    return id
  }

  /** Adds units one at a time, product after product, and checks the quantities in the cart at the end. */
  async function fillCart(account: Account, at: number): Promise<void> {
    const headers = headersOf(account, at)
    const added = new Map<string, { sure: number; unsure: number }>()
    for (let turn = 0; !isOver; turn += 1) {
      const id = products[Math.floor(turn / unitsPerProduct) % products.length] ?? ''
      const counts = added.get(id) ?? { sure: 0, unsure: 0 }
      added.set(id, counts)
      const body = JSON.stringify({ product_id: id, product_type: 'marketplace', quantity: 1 })
      const ask: Ask = { method: 'POST', path: '/api/cart/lines', headers, body }
      const answer = await answerTo(url, ask)
      if (answer?.status === 201) counts.sure += 1
      else if (answer?.status !== 409) {
        acknowledged.unanswered += 1
        counts.unsure += 1
        await pause(retryMilliseconds)
      }
      await pause(thinkingMilliseconds)
    }
    const shown = await untilAnswered({ path: '/api/cart', headers }, [200])
    const { lines } = cartSchema.parse(JSON.parse(shown.text))
    for (const [id, { sure, unsure }] of added) {
      const held = lines.find((line) => line.product_id === id)?.quantity ?? 0
      acknowledged.cartUnits += sure
      if (held >= sure && held <= sure + unsure) continue
      acknowledged.wrong.push(`a cart holds ${held} of ${id}; ${sure} were acknowledged, ${unsure} unsure`)
    }
  }

  /** Saves products one at a time, checks the list, removes them all, checks it again, and starts over. */
  async function saveAndRemove(account: Account, at: number): Promise<void> {
    const headers = headersOf(account, at)
    const saved = new Set<string>()
    acknowledged.saved.set(account.email, saved)
    const turns = products.slice(0, maxSaved)
    while (!isOver) {
      const method = saved.size === 0 ? 'PUT' : 'DELETE'
      for (const id of turns) {
        if (isOver) return
        await untilAnswered({ method, path: `/api/saved/${id}`, headers }, [204])
        if (!saved.delete(id)) saved.add(id)
        acknowledged.savedChanges += 1
        await pause(thinkingMilliseconds)
      }
      const shown = await untilAnswered({ path: '/api/saved', headers }, [200])
      const ids = savedSchema.parse(JSON.parse(shown.text)).products.map((each) => each.product_id)
      const differing = [...saved]
        .filter((id) => !ids.includes(id))
        .concat(ids.filter((id) => !saved.has(id)))
      if (differing.length > 0)
        acknowledged.wrong.push(`after ${method}, the saved list is wrong about ${differing.join()}`)
    }
  }

  async function tellOfOrders(): Promise<void> {
    while (!isOver) {
      const order = openOrders.shift()
      if (order === undefined) await pause(thinkingMilliseconds)
      else await tellOf(order)
    }
  }

  async function tellOf(order: string): Promise<void> {
    for (const event of portalEventRequests(order, product.price, secret)) {
      await untilAnswered(event, [200])
      acknowledged.events.set(event.headers?.['webhook-id'] ?? '', order)
    }
    acknowledged.completedOrders.add(order)
  }

  return {
    acknowledged,
    async finish() {
      isOver = true
      await Promise.all(work)
    },
    abandon() {
      isOver = true
      isAbandoned = true
    },
  }
}

/** Uses a new mailbox for each order, because the mails per mailbox and hour are limited. */
function withOwnMailbox(ask: Ask): Ask {
  return { ...ask, body: (ask.body ?? '').replace('ada@', `ada-${crypto.randomUUID()}@`) }
}

/** Each customer has a separate network address, as in reality. */
function headersOf({ cookie }: Account, at: number): Record<string, string> {
  return { cookie, 'content-type': 'application/json', 'x-client-address': `192.0.2.${1 + at}` }
}
