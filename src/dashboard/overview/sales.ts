import { changeText } from '#dashboard/charts/chart-rules.ts'
import { dayBefore } from '#dashboard/overview/open-tasks.ts'
import { formatMoney, type Cents } from '#lib/money.ts'

export interface DaySales {
  day: string
  amount: Cents
}

/** The sales of a period that ends today, and of the one before it. */
export interface PeriodSales {
  days: number
  amount: Cents
  before: Cents
}

const salesPeriods = [1, 7, 30] as const
/** The number of days to read: twice the longest period, for the comparison with the one before it. */
export const salesDays = 60

/** Sums up days for the periods of the overview. Days without sales may be missing. */
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

/** Every one of the last 30 days, for the chart. */
export function lastDays(sales: readonly DaySales[], now: Date): DaySales[] {
  const amounts = new Map(sales.map(({ day, amount }) => [day, amount]))
  return Array.from({ length: 30 }, (_, index) => {
    const day = dayBefore(now, 29 - index)
    return { day, amount: amounts.get(day) ?? 0 }
  })
}

/**
 * How the sales compare with the period before. `null` while today is behind yesterday, because the day is
 * not over.
 */
export function changeOf({ days, amount, before }: PeriodSales): string | null {
  return days === 1 && amount < before ? null : changeText(amount, before, formatMoney)
}
