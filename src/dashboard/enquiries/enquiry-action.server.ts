import { redirect } from 'react-router'
import { rejectedAnswer } from '#dashboard/components/action-answer.ts'
import {
  type EnquiryAction,
  enquiryActionForm,
  enquiryIntents,
} from '#dashboard/enquiries/enquiry-actions.forms.ts'
import { notFound, actorOf } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import {
  addEnquiryMessage,
  answerEnquiry,
  updateEnquiry,
  type InboxContext,
} from '#enquiries/inbox/inbox.commands.server.ts'
import { publishAnswer } from '#enquiries/inbox/publish-answer.commands.server.ts'
import { formTexts } from '#dashboard/components/form-texts.server.ts'
import { isAllowedIntent, requireInbox } from '#dashboard/enquiries/enquiry-scope.server.ts'
import { enquiryById } from '#enquiries/inbox/inbox.queries.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { fieldErrorsOf } from '#lib/field-errors.ts'
import { mailQueueOf } from '#mail/mail-queue-context.server.ts'
import type { Route } from './+types/enquiry.page.ts'

/** Performs an action on an inquiry and redirects to its page, or returns why the action failed. */
export async function enquiryAction({ request, context, params: { enquiryId: id } }: Route.ActionArgs) {
  const { viewer, sellers } = await requireInbox({ request, context })
  const values = await formTexts(request)
  const intent = enquiryIntents.find((each) => each === values['intent'])
  if (!intent || !isAllowedIntent(viewer, intent, sellers)) throw notFound()
  const parsed = enquiryActionForm.safeParse(values)
  if (!parsed.success) return rejectedAnswer('invalid', intent, values, fieldErrorsOf(parsed.error))
  const { db, clock, environment } = pageContext(context)
  if (sellers !== null && !(await enquiryById(db, id, sellers))) throw notFound()
  const { CONTACT_EMAIL: company, PUBLIC_URL: publicUrl } = environment
  const { mail } = mailQueueOf(context)
  const inbox = { actor: actorOf(viewer), now: clock(), company, publicUrl, mail }
  const result = await perform(db, inbox, id, parsed.data)
  if (result.ok) return redirect(`/dashboard/enquiries/${id}?done=${intent}`)
  if (result.reason === 'unknown') throw notFound()
  if (result.reason === 'no_address') return rejectedAnswer('not_allowed', intent, values)
  if (result.reason === 'changed') return rejectedAnswer('changed', intent, values)
  return rejectedAnswer('invalid', intent, values, fieldErrors[result.reason])
}

const fieldErrors = {
  nobody_known: { person: 'This person can’t answer inquiries anymore. Choose someone else.' },
  no_product: { question: 'The product is no longer in the shop.' },
  page_full: { question: 'The page has 40 questions. Remove one in the product form first.' },
}

function perform(db: Database, context: InboxContext, id: string, action: EnquiryAction) {
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
