import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.server.ts'
import { maxCounted } from '#lib/max-counted.ts'

/** Counts the matching rows of a table. Counting stops one above the maximum shown. */
export function countRows(db: Database, table: PgTable, where: SQL | undefined) {
  const rows = db
    .select({ one: sql`1` })
    .from(table)
    .where(where)
    .limit(maxCounted + 1)
  return db.$count(rows.as('counted'))
}
