import { csvResponse } from '#dashboard/pieces/csv-response.server.ts'
import { requireAllowed } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import { inboxFilterOf, type InboxFilter } from '#enquiries/enquiry-filter.ts'
import { enquiriesCsvHeader, enquiryCsvRow } from '#enquiries/enquiry-report.ts'
import { inbox } from '#enquiries/inbox.queries.server.ts'
import { pageContext } from '#http/page-context.server.ts'
import type { Route } from './+types/enquiries-csv.page.ts'

const batchSize = 1_000

/** Every enquiry that fits the filter of the inbox (product: dashboard 100). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireAllowed({ request, context }, 'enquiries.export')
  const { db, clock } = pageContext(context)
  const filter = new URL(request.url).searchParams
  const now = clock()
  const made = { db, viewer, filter, when: now.toISOString().slice(0, 10), now }
  const header = [...enquiriesCsvHeader, 'state', 'assigned_to']
  return csvResponse(
    { ...made, action: 'enquiries.export', name: 'enquiries', header },
    rows(db, inboxFilterOf(filter, viewer.accountId)),
  )
}

async function* rows(db: Database, filter: InboxFilter) {
  for (let offset = 0; ; offset += batchSize) {
    const batch = await inbox(db, filter, { limit: batchSize, offset })
    yield batch.map((enquiry) => [...enquiryCsvRow(enquiry), enquiry.state, enquiry.assignee ?? ''])
    if (batch.length < batchSize) return
  }
}
