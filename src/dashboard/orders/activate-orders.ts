/** The maximum number of orders in one bulk change. Each order sends a mail. */
export const maxActivated = 200

/** The result of marking orders active. One search parameter contains it. */
export interface Activated {
  done: number
  leftOut: number
}

export function activatedParameter({ done, leftOut }: Activated): string {
  return `active.${done}.${leftOut}`
}

export function readActivated(text: string | null): Activated | null {
  const [, done, leftOut] = /^active\.(\d{1,4})\.(\d{1,4})$/.exec(text ?? '') ?? []
  return done === undefined || leftOut === undefined ? null : { done: Number(done), leftOut: Number(leftOut) }
}

/** Describes the result, such as 'Marked 3 orders active.', and why orders were left out. */
export function activatedSentence({ done, leftOut }: Activated): string {
  const marked = `Marked ${done} order${done === 1 ? '' : 's'} active.`
  const first = done === 0 ? 'Nothing changed.' : marked
  if (leftOut === 0) return first
  return `${first} ${leftOut} left out, because only paid orders can be marked active, and changes of a subscription only one at a time.`
}
