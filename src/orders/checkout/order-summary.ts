import { lineTotal, type CartLine } from '#cart/cart.ts'
import { intervalLabel } from '#cart/line-labels.ts'
import type { HandOffRecord } from '#orders/hand-off/hand-off.ts'
import type { Cents } from '#lib/money.ts'

export interface SummaryLine {
  id: string
  name: string
  quantity: number
  /** `null` for what is paid once. */
  interval: string | null
  total: Cents
}

/** One-time purchases and subscriptions apart (product: checkout 3). */
export interface OrderSummary {
  oneTime: SummaryLine[]
  subscriptions: SummaryLine[]
  /** One amount for what is paid once and one per interval; empty unless there are at least two. */
  parts: { label: string; total: Cents }[]
  total: Cents
}

export function summaryOfCart(lines: readonly CartLine[]): OrderSummary {
  return summaryOf(
    lines.map((line) => ({
      id: line.id,
      name: line.productData.name,
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
      quantity: item.quantity,
      interval: item.subscription_interval,
      total: Math.round(item.price * 100) * item.quantity,
    })),
  )
}

/** The total counts subscriptions with one interval (product: cart 10). */
function summaryOf(lines: readonly SummaryLine[]): OrderSummary {
  const oneTime = lines.filter(({ interval }) => interval === null)
  const subscriptions = lines.filter(({ interval }) => interval !== null)
  const groups = Map.groupBy(lines, ({ interval }) => interval)
  const parts = [...groups].map(([interval, group]) => ({
    label: interval === null ? 'One-time' : capitalised(intervalLabel(interval)),
    total: sum(group),
  }))
  return { oneTime, subscriptions, parts: parts.length > 1 ? parts : [], total: sum(lines) }
}

function sum(lines: readonly SummaryLine[]): Cents {
  return lines.reduce((total, line) => total + line.total, 0)
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
