import { eq } from 'drizzle-orm'
import { sessions } from '#account/account.tables.server.ts'
import type { Database } from '#db/database.server.ts'

export async function sessionIdOf(db: Database, token: string): Promise<string | null> {
  const [found] = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.token, token))
  return found?.id ?? null
}
