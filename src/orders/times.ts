/**
 * Formats a time with its time zone: the visitor's if `timeZone` is missing. Only a browser knows that time zone.
 * Pages and mails format all times the same way (product: orders 19, 22).
 */
export function dateAndTime(moment: Date | string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone !== undefined && { timeZone }),
  })
  // Some versions of ICU put a narrow space before AM and PM.
  return format.format(new Date(moment)).replace(/\s/g, ' ')
}

/**
 * Formats the day in the visitor's time zone if `timeZone` is missing. Only a browser knows that time zone.
 */
export function longDay(moment: Date | string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    ...(timeZone !== undefined && { timeZone }),
  }).format(new Date(moment))
}

/** The normalized name of the time zone; `null` if it is unknown. */
export function knownTimeZone(name: string | undefined): string | null {
  if (name === undefined) return null
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}
