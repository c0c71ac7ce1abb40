import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { draftLivesMilliseconds, type Draft, type DraftPlace } from '#catalogue/editing/drafts.ts'
import { catalogueDrafts } from '#catalogue/editing/drafts.tables.server.ts'

interface TypedDraft extends Omit<Draft, 'updatedAt'> {
  /** When it was typed, if it comes late. A draft that was stored since then stays. */
  typedAt?: Date | null
  now: Date
}

/** Stores what is typed. One form has one draft of an account. */
export async function saveDraft(
  db: Database,
  place: DraftPlace,
  { typed, opened, version, typedAt = null, now }: TypedDraft,
): Promise<void> {
  const updatedAt = typedAt && typedAt < now ? typedAt : now
  const stored = { typed, opened, version, updatedAt }
  await db.transaction(async (tx) => {
    await tx
      .insert(catalogueDrafts)
      .values({ ...place, ...stored })
      .onConflictDoUpdate({
        target: [catalogueDrafts.accountId, catalogueDrafts.noun, catalogueDrafts.itemId],
        set: stored,
        ...(typedAt && { setWhere: lt(catalogueDrafts.updatedAt, updatedAt) }),
      })
    const old = new Date(now.getTime() - draftLivesMilliseconds)
    await tx
      .delete(catalogueDrafts)
      .where(and(eq(catalogueDrafts.accountId, place.accountId), lt(catalogueDrafts.updatedAt, old)))
  })
}

export async function discardDraft(db: Database, { accountId, noun, itemId }: DraftPlace): Promise<void> {
  await db
    .delete(catalogueDrafts)
    .where(
      and(
        eq(catalogueDrafts.accountId, accountId),
        eq(catalogueDrafts.noun, noun),
        eq(catalogueDrafts.itemId, itemId),
      ),
    )
}
