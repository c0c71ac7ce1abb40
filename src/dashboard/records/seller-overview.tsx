import { Link } from 'react-router'
import { roleLabel } from '#account/staff/roles.ts'
import { counted } from '#catalog/products/labels.ts'
import { Fact, Facts } from '#dashboard/components/facts.tsx'
import { shortDay } from '#dashboard/components/short-day.ts'
import type { SellerOverviewData } from '#dashboard/records/seller-overview.server.ts'
import { formatMoney } from '#lib/money.ts'
import { dayOfMoment } from '#lib/days.ts'

interface SellerOverviewProps {
  seller: { id: string; name: string }
  overview: SellerOverviewData
}

/** A seller's products, members, sales, application and status, each with a link (product: dashboard 54). */
export function SellerOverview({ seller: { id, name }, overview }: SellerOverviewProps) {
  const { products, members, sales, revenue, application, seesOrders } = overview
  return (
    <section className="work-box mb-4" aria-labelledby="at-a-glance">
      <h2 id="at-a-glance" className="text-base">
        At a glance
      </h2>
      <Facts>
        <Fact name="Products">
          <Link to={`/dashboard/products?${new URLSearchParams({ seller: id })}`}>
            {counted(products.all, 'product')}
          </Link>
          , {products.shown.toLocaleString('en-US')} in the shop
        </Fact>
        {sales && (
          <Fact name="Orders">
            {seesOrders ? (
              <Link to={`/dashboard/orders?${new URLSearchParams({ q: name })}`}>
                {counted(sales.orders, 'paid order')}
              </Link>
            ) : (
              counted(sales.orders, 'paid order')
            )}
            , {counted(sales.items, 'item')}
          </Fact>
        )}
        {overview.seesStatements && (
          <Fact name="Statements">
            <Link to={`/dashboard/statements/${encodeURIComponent(id)}`}>Statements and commission</Link>
          </Fact>
        )}
        {revenue && (
          <Fact name="Revenue">
            {formatMoney(revenue.once)} one-time, {formatMoney(revenue.recurring)} from subscriptions.{' '}
            <Link to="/dashboard/reports">Reports</Link>
          </Fact>
        )}
        {members && (
          <Fact name="Members">
            {members.length === 0 && 'None yet. '}
            {members.map((member) => (
              <span key={member.id} className="block">
                <Link to={`/dashboard/people/${member.id}`}>{member.name}</Link>, {roleLabel(member.role)}
              </span>
            ))}
          </Fact>
        )}
        <Fact name="Status">
          {overview.suspendedAt
            ? 'Suspended'
            : overview.isVerified
              ? verifiedWords(overview)
              : 'Not verified'}
          . <Link to={`/dashboard/sellers/${id}/standing`}>Verification and suspension</Link>
        </Fact>
        {application && (
          <Fact name="Application">
            Approved {shortDay(dayOfMoment(application.approvedAt))}.{' '}
            {application.isLinked && (
              <Link to={`/dashboard/enquiries/${application.enquiryId}`}>Read the application</Link>
            )}
          </Fact>
        )}
      </Facts>
    </section>
  )
}

function verifiedWords({ verifiedSince }: SellerOverviewData): string {
  return verifiedSince ? `Verified since ${shortDay(verifiedSince)}` : 'Verified'
}
