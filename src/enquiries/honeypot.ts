/** People need longer to fill in a form. Our own forms wait this long before they submit. */
export const minimumFillMilliseconds = 1_000

/**
 * Whether a bot sent the form: the hidden field is filled in, or it was submitted too quickly. Without JavaScript
 * there is no fill time to check.
 */
export function isBot(honeypot: { website: string; fillMilliseconds: number | null }): boolean {
  if (honeypot.website !== '') return true
  return honeypot.fillMilliseconds !== null && honeypot.fillMilliseconds < minimumFillMilliseconds
}
