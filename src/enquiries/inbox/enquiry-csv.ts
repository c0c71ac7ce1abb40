import type { StoredEnquiry } from '#enquiries/enquiries.queries.server.ts'
import type { WaitlistEntry } from '#enquiries/inbox/waitlists.queries.server.ts'

export const enquiriesCsvHeader = [
  'time',
  'kind',
  'subject',
  'name',
  'email',
  'phone',
  'company',
  'message',
  'amount',
  'best_time',
  'page',
  'id',
  'budget',
  'site',
  'seller_id',
] as const

/** The CSV row of an inquiry. All kinds share the same columns. */
export function enquiryCsvRow(enquiry: StoredEnquiry): string[] {
  const { details } = enquiry
  return [
    enquiry.createdAt.toISOString(),
    enquiry.kind,
    enquiry.subject,
    enquiry.name,
    enquiry.email,
    enquiry.phone,
    enquiry.company,
    enquiry.message,
    details['amount'] ?? '',
    details['best_time'] ?? '',
    enquiry.page,
    enquiry.id,
    details['budget'] ?? '',
    details['site'] ?? '',
    details['seller_id'] ?? '',
  ]
}

export const waitlistCsvHeader = ['time', 'list', 'email', 'page', 'id'] as const

export function waitlistCsvRow({
  createdAt,
  list,
  email,
  page,
  id,
}: Omit<WaitlistEntry, 'moment'>): string[] {
  return [createdAt.toISOString(), list, email, page, id]
}
