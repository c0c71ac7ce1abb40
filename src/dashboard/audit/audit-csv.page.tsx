import { auditFilterOf, auditRows, type AuditRow } from '#dashboard/audit/audit-list.server.ts'
import { csvResponse, inBatches } from '#dashboard/components/csv-response.server.ts'
import { requireAllowed } from '#dashboard/viewer.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import type { Route } from './+types/audit-csv.page.ts'

const header = ['at', 'who', 'session', 'action', 'subject kind', 'subject', 'field', 'before', 'after']

/** All changes that match the filter, one line per field (product: dashboard 15). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireAllowed({ request, context }, 'audit.export')
  const { db, clock } = pageContext(context)
  const parameters = new URL(request.url).searchParams
  const filter = await auditFilterOf(db, parameters)
  const now = clock()
  // New entries during the export would shift rows from one batch into the next.
  const until = filter.until && filter.until < now ? filter.until : now
  return csvResponse(
    { db, viewer, now, filter: parameters, action: 'audit.export', name: 'audit', header },
    inBatches((slice) => auditRows(db, { ...filter, until }, slice), linesOf),
  )
}

function linesOf({ at, who, sessionId, action, subjectKind, subjectId, changes }: AuditRow): string[][] {
  const shared = [at.toISOString(), who, sessionId ?? '', action, subjectKind, subjectId]
  const fields = changes.length > 0 ? changes : [{ name: '', before: null, after: null }]
  return fields.map(({ name, before, after }) => [...shared, name, before ?? '', after ?? ''])
}
