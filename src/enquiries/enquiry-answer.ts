/** The result of the action of a page with a form, on the server and in the browser. */
export type EnquiryAnswer =
  | { outcome: 'received' }
  | { outcome: 'invalid'; fieldErrors: Record<string, string>; values: Record<string, string> }
  | {
      outcome: 'too_many' | 'unavailable' | 'unreachable'
      waitMinutes?: number
      values: Record<string, string>
    }

/** Why a message was not stored, and what to do now. Nothing typed is lost. */
export function notReceivedSentence({
  outcome,
  waitMinutes = 1,
}: {
  outcome: 'too_many' | 'unavailable' | 'unreachable'
  waitMinutes?: number
}): string {
  if (outcome === 'too_many') {
    const wait = waitMinutes === 1 ? '1 minute' : `${waitMinutes} minutes`
    return `Too many messages came from your network. Please try again in ${wait}. What you wrote is still here.`
  }
  if (outcome === 'unavailable') {
    return 'We could not save your message just now. What you wrote is still here. Please try again in a few minutes, or write to us by email.'
  }
  return 'We could not reach the server. What you wrote is still here. Please check your connection and try again.'
}
