import { data, redirect } from 'react-router'
import { normalCode, type DiscountState } from '#cart/discounts/discount.ts'
import {
  discountCategories,
  discountProducts,
  type EditedDiscount,
} from '#cart/discounts/admin-discounts.queries.server.ts'
import { sellerChoices } from '#catalog/sellers/seller-members.queries.server.ts'
import { Outcome } from '#dashboard/components/outcome.tsx'
import { reloadsWhenChanged } from '#dashboard/components/action-answer.ts'
import { BackLink } from '#ui/layout/back-link.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { reachedAnswer, stayWhenUnreachable } from '#dashboard/components/unreachable.ts'
import { requireDiscount, type DiscountAccess } from '#dashboard/discounts/discount-access.server.ts'
import { changeDiscount } from '#dashboard/discounts/discount-action.server.ts'
import { DiscountActions } from '#dashboard/discounts/discount-actions.tsx'
import { fieldsOfDiscount, newDiscountFields } from '#dashboard/discounts/discount-fields.ts'
import { DiscountForm } from '#dashboard/discounts/discount-form.tsx'
import { DiscountStateDot } from '#dashboard/discounts/discount-state-dot.tsx'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { Banner } from '#ui/forms/banner.tsx'
import type { Route } from './+types/discount.page.ts'
import type { DiscountNames } from '#dashboard/discounts/discount-facts.ts'
import type { Database } from '#db/database.server.ts'

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  const title = loaderData?.discount?.code ?? 'New discount code'
  return dashboardMeta(title, 'A discount code and its conditions.')(page)
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const access = await requireDiscount({ request, context, params })
  const { db, now, discount, isStaff, may } = access
  const fields = discount ? fieldsOfDiscount(discount) : newDiscountFields(firstSeller(access))
  const link = discount && `${pageContext(context).environment.PUBLIC_URL}/marketplace?code=${discount.code}`
  return {
    discount,
    names: await discountNames(db, discount),
    isStaff,
    may,
    fields,
    link,
    now,
    choices: await choicesOf(access, fields),
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const access = await requireDiscount({ request, context, params })
  const answer = await changeDiscount(access, await request.formData())
  if (answer.outcome === 'done') return redirect(`/dashboard/discounts/${answer.id}?done=${answer.intent}`)
  const choices = await choicesOf(access, answer.fields)
  const status = { found: 200, invalid: 422, changed: 409 }[answer.outcome]
  return data({ ...answer, choices }, { status })
}

export const clientAction = (args: Route.ClientActionArgs) => stayWhenUnreachable(args)

export const shouldRevalidate = reloadsWhenChanged

function firstSeller({ isStaff, ownSellers }: DiscountAccess): string {
  return isStaff ? '' : (ownSellers[0] ?? '')
}

async function choicesOf(
  { db, isStaff, ownSellers }: DiscountAccess,
  { find, products, sellerId }: { find: string; products: readonly string[]; sellerId: string },
) {
  const [categories, sellers, found] = await Promise.all([
    isStaff ? discountCategories(db) : [],
    sellerChoices(db, isStaff ? null : ownSellers),
    discountProducts(db, { text: find.trim(), ids: products, sellerId: sellerId || null }),
  ])
  return { categories, sellers, products: found }
}

const doneWords = {
  save: 'Saved. It applies as shown below.',
  submit: 'Sent for approval. You’ll see our decision here.',
  end: 'Done. Nobody can use this code.',
  approve: 'Approved. Customers can use this code.',
  reject: 'Rejected. The seller sees your reason here.',
}

/** Creates and edits a discount code (product: discounts 10, 11). */
export default function DiscountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { discount, names, isStaff, may, link, now } = loaderData
  const answer = reachedAnswer(actionData)
  const choices = answer?.choices ?? loaderData.choices
  const errors = answer?.outcome === 'invalid' ? answer.fieldErrors : {}
  return (
    <>
      <BackLink to="/dashboard/discounts">Discounts</BackLink>
      <PageHeading
        title={discount ? discount.code : 'New discount code'}
        {...(discount && { subject: { kind: 'discount', id: discount.code } })}
        lead={discount ? <DiscountStateDot discount={discount} now={now} /> : intro(isStaff)}
      />
      <Outcome
        done={doneWords}
        problem={
          answer?.outcome === 'changed' &&
          `Not saved: someone else changed this code. Your text is safe; the current version is saved under ${normalCode(discount?.code ?? '')}.`
        }
      >
        {discount?.state === 'rejected' && <Banner title="Not approved">{discount.comment}</Banner>}
      </Outcome>
      {discount && (
        <DiscountActions discount={discount} names={names} may={may} link={link} errors={errors} />
      )}
      {may.edit && (
        <DiscountForm
          key={discount?.changedAt.toISOString()}
          fields={answer?.fields ?? loaderData.fields}
          errors={errors}
          choices={choices}
          isStaff={isStaff}
          saveLabel={saveLabel(isStaff, discount?.state)}
          seller={names.seller}
          seen={discount?.changedAt.toISOString() ?? ''}
          isNew={discount === null}
        />
      )}
    </>
  )
}

function saveLabel(isStaff: boolean, state?: DiscountState): string {
  if (!isStaff) return 'Send for approval'
  return state === 'submitted' || state === 'rejected' ? 'Save and approve' : 'Save the code'
}

function intro(isStaff: boolean): string {
  return isStaff
    ? 'Customers can use it once it’s saved, from its first day on.'
    : 'For your own products. We check it before customers can use it.'
}

/** Reads the names of the seller that offers the code, and of everything to which it applies. */
async function discountNames(db: Database, discount: EditedDiscount | null): Promise<DiscountNames> {
  if (!discount) return { seller: null, targets: [] }
  const { scope, sellerId, targets: ids } = discount
  const [sellers, categories, products] = await Promise.all([
    sellerChoices(db, [...(scope === 'sellers' ? ids : []), ...(sellerId === null ? [] : [sellerId])]),
    scope === 'categories' ? discountCategories(db) : [],
    scope === 'products' ? discountProducts(db, { text: '', ids, sellerId: null }) : [],
  ])
  const among = { everything: [], categories, sellers, products }[scope]
  const targets = among.flatMap(({ id, name }) => (ids.includes(id) ? [name] : []))
  const missing = scope === 'everything' ? 0 : ids.length - targets.length
  return {
    seller: sellers.find(({ id }) => id === sellerId)?.name ?? null,
    targets: missing === 0 ? targets : [...targets, `${missing} no longer in the shop`],
  }
}
