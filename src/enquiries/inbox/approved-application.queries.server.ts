import { and, eq, sql } from 'drizzle-orm'
import { auditEntries } from '#audit/audit.tables.server.ts'
import type { Database } from '#db/database.server.ts'

/** The application that a seller was made from, as the audit log records it. */
export async function approvedApplication(
  db: Database,
  sellerId: string,
): Promise<{ enquiryId: string; approvedAt: Date } | null> {
  const { action, after, subjectId, at } = auditEntries
  const [found] = await db
    .select({ enquiryId: subjectId, approvedAt: at })
    .from(auditEntries)
    .where(and(eq(sql`lower(${action})`, 'applications.decide'), sql`${after} ->> 'sellerId' = ${sellerId}`))
    .limit(1)
  return found ?? null
}
