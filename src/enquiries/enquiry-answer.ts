/** The result of a page's form action, used on the server and in the browser. */
export type EnquiryAnswer =
  | { outcome: 'received' }
  | { outcome: 'invalid'; fieldErrors: Record<string, string>; values: Record<string, string> }
  | {
      outcome: NotReceived
      waitMinutes?: number
      values: Record<string, string>
    }

type NotReceived = 'too_many' | 'unavailable' | 'unconfirmed' | 'unreachable'

/** Tells the sender why a message was not stored and what to do next. */
export function notReceivedSentence({
  outcome,
  waitMinutes = 1,
}: {
  outcome: NotReceived
  waitMinutes?: number
}): string {
  if (outcome === 'too_many') {
    const wait = waitMinutes === 1 ? '1 minute' : `${waitMinutes} minutes`
    return `Too many messages came from your network. Please try again in ${wait}. What you wrote is still here.`
  }
  if (outcome === 'unavailable') {
    return 'We could not save your message just now. What you wrote is still here. Please try again in a few minutes, or write to us by email.'
  }
  if (outcome === 'unconfirmed') {
    return 'The shop did not answer in time. What you wrote is still here. Please send it again in a moment: it reaches us only once.'
  }
  return 'We could not reach the server. What you wrote is still here. Please check your connection and try again.'
}
