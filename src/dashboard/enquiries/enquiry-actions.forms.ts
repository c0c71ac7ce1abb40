import { textField } from '#enquiries/enquiry-fields.forms.ts'
import { enquiryStates } from '#enquiries/enquiry-thread.ts'
import { notDone, type ActionAnswer } from '#dashboard/components/action-answer.ts'

import * as z from 'zod/mini'

const long = 10_000
const state = z.enum(enquiryStates, 'Choose one of the states.')

/** The actions on the page of an inquiry (product: dashboard 95 to 99). */
export const enquiryActionForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('answer'),
    text: textField('Write the answer.', long),
    seen: z.coerce.number().check(z.int(), z.minimum(0)),
    /** The state of the inquiry after the answer. */
    after: state,
  }),
  z.object({
    intent: z.literal('publish'),
    // The product form edits a question in a single-line field, so line breaks become spaces.
    question: z.pipe(
      textField('Write the question.', 600),
      z.transform((text) => text.replace(/\s+/g, ' ')),
    ),
    published_answer: textField('Write the answer.', 600),
  }),
  z.object({ intent: z.literal('reply'), text: textField('Please paste the email reply.', long) }),
  z.object({ intent: z.literal('note'), text: textField('Write the note.', long) }),
  z.object({
    intent: z.literal('update'),
    state,
    /** The assignee; empty for nobody. */
    person: z.union([z.literal(''), z.uuid()], 'Choose one of the people.'),
  }),
])

export type EnquiryAction = z.output<typeof enquiryActionForm>

export const enquiryIntents = ['answer', 'publish', 'reply', 'note', 'update'] as const
export type EnquiryIntent = (typeof enquiryIntents)[number]

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
