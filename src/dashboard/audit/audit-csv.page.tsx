import { auditFilterOf, auditRows, type AuditRow } from '#dashboard/audit/audit-list.server.ts'
import { csvResponse, inBatches } from '#dashboard/components/csv-response.server.ts'
import { openPage } from '#dashboard/viewer.server.ts'
import type { Route } from './+types/audit-csv.page.ts'

const header = [
  'at',
  'who',
  'session',
  'action',
  'subject kind',
  'subject',
  'field',
  'before',
  'after',
  'name',
  'proposed by',
]

/** Exports all changes that match the filter, one line per field (product: dashboard 15). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, db, now, parameters } = await openPage({ request, context }, 'audit.export')
  const filter = { ...(await auditFilterOf(db, viewer, parameters, now)), isFolded: false }
  // The export ends at its start time, because new entries would shift rows from one batch to the next.
  const until = filter.until && filter.until < now ? filter.until : now
  return csvResponse(
    { db, viewer, now, filter: parameters, action: 'audit.export', name: 'audit', header },
    inBatches((slice) => auditRows(db, { ...filter, until }, slice), linesOf),
  )
}

type ListedRow = AuditRow & { moment: string }

function linesOf({ at, who, proposedBy, sessionId, action, subject, fields }: ListedRow): string[][] {
  const shared = [at.toISOString(), who, sessionId ?? '', action, subject.kind, subject.id]
  const last = [subject.name, proposedBy ?? '']
  const changed = fields.length > 0 ? fields : [{ label: '', before: null, after: null }]
  return changed.map(({ label, before, after }) => [...shared, label, before ?? '', after ?? '', ...last])
}
