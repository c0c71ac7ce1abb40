import { accountNames, accountsLike } from '#account/session/account.queries.server.ts'
import { changedFieldList, type AuditFilter, type ChangedField } from '#audit/audit-filter.ts'
import { listChanges } from '#audit/audit.queries.server.ts'
import type { ListSlice } from '#db/comes-after.server.ts'
import type { Database } from '#db/database.server.ts'
import { endOfDay, startOfDay } from '#lib/days.ts'
import { termOf } from '#lib/search-terms.ts'

export interface AuditRow {
  id: string
  /** The time with microseconds. */
  moment: string
  at: Date
  who: string
  sessionId: string | null
  action: string
  subjectKind: string
  subjectId: string
  changes: ChangedField[]
}

/** The filters in the URL. `who` is part of a name or an email, or `command` or `system`. */
export async function auditFilterOf(db: Database, parameters: URLSearchParams): Promise<AuditFilter> {
  const who = termOf(parameters, 'who')
  const actorKind = who === 'command' || who === 'system' ? who : null
  return {
    actorIds: who === '' || actorKind ? null : await accountsLike(db, who),
    actorKind,
    action: termOf(parameters, 'action'),
    subject: termOf(parameters, 'subject'),
    from: startOfDay(parameters.get('from')),
    until: endOfDay(parameters.get('to')),
  }
}

/** Audit entries with the names of their actors. */
export async function auditRows(db: Database, filter: AuditFilter, slice: ListSlice): Promise<AuditRow[]> {
  const entries = await listChanges(db, filter, slice)
  const ids = [...new Set(entries.flatMap(({ actorId }) => actorId ?? []))]
  const names = await accountNames(db, ids)
  return entries.map(({ actorKind, actorId, before, after, ...entry }) => ({
    id: entry.id,
    moment: entry.moment,
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
