import type { Cents } from '#lib/money.ts'

/** A commission in hundredths of a percent: 12.5% is 1250. */
export type CommissionRate = number

export type SaleKind = 'order' | 'renewal' | 'change'

export const saleKindLabels: Readonly<Record<SaleKind, string>> = {
  order: 'Order',
  renewal: 'Renewal',
  change: 'Quantity change',
}

/** A seller's sales, discounts and refunds in a month at one commission rate. */
export interface RatedAmounts {
  rate: CommissionRate
  /** The sales before discounts. */
  sales: Cents
  discounts: Cents
  refunds: Cents
}

export interface StatementSums extends Omit<RatedAmounts, 'rate'> {
  commission: Cents
  /** The amount that the shop owes the seller; negative if the seller owes the shop. */
  balance: Cents
  /** The commission at each rate, highest rate first. */
  commissions: { rate: CommissionRate; amount: Cents; commission: Cents }[]
}

export type StatementState = 'running' | 'open' | 'paid'

export const statementStateLabels: Readonly<Record<StatementState, string>> = {
  open: 'Open',
  paid: 'Paid',
  running: 'Not over yet',
}

/**
 * Adds up a statement. The commission is taken after discounts and refunds and rounded once per rate (product:
 * statements 4).
 */
export function statementSums(parts: readonly RatedAmounts[]): StatementSums {
  const rates = new Map<CommissionRate, Cents>()
  let sales = 0
  let discounts = 0
  let refunds = 0
  for (const part of parts) {
    sales += part.sales
    discounts += part.discounts
    refunds += part.refunds
    const amount = part.sales - part.discounts - part.refunds
    rates.set(part.rate, (rates.get(part.rate) ?? 0) + amount)
  }
  const commissions = Array.from(rates, ([rate, amount]) => ({
    rate,
    amount,
    commission: commissionOf(amount, rate),
  })).toSorted((one, other) => other.rate - one.rate)
  const commission = commissions.reduce((sum, each) => sum + each.commission, 0)
  return {
    sales,
    discounts,
    refunds,
    commission,
    balance: sales - discounts - refunds - commission,
    commissions,
  }
}

/**
 * The commission on an amount. Half a cent rounds away from zero, so that a refund reverses the commission
 * exactly.
 */
export function commissionOf(amount: Cents, rate: CommissionRate): Cents {
  const commission = Math.round((Math.abs(amount) * rate) / 10_000)
  return amount < 0 && commission > 0 ? -commission : commission
}

/** The start and end of a month such as `2026-11`, in UTC; `null` if the text is not a month. */
export function monthRange(month: string): { start: Date; before: Date } | null {
  if (!/^[12]\d{3}-(?:0[1-9]|1[0-2])$/.test(month)) return null
  const start = new Date(`${month}-01T00:00:00Z`)
  return { start, before: new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1)) }
}

/** The last `count` months in UTC, starting with the current one. */
export function lastMonths(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, ago) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago)).toISOString().slice(0, 7),
  )
}

/** A statement is `running` during its month, and then `open` until it is paid (product: statements 7). */
export function statementState(month: string, isPaid: boolean, now: Date): StatementState {
  if (isPaid) return 'paid'
  return month < now.toISOString().slice(0, 7) ? 'open' : 'running'
}

/** Formats a commission rate: `1250` becomes `12.5%`. */
export function rateLabel(rate: CommissionRate): string {
  return `${rate / 100}%`
}
