import { isAllowedForStaff } from '#account/staff/roles.ts'
import { accountNames } from '#account/session/account.queries.server.ts'
import { listChanges } from '#audit/audit.queries.server.ts'
import { activityPath, activityWords } from '#dashboard/overview/activity.ts'
import type { Viewer } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'

export interface Activity {
  id: string
  at: Date
  who: string
  words: string
  path: string | null
}

/** What was done last, for those who may read the audit log. */
export async function recentActivity(db: Database, viewer: Viewer, limit: number): Promise<Activity[]> {
  if (!isAllowedForStaff(viewer, 'audit.see')) return []
  const all = { actorIds: null, actorKind: null, action: '', subject: '', from: null, until: null }
  const entries = await listChanges(db, all, { limit })
  const names = await accountNames(db, [...new Set(entries.flatMap(({ actorId }) => actorId ?? []))])
  return entries.map(({ id, at, actorId, action, subjectKind, subjectId }) => ({
    id,
    at,
    who: actorId === null ? 'The shop' : (names.get(actorId) ?? 'Somebody who left'),
    words: activityWords({ action, subjectKind, subjectId }),
    path: activityPath({ subjectKind, subjectId }),
  }))
}
