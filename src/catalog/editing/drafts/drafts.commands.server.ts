import { lt } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { draftLivesMilliseconds, type Draft, type DraftPlace } from '#catalog/editing/drafts/drafts.ts'
import { isDraftAt } from '#catalog/editing/drafts/drafts.queries.server.ts'
import { catalogDrafts } from '#catalog/editing/drafts/drafts.tables.server.ts'

interface NewDraft extends Omit<Draft, 'updatedAt'> {
  /** When the draft was written. A request that arrives late must not replace a newer draft. */
  writtenAt?: Date | null
  now: Date
}

/** Stores a draft. An account has one draft per form. */
export async function saveDraft(
  db: Database,
  place: DraftPlace,
  { values, opened, version, writtenAt = null, now }: NewDraft,
): Promise<void> {
  const updatedAt = writtenAt && writtenAt < now ? writtenAt : now
  const stored = { values, opened, version, updatedAt }
  await db.transaction(async (tx) => {
    await tx
      .insert(catalogDrafts)
      .values({ ...place, ...stored })
      .onConflictDoUpdate({
        target: [catalogDrafts.accountId, catalogDrafts.noun, catalogDrafts.itemId],
        set: stored,
        ...(writtenAt && { setWhere: lt(catalogDrafts.updatedAt, updatedAt) }),
      })
    const old = new Date(now.getTime() - draftLivesMilliseconds)
    await tx.delete(catalogDrafts).where(lt(catalogDrafts.updatedAt, old))
  })
}

export async function discardDraft(db: Database, place: DraftPlace): Promise<void> {
  await db.delete(catalogDrafts).where(isDraftAt(place))
}
