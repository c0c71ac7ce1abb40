import { noAnswerSentence } from '#dashboard/components/unreachable.ts'
import type { EnquiryIntent } from '#dashboard/enquiries/enquiry-actions.forms.ts'
import type { ActionAnswer } from '#dashboard/components/action-answer.ts'

export type EnquiryActionAnswer = ActionAnswer<EnquiryIntent>

const done: Record<EnquiryIntent, string> = {
  answer: 'Your answer is on its way.',
  publish: 'Published. The question and your answer are on the product page.',
  reply: 'Reply added. The inquiry is open again.',
  note: 'Note saved.',
  update: 'Inquiry updated.',
}

/** The confirmation shown after an action. */
export function enquiryDoneSentence(intent: EnquiryIntent): string {
  return done[intent]
}

export function enquiryNotDoneSentence({ outcome }: EnquiryActionAnswer): string {
  switch (outcome) {
    case 'invalid':
      return 'Not done. Please fix the highlighted fields.'
    case 'changed':
      return 'Not sent: someone added to this conversation. Read what’s new, then send again. Your text is safe.'
    case 'not_allowed':
      return 'Not sent: there’s no email address.'
    case 'unreachable':
      return noAnswerSentence
  }
}
