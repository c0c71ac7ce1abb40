import { logInAddresses } from '#account/session/account.tables.server.ts'
import type { Database } from '#db/database.server.ts'

export async function rememberAddress(db: Database, hash: string, now: Date): Promise<void> {
  await db
    .insert(logInAddresses)
    .values({ hash, usedAt: now })
    .onConflictDoUpdate({ target: logInAddresses.hash, set: { usedAt: now } })
}
