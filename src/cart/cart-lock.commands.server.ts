import { findSignedInSession } from '#account/session/signed-in-session.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import { underLock } from '#db/locks.server.ts'
import { err, type Result } from '#lib/result.ts'

/**
 * Writes a cart under a lock of its account, so that each write sees the previous one. Both offers of a
 * product share a maximum but have separate rows.
 */
export async function underCartLock<Value, Reason extends string>(
  db: Database,
  token: string,
  work: (tx: Database, userId: string) => Promise<Result<Value, Reason>>,
): Promise<Result<Value, Reason | 'login_required'>> {
  const session = await findSignedInSession(db, token)
  if (!session) return err('login_required')
  const { id } = session.user
  return underLock(db, `cart ${id}`, (tx) => work(tx, id))
}
