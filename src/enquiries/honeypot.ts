/** Nobody fills in a form faster. Our own forms wait this long before they send. */
export const minimumFillMilliseconds = 1_000

/**
 * Whether a bot sent it: the hidden field is filled in, or the form was sent sooner than it can be read. Without
 * JavaScript there is no time to check.
 */
export function isBot(honeypot: { website: string; fillMilliseconds: number | null }): boolean {
  if (honeypot.website !== '') return true
  return honeypot.fillMilliseconds !== null && honeypot.fillMilliseconds < minimumFillMilliseconds
}
