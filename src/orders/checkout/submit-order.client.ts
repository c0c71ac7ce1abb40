import type { CartLine } from '#cart/cart.ts'
import type { PriceChange } from '#cart/price-changes.ts'
import type { CheckoutForm } from '#orders/checkout/checkout.forms.ts'
import type { IdempotencyKey } from '#orders/checkout/idempotency-key.client.ts'
import { lineErrorText, lineNamed, orderedLines } from '#orders/checkout/registration.ts'
import type { HandOffRecord } from '#orders/hand-off/hand-off.ts'
import { toCents } from '#lib/money.ts'
import { object, text } from '#lib/schema.ts'
import {
  linesErrorAnswerSchema,
  placedOrderAnswerSchema,
  priceChangedAnswerSchema,
} from '#orders/order-answers.ts'

const timeLimitMilliseconds = 20_000

interface Submission extends IdempotencyKey {
  form: CheckoutForm
  lines: readonly CartLine[]
}

export type Submitted =
  | { outcome: 'registered'; record: HandOffRecord; documentsUrl: string }
  | { outcome: 'price_changed'; changes: PriceChange[] }
  | { outcome: 'invalid_lines'; errors: { line: CartLine; words: string }[] }
  /** The key's order is a different one, or it has ended. */
  | { outcome: 'key_used' }
  | { outcome: 'not_replaceable' }

/** Registers the order. Throws when no usable answer came: trying again with the same key is safe. */
export async function submitOrder({ key, replaces, form, lines }: Submission): Promise<Submitted> {
  const body = {
    idempotency_key: key,
    ...(replaces !== null && { replaces }),
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    customer: form,
    lines: orderedLines(lines),
  }
  const response = await fetch('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeLimitMilliseconds),
  })
  const answer: unknown = await response.json()
  if (response.ok) {
    const { record, documents_url } = placedOrderAnswerSchema(answer)
    return { outcome: 'registered', record, documentsUrl: documents_url }
  }
  return orderError(answer, lines, response.status)
}

function orderError(answer: unknown, lines: readonly CartLine[], status: number): Submitted {
  const { code } = codeSchema(answer)
  switch (code) {
    case 'idempotency_key_reused':
    case 'no_longer_open':
      return { outcome: 'key_used' }
    case 'not_replaceable':
      return { outcome: 'not_replaceable' }
    case 'price_changed': {
      const changes = priceChangedAnswerSchema(answer).lines.flatMap((now) => {
        const line = lineNamed(lines, now)
        const [from, to] = [toCents(now.shown_price), toCents(now.price)]
        return line && from !== to ? [{ lineId: line.id, name: now.name, from, to }] : []
      })
      return { outcome: 'price_changed', changes }
    }
    case 'invalid_lines': {
      const errors = linesErrorAnswerSchema(answer).lines.flatMap((invalid) => {
        const line = lineNamed(lines, invalid)
        return line ? [{ line, words: lineErrorText(invalid.reason, invalid.max_quantity) }] : []
      })
      return { outcome: 'invalid_lines', errors }
    }
    default:
      throw new Error(`The store answered ${status} ${code}.`)
  }
}

const codeSchema = object({ code: text })
