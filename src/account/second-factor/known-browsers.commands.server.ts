import { and, eq } from 'drizzle-orm'
import { knownBrowsers } from '#account/session/second-factor.tables.server.ts'
import type { Database } from '#db/database.server.ts'

/** Remembers a browser of an account. Returns whether it is new. */
export async function rememberBrowser(
  tx: Database,
  { userId, tokenHash, now }: { userId: string; tokenHash: string; now: Date },
): Promise<boolean> {
  const added = await tx
    .insert(knownBrowsers)
    .values({ userId, tokenHash, usedAt: now })
    .onConflictDoNothing()
    .returning({ userId: knownBrowsers.userId })
  if (added.length > 0) return true
  await tx
    .update(knownBrowsers)
    .set({ usedAt: now })
    .where(and(eq(knownBrowsers.userId, userId), eq(knownBrowsers.tokenHash, tokenHash)))
  return false
}
