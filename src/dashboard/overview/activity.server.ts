import { isAllowedForStaff } from '#account/staff/roles.ts'
import { auditRows, type AuditRow } from '#dashboard/audit/audit-list.server.ts'
import type { Viewer } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'

const everything = {
  actorIds: null,
  actorKind: null,
  action: '',
  subject: '',
  isFolded: true,
  from: null,
  until: null,
}

/** The latest audit entries, for viewers who may read the audit log. */
export async function recentActivity(db: Database, viewer: Viewer, limit: number): Promise<AuditRow[]> {
  return isAllowedForStaff(viewer, 'audit.see') ? auditRows(db, everything, { limit }) : []
}
