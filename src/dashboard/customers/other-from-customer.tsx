import { Link } from 'react-router'
import { DataTable } from '#dashboard/lists/data-table.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { EnquiryStateDot } from '#dashboard/enquiries/enquiries-table.tsx'
import type { OtherFromCustomerView } from '#dashboard/customers/other-from-customer.server.ts'
import { QuotesTable } from '#dashboard/quotes/quotes-table.tsx'
import { ReviewStateDot } from '#dashboard/reviews/review-state-dot.tsx'

export function OtherFromCustomer({ quotes, inquiries, reviews }: OtherFromCustomerView) {
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
