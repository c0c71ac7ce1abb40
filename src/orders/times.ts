const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })
const short = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Defaults to the visitor's time zone, so pass one unless the code runs in a browser. */
export function dateAndTime(moment: string, timeZone?: string): string {
  return plainSpaces((timeZone === undefined ? long : inZone('long', timeZone)).format(new Date(moment)))
}

/** Defaults to the visitor's time zone, so pass one unless the code runs in a browser. */
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

/** The signing deadline with the time zone, the same on pages and in mails (product: orders 19). */
export function deadline(moment: Date | string, timeZone?: string): string {
  const format = deadlineFormats.get(timeZone) ?? deadlineFormat(timeZone)
  return plainSpaces(format.format(new Date(moment)))
}

/** Cached, because creating a format takes longer than the rest of an order's mail. */
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

/** Replaces other spaces by plain ones, because some versions of ICU put a narrow space before AM and PM. */
function plainSpaces(text: string): string {
  return text.replace(/\s/g, ' ')
}

/** The time zone if it is valid, otherwise `null`. */
export function knownTimeZone(name: string | undefined): string | null {
  if (name === undefined) return null
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}
