import { useActionData } from 'react-router'
import { isAllowedForStaff, isMemberOf } from '#account/staff/roles.ts'
import { sellerStatus, type SellerStatus } from '#catalog/sellers/suspended-sellers.queries.server.ts'
import { Outcome } from '#dashboard/components/outcome.tsx'
import { reloadsWhenChanged } from '#dashboard/components/action-answer.ts'
import { Fact, Facts } from '#dashboard/components/facts.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { shortDay } from '#dashboard/components/short-day.ts'
import { stayWhenUnreachable } from '#dashboard/components/unreachable.ts'
import { BackLink } from '#ui/layout/back-link.tsx'
import { useCurrentAnswer } from '#ui/loading/use-current-answer.ts'
import {
  sellerStatusDone,
  sellerStatusNotDone,
  type SellerStatusAnswer,
} from '#dashboard/sellers/seller-status.forms.ts'
import { sellerStatusAction } from '#dashboard/sellers/seller-status.server.ts'
import { SellerStatusPanels } from '#dashboard/sellers/seller-status-panels.tsx'
import { notFound, openPage } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { cappedCount } from '#lib/max-counted.ts'
import { Banner } from '#ui/forms/banner.tsx'
import type { Route } from './+types/seller-status.page.ts'
import { dayOfMoment } from '#lib/days.ts'

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  const title = loaderData ? `Verification of ${loaderData.seller.name}` : 'Verification'
  return dashboardMeta(title, 'Whether a seller is verified or suspended.')(page)
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { viewer, db, now } = await openPage({ request, context }, 'sellers.see')
  const seller = await sellerStatus(db, params.id)
  if (!seller) throw notFound()
  const isOwn = isMemberOf(viewer, seller.id)
  return {
    seller,
    isOwn,
    today: dayOfMoment(now),
    may: {
      verify: !isOwn && isAllowedForStaff(viewer, 'sellers.verify'),
      suspend: !isOwn && isAllowedForStaff(viewer, 'sellers.suspend'),
    },
  }
}

export const action = sellerStatusAction

export const clientAction = (args: Route.ClientActionArgs) => stayWhenUnreachable(args)

export const shouldRevalidate = reloadsWhenChanged

/** Verification and suspension of a seller, with the actions of staff (product: dashboard 49 to 53). */
export default function SellerStatusPage({ loaderData }: Route.ComponentProps) {
  const answer = useCurrentAnswer(useActionData<SellerStatusAnswer>())
  const { seller, may, isOwn, today } = loaderData
  return (
    <>
      <BackLink to={`/dashboard/sellers/${seller.id}`}>{seller.name}</BackLink>
      <PageHeading title="Verification and suspension" lead={`Of ${seller.name}.`} />
      <Outcome done={sellerStatusDone} problem={answer && sellerStatusNotDone[answer.outcome]}>
        {isOwn && <Banner title="You belong to this seller, so someone else has to decide." />}
      </Outcome>
      <div className="work-page">
        <div className="work-side">
          {(may.verify || may.suspend) && (
            <SellerStatusPanels
              key={seller.version}
              seller={seller}
              may={may}
              today={today}
              answer={answer}
            />
          )}
        </div>
        <div className="work-main">
          <SellerStatusFacts seller={seller} />
        </div>
      </div>
    </>
  )
}

function SellerStatusFacts({ seller }: { seller: SellerStatus }) {
  const { isVerified, verifiedSince, checks, suspendedAt, suspendedReason } = seller
  return (
    <section className="work-box" aria-label="As it is now">
      <Facts>
        <Fact name="Verified">{isVerified ? 'Yes' : 'No'}</Fact>
        <Fact name="Since">{verifiedSince && shortDay(verifiedSince)}</Fact>
        <Fact name="What was checked">{checks.join('; ')}</Fact>
        <Fact name="Suspended">{suspendedAt ? <Moment at={suspendedAt} /> : 'No'}</Fact>
        <Fact name="Reason">{suspendedReason}</Fact>
        <Fact name="Products shown">{cappedCount(seller.shownProducts)}</Fact>
        {suspendedAt && <Fact name="Shown again when reinstated">{cappedCount(seller.hiddenProducts)}</Fact>}
      </Facts>
    </section>
  )
}
