import { csvResponse, inBatches } from '#dashboard/components/csv-response.server.ts'
import { openPage } from '#dashboard/viewer.server.ts'
import { waitlistFilterOf } from '#enquiries/inbox/enquiry-filter.ts'
import { waitlistCsvHeader, waitlistCsvRow } from '#enquiries/inbox/enquiry-csv.ts'
import { waitlistPage } from '#enquiries/inbox/waitlists.queries.server.ts'
import type { Route } from './+types/waitlists-csv.page.ts'

/** Exports all email addresses on the waitlists that match the filter (product: dashboard 100). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, db, now } = await openPage({ request, context }, 'enquiries.export')
  const filter = new URL(request.url).searchParams
  const exported = { action: 'enquiries.export', name: 'waitlists', header: waitlistCsvHeader }
  return csvResponse(
    { db, viewer, now, filter, ...exported },
    inBatches(
      (slice) => waitlistPage(db, waitlistFilterOf(filter), slice),
      (entry) => [waitlistCsvRow(entry)],
    ),
  )
}
