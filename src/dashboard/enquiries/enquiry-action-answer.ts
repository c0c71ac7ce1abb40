import type { EnquiryIntent } from '#dashboard/enquiries/enquiry-actions.forms.ts'
import { notDone, type ActionAnswer } from '#dashboard/components/action-answer.ts'

export type EnquiryActionAnswer = ActionAnswer<EnquiryIntent>

export const enquiryDone: Readonly<Record<EnquiryIntent, string>> = {
  answer: 'Your answer is on its way.',
  publish: 'Published. The question and your answer are on the product page.',
  reply: 'Reply added. The inquiry is open again.',
  note: 'Note saved.',
  update: 'Inquiry updated.',
}

export const enquiryNotDone: Readonly<Record<EnquiryActionAnswer['outcome'], string>> = {
  ...notDone,
  changed:
    'Not sent: someone added to this conversation. Read what’s new, then send again. Your text is safe.',
  not_allowed: 'Not sent: there’s no email address.',
}
