import { csvResponse } from '#dashboard/pieces/csv-response.server.ts'
import { requireAllowed } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import { waitlistFilterOf, type WaitlistFilter } from '#enquiries/enquiry-filter.ts'
import { waitlistCsvHeader, waitlistCsvRow } from '#enquiries/enquiry-report.ts'
import { waitlistPage } from '#enquiries/inbox.queries.server.ts'
import { pageContext } from '#http/page-context.server.ts'
import type { Route } from './+types/waitlists-csv.page.ts'

const batchSize = 1_000

/** Every address on the waitlists that fits the filter (product: dashboard 100). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireAllowed({ request, context }, 'enquiries.export')
  const { db, clock } = pageContext(context)
  const filter = new URL(request.url).searchParams
  const now = clock()
  const made = { db, viewer, filter, when: now.toISOString().slice(0, 10), now }
  return csvResponse(
    { ...made, action: 'enquiries.export', name: 'waitlists', header: waitlistCsvHeader },
    rows(db, waitlistFilterOf(filter)),
  )
}

async function* rows(db: Database, filter: WaitlistFilter) {
  for (let offset = 0; ; offset += batchSize) {
    const batch = await waitlistPage(db, filter, { limit: batchSize, offset })
    yield batch.map(waitlistCsvRow)
    if (batch.length < batchSize) return
  }
}
