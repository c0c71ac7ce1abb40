import { isMemberOf } from '#account/staff/roles.ts'
import { editDiscountForm, discountValues } from '#cart/discounts/edit-discount.forms.ts'
import { decideDiscount, saveDiscount } from '#cart/discounts/edit-discounts.commands.server.ts'
import type { DiscountAccess } from '#dashboard/discounts/discount-access.server.ts'
import { submittedFields, type DiscountFields } from '#dashboard/discounts/discount-fields.ts'
import { actorOf, notFound } from '#dashboard/viewer.server.ts'
import { fieldErrorsOf, type FieldErrors } from '#lib/field-errors.ts'
import { formText } from '#lib/form-text.ts'

type DiscountAnswer =
  | { outcome: 'done'; id: string; intent: string }
  | { outcome: 'found' | 'changed'; fields: DiscountFields }
  | { outcome: 'invalid'; fields: DiscountFields; fieldErrors: FieldErrors }

/** Handles the buttons of the page: finds products for the form, saves it, or ends, approves or rejects the code. */
export async function changeDiscount(access: DiscountAccess, form: FormData): Promise<DiscountAnswer> {
  const intent = formText(form, 'intent')
  const fields = submittedFields(form)
  const { may } = access
  switch (intent) {
    case 'find':
      if (!may.edit) throw notFound()
      return { outcome: 'found', fields }
    case 'save':
      if (!may.edit) throw notFound()
      return save(access, form, fields)
    case 'end':
      if (!may.end) throw notFound()
      return decide(access, fields, { intent, from: ['active', 'submitted', 'rejected'], to: 'ended' })
    case 'approve':
      if (!may.decide) throw notFound()
      return decide(access, fields, { intent, from: ['submitted'], to: 'active' })
    case 'reject': {
      if (!may.decide) throw notFound()
      const comment = formText(form, 'comment').trim().slice(0, 1_000)
      if (comment === '') {
        return {
          outcome: 'invalid',
          fields,
          fieldErrors: { comment: 'Say why, so the seller can change it.' },
        }
      }
      return decide(access, fields, { intent, from: ['submitted'], to: 'rejected', comment })
    }
    default:
      throw notFound()
  }
}

async function save(
  { db, now, discount, isStaff, ownSellers, viewer }: DiscountAccess,
  form: FormData,
  fields: DiscountFields,
): Promise<DiscountAnswer> {
  const sellerId = discount ? discount.sellerId : fields.sellerId || null
  const isProposal = !isStaff || (sellerId !== null && isMemberOf(viewer, sellerId))
  if (isProposal && (sellerId === null || !ownSellers.includes(sellerId))) throw notFound()
  const parsed = editDiscountForm.safeParse(fields)
  if (!parsed.success) return { outcome: 'invalid', fields, fieldErrors: fieldErrorsOf(parsed.error) }
  const saved = await saveDiscount(db, {
    id: discount?.id ?? null,
    seen: discount && new Date(formText(form, 'seen')),
    sellerId,
    state: isProposal ? 'submitted' : 'active',
    values: discountValues(parsed.data),
    actor: actorOf(viewer),
    now,
  })
  if (saved.ok) return { outcome: 'done', id: saved.value, intent: isProposal ? 'submit' : 'save' }
  if (saved.reason === 'changed') return { outcome: 'changed', fields }
  return { outcome: 'invalid', fields, fieldErrors: { code: 'There’s already a code with this name.' } }
}

async function decide(
  { db, now, discount, viewer }: DiscountAccess,
  fields: DiscountFields,
  {
    intent,
    ...decision
  }: { intent: string } & Pick<Parameters<typeof decideDiscount>[1], 'from' | 'to' | 'comment'>,
): Promise<DiscountAnswer> {
  if (!discount) throw notFound()
  const action = intent === 'end' ? 'discounts.end' : 'discounts.decide'
  const decided = await decideDiscount(db, {
    ...decision,
    id: discount.id,
    action,
    actor: actorOf(viewer),
    now,
  })
  return decided.ok ? { outcome: 'done', id: discount.id, intent } : { outcome: 'changed', fields }
}
