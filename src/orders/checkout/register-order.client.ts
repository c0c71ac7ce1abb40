import type { CartLine } from '#cart/cart.ts'
import type { PriceChange } from '#cart/price-changes.ts'
import type { CheckoutForm } from '#orders/checkout/checkout.forms.ts'
import { isSameOrder, type HandOffRecord } from '#orders/hand-off/hand-off.ts'
import { lastOrder } from '#orders/orders.client.ts'
import { lineNamed, orderedLines, lineErrorText } from '#orders/checkout/registration.ts'
import { object, text } from '#lib/schema.ts'
import {
  linesErrorAnswerSchema,
  placedOrderAnswerSchema,
  priceChangedAnswerSchema,
} from '#orders/order-json.ts'
import { askOrders } from '#orders/orders-api.client.ts'
import { readOrders } from '#orders/read-orders.client.ts'

const timeLimitMilliseconds = 20_000

interface Submitted {
  key: string
  form: CheckoutForm
  lines: readonly CartLine[]
}

export type Registration =
  | { outcome: 'registered'; record: HandOffRecord; documentsUrl: string }
  | { outcome: 'price_changed'; changes: PriceChange[] }
  | { outcome: 'invalid_lines'; refusals: { lineId: string; words: string }[]; names: string[] }
  | { outcome: 'key_used' }
  /** The order of this key was declined, cancelled or expired, so a new one is no duplicate. */
  | { outcome: 'order_closed' }

/** Registers the order. Throws when no usable answer came: trying again with the same key is safe. */
export async function registerOrder({ key, form, lines }: Submitted): Promise<Registration> {
  const response = await fetch('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idempotency_key: key, customer: form, lines: orderedLines(lines) }),
    signal: AbortSignal.timeout(timeLimitMilliseconds),
  })
  const answer: unknown = await response.json()
  if (response.ok) {
    const { record, documents_url } = placedOrderAnswerSchema(answer)
    return { outcome: 'registered', record, documentsUrl: documents_url }
  }
  return refusal(answer, lines, response.status)
}

async function refusal(answer: unknown, lines: readonly CartLine[], status: number): Promise<Registration> {
  const { code } = problemSchema(answer)
  if (code === 'idempotency_key_reused') return { outcome: 'key_used' }
  if (code === 'no_longer_open') return { outcome: (await isLastOrderPaid()) ? 'key_used' : 'order_closed' }
  if (code === 'price_changed') {
    const changes = priceChangedAnswerSchema(answer).lines.flatMap((now) => {
      const line = lineNamed(lines, now)
      const [from, to] = [cents(now.shown_price), cents(now.price)]
      return line && from !== to ? [{ lineId: line.id, name: now.name, from, to }] : []
    })
    return { outcome: 'price_changed', changes }
  }
  if (code === 'invalid_lines') {
    const named = linesErrorAnswerSchema(answer).lines.flatMap((refused) => {
      const line = lineNamed(lines, refused)
      return line ? [{ line, words: lineErrorText(refused.reason, refused.max_quantity) }] : []
    })
    return {
      outcome: 'invalid_lines',
      refusals: named.map(({ line, words }) => ({ lineId: line.id, words })),
      names: named.map(({ line }) => line.productData.name),
    }
  }
  throw new Error(`The store answered ${status} ${code}.`)
}

/** Asks before ordering again what is paid, or may be. */
async function isLastOrderPaid(): Promise<boolean> {
  const last = lastOrder()
  const known = readOrders((await askOrders()) ?? []).find(({ record }) => last && isSameOrder(record, last))
  return !known || known.status === 'paid' || known.status === 'active'
}

const problemSchema = object({ code: text })

function cents(dollars: number): number {
  return Math.round(dollars * 100)
}
