import { lineTotal, type CartLine } from '#cart/cart.ts'
import { lineImage } from '#cart/line-labels.ts'
import type { Cents } from '#lib/money.ts'
import type { HandOffRecord } from '#orders/hand-off/hand-off.ts'

export interface SummaryLine {
  id: string
  name: string
  /** A stored record does not know its picture. */
  image: string | null
  quantity: number
  /** `null` for what is paid once. */
  interval: string | null
  total: Cents
}

/** One-time purchases and subscriptions apart (product: checkout 3), and what is paid when. */
export interface OrderSummary {
  oneTime: SummaryLine[]
  subscriptions: SummaryLine[]
  /** What is paid at once: every line, subscriptions with one interval (product: cart 10). */
  total: Cents
  /** What follows with each interval. */
  later: { interval: string; total: Cents }[]
}

export function summaryOfCart(lines: readonly CartLine[]): OrderSummary {
  return summaryOf(
    lines.map((line) => ({
      id: line.id,
      name: line.productData.name,
      image: lineImage(line),
      quantity: line.quantity,
      interval: line.productData.subscriptionInterval,
      total: lineTotal(line),
    })),
  )
}

export function summaryOfRecord({ items }: HandOffRecord): OrderSummary {
  return summaryOf(
    items.map((item) => ({
      id: item.id,
      name: item.name,
      image: null,
      quantity: item.quantity,
      interval: item.subscription_interval,
      total: Math.round(item.price * 100) * item.quantity,
    })),
  )
}

function summaryOf(lines: readonly SummaryLine[]): OrderSummary {
  const oneTime = lines.filter(({ interval }) => interval === null)
  const subscriptions = lines.filter(({ interval }) => interval !== null)
  const intervals = Map.groupBy(subscriptions, ({ interval }) => interval ?? '')
  const later = [...intervals].map(([interval, group]) => ({ interval, total: sum(group) }))
  return { oneTime, subscriptions, total: sum(lines), later: later.filter(({ total }) => total > 0) }
}

function sum(lines: readonly SummaryLine[]): Cents {
  return lines.reduce((total, line) => total + line.total, 0)
}
