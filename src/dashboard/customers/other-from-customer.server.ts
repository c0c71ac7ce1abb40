import { isAllowedForStaff } from '#account/staff/roles.ts'
import { quoteRow } from '#dashboard/quotes/quote-row.ts'
import type { Viewer } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import { enquiryTitle } from '#enquiries/enquiry-facts.ts'
import { inquiriesFrom } from '#enquiries/inbox/inbox.queries.server.ts'
import type { Customer } from '#orders/admin/customers.queries.server.ts'
import { quotesOf } from '#quotes/quotes.queries.server.ts'
import { reviewsOfCustomer } from '#reviews/moderation/admin-reviews.queries.server.ts'

const maxRows = 50

/** Reads the quotes, inquiries and reviews of a customer. Each is `null` if the viewer may not see it. */
export async function otherFromCustomer(
  db: Database,
  viewer: Viewer,
  { owner, emails }: Customer,
  now: Date,
) {
  const { userId, customerPortalEmail } = owner
  const [quotes, inquiries, reviews] = await Promise.all([
    isAllowedForStaff(viewer, 'quotes.answer') ? quotesOf(db, { userId, customerPortalEmail }) : null,
    isAllowedForStaff(viewer, 'enquiries.see') ? inquiriesFrom(db, emails, maxRows) : null,
    isAllowedForStaff(viewer, 'reviews.see') ? reviewsOfCustomer(db, owner, maxRows) : null,
  ])
  return {
    quotes: quotes?.map((quote) => quoteRow(quote, now)) ?? null,
    inquiries:
      inquiries?.map((inquiry) => ({
        id: inquiry.id,
        title: enquiryTitle(inquiry),
        at: inquiry.createdAt,
        state: inquiry.state,
      })) ?? null,
    reviews:
      reviews?.map(({ review, name, openReports }) => ({
        id: review.id,
        title: review.title,
        product: name,
        stars: review.stars,
        at: review.createdAt,
        state: review.state,
        openReports,
      })) ?? null,
  }
}

export type OtherFromCustomerView = Awaited<ReturnType<typeof otherFromCustomer>>
