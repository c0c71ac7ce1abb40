/** People take longer than this to fill in a form. Our own forms wait this long before they submit. */
export const minimumFillMilliseconds = 1_000

/**
 * Whether a bot sent the form: the hidden field has a value, or the form was filled in too fast. Without
 * JavaScript the fill time is unknown.
 */
export function isBot(honeypot: { website: string; fillMilliseconds: number | null }): boolean {
  if (honeypot.website !== '') return true
  return honeypot.fillMilliseconds !== null && honeypot.fillMilliseconds < minimumFillMilliseconds
}
