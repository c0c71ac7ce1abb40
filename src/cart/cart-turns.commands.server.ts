import { sql } from 'drizzle-orm'
import { signedInAccount } from '#account/signed-in-session.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import { preparedSql } from '#db/prepared.server.ts'

const takeTurn = preparedSql(
  'turn_at_cart',
  sql`select pg_advisory_xact_lock(hashtextextended('cart ' || user_id, 0)) from (${signedInAccount}) owner`,
)

/** Two offers of one product are two rows with one maximum. A lock per account makes each write see the one before. */
export function inTurn<Value>(
  db: Database,
  token: string,
  work: (tx: Database) => Promise<Value>,
): Promise<Value> {
  return db.transaction(async (tx) => {
    await takeTurn(tx, { token })
    return work(tx)
  })
}
