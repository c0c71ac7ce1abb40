const calendarDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats a day such as '2025-11-03' as 'November 3, 2025', in every time zone. */
export function dayLabel(day: string): string {
  return calendarDay.format(Date.parse(day))
}
