/**
 * Formats a time with its time zone: the visitor's if `timeZone` is missing. Only a browser knows that time zone.
 * Pages and mails format all times the same way (product: orders 19, 22).
 */
export function dateAndTime(moment: Date | string, timeZone?: string): string {
  const format = formats.get(timeZone) ?? formatIn(timeZone)
  return plainSpaces(format.format(new Date(moment)))
}

/** The formats are cached, because creating one takes longer than building the rest of a mail. */
const formats = new Map<string | undefined, Intl.DateTimeFormat>()
const maxFormats = 50

function formatIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const format = new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone !== undefined && { timeZone }),
  })
  if (formats.size >= maxFormats) formats.clear()
  formats.set(timeZone, format)
  return format
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

/** Replaces the narrow space that some versions of ICU put before AM and PM. */
function plainSpaces(text: string): string {
  return text.replace(/\s/g, ' ')
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
