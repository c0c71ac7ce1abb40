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
  sellerStatusForm,
  type SellerStatusForm,
  sellerStatusPermissions,
} from '#dashboard/sellers/seller-status.forms.ts'
import { notFound, actorOf } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import { fieldErrorsOf } from '#lib/field-errors.ts'
import { dayOfMoment } from '#lib/days.ts'
import { requireIntent } from '#dashboard/components/form-texts.server.ts'
import type { Route } from './+types/seller-status.page.ts'

/** Performs an action on a seller and redirects to the page, or returns why the action failed. */
export async function sellerStatusAction({ request, context, params: { id } }: Route.ActionArgs) {
  const page = { request, context }
  const opened = await requireIntent(page, sellerStatusPermissions, 'sellers.suspend')
  const { db, viewer, values, intent, now } = opened
  const parsed = sellerStatusForm.safeParse(values)
  if (!parsed.success) return rejectedAnswer('invalid', intent, values, fieldErrorsOf(parsed.error))
  const form = parsed.data
  if (form.intent === 'verify' && form.verifiedSince > dayOfMoment(now))
    return rejectedAnswer('invalid', intent, values, { verifiedSince: 'This day is in the future.' })
  const outcome = await perform(db, form, { id, actor: actorOf(viewer), now })
  if (outcome === 'missing') throw notFound()
  if (outcome === 'done') return redirect(`/dashboard/sellers/${id}/standing?done=${intent}`)
  return rejectedAnswer(outcome === 'changed' ? 'changed' : 'not_allowed', intent, values)
}

function perform(
  db: Database,
  form: SellerStatusForm,
  by: ByActor & { id: string },
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
