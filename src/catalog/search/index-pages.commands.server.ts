import { and, eq, inArray, not, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import type { SearchArticle } from '#catalog/search/search-results.ts'
import { searchDocuments, searchPages } from '#catalog/search/search.tables.server.ts'

export interface IndexedPages {
  articles: readonly SearchArticle[]
  /** The words of the fixed pages of solutions, by address. */
  solutions: ReadonlyMap<string, string>
}

/** Updates the search index with the pages of this release. Writes only differences. */
export async function indexPages(db: Database, { articles, solutions }: IndexedPages): Promise<void> {
  await db.transaction(async (tx) => {
    const ids = articles.map(({ id }) => id)
    await tx
      .delete(searchDocuments)
      .where(and(eq(searchDocuments.kind, 'article'), not(inArray(searchDocuments.id, ids))))
    for (const { id, title, topic, summary, address } of articles) {
      await tx.execute(sql`
        insert into ${searchDocuments} as known (kind, id, name, address, words, rating, demand)
        values ('article', ${id}, ${title}, ${address},
          search_vector(${title}, ${topic}, ${summary}, ''), 5, 0)
        on conflict (kind, id) do update
        set name = excluded.name, address = excluded.address, words = excluded.words
        where (known.name, known.address, known.words)
          is distinct from (excluded.name, excluded.address, excluded.words)`)
    }
    await tx.execute(
      sql`select learn_words(${sql.param(articles.map(({ title, topic, summary }) => `${title} ${topic} ${summary}`))}::text[])`,
    )
    for (const [address, words] of solutions) {
      await tx
        .insert(searchPages)
        .values({ address, words })
        .onConflictDoUpdate({
          target: searchPages.address,
          set: { words },
          setWhere: sql`${searchPages.words} <> excluded.words`,
        })
    }
  })
}
