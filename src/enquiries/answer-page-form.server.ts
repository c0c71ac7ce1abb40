import { data } from 'react-router'
import type * as z from 'zod/mini'
import type { EnquiryRequest } from '#enquiries/enquiries.forms.ts'
import type { EnquiryAnswer } from '#enquiries/enquiry-answer.ts'
import { receiveEnquiry, type EnquiryAbout } from '#enquiries/receive-enquiry.server.ts'
import { pageContext, type PageArguments } from '#http/server/page-context.server.ts'
import { fieldErrorsOf } from '#lib/field-errors.ts'
import { textsIn } from '#lib/form-text.ts'
import { mailQueueOf } from '#mail/mail-queue-context.server.ts'

interface PageFormArguments extends PageArguments {
  schema: z.ZodMiniType<EnquiryRequest>
  about?: EnquiryAbout
}

/** The action of a page with an inquiry form. Every error returns the entered values (product: enquiries 4, 9). */
export async function answerPageForm({ request, context, schema, about }: PageFormArguments) {
  const store = { ...pageContext(context), jobs: mailQueueOf(context) }
  const values = textsIn(await request.formData().catch(() => new FormData()))
  const parsed = schema.safeParse(values)
  if (!parsed.success)
    return reply({ outcome: 'invalid', fieldErrors: fieldErrorsOf(parsed.error), values }, 422)
  const received = await receiveEnquiry(store, store.clientAddress, parsed.data, about)
  if (received.outcome === 'received') return reply({ outcome: 'received' }, 200)
  if (received.outcome !== 'too_many') return reply({ outcome: received.outcome, values }, 503)
  const seconds = received.retryAfterSeconds
  const waitMinutes = Math.ceil(seconds / 60)
  return reply({ outcome: 'too_many', waitMinutes, values }, 429, { 'retry-after': String(seconds) })
}

function reply(answer: EnquiryAnswer, status: number, more: Record<string, string> = {}) {
  return data(answer, { status, headers: { 'cache-control': 'no-store', ...more } })
}
