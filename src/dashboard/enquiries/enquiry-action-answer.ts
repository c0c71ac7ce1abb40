import { noAnswerSentence } from '#dashboard/components/unreachable.ts'
import type { EnquiryIntent } from '#dashboard/enquiries/enquiry-actions.forms.ts'
import type { ActionAnswer } from '#dashboard/components/action-answer.ts'

export type EnquiryActionAnswer = ActionAnswer<EnquiryIntent>

const done: Record<EnquiryIntent, string> = {
  answer: 'The answer is on its way.',
  publish: 'Published. The question and your answer are on the product page.',
  reply: 'The reply is in the thread, and the enquiry is open.',
  note: 'The note is saved.',
  update: 'The enquiry is updated.',
}

/** The confirmation shown after an action. */
export function enquiryDoneSentence(intent: EnquiryIntent): string {
  return done[intent]
}

export function enquiryNotDoneSentence({ outcome }: EnquiryActionAnswer): string {
  switch (outcome) {
    case 'invalid':
      return 'Nothing was done. Please fix the highlighted fields.'
    case 'changed':
      return 'The answer was not sent: somebody has added to the thread since you opened this page. Read what is new; what you wrote is still there, and sending it again sends it.'
    case 'not_allowed':
      return 'Nothing was done: this enquiry has no email address.'
    case 'unreachable':
      return noAnswerSentence
  }
}
