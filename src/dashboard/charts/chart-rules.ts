import { dayAndMonth, monthName, shortDay } from '#dashboard/components/short-day.ts'
import { toDollars, type Cents } from '#lib/money.ts'
import { dayOfMoment } from '#lib/days.ts'

/** The maximum number of columns in a chart. A range with more columns uses the next longer step. */
const maxColumns = 130

/** The period that one column of a chart covers. */
export const steps = ['day', 'week', 'month'] as const
export type Step = (typeof steps)[number]

export interface ChartColumn {
  label: string
  value: number
}

/**
 * Returns the end of a scale that starts at zero: the smallest number that is 1, 2 or 5 times a power of ten
 * and not less than any value.
 */
export function scaleEnd(values: readonly number[]): number {
  const largest = Math.max(0, ...values)
  if (largest === 0) return 1
  const power = 10 ** Math.floor(Math.log10(largest))
  return [1, 2, 5, 10].map((step) => step * power).find((end) => end >= largest) ?? largest
}

export function shareOfScale(value: number, end: number): number {
  return Math.round((Math.max(0, value) / end) * 1000) / 10
}

/** Creates a column for each day, week or month, also without a value, so that gaps are visible. */
export function columnsOf(
  days: readonly string[],
  valueOf: (day: string) => number,
  step: Step = 'day',
): ChartColumn[] {
  const groups = groupsOf(days, fittingStep(days, step))
  // In a range of more than a year the same day occurs twice, so labels include the year.
  const dayName = days.length > 366 ? shortDay : dayAndMonth
  return groups.map((group) => {
    const [first = '', last = ''] = [group[0], group.at(-1)]
    const isMonth = group.length > 7 || (step === 'month' && groups.length > 1)
    const label = first === last ? dayName(first) : `${dayName(first)} to ${dayName(last)}`
    return {
      label: isMonth ? monthName(first.slice(0, 7)) : label,
      value: group.reduce((sum, day) => sum + valueOf(day), 0),
    }
  })
}

/** Returns the given step, or the next longer one whose columns fit into a chart. */
export function fittingStep(days: readonly string[], step: Step): Step {
  const longer = steps.slice(steps.indexOf(step))
  return longer.find((each) => groupsOf(days, each).length <= maxColumns) ?? 'month'
}

/** Groups the days by day, calendar week or month. The range may cut off the first and the last group. */
function groupsOf(days: readonly string[], step: Step): string[][] {
  return [...Map.groupBy(days, (day) => stepStart(day, step)).values()]
}

/** Returns the key of the group that contains the day: the day, the Monday of its week, or its month. */
export function stepStart(day: string, step: Step): string {
  return step === 'day' ? day : step === 'month' ? day.slice(0, 7) : mondayOf(day)
}

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return dayOfMoment(date)
}

/** Returns the labels of the axis from the top to zero, without a middle that is not a whole number. */
export function axisValues(end: number): number[] {
  return end % 2 === 0 ? [end, end / 2, 0] : [end, 0]
}

/** Returns the indexes of the columns that get a label: evenly spread, and as many as fit. */
export function labeledColumns(columns: readonly ChartColumn[]): number[] {
  const longest = Math.max(...columns.map(({ label }) => label.length))
  const distance = Math.ceil(columns.length / (longest > 12 ? 3 : 6))
  return columns.flatMap((_, index) => (index % distance === 0 ? [index] : []))
}

/** Shortens a name to fit above its bar in the narrowest window. The table has the full name. */
export function fittingName(name: string): string {
  const longest = 30
  return name.length <= longest ? name : `${name.slice(0, longest - 1).trimEnd()}…`
}

/** Rounds an amount for charts, such as `$950`, `$12.4k` or `$1.2M`. The table has exact amounts. */
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

/** Formats a number, such as `9,558`. */
export function countText(count: number): string {
  return counts.format(count)
}

/** Formats a change, such as `+12% (+$340.00)` or `-8% (-3)`; `null` if the previous value was zero. */
export function changeText(now: number, before: number, words: (value: number) => string): string | null {
  const percent = changePercent(now, before)
  return percent === null ? null : `${percent} (${now > before ? '+' : ''}${words(now - before)})`
}

/** Formats the change from the previous value, such as `+12%`. Returns `null` if the previous value was zero. */
export function changePercent(now: number, before: number): string | null {
  if (before === 0) return null
  // A decrease by less than half a percent rounds to -0, which would be displayed as '-0%'.
  const percent = Math.round(((now - before) / before) * 100) || 0
  return `${percent > 0 ? '+' : ''}${countText(percent)}%`
}

/** Formats a share, such as `42%`. Returns an empty text if the whole is zero. */
export function percentOf(part: number, whole: number): string {
  return whole > 0 ? `${Math.round((part / whole) * 100)}%` : ''
}
