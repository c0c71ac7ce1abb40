import { lt } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { rateLimits } from '#http/limits/rate-limits.tables.server.ts'

/** Deletes expired counts. They contain network addresses. */
export async function deleteExpiredCounts(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()))
}
