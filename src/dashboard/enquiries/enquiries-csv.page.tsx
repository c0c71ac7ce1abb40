import { csvResponse, inBatches } from '#dashboard/components/csv-response.server.ts'
import { openPage } from '#dashboard/viewer.server.ts'
import { inboxFilterOf } from '#enquiries/inbox/enquiry-filter.ts'
import { enquiriesCsvHeader, enquiryCsvRow } from '#enquiries/inbox/enquiry-csv.ts'
import { inbox } from '#enquiries/inbox/inbox.queries.server.ts'
import type { Route } from './+types/enquiries-csv.page.ts'

/** Exports all inquiries that match the filter of the inbox (product: dashboard 100). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, db, now } = await openPage({ request, context }, 'enquiries.export')
  const filter = new URL(request.url).searchParams
  const inboxFilter = inboxFilterOf(filter, viewer.accountId)
  const header = [...enquiriesCsvHeader, 'state', 'assigned_to']
  return csvResponse(
    { db, viewer, now, filter, action: 'enquiries.export', name: 'enquiries', header },
    inBatches(
      (slice) => inbox(db, inboxFilter, slice),
      (enquiry) => [[...enquiryCsvRow(enquiry), enquiry.state, enquiry.assignee ?? '']],
    ),
  )
}
