import { eq } from 'drizzle-orm'
import { logInAddresses } from '#account/session/account.tables.server.ts'
import type { Database } from '#db/database.server.ts'

export async function isKnownAddress(db: Database, hash: string): Promise<boolean> {
  const found = await db
    .select({ hash: logInAddresses.hash })
    .from(logInAddresses)
    .where(eq(logInAddresses.hash, hash))
  return found.length > 0
}
