/** Nobody fills in a form faster; our own forms wait for it before they send. */
export const minimumFillMilliseconds = 1_000

/**
 * Whether what only robots do was done: the hidden field is filled, or the form was sent sooner than it can be
 * read. Without JavaScript there is no time to judge.
 */
export function isBot(trap: { website: string; fillMilliseconds: number | null }): boolean {
  if (trap.website !== '') return true
  return trap.fillMilliseconds !== null && trap.fillMilliseconds < minimumFillMilliseconds
}
