import { startOfDay } from '#lib/days.ts'

/** The text that the sender of a shared cart adds to its link. */
export interface Sender {
  from: string
  note: string
}

/**
 * The message in a link. Anybody can create a link, so the shop shows the message only as the sender's words.
 */
export interface SharedMessage extends Sender {
  /** The day on which the link was created, such as `2026-11-28`; `null` if unknown. */
  on: string | null
}

export const sharedMessageLimits = { from: 60, note: 280 }

/**
 * The part of a shared cart's address that contains the message. Empty without a name and a note (product:
 * saved 16).
 */
export function sharedMessageQuery({ from, note }: Sender, today: Date): string {
  const given = Object.entries({ from: from.trim(), note: note.trim() }).filter(([, value]) => value !== '')
  if (given.length === 0) return ''
  return `&${new URLSearchParams([...given, ['on', localDay(today)]]).toString()}`
}

/** Reads the message in a link, shortened and without control characters; `null` if there is none. */
export function readSharedMessage(parameters: URLSearchParams): SharedMessage | null {
  const from = plain(parameters.get('from'), sharedMessageLimits.from)
  const note = plain(parameters.get('note'), sharedMessageLimits.note)
  const on = parameters.get('on')
  if (from === '' && note === '') return null
  return { from, note, on: startOfDay(on) && on }
}

/** Replaces control characters, including those that reverse the direction of the text, with spaces. */
function plain(text: string | null, limit: number): string {
  const spaced = (text ?? '').replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
  return [...spaced.trim()].slice(0, limit).join('')
}

/** The day in the browser's time zone, such as `2026-11-28`. */
function localDay(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
