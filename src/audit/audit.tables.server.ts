import { isNotNull, isNull, sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { dateTime } from '#db/columns.tables.server.ts'
import { actorKinds } from '#audit/audit.ts'

/**
 * The entries of the audit log (product: dashboard 3). Actor ids have no foreign key, so that entries outlive
 * accounts. A trigger rejects updates and deletions.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: dateTime().notNull(),
    actorKind: text({ enum: actorKinds }).notNull(),
    /** The account or API key that acted. Null for the command line and scheduled jobs. */
    actorId: uuid(),
    sessionId: uuid(),
    /** The name of a permission or a command. */
    action: text().notNull(),
    subjectKind: text().notNull(),
    subjectId: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /** The entry of the import or bulk change to which this entry belongs. */
    parentId: uuid(),
    /** The account whose proposal was approved. */
    proposedBy: uuid(),
  },
  (entry) => [
    index('audit_entries_newest').on(entry.at.desc(), entry.id),
    index('audit_entries_of_subject').on(entry.subjectKind, entry.subjectId, entry.at.desc()),
    index('audit_entries_by_subject').on(entry.subjectId.op('text_pattern_ops'), entry.at.desc()),
    index('audit_entries_by_action').on(sql`lower(${entry.action}) text_pattern_ops`, entry.at.desc()),
    index('audit_entries_of_actor').on(entry.actorId, entry.at.desc()),
    index('audit_entries_of_proposer')
      .on(entry.proposedBy, entry.at.desc())
      .where(isNotNull(entry.proposedBy)),
    index('audit_entries_of_parent').on(entry.parentId, entry.id).where(isNotNull(entry.parentId)),
    index('audit_entries_without_parent').on(entry.at.desc(), entry.id).where(isNull(entry.parentId)),
  ],
)
