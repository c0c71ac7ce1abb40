import { sumOfRevenue } from '#dashboard/reports/report-tables.ts'
import type { Revenue } from '#orders/admin/report-payments.server.ts'
import type { Cents } from '#lib/money.ts'

interface Totals extends Revenue {
  /** The total of discounts by codes. */
  discounts: Cents
  /** `null` for sellers, because a refund does not belong to one seller. */
  refunds: Cents | null
  orders: number
  /** The amount paid for renewals and changes of a quantity, which are not counted as orders. */
  later: Cents
}

export type ReportTotals = ReturnType<typeof totalsOf>

/** Compares the figures of the range with those of the period before it. */
export function totalsOf(now: Totals, before: Totals) {
  const compared = (of: (totals: Totals) => number) => ({ now: of(now), before: of(before) })
  return {
    revenue: compared(sumOfRevenue),
    once: compared(({ once }) => once),
    recurring: compared(recurringOf),
    discounts: compared(({ discounts }) => discounts),
    refunds: now.refunds === null ? null : compared(({ refunds }) => refunds ?? 0),
    orders: compared(({ orders }) => orders),
    average: compared(averageOf),
  }
}

function averageOf(totals: Totals): Cents {
  const { orders, later } = totals
  return orders === 0 ? 0 : Math.round((sumOfRevenue(totals) - later) / orders)
}

/** Returns the recurring amounts, including first payments. */
export function recurringOf({ monthly, quarterly, yearly }: Revenue): Cents {
  return monthly + quarterly + yearly
}
