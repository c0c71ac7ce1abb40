import { and, eq, sql } from 'drizzle-orm'
import { users } from '#account/session/account.tables.server.ts'
import { auditEntries } from '#audit/audit.tables.server.ts'
import type { Database } from '#db/database.server.ts'

export interface StaffStep {
  to: string
  at: Date
  author: string
}

/** The transitions of an order made by staff. Omits transitions whose author's account no longer exists. */
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
