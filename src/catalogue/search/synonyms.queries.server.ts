import { desc, sql } from 'drizzle-orm'
import { searchSynonyms } from '#catalogue/search/search.tables.server.ts'
import type { Database } from '#db/database.server.ts'

/** Groups of synonyms that have the text in one of their terms, the newest first. */
export async function listSynonyms(
  db: Database,
  text: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ id: number; terms: string[] }[]> {
  const { id, terms } = searchSynonyms
  return db
    .select({ id, terms })
    .from(searchSynonyms)
    .where(sql`position(lower(${text}) in array_to_string(${terms}, ', ')) > 0`)
    .orderBy(desc(id))
    .limit(limit)
    .offset(offset)
}
