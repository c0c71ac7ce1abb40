const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Formats `2026-11-22` as `Nov 22, 2026`. Does not use Intl, so that server and browser give the same text. */
export function shortDay(day: string): string {
  return `${dayAndMonth(day)}, ${Number(day.slice(0, 4))}`
}

/** Formats `2026-11-22T08:14:00.000Z` as `Nov 22, 2026, 08:14`. */
export function shortMoment(iso: string): string {
  return `${shortDay(iso)}, ${iso.slice(11, 16)}`
}

/** Formats `2026-11-22` as `Nov 22`. */
export function dayAndMonth(day: string): string {
  return `${months[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8, 10))}`
}

/** Formats `2026-11` as `Nov 2026`. */
export function monthName(month: string): string {
  return `${months[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`
}
