import type { Cents } from '#lib/money.ts'

export interface PricedLine {
  price: Cents
  quantity: number
}

/** What a line costs: once, or with each interval. */
export interface LineCost {
  total: Cents
  /** `null` for what is paid once. */
  interval: string | null
}

export interface OrderTotals {
  /** What is paid at once: every line, subscriptions with one interval (product: cart 10). */
  total: Cents
  oneTime: Cents
  /** What each interval costs, in the order of the lines. It is 0 where all of its lines are free. */
  recurring: { interval: string; total: Cents }[]
}

/** The only place that multiplies price and quantity. Order lines store the result. */
export function lineTotal({ price, quantity }: PricedLine): Cents {
  return price * quantity
}

export function orderTotals(lines: readonly LineCost[]): OrderTotals {
  const intervals = new Map<string, Cents>()
  let oneTime = 0
  for (const { total, interval } of lines) {
    if (interval === null) oneTime += total
    else intervals.set(interval, (intervals.get(interval) ?? 0) + total)
  }
  const recurring = Array.from(intervals, ([interval, total]) => ({ interval, total }))
  return { total: recurring.reduce((sum, each) => sum + each.total, oneTime), oneTime, recurring }
}

/** What is charged again later: the intervals that cost something. */
export function laterCharges({ recurring }: Pick<OrderTotals, 'recurring'>): OrderTotals['recurring'] {
  return recurring.filter(({ total }) => total > 0)
}
