const months: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 }

/** The number of months in an interval. An unknown interval counts as one month. */
export function monthsIn(interval: string): number {
  return months[interval] ?? 1
}

/** The moment `times` intervals later. In a month that is too short for the day, its last day. */
export function afterIntervals(moment: Date, interval: string, times: number): Date {
  const later = new Date(moment)
  const day = later.getUTCDate()
  later.setUTCDate(1)
  later.setUTCMonth(later.getUTCMonth() + monthsIn(interval) * times)
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate()
  later.setUTCDate(Math.min(day, lastDay))
  return later
}
