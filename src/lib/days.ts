/** Parses a day such as `2026-11-22` and returns its start in UTC, or `null` if the text is not a day. */
export function startOfDay(text: string | null): Date | null {
  // Accepts only years 1000 to 2999, in which PostgreSQL and JavaScript parse dates in the same way.
  if (text === null || !/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return null
  const start = new Date(`${text}T00:00:00Z`)
  // `new Date` turns February 30 into March 2.
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(text) ? start : null
}

/** The end of a day, which is the start of the next one. */
export function endOfDay(text: string | null): Date | null {
  const start = startOfDay(text)
  return start && addDays(start, 1)
}

/** The dates selected in a list's filter. Either end may be open. */
export interface DayRange {
  from: Date | null
  /** The end of the last day, exclusive. */
  before: Date | null
}

export function dayRangeOf(parameters: URLSearchParams): DayRange {
  return { from: startOfDay(parameters.get('from')), before: endOfDay(parameters.get('to')) }
}

/** The day of a moment in UTC, such as `2026-11-22`. */
export function dayOfMoment(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** The same time of day, `days` later, or earlier if `days` is negative. */
export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * 86_400_000)
}
