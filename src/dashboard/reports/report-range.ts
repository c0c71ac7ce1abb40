import { fittingStep, steps, type Step } from '#dashboard/charts/chart-rules.ts'
import { searchWith } from '#dashboard/lists/page-number.ts'
import { endOfDay, startOfDay, dayOfMoment } from '#lib/days.ts'

/** The preset ranges, in days up to today. */
export const rangePresets = [7, 30, 90, 365] as const

const usualDays = 30
const maxYears = 10
const dayMilliseconds = 86_400_000

/** The range of days that a report covers (product: dashboard 111). */
export interface ReportRange {
  /** The first and the last day, such as `2026-11-22`. */
  from: string
  to: string
  start: Date
  before: Date
  /** The number of days of a preset; `null` for a custom range. */
  preset: number | null
  /** The reason why the requested range was ignored; `null` if it was not. */
  ignored: string | null
}

/** The kinds of revenue that a chart can show. */
export const revenueKinds = ['all', 'once', 'recurring'] as const
export type RevenueKind = (typeof revenueKinds)[number]

export function revenueKindOf(parameters: URLSearchParams): RevenueKind {
  return revenueKinds.find((kind) => kind === parameters.get('kind')) ?? 'all'
}

/** Returns the requested step, or a default that results in a readable number of columns. */
export function stepOf(parameters: URLSearchParams, days: readonly string[]): Step {
  const { length } = days
  return fittingStep(
    days,
    requestedStep(parameters) ?? (length <= 45 ? 'day' : length <= 190 ? 'week' : 'month'),
  )
}

export function requestedStep(parameters: URLSearchParams): Step | undefined {
  return steps.find((step) => step === parameters.get('by'))
}

/**
 * Returns the query string for the submitted range. An unchanged preset stays a preset, so that its range
 * always ends today.
 */
export function rangeSearch(search: string, form: FormData, shown: Pick<ReportRange, 'from' | 'to'>): string {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const [from, to, by] = [text('from'), text('to'), text('by')]
  const isPreset = from === shown.from && to === shown.to && !/[?&](from|to)=/.test(search)
  return searchWith(search, isPreset ? { by } : { from, to, by, days: '' })
}

export function spansMonths({ from, to }: Pick<ReportRange, 'from' | 'to'>): boolean {
  return from.slice(0, 7) !== to.slice(0, 7)
}

/**
 * Reads the range from the query string. Replaces an invalid range with the default range, and explains that
 * in `ignored`.
 */
export function reportRangeOf(parameters: URLSearchParams, now: Date): ReportRange {
  const from = parameters.get('from') ?? ''
  const to = parameters.get('to') ?? ''
  if (from !== '' || to !== '') return ownRange(from, to, now)
  const requested = parameters.get('days') ?? ''
  const preset = rangePresets.find((days) => String(days) === requested)
  if (requested !== '' && preset === undefined) return lastDays(usualDays, now, "That range isn't available.")
  return lastDays(preset ?? usualDays, now, null)
}

function ownRange(from: string, to: string, now: Date): ReportRange {
  const today = dayOfMoment(now)
  const start = startOfDay(from)
  const before = endOfDay(to === '' ? today : to)
  if (!start || !before) return lastDays(usualDays, now, 'Enter a first day, like 2026-11-22.')
  if (start >= before) return lastDays(usualDays, now, 'The first day is after the last one.')
  if (start > now) return lastDays(usualDays, now, 'That range is in the future.')
  if (before.getTime() - start.getTime() > maxYears * 366 * dayMilliseconds)
    return lastDays(usualDays, now, `A range has at most ${maxYears} years.`)
  return { from, to: to === '' ? today : to, start, before, preset: null, ignored: null }
}

/** Returns a range of days that ends today. */
function lastDays(days: number, now: Date, ignored: string | null): ReportRange {
  const today = startOfDay(dayOfMoment(now)) ?? now
  const start = new Date(today.getTime() - (days - 1) * dayMilliseconds)
  const before = new Date(today.getTime() + dayMilliseconds)
  return { from: dayOfMoment(start), to: dayOfMoment(now), start, before, preset: days, ignored }
}

export function daysOf({ start, before }: Pick<ReportRange, 'start' | 'before'>): string[] {
  const count = Math.round((before.getTime() - start.getTime()) / dayMilliseconds)
  return Array.from({ length: count }, (_, index) =>
    dayOfMoment(new Date(start.getTime() + index * dayMilliseconds)),
  )
}
