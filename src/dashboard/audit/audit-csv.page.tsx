import type { AuditFilter } from '#audit/audit-filter.ts'
import { auditFilterOf, auditRows } from '#dashboard/audit/audit-list.server.ts'
import { csvResponse } from '#dashboard/pieces/csv-response.server.ts'
import { requireAllowed } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import { pageContext } from '#http/page-context.server.ts'
import type { Route } from './+types/audit-csv.page.ts'

const batchSize = 1_000
const header = ['at', 'who', 'session', 'action', 'subject kind', 'subject', 'field', 'before', 'after']

/** Every change that fits the filter, a line for each field (product: dashboard 15). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireAllowed({ request, context }, 'audit.export')
  const { db, clock } = pageContext(context)
  const parameters = new URL(request.url).searchParams
  const filter = await auditFilterOf(db, parameters)
  const now = clock()
  // What is written meanwhile would push entries from one batch into the next.
  const until = filter.until && filter.until < now ? filter.until : now
  const made = { db, viewer, filter: parameters, when: now.toISOString().slice(0, 10), now }
  return csvResponse(
    { ...made, action: 'audit.export', name: 'audit', header },
    lines(db, { ...filter, until }),
  )
}

async function* lines(db: Database, filter: AuditFilter) {
  for (let offset = 0; ; offset += batchSize) {
    const rows = await auditRows(db, filter, { limit: batchSize, offset })
    yield rows.flatMap(({ at, who, sessionId, action, subjectKind, subjectId, changes }) => {
      const shared = [at.toISOString(), who, sessionId ?? '', action, subjectKind, subjectId]
      const fields = changes.length > 0 ? changes : [{ name: '', before: null, after: null }]
      return fields.map(({ name, before, after }) => [...shared, name, before ?? '', after ?? ''])
    })
    if (rows.length < batchSize) return
  }
}
