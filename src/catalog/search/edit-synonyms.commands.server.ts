import { and, arrayContained, arrayContains, eq } from 'drizzle-orm'
import type { ByActor } from '#audit/audit.ts'
import { recordChange } from '#audit/audit.commands.server.ts'
import { searchSynonyms } from '#catalog/search/search.tables.server.ts'
import { termsText } from '#catalog/search/synonyms.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import { err, ok, type Result } from '#lib/result.ts'

interface GroupChange extends ByActor {
  id: number
  /** The terms of the group when the page was rendered. */
  seen: string
  /** The new terms, or `null` to remove the group. */
  terms: readonly string[] | null
}

/** Adds a synonym group, unless a group with the same terms exists (product: dashboard 33). */
export async function addSynonyms(
  db: Database,
  { terms, ...change }: ByActor & { terms: readonly string[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    const same = and(
      arrayContains(searchSynonyms.terms, [...terms]),
      arrayContained(searchSynonyms.terms, [...terms]),
    )
    if ((await tx.$count(searchSynonyms, same)) > 0) return
    const [made] = await tx
      .insert(searchSynonyms)
      .values({ terms: [...terms] })
      .returning({ id: searchSynonyms.id })
    if (!made) throw new Error('The synonym group was not stored')
    await record(tx, { ...change, id: made.id }, null, terms)
  })
}

/** Changes or removes a group, unless it was changed since the page was rendered. */
export async function changeSynonyms(
  db: Database,
  { id, seen, terms, ...change }: GroupChange,
): Promise<Result<undefined, 'changed'>> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(searchSynonyms).where(eq(searchSynonyms.id, id)).for('update')
    if (!row || termsText(row.terms) !== seen) return err('changed')
    if (terms) {
      await tx
        .update(searchSynonyms)
        .set({ terms: [...terms] })
        .where(eq(searchSynonyms.id, id))
    } else await tx.delete(searchSynonyms).where(eq(searchSynonyms.id, id))
    await record(tx, { ...change, id }, row.terms, terms)
    return ok(undefined)
  })
}

async function record(
  tx: Database,
  { actor, now, id }: ByActor & { id: number },
  before: readonly string[] | null,
  after: readonly string[] | null,
): Promise<void> {
  await recordChange(tx, { actor, now }, 'catalogue.edit', ['synonyms', String(id)], {
    before: before && { terms: termsText(before) },
    after: after && { terms: termsText(after) },
  })
}
