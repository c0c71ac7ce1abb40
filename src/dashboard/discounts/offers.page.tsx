import { Form, redirect } from 'react-router'
import { isAllowedForStaff, isMemberOf, sellersWith } from '#account/staff/roles.ts'
import type { OfferState } from '#catalog/offers/offer.ts'
import { decideOffer, planOffer } from '#catalog/offers/offers.commands.server.ts'
import { offeredProduct, offerOf, offersOf } from '#catalog/offers/offers.queries.server.ts'
import { BackLink } from '#ui/layout/back-link.tsx'
import { Outcome } from '#dashboard/components/outcome.tsx'
import { formTexts } from '#dashboard/components/form-texts.server.ts'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { answeredFields, rejectedAnswer, reloadsWhenChanged } from '#dashboard/components/action-answer.ts'
import { stayWhenUnreachable } from '#dashboard/components/unreachable.ts'
import { OfferList } from '#dashboard/discounts/offer-list.tsx'
import { useInvalidFocus } from '#dashboard/components/use-invalid-focus.ts'
import { actorOf, notFound, openPage } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { fieldErrorsOf } from '#lib/field-errors.ts'
import { formatMoney } from '#lib/money.ts'
import { TextField } from '#ui/forms/field.tsx'
import type { Route } from './+types/offers.page.ts'
import { endOfDay, startOfDay } from '#lib/days.ts'
import { parseDollars } from '#lib/parse-dollars.ts'
import { parsedText } from '#lib/parsed-text.ts'

import * as z from 'zod/mini'

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  const title = loaderData ? `Offers of ${loaderData.product.name}` : 'Offers'
  return dashboardMeta(title, 'Lower prices with a start and an end.')(page)
}

async function requireOffers({ request, context, params }: Route.LoaderArgs | Route.ActionArgs) {
  const { viewer, db, now } = await openPage({ request, context }, 'discounts.see')
  const product = await offeredProduct(db, params.id)
  if (!product) throw notFound()
  const { sellerId } = product
  const isStaff = isAllowedForStaff(viewer, 'discounts.edit')
  const isOwn = sellerId !== null && isMemberOf(viewer, sellerId)
  const mayPropose = sellerId !== null && sellersWith(viewer, 'discounts.propose').includes(sellerId)
  if (!isAllowedForStaff(viewer, 'discounts.see') && !mayPropose) throw notFound()
  // Nobody decides on offers of a seller of which they are a member. Staff who are members of a seller
  // propose its offers like other members.
  const mayDecide = isStaff && !isOwn
  return { viewer, db, now, product, isStaff, may: { plan: mayDecide || mayPropose, decide: mayDecide } }
}

export async function loader(page: Route.LoaderArgs) {
  const { db, product, isStaff, may } = await requireOffers(page)
  const offers = await offersOf(db, product.id)
  return { product, isStaff, may, offers }
}

export async function action(page: Route.ActionArgs) {
  const { viewer, db, now, product, may } = await requireOffers(page)
  const values = await formTexts(page.request)
  const { intent = '', of = '', comment = '' } = values
  const change = { actor: actorOf(viewer), now }
  if (intent === 'plan') {
    if (!may.plan) throw notFound()
    const form = offerForm.safeParse({ price: '', startsOn: '', endsOn: '', ...values })
    if (!form.success) return rejectedAnswer('invalid', intent, values, fieldErrorsOf(form.error))
    const { price, startsOn: startsAt, endsOn: endsAt } = form.data
    if (endsAt <= change.now)
      return rejectedAnswer('invalid', intent, values, { endsOn: 'This day is over.' })
    const state = may.decide ? 'scheduled' : 'submitted'
    const planned = await planOffer(db, { ...change, productId: product.id, price, startsAt, endsAt, state })
    if (planned.ok) return redirect(`/dashboard/products/${product.id}/offers?done=${state}`)
    if (planned.reason === 'unknown') throw notFound()
    return rejectedAnswer('invalid', intent, values, planErrors[planned.reason])
  }
  const to = decisions[intent]
  const offer = to && (await offerOf(db, product.id, of))
  const isProposal = offer?.state === 'submitted'
  // Staff reject a proposal with a reason. Only the seller can withdraw a proposal.
  const isAllowed = to === 'ended' ? may.plan && !(isProposal && may.decide) : may.decide
  if (!to || !offer || !isAllowed) throw notFound()
  if (to === 'rejected' && comment.trim() === '')
    return rejectedAnswer('invalid', intent, values, { comment: 'Say why.' })
  const decided = await decideOffer(db, {
    ...change,
    id: offer.id,
    to,
    comment: comment.trim().slice(0, 1_000),
  })
  if (!decided.ok) return rejectedAnswer('changed', intent, values)
  const done = to === 'ended' ? endedAs[offer.state] : to
  return redirect(`/dashboard/products/${product.id}/offers?done=${done}`)
}

