const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })
const short = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/**
 * Formats the time in the visitor's time zone if `timeZone` is missing. Only a browser knows that time zone.
 */
export function dateAndTime(moment: string, timeZone?: string): string {
  return plainSpaces((timeZone === undefined ? long : inZone('long', timeZone)).format(new Date(moment)))
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

export function shortDateAndTime(moment: string, timeZone?: string): string {
  return plainSpaces((timeZone === undefined ? short : inZone('medium', timeZone)).format(new Date(moment)))
}

function inZone(dateStyle: 'long' | 'medium', timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { dateStyle, timeStyle: 'short', timeZone })
}

/** The signing deadline with its time zone. Pages and mails format it the same way (product: orders 19). */
export function deadline(moment: Date | string, timeZone?: string): string {
  const format = deadlineFormats.get(timeZone) ?? deadlineFormat(timeZone)
  return plainSpaces(format.format(new Date(moment)))
}

/** The formats are cached, because creating one takes longer than building the rest of a mail. */
const deadlineFormats = new Map<string | undefined, Intl.DateTimeFormat>()
const maxFormats = 50

function deadlineFormat(timeZone: string | undefined): Intl.DateTimeFormat {
  const format = new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone !== undefined && { timeZone }),
  })
  if (deadlineFormats.size >= maxFormats) deadlineFormats.clear()
  deadlineFormats.set(timeZone, format)
  return format
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
