import { redirect } from 'react-router'
import { rejectedAnswer } from '#dashboard/components/action-answer.ts'
import type { ByActor } from '#audit/audit.ts'
import {
  reinstateSeller,
  suspendSeller,
  unverifySeller,
  verifySeller,
  type SellerStatusOutcome,
} from '#catalog/sellers/seller-status.commands.server.ts'
import {
  isSellerStatusIntent,
  sellerStatusForm,
  type SellerStatusForm,
} from '#dashboard/sellers/seller-status.forms.ts'
import { notFound } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import { fieldErrorsOf, type FieldErrors } from '#lib/field-errors.ts'
import { dayOfMoment } from '#lib/days.ts'

interface SellerStatusRequest extends ByActor {
  db: Database
  id: string
  values: Record<string, string>
}

/** Performs the action and redirects to the page, or returns why the action failed. */
export async function changeSellerStatus({ db, id, values, actor, now }: SellerStatusRequest) {
  const { intent } = values
  if (!isSellerStatusIntent(intent)) throw notFound()
  const parsed = sellerStatusForm.safeParse(values)
  const fieldErrors = parsed.success ? dayErrors(parsed.data, now) : fieldErrorsOf(parsed.error)
  if (!parsed.success || fieldErrors) {
    return rejectedAnswer({ outcome: 'invalid', intent, fieldErrors: fieldErrors ?? {}, values })
  }
  const outcome = await perform(db, parsed.data, { id, actor, now })
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

/** Returns an error if the date of a verification is in the future. */
function dayErrors(form: SellerStatusForm, now: Date): FieldErrors | null {
  const isAhead = form.intent === 'verify' && form.verifiedSince > dayOfMoment(now)
  return isAhead ? { verifiedSince: 'This day is in the future.' } : null
}
