const months: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 }

/** The number of months in an interval. An unknown interval counts as one month. */
export function monthsIn(interval: string): number {
  return months[interval] ?? 1
}

/**
 * Returns the moment `times` intervals later, on this day of the month. If that month has no such day, the moment is
 * on its last day.
 */
export function afterIntervals(
  moment: Date,
  interval: string,
  times: number,
  day = moment.getUTCDate(),
): Date {
  const later = new Date(moment)
  later.setUTCDate(1)
  later.setUTCMonth(later.getUTCMonth() + monthsIn(interval) * times)
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate()
  later.setUTCDate(Math.min(day, lastDay))
  return later
}