export const clientAction = (args: Route.ClientActionArgs) => stayWhenUnreachable(args)

export const shouldRevalidate = reloadsWhenChanged

const endedAs: Partial<Record<OfferState, string>> = {
  submitted: 'taken-back',
  scheduled: 'canceled',
  running: 'ended',
}

const decisions: Partial<Record<string, 'scheduled' | 'rejected' | 'ended'>> = {
  approve: 'scheduled',
  reject: 'rejected',
  end: 'ended',
}

const planErrors = {
  not_lower: { price: 'Enter less than the current price.' },
  overlaps: { startsOn: 'Another offer already runs on these days.' },
}

const doneWords = {
  scheduled: 'Planned. The price changes automatically, within a minute of the start and the end.',
  submitted: 'Sent for approval.',
  rejected: 'Rejected. The seller reads your reason here.',
  ended: 'The offer is over. The price is back to what it was.',
  canceled: 'Canceled. The price stays as it is.',
  'taken-back': 'You took back the proposal. The price stays as it is.',
}

/** Plans lower prices of a product, each with a first and a last day (product: discounts 20, 21). */
export default function OffersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, isStaff, may, offers } = loaderData
  const form = useInvalidFocus()
  const fields = answeredFields('plan', actionData)
  return (
    <>
      <BackLink to={isStaff ? `/dashboard/products/${product.id}` : '/dashboard/products'}>
        {isStaff ? product.name : 'Products'}
      </BackLink>
      <PageHeading
        title="Offers"
        lead={`A lower price for some days. ${product.name} costs ${formatMoney(product.price)} now.`}
      />
      <Outcome
        done={doneWords}
        problem={
          actionData?.outcome === 'changed' &&
          'Not done: the offer has changed, or its last day is over. Here it is now.'
        }
      />
      <OfferList offers={offers} may={may} answer={actionData} />
      {may.plan && (
        <Form ref={form} method="post" noValidate className="people-form mt-6" key={offers.length}>
          <h2 className="text-lg">New offer</h2>
          <TextField
            label="Price"
            hint="In dollars, below the current price."
            inputMode="decimal"
            required
            {...fields.of('price')}
          />
          <TextField label="First day" hint="UTC" type="date" required {...fields.of('startsOn')} />
          <TextField label="Last day" hint="UTC" type="date" required {...fields.of('endsOn')} />
          <SubmitButton intent="plan" variant="primary">
            {may.decide ? 'Plan the offer' : 'Send for approval'}
          </SubmitButton>
        </Form>
      )}
    </>
  )
}

/** An offer: a price in dollars, and its first and last day in UTC. */
const offerForm = z
  .object({
    price: parsedText((text) => parseDollars(text) || undefined, 'Enter a price in dollars, such as 49.90.'),
    startsOn: parsedText((text) => startOfDay(text) ?? undefined, 'Choose the first day.'),
    endsOn: parsedText((text) => endOfDay(text) ?? undefined, 'Choose the last day.'),
  })
  .check(
    z.refine(({ startsOn, endsOn }) => startsOn < endsOn, {
      error: 'The last day is before the first one.',
      path: ['endsOn'],
    }),
  )
