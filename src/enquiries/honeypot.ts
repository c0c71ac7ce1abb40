/** Nobody fills in a form faster. Our own forms wait this long before they send. */
export const minimumFillMilliseconds = 1_000

/**
 * Whether a bot sent it: the hidden field is filled in, or the form was sent sooner than it can be read. Without
 * JavaScript there is no time to check.
 */
export function isBot(trap: { website: string; fillMilliseconds: number | null }): boolean {
  if (trap.website !== '') return true
  return trap.fillMilliseconds !== null && trap.fillMilliseconds < minimumFillMilliseconds
}
