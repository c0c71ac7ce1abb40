import { and, eq, sql } from 'drizzle-orm'
import { users } from '#account/session/account.tables.server.ts'
import { auditEntries } from '#audit/audit.tables.server.ts'
import type { Database } from '#db/database.server.ts'

/** Who marked an order active or canceled it, as the audit log has it. */
export interface StaffStep {
  to: string
  at: Date
  author: string
}

/** The steps of an order by staff whose account still exists. */
export function staffStepsOf(db: Database, orderId: string): Promise<StaffStep[]> {
  const to = sql<string>`${auditEntries.after} ->> 'status'`
  return db
    .select({ to, at: auditEntries.at, author: users.name })
    .from(auditEntries)
    .innerJoin(users, eq(users.id, auditEntries.actorId))
    .where(
      and(eq(auditEntries.subjectKind, 'order'), eq(auditEntries.subjectId, orderId), sql`${to} is not null`),
    )
}
