import { asc, eq } from 'drizzle-orm'
import { auditEntries } from '#audit/audit.tables.server.ts'
import type { Database } from '#db/database.server.ts'

/** The entries of the audit log about a subject. */
export async function changeEntries(db: Database, subjectId: string) {
  const ofSubject = eq(auditEntries.subjectId, subjectId)
  return db.select().from(auditEntries).where(ofSubject).orderBy(asc(auditEntries.at))
}
