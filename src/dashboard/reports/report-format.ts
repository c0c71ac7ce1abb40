import type { Step } from '#dashboard/charts/chart-rules.ts'
import { monthName, shortDay } from '#dashboard/components/short-day.ts'
import { dollarsText, formatMoney, type Cents } from '#lib/money.ts'

/** How a table writes amounts, and days such as `2026-11-22` or months such as `2026-11`. */
export interface TableFormat {
  money: (cents: Cents) => string
  date: (date: string) => string
}

export const formatForPeople: TableFormat = {
  money: formatMoney,
  date: (date) => (date.length === 7 ? monthName(date) : shortDay(date)),
}

export const formatForSpreadsheets: TableFormat = { money: dollarsText, date: (date) => date }

export interface TableOptions {
  format: TableFormat
  /** The step of the chart. */
  step: Step
  days: readonly string[]
}

/** The table below a chart. The export contains the same rows. */
export interface ReportTable {
  columns: readonly { title: string; isFigure: boolean }[]
  rows: readonly (readonly string[])[]
}
