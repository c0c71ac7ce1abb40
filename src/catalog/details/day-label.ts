const calendarDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** '2025-11-03' → 'November 3, 2025', the same on the server and in every time zone. */
export function dayLabel(day: string): string {
  return calendarDay.format(Date.parse(day))
}
