import { desc, sql, type SQL } from 'drizzle-orm'
import { searchSynonyms } from '#catalog/search/search.tables.server.ts'
import type { Database } from '#db/database.server.ts'

export interface SynonymGroup {
  id: number
  first: string
  /** All terms of the group. */
  text: string
}

/** Lists synonym groups in which a term contains the text, newest first. */
export async function listSynonyms(
  db: Database,
  text: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<SynonymGroup[]> {
  const { id, terms } = searchSynonyms
  const rows = await db
    .select({ id, terms })
    .from(searchSynonyms)
    .where(containing(text))
    .orderBy(desc(id))
    .limit(limit)
    .offset(offset)
  return rows.map((row) => ({ id: row.id, first: row.terms[0] ?? '', text: termsText(row.terms) }))
}

export function countSynonyms(db: Database, text: string): Promise<number> {
  return db.$count(searchSynonyms, containing(text))
}

function containing(text: string): SQL {
  return sql`position(lower(${text}) in array_to_string(${searchSynonyms.terms}, ', ')) > 0`
}

export function termsText(terms: readonly string[]): string {
  return terms.join(', ')
}
