import type { Cents } from '#lib/money.ts'

export interface PricedLine {
  price: Cents
  quantity: number
}

/** The total of a line, charged once or per interval. */
export interface LineCost {
  total: Cents
  /** `null` for a one-time price. */
  interval: string | null
}

export interface OrderTotals {
  /** The amount due now: every line, with one interval of each subscription (product: cart 10). */
  total: Cents
  oneTime: Cents
  /**
   * The amount per interval, in the order of the lines. The amount is 0 if all lines with this interval are
   * free.
   */
  recurring: { interval: string; total: Cents }[]
}

/** The only place that multiplies price and quantity. Order lines store the result. */
export function lineTotal({ price, quantity }: PricedLine): Cents {
  return price * quantity
}

export function discountOf({ lines }: { lines: readonly { discount: Cents }[] }): Cents {
  return lines.reduce((sum, { discount }) => sum + discount, 0)
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

/** The recurring amounts, excluding intervals that are free. */
export function laterCharges({ recurring }: Pick<OrderTotals, 'recurring'>): OrderTotals['recurring'] {
  return recurring.filter(({ total }) => total > 0)
}

/** Splits an amount over lines in proportion to their weights. The largest line gets the remainder. */
export function splitAmount(amount: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((total, each) => total + each, 0)
  if (sum === 0) return weights.map(() => 0)
  const shares = weights.map((weight) => Math.floor((amount * weight) / sum))
  const largest = weights.indexOf(Math.max(...weights))
  const rest = amount - shares.reduce((total, each) => total + each, 0)
  return shares.map((share, index) => (index === largest ? share + rest : share))
}
