import { changeText } from '#dashboard/charts/chart-rules.ts'
import { dayBefore } from '#dashboard/overview/open-tasks.ts'
import { formatMoney, type Cents } from '#lib/money.ts'

export interface DaySales {
  day: string
  amount: Cents
}

/** The sales of a period that ends today, and of the period of the same length before it. */
export interface PeriodSales {
  days: number
  amount: Cents
  before: Cents
}

const salesPeriods = [1, 7, 30] as const
/** The days to read: twice the longest period, because each is compared with the one before it. */
export const salesDays = 60

/** Adds up the sales of each period. Days without sales may be missing in `sales`. */
export function periodSales(sales: readonly DaySales[], now: Date): PeriodSales[] {
  const sum = (from: number, to: number) =>
    sales
      .filter(({ day }) => day >= dayBefore(now, from) && day <= dayBefore(now, to))
      .reduce((total, { amount }) => total + amount, 0)
  return salesPeriods.map((days) => ({
    days,
    amount: sum(days - 1, 0),
    before: sum(2 * days - 1, days),
  }))
}

/** Returns the last 30 days for the chart, including days without sales. */
export function lastDays(sales: readonly DaySales[], now: Date): DaySales[] {
  const amounts = new Map(sales.map(({ day, amount }) => [day, amount]))
  return Array.from({ length: 30 }, (_, index) => {
    const day = dayBefore(now, 29 - index)
    return { day, amount: amounts.get(day) ?? 0 }
  })
}

/** Describes the change from the period before; `null` if today, which is not over, is lower so far. */
export function changeOf({ days, amount, before }: PeriodSales): string | null {
  return days === 1 && amount < before ? null : changeText(amount, before, formatMoney)
}
