import { redirect } from 'react-router'
import { rejectedAnswer, invalidAnswer } from '#dashboard/components/action-answer.ts'
import type { ByActor } from '#audit/audit.ts'
import {
  reinstateSeller,
  suspendSeller,
  unverifySeller,
  verifySeller,
  type SellerStatusOutcome,
} from '#catalog/sellers/seller-status.commands.server.ts'
import {
  sellerStatusForm,
  type SellerStatusForm,
  type SellerStatusIntent,
} from '#dashboard/sellers/seller-status.forms.ts'
import { notFound } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import { fieldErrorsOf } from '#lib/field-errors.ts'
import { dayOfMoment } from '#lib/days.ts'

interface SellerStatusRequest extends ByActor {
  db: Database
  id: string
  intent: SellerStatusIntent
  values: Record<string, string>
}

/** Performs the action and redirects to the page, or returns why the action failed. */
export async function changeSellerStatus({ db, id, intent, values, actor, now }: SellerStatusRequest) {
  const parsed = sellerStatusForm.safeParse(values)
  if (!parsed.success) return invalidAnswer(intent, values, fieldErrorsOf(parsed.error))
  const form = parsed.data
  if (form.intent === 'verify' && form.verifiedSince > dayOfMoment(now))
    return invalidAnswer(intent, values, { verifiedSince: 'This day is in the future.' })
  const outcome = await perform(db, form, { id, actor, now })
  if (outcome === 'missing') throw notFound()
  if (outcome === 'done') return redirect(`/dashboard/sellers/${id}/standing?done=${intent}`)
  return rejectedAnswer({ outcome: outcome === 'changed' ? 'changed' : 'not_allowed', intent, values })
}

function perform(
  db: Database,
  form: SellerStatusForm,
  by: Pick<SellerStatusRequest, 'id' | 'actor' | 'now'>,
): Promise<SellerStatusOutcome> {
  switch (form.intent) {
    case 'verify':
      return verifySeller(db, { ...form, ...by })
    case 'unverify':
      return unverifySeller(db, { ...form, ...by })
    case 'suspend':
      return suspendSeller(db, { ...form, ...by })
    case 'reinstate':
      return reinstateSeller(db, { ...form, ...by })
  }
}
