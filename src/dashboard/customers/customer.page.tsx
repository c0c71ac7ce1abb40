import { Link } from 'react-router'
import { BackLink } from '#ui/layout/back-link.tsx'
import { Fact, Facts } from '#dashboard/components/facts.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import {
  otherFromCustomer,
  type OtherFromCustomerView,
} from '#dashboard/customers/other-from-customer.server.ts'
import { OrdersTable } from '#dashboard/orders/orders-table.tsx'
import { notFound, openPage } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { formatMoney } from '#lib/money.ts'
import { customerById, sumsOfCustomer } from '#orders/admin/customers.queries.server.ts'
import { reasonsOfStuckOrders } from '#orders/admin/stuck-orders.queries.server.ts'
import { ordersOf } from '#orders/orders.queries.server.ts'
import type { Route } from './+types/customer.page.ts'
import { orderRows } from '#dashboard/orders/order-rows.server.ts'
import { DataTable } from '#dashboard/lists/data-table.tsx'
import { EnquiryStateDot } from '#dashboard/enquiries/enquiries-table.tsx'
import { QuotesTable } from '#dashboard/quotes/quotes-table.tsx'
import { ReviewStateDot } from '#dashboard/reviews/review-state-dot.tsx'

export const meta = dashboardMeta('Customer', 'One customer, with orders, quotes, inquiries and reviews.')

/** Loads a customer by account, or by an order without an account (product: dashboard 91). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { viewer, db, now } = await openPage({ request, context }, 'orders.see')
  const customer = await customerById(db, params.id)
  if (!customer) throw notFound()
  const [{ orders, next }, sums, stuck, others] = await Promise.all([
    ordersOf(db, customer.owner),
    sumsOfCustomer(db, customer.owner),
    reasonsOfStuckOrders(db, now),
    otherFromCustomer(db, viewer, customer, now),
  ])
  // An account without orders and quotes is not a customer.
  if (sums.orders === 0 && (others.quotes ?? []).length === 0) throw notFound()
  const [newest] = orders
  return {
    name: newest?.form.fullName || customer.name,
    emails: customer.emails,
    isAccount: customer.isAccount,
    company: newest?.form.company ?? '',
    phone: newest?.form.phone ?? '',
    sums,
    hasMore: next !== null,
    rows: await orderRows(db, viewer, orders, stuck),
    others,
    now,
  }
}

export default function CustomerPage({ loaderData }: Route.ComponentProps) {
  const { name, emails, isAccount, company, phone, sums, rows, hasMore, others, now } = loaderData
  return (
    <>
      <BackLink to="/dashboard/orders">Orders</BackLink>
      <PageHeading title={name || 'Customer'} lead={company} />
      <div className="work-page">
        <div className="work-side">
          <section className="work-box" aria-label="Customer">
            <Facts>
              <Fact name="Email">
                {emails.map((email) => (
                  <a key={email} href={`mailto:${email}`} className="block wrap-anywhere">
                    {email}
                  </a>
                ))}
              </Fact>
              <Fact name="Phone">{phone}</Fact>
              <Fact name="Account">{isAccount ? 'Yes' : 'None in this shop'}</Fact>
              <Fact name="Orders">{sums.orders.toLocaleString('en-US')}</Fact>
              <Fact name="Paid">{formatMoney(sums.paid)}</Fact>
              <Fact name="First order">{sums.since && <Moment at={sums.since} />}</Fact>
            </Facts>
          </section>
        </div>
        <div className="work-main">
          <section>
            <h2 className="work-title">Orders</h2>
            <OrdersTable rows={rows} now={now} isOfOne />
            {/* A customer without an account may have more orders with this email, because each browser
                counts as a separate customer. */}
            {(hasMore || !isAccount) && emails[0] !== undefined && (
              <p className="mt-2">
                {hasMore && `These are the newest ${rows.length}. `}
                <Link to={`/dashboard/orders?${new URLSearchParams({ q: emails[0] })}`} className="link">
                  See all orders with this email
                </Link>
              </p>
            )}
          </section>
          <OtherFromCustomer {...others} />
        </div>
      </div>
    </>
  )
}

function OtherFromCustomer({ quotes, inquiries, reviews }: OtherFromCustomerView) {
  return (
    <>
      {quotes && (
        <section>
          <h2 className="work-title">Quotes</h2>
          {quotes.length === 0 ? (
            <p className="text-ink-soft">None so far.</p>
          ) : (
            <QuotesTable rows={quotes} seesCustomers={false} />
          )}
        </section>
      )}
      {inquiries && (
        <section>
          <h2 className="work-title">Inquiries</h2>
          <DataTable
            caption="Inquiries"
            rows={inquiries}
            columns={[
              {
                title: 'About',
                cell: ({ id, title }) => <Link to={`/dashboard/enquiries/${id}`}>{title}</Link>,
              },
              { title: 'Received (UTC)', cell: ({ at }) => <Moment at={at} /> },
              { title: 'State', cell: ({ state }) => <EnquiryStateDot state={state} /> },
            ]}
            empty={<p className="p-4 text-ink-soft">None from these addresses.</p>}
          />
        </section>
      )}
      {reviews && (
        <section>
          <h2 className="work-title">Reviews</h2>
          <DataTable
            caption="Reviews"
            rows={reviews}
            columns={[
              {
                title: 'Review',
                cell: ({ id, title }) => <Link to={`/dashboard/reviews/${id}`}>{title}</Link>,
              },
              { title: 'Stars', cell: ({ stars }) => stars, isFigure: true },
              { title: 'Product', cell: ({ product }) => product },
              { title: 'Written (UTC)', cell: ({ at }) => <Moment at={at} /> },
              { title: 'State', cell: (row) => <ReviewStateDot {...row} /> },
            ]}
            empty={<p className="p-4 text-ink-soft">None so far.</p>}
          />
        </section>
      )}
    </>
  )
}
