import { dayAndMonth, shortDay } from '#dashboard/components/short-day.ts'
import { toDollars, type Cents } from '#lib/money.ts'

/** The maximum number of columns. Longer ranges group days into one or more weeks per column. */
const maxColumns = 92

/** One column of a chart. */
export interface ChartColumn {
  label: string
  value: number
}

/** The end of a scale that starts at zero: 1, 2 or 5 times a power of ten, no smaller than the largest value. */
export function scaleEnd(values: readonly number[]): number {
  const largest = Math.max(0, ...values)
  if (largest === 0) return 1
  const power = 10 ** Math.floor(Math.log10(largest))
  return [1, 2, 5, 10].map((step) => step * power).find((end) => end >= largest) ?? largest
}

/** A value as a percentage of the scale, with one decimal. */
export function shareOfScale(value: number, end: number): number {
  return Math.round((Math.max(0, value) / end) * 1000) / 10
}

/** A column per day or per group of weeks, including those without a value, so that gaps in time stay visible. */
export function columnsOf(days: readonly string[], valueOf: (day: string) => number): ChartColumn[] {
  const length = days.length <= maxColumns ? 1 : 7 * Math.ceil(days.length / (7 * maxColumns))
  // In a range of more than a year, the same day occurs twice.
  const label = days.length > 366 ? shortDay : dayAndMonth
  const columns: ChartColumn[] = []
  for (let start = 0; start < days.length; start += length) {
    const part = days.slice(start, start + length)
    const [first = '', last = ''] = [part[0], part.at(-1)]
    columns.push({
      label: first === last ? label(first) : `${label(first)} to ${label(last)}`,
      value: part.reduce((sum, day) => sum + valueOf(day), 0),
    })
  }
  return columns
}

/**
 * The columns labeled with their value: all if there are few, otherwise only the largest. Empty columns have no
 * label.
 */
export function columnsWithValue(columns: readonly ChartColumn[]): number[] {
  const filled = columns.flatMap(({ value }, index) => (value > 0 ? [index] : []))
  if (columns.length <= 7) return filled
  const largest = Math.max(...columns.map(({ value }) => value))
  return filled.filter((index) => columns[index]?.value === largest).slice(0, 1)
}

/** The alignment of a column's label, chosen so that it stays inside the drawing. */
export function anchorAt(percent: number): 'start' | 'middle' | 'end' {
  if (percent < 12) return 'start'
  return percent > 88 ? 'end' : 'middle'
}

/** Shortens a name to fit above its bar in the narrowest window. The table has the full name. */
export function fittingName(name: string, longest = 30): string {
  return name.length <= longest ? name : `${name.slice(0, longest - 1).trimEnd()}…`
}

/** `$950`, `$12.4k` or `$1.2M`, for figures in charts. The table has exact amounts. */
export function roundedMoney(cents: Cents): string {
  const dollars = toDollars(cents)
  if (dollars >= 999_950) return `$${withDecimal(dollars / 1_000_000)}M`
  if (dollars >= 999.5) return `$${withDecimal(dollars / 1_000)}k`
  return dollars > 0 && dollars < 10 ? `$${dollars.toFixed(2)}` : `$${Math.round(dollars)}`
}

function withDecimal(number: number): string {
  return number >= 100 ? String(Math.round(number)) : number.toFixed(1).replace(/\.0$/, '')
}

const counts = new Intl.NumberFormat('en-US')

/** `9,558`. */
export function countText(count: number): string {
  return counts.format(count)
}

/** `42%`; empty if the whole is zero. */
export function percentOf(part: number, whole: number): string {
  return whole > 0 ? `${Math.round((part / whole) * 100)}%` : ''
}
