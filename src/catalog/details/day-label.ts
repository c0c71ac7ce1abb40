/** Formats a day such as '2025-11-03' as 'November 3, 2025', in every time zone. */
export function dayLabel(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

/** Formats the month of a day: '2025-05-30' becomes 'May 2025'. */
export function monthLabel(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}
