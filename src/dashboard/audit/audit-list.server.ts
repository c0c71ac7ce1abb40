import { accountNames, accountsLike } from '#account/account.queries.server.ts'
import {
  changedFieldList,
  dayBegin,
  dayEnd,
  type AuditFilter,
  type ChangedField,
} from '#audit/audit-filter.ts'
import { listChanges } from '#audit/audit.queries.server.ts'
import type { Database } from '#db/database.server.ts'

export interface AuditRow {
  id: string
  at: Date
  who: string
  sessionId: string | null
  action: string
  subjectKind: string
  subjectId: string
  changes: ChangedField[]
}

/** The filters of the URL. Who is a part of a name or an email, or `command` or `system`. */
export async function auditFilterOf(db: Database, parameters: URLSearchParams): Promise<AuditFilter> {
  const who = (parameters.get('who') ?? '').trim()
  const actorKind = who === 'command' || who === 'system' ? who : null
  return {
    actorIds: who === '' || actorKind ? null : await accountsLike(db, who),
    actorKind,
    action: (parameters.get('action') ?? '').trim(),
    subject: parameters.get('subject') ?? '',
    from: dayBegin(parameters.get('from')),
    until: dayEnd(parameters.get('to')),
  }
}

/** Entries with the names of who made them. */
export async function auditRows(
  db: Database,
  filter: AuditFilter,
  window: { limit: number; offset: number },
): Promise<AuditRow[]> {
  const entries = await listChanges(db, filter, window)
  const ids = [...new Set(entries.flatMap(({ actorId }) => actorId ?? []))]
  const names = await accountNames(db, ids)
  return entries.map(({ actorKind, actorId, before, after, ...entry }) => ({
    id: entry.id,
    at: entry.at,
    who: actorId === null ? actorKinds[actorKind] : (names.get(actorId) ?? `deleted account ${actorId}`),
    sessionId: entry.sessionId,
    action: entry.action,
    subjectKind: entry.subjectKind,
    subjectId: entry.subjectId,
    changes: changedFieldList(before, after),
  }))
}

const actorKinds = { account: 'an account', command: 'command line', system: 'the shop itself' }
