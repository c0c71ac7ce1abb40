import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'

/**
 * The number of statements in the database that wait for a lock. A transaction gets the same number each time, so it
 * must be read outside of one.
 */
export async function blockedStatements(db: Database): Promise<number> {
  const { rows } = await db.execute(sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows.length
}
