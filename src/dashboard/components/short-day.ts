const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Formats `2026-11-22` as `Nov 22, 2026`. Does not use Intl, so that server and browser give the same text. */
export function shortDay(day: string): string {
  return `${dayAndMonth(day)}, ${Number(day.slice(0, 4))}`
}

/** Formats `2026-11-22` as `Nov 22`. */
export function dayAndMonth(day: string): string {
  const [, month = 1, date = 1] = day.split('-').map(Number)
  return `${months[month - 1]} ${date}`
}

/** Formats `2026-11` as `Nov 2026`. */
export function monthName(month: string): string {
  return `${months[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`
}
