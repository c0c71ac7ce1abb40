import { accountsLike } from '#account/session/account.queries.server.ts'
import type { AuditSubject } from '#audit/audit-filter.ts'
import { subjectFolders } from '#dashboard/audit/subject-path.ts'
import { findRecords } from '#dashboard/search/find-anything.server.ts'
import type { Viewer } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'

/** The maximum number of records of each kind whose history one search shows. */
const maxFound = 50

/** Records whose name, number or customer contains the term. */
export async function findSubjects(
  db: Database,
  { viewer, term, now }: { viewer: Viewer; term: string; now: Date },
): Promise<AuditSubject[]> {
  const [groups, accountIds] = await Promise.all([
    findRecords(db, { viewer, term, now, limit: maxFound }),
    accountsLike(db, term),
  ])
  const records = groups.flatMap(({ rows }) =>
    rows.flatMap(({ path }) => {
      const [, , folder = '', id = ''] = path.split('/')
      const kind = Object.keys(subjectFolders).find((known) => subjectFolders[known] === folder)
      return kind === undefined || id === '' ? [] : [{ kind, id: decodeURIComponent(id) }]
    }),
  )
  return [...records, ...accountIds.map((id) => ({ kind: 'account', id }))]
}
