import { fittingStep, steps, type Step } from '#dashboard/charts/chart-rules.ts'
import { searchWith } from '#dashboard/lists/page-number.ts'
import { endOfDay, startOfDay, dayOfMoment } from '#lib/days.ts'

/** The preset ranges by their value in the query string. */
export const rangePresets = {
  7: '7 days',
  30: '30 days',
  90: '90 days',
  '12-months': '12 months',
  'last-month': 'Last month',
} as const

const usualPreset = '30'
const maxYears = 10
const dayMilliseconds = 86_400_000

/** The range of days that a report covers (product: dashboard 111). */
export interface ReportRange {
  /** The first and the last day, such as `2026-11-22`. */
  from: string
  to: string
  start: Date
  before: Date
  /** The preset; `null` for a custom range. */
  preset: string | null
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

/** Returns the query string of the range. An unchanged preset stays one, so that it ends today. */
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

/** Reads the range. An invalid range becomes the default range, with the reason in `ignored`. */
export function reportRangeOf(parameters: URLSearchParams, now: Date): ReportRange {
  const from = parameters.get('from') ?? ''
  const to = parameters.get('to') ?? ''
  if (from !== '' || to !== '') return ownRange(from, to, now)
  const days = parameters.get('days') ?? ''
  // Saved addresses may have the former name of this preset.
  const requested = days === '365' ? '12-months' : days
  if (requested === '') return presetRange(usualPreset, now)
  return Object.hasOwn(rangePresets, requested)
    ? presetRange(requested, now)
    : usualRange(now, "That range isn't available.")
}

function usualRange(now: Date, ignored: string): ReportRange {
  return { ...presetRange(usualPreset, now), ignored }
}

function ownRange(from: string, to: string, now: Date): ReportRange {
  const today = dayOfMoment(now)
  const start = startOfDay(from)
  const before = endOfDay(to === '' ? today : to)
  if (!start || !before) return usualRange(now, 'Enter a first day, like 2026-11-22.')
  if (start >= before) return usualRange(now, 'The first day is after the last one.')
  if (start > now) return usualRange(now, 'That range is in the future.')
  if (before.getTime() - start.getTime() > maxYears * 366 * dayMilliseconds)
    return usualRange(now, `A range has at most ${maxYears} years.`)
  return { from, to: to === '' ? today : to, start, before, preset: null, ignored: null }
}

function presetRange(preset: string, now: Date): ReportRange {
  const firstOfMonth = (ago: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago))
  const tomorrow = new Date((startOfDay(dayOfMoment(now)) ?? now).getTime() + dayMilliseconds)
  const before = preset === 'last-month' ? firstOfMonth(0) : tomorrow
  const start =
    preset === 'last-month'
      ? firstOfMonth(1)
      : preset === '12-months'
        ? firstOfMonth(11)
        : new Date(before.getTime() - Number(preset) * dayMilliseconds)
  return { ...namedDays({ start, before }), start, before, preset, ignored: null }
}

function namedDays({ start, before }: Pick<ReportRange, 'start' | 'before'>) {
  return { from: dayOfMoment(start), to: dayOfMoment(new Date(before.getTime() - 1)) }
}

/** Returns the period with which a range is compared: as many whole months, or otherwise days, before it. */
export function periodBefore({ start, before }: Pick<ReportRange, 'start' | 'before'>) {
  const months =
    (before.getUTCFullYear() - start.getUTCFullYear()) * 12 + before.getUTCMonth() - start.getUTCMonth()
  const isWhole = start.getUTCDate() === 1 && before.getUTCDate() === 1
  const earlier = isWhole
    ? Date.UTC(start.getUTCFullYear(), start.getUTCMonth() - months)
    : 2 * start.getTime() - before.getTime()
  const period = { start: new Date(earlier), before: start }
  return { ...period, ...namedDays(period) }
}

export function daysOf({ start, before }: Pick<ReportRange, 'start' | 'before'>): string[] {
  const count = Math.round((before.getTime() - start.getTime()) / dayMilliseconds)
  return Array.from({ length: count }, (_, index) =>
    dayOfMoment(new Date(start.getTime() + index * dayMilliseconds)),
  )
}
