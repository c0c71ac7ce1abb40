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
  work: (tx: Database) => Promise<Result<Value, Reason>>,
): Promise<Result<Value, Reason | 'login_required'>> {
  const session = await findSignedInSession(db, token)
  return session ? underLock(db, `cart ${session.user.id}`, work) : err('login_required')
}
