const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** Formats a day such as '2025-11-03' as 'November 3, 2025', in every time zone. */
export function dayLabel(day: string): string {
  return monthLabel(day).replace(' ', ` ${new Date(day).getUTCDate()}, `)
}

/** Formats the month of a day: '2025-05-30' becomes 'May 2025'. */
export function monthLabel(day: string): string {
  const date = new Date(day)
  return `${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}
