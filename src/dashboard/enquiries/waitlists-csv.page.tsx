import { csvResponse, inBatches } from '#dashboard/components/csv-response.server.ts'
import { requireAllowed } from '#dashboard/viewer.server.ts'
import { waitlistFilterOf } from '#enquiries/inbox/enquiry-filter.ts'
import { waitlistCsvHeader, waitlistCsvRow } from '#enquiries/inbox/enquiry-csv.ts'
import { waitlistPage } from '#enquiries/inbox/waitlists.queries.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import type { Route } from './+types/waitlists-csv.page.ts'

/** Exports all email addresses on the waitlists that match the filter (product: dashboard 100). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireAllowed({ request, context }, 'enquiries.export')
  const { db, clock } = pageContext(context)
  const filter = new URL(request.url).searchParams
  const exported = { action: 'enquiries.export', name: 'waitlists', header: waitlistCsvHeader }
  return csvResponse(
    { db, viewer, now: clock(), filter, ...exported },
    inBatches(
      (slice) => waitlistPage(db, waitlistFilterOf(filter), slice),
      (entry) => [waitlistCsvRow(entry)],
    ),
  )
}
