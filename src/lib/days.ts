/** The start of a day such as `2026-11-22` in UTC; `null` if the text is not a day. */
export function startOfDay(text: string | null): Date | null {
  // Days of the years 1000 to 2999 only: PostgreSQL reads them as written, and the day after their last day
  // is valid too.
  if (text === null || !/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return null
  const start = new Date(`${text}T00:00:00Z`)
  // `new Date` turns 30 February into 2 March.
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(text) ? start : null
}

/** The end of a day, which is the start of the next one. */
export function endOfDay(text: string | null): Date | null {
  const start = startOfDay(text)
  return start && new Date(start.getTime() + 86_400_000)
}

/** The days of a list's filter. Both ends may be open. */
export interface DayRange {
  from: Date | null
  /** The end of the last day. */
  before: Date | null
}

export function dayRangeOf(parameters: URLSearchParams): DayRange {
  return { from: startOfDay(parameters.get('from')), before: endOfDay(parameters.get('to')) }
}
