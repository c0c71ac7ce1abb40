import { endOfDay, startOfDay } from '#lib/days.ts'

/** Preset ranges, in days up to today. */
export const rangePresets = [7, 30, 90] as const

const usualDays = 30
const maxYears = 10
const dayMilliseconds = 86_400_000

/** The range of a report (product: dashboard 111). */
export interface ReportRange {
  /** First and last day, such as `2026-11-22`. */
  from: string
  to: string
  start: Date
  before: Date
  /** One of the presets; `null` for a custom range. */
  preset: number | null
  /** The part of the requested range that the report ignores. */
  ignored: string | null
}

/** The range in the search parameters of a page. Invalid parts are ignored and reported in `ignored`. */
export function reportRangeOf(parameters: URLSearchParams, now: Date): ReportRange {
  const from = parameters.get('from') ?? ''
  const to = parameters.get('to') ?? ''
  if (from !== '' || to !== '') return ownRange(from, to, now)
  const requested = parameters.get('days') ?? ''
  const preset = rangePresets.find((days) => String(days) === requested)
  if (requested !== '' && preset === undefined)
    return lastDays(usualDays, now, 'There is no range of that length.')
  return lastDays(preset ?? usualDays, now, null)
}

function ownRange(from: string, to: string, now: Date): ReportRange {
  const today = dayOf(now)
  const start = startOfDay(from)
  const before = endOfDay(to === '' ? today : to)
  if (!start || !before)
    return lastDays(usualDays, now, 'The range needs a first day, written as 2026-11-22.')
  if (start >= before) return lastDays(usualDays, now, 'The first day is after the last one.')
  if (start > now) return lastDays(usualDays, now, 'That range has not begun.')
  if (before.getTime() - start.getTime() > maxYears * 366 * dayMilliseconds)
    return lastDays(usualDays, now, `A range has at most ${maxYears} years.`)
  return { from, to: to === '' ? today : to, start, before, preset: null, ignored: null }
}

/** A range of days that ends today. */
function lastDays(days: number, now: Date, ignored: string | null): ReportRange {
  const today = startOfDay(dayOf(now)) ?? now
  const start = new Date(today.getTime() - (days - 1) * dayMilliseconds)
  const before = new Date(today.getTime() + dayMilliseconds)
  return { from: dayOf(start), to: dayOf(now), start, before, preset: days, ignored }
}

/** Every day of a range, in order. */
export function daysOf({ start, before }: Pick<ReportRange, 'start' | 'before'>): string[] {
  const count = Math.round((before.getTime() - start.getTime()) / dayMilliseconds)
  return Array.from({ length: count }, (_, index) =>
    dayOf(new Date(start.getTime() + index * dayMilliseconds)),
  )
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
