/** The result of submitting an inquiry form on a page. Server and browser both use it. */
export type EnquiryAnswer =
  | { outcome: 'received' }
  | { outcome: 'invalid'; fieldErrors: Record<string, string>; values: Record<string, string> }
  | {
      outcome: NotReceived
      waitMinutes?: number
      values: Record<string, string>
    }

type NotReceived = 'too_many' | 'unavailable' | 'unconfirmed' | 'unreachable'

/** Explains why the inquiry was not stored, or may not be, and what to do next. */
export function notReceivedSentence({
  outcome,
  waitMinutes = 1,
}: {
  outcome: NotReceived
  waitMinutes?: number
}): string {
  if (outcome === 'too_many') {
    const wait = waitMinutes === 1 ? '1 minute' : `${waitMinutes} minutes`
    return `That’s a lot of messages from your network. Please try again in ${wait}. Your text is still here.`
  }
  if (outcome === 'unavailable') {
    return 'We couldn’t save your message. Your text is still here. Please try again in a few minutes, or email us.'
  }
  if (outcome === 'unconfirmed') {
    return 'We didn’t get a response in time. Your text is still here. Please send it again in a moment; we’ll only get it once.'
  }
  return 'We couldn’t connect. Your text is still here. Please check your connection and try again.'
}
