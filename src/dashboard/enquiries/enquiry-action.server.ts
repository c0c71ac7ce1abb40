import { redirect } from 'react-router'
import { rejectedAnswer, invalidAnswer } from '#dashboard/components/action-answer.ts'
import type { EnquiryAction } from '#dashboard/enquiries/enquiry-actions.forms.ts'
import { notFound } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import {
  addEnquiryMessage,
  answerEnquiry,
  updateEnquiry,
  type InboxContext,
} from '#enquiries/inbox/inbox.commands.server.ts'
import { publishAnswer } from '#enquiries/inbox/publish-answer.commands.server.ts'

interface EnquiryActionNeeds {
  db: Database
  context: InboxContext
  enquiryId: string
  values: Record<string, string>
}

/** Performs the action and redirects to the inquiry. If the action fails, returns the reason. */
export async function performEnquiryAction(action: EnquiryAction, needs: EnquiryActionNeeds) {
  const { enquiryId, values } = needs
  const { intent } = action
  const result = await perform(action, needs)
  if (result.ok) return redirect(`/dashboard/enquiries/${enquiryId}?done=${intent}`)
  if (result.reason === 'unknown') throw notFound()
  if (result.reason === 'no_address') return rejectedAnswer({ outcome: 'not_allowed', intent, values })
  if (result.reason === 'changed') return rejectedAnswer({ outcome: 'changed', intent, values })
  return invalidAnswer(intent, values, fieldErrors[result.reason])
}

const fieldErrors = {
  nobody_known: { person: 'This person can’t answer inquiries anymore. Choose someone else.' },
  no_product: { question: 'The product is no longer in the shop.' },
  page_full: { question: 'The page has 40 questions. Remove one in the product form first.' },
}

function perform(action: EnquiryAction, { db, context, enquiryId: id }: EnquiryActionNeeds) {
  switch (action.intent) {
    case 'answer': {
      const { text, seen, after } = action
      return answerEnquiry(db, context, { id, text, seen, after })
    }
    case 'publish':
      return publishAnswer(db, context, { id, question: action.question, answer: action.published_answer })
    case 'reply':
    case 'note':
      return addEnquiryMessage(db, context, { id, kind: action.intent, text: action.text })
    case 'update':
      return updateEnquiry(db, context, { id, state: action.state, assignedTo: action.person || null })
  }
}
