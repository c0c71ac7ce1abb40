const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })
const short = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** In the visitor's own time zone, so only where a browser renders. */
export function dateAndTime(moment: string): string {
  return long.format(new Date(moment))
}

export function shortDateAndTime(moment: string): string {
  return short.format(new Date(moment))
}

export function day(moment: string): string {
  return days.format(new Date(moment))
}
