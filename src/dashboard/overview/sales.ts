import { changeText } from '#dashboard/charts/chart-rules.ts'
import { dayBefore } from '#dashboard/overview/open-tasks.ts'
import { formatMoney, type Cents } from '#lib/money.ts'

export interface DaySales {
  day: string
  amount: Cents
}

/** The sales of the last `days` days including today, and of the same number of days before that. */
export interface PeriodSales {
  days: number
  amount: Cents
  before: Cents
}

const salesPeriods = [1, 7, 30] as const
/** This is twice the longest period, because each period is compared with the one before. */
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

/** The last 30 days for the chart, including days without sales. */
export function lastDays(sales: readonly DaySales[], now: Date): DaySales[] {
  const amounts = new Map(sales.map(({ day, amount }) => [day, amount]))
  return Array.from({ length: 30 }, (_, index) => {
    const day = dayBefore(now, 29 - index)
    return { day, amount: amounts.get(day) ?? 0 }
  })
}

/** The change from the period before. `null` if today has lower sales than yesterday, because today is not over. */
export function changeOf({ days, amount, before }: PeriodSales): string | null {
  return days === 1 && amount < before ? null : changeText(amount, before, formatMoney)
}
