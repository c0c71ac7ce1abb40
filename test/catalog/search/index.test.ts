import { sql, type SQL } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { builtInCategories, builtInSellers } from '#catalog/built-in/built-in-catalog.ts'
import { builtInSolutions } from '#catalog/solutions/built-in-solutions.ts'
import { categoryPath, sellerPath } from '#catalog/products/card-product.ts'
import { indexPages } from '#catalog/search/index-pages.commands.server.ts'
import { refreshRenamed } from '#catalog/search/refresh-renamed.commands.server.ts'
import { searchRenames } from '#catalog/search/search.tables.server.ts'
import { solutionPath } from '#catalog/solutions/solutions.ts'
import type { Database } from '#db/database.server.ts'
import { searchArticles } from '#app/search-pages.ts'
import { addProduct } from '../../support/add-product.ts'
import { withRollback } from '../../support/store.ts'
import { closeIds, foundIds } from '../../support/search-results.ts'

async function documents(
  db: Database,
): Promise<{ kind: string; id: string; name: string; address: string }[]> {
  const { rows } = await db.execute(
    sql`select kind, id, name, address from search_documents order by kind, id`,
  )
  return rows as never
}

it('the search index contains the catalog and the articles, at the addresses that the code uses', () =>
  withRollback(async (db) => {
    const found = await documents(db)
    const written = [
      ...builtInSolutions.map(({ id, name }) => ({
        kind: 'solution',
        id,
        name,
        address: solutionPath(name),
      })),
      ...builtInSellers.map(({ id, name }) => ({ kind: 'seller', id, name, address: sellerPath(id) })),
      ...builtInCategories.map(({ id, name, slug }) => ({
        kind: 'category',
        id,
        name,
        address: categoryPath(slug),
      })),
      ...searchArticles.map(({ id, title, address }) => ({ kind: 'article', id, name: title, address })),
    ]
    for (const document of written) expect(found).toContainEqual(document)
    const { rows } = await db.execute(sql`
      select id from marketplace_products where search_vector is null or search_text is null`)
    expect(rows).toEqual([])
  }))

it('changes by SQL update the search index: new products, new names and deletions', () =>
  withRollback(async (db) => {
    await addProduct(db, { id: 'numbat', name: 'Numbat kit', sellerId: 'copperline-systems' })
    expect((await closeIds(db, 'kit numbat'))[0]).toBe('numbat')
    await db.execute(sql`update marketplace_products set name = 'Bilby kit' where id = 'numbat'`)
    expect(await foundIds(db, 'numbats')).toEqual([])
    expect((await closeIds(db, 'kit bilby'))[0]).toBe('numbat')
    await db.execute(
      sql`update marketplace_sellers set name = 'Wombat Works' where id = 'copperline-systems'`,
    )
    expect((await closeIds(db, 'bilby wombat'))[0]).toBe('numbat')
    expect((await closeIds(db, 'wombat quotes'))[0]).toBe('quote-desk')
    await db.execute(sql`update marketplace_products set is_active = false where id = 'numbat'`)
    expect(await foundIds(db, 'bilbys')).toEqual([])
    await db.execute(sql`update marketplace_products set is_active = true where id = 'numbat'`)
    expect((await closeIds(db, 'kit bilby'))[0]).toBe('numbat')
    await db.execute(sql`delete from marketplace_products where id = 'numbat'`)
    expect(await foundIds(db, 'bilbys')).toEqual([])
  }))

it('a product is found by the new names of its category and seller, and not by the old names', () =>
  withRollback(async (db) => {
    await db.execute(sql`update marketplace_categories set name = 'Numbats' where id = 'security'`)
    expect(await closeIds(db, 'numbat drills')).toContain('phishing-drills')
    await db.execute(sql`update marketplace_sellers set name = 'Bilbies' where id = 'copperline-systems'`)
    expect(await closeIds(db, 'bilby quotes')).toContain('quote-desk')
    expect(await closeIds(db, 'copperlines quotes')).not.toContain('copperline-systems')
  }))

it('products of a renamed seller are found by the new name at once, or after the next job if there are many', () =>
  withRollback(async (db) => {
    await db.execute(sql`insert into marketplace_products (id, name, price, seller_id)
      select 'many-' || n, 'Quokka', 1, 'fernhollow-studio' from generate_series(1, 1200) as n`)
    const foundBy = async (name: string) => {
      const { rows } = await db.execute(sql`
        select id from marketplace_products where id like 'many-%' and search_vector @@ to_tsquery('english', ${name})`)
      return rows.length
    }
    await db.execute(sql`update marketplace_sellers set name = 'Numbats' where id = 'fernhollow-studio'`)
    const atOnce = await foundBy('numbat')
    expect(atOnce).toBeGreaterThan(0)
    expect(atOnce + (await foundBy('fernhollow'))).toBe(1200)
    await refreshRenamed(db)
    expect([await foundBy('numbat'), await foundBy('fernhollow')]).toEqual([1200, 0])
    expect(await db.$count(searchRenames)).toBe(0)
  }))

it('a solution is found by words on its page', () =>
  withRollback(async (db) => {
    expect(await closeIds(db, 'follow-up')).toContain('jake-ai-platform')
    expect(await closeIds(db, 'quokkas')).toEqual([])
    const solutions = new Map([['/solutions/wadahelevate', 'For keepers of a quokka']])
    await indexPages(db, { articles: searchArticles, solutions })
    expect(await closeIds(db, 'quokkas')).toEqual(['wadah-elevate'])
    await db.execute(sql`update item_details set details = jsonb_build_object('needs', array['A numbat'])
      where kind = 'solution' and item_id = 'wadah-presence'`)
    expect(await closeIds(db, 'numbats')).toEqual(['wadah-presence'])
  }))

it('a product is found by words in its details, even if they are misspelled', () =>
  withRollback(async (db) => {
    await addProduct(db, { id: 'kit', name: 'Plain kit' })
    const written = { steps: [{ title: 'Feed', text: 'Twice a day' }], connections: ['Numbatbooks'] }
    await db.execute(sql`insert into item_details (kind, item_id, details)
      values ('product', 'kit', ${JSON.stringify(written)}::jsonb)`)
    expect(await closeIds(db, 'numbatbooks')).toEqual(['kit'])
    expect(await closeIds(db, 'numbatboks')).toEqual(['kit'])
    await db.execute(sql`update item_details set details = '{"support":"Numbatbooks"}' where item_id = 'kit'`)
    expect(await closeIds(db, 'numbatbooks')).toEqual([])
    await db.execute(sql`update item_details set details = '{"needs":["A quokka"]}' where item_id = 'kit'`)
    expect(await closeIds(db, 'quokkas')).toEqual(['kit'])
    await db.execute(sql`delete from item_details where item_id = 'kit'`)
    expect(await closeIds(db, 'quokkas')).toEqual([])
  }))

it('writing details for many products updates the search words of changed products once, and of no other products', () =>
  withRollback(async (db) => {
    await db.execute(sql`insert into marketplace_products (id, name, price)
      select 'many-' || n, 'Plain kit', 1 from generate_series(1, 100) as n`)
    const write = (needs: SQL) =>
      db.execute(sql`insert into item_details (kind, item_id, details)
        select 'product', 'many-' || n, jsonb_strip_nulls(jsonb_build_object('needs', ${needs}))
        from generate_series(1, 100) as n
        on conflict (kind, item_id) do update set details = excluded.details, updated_at = now()`)
    // Rows that different statements wrote have a different `cmin`.
    const writers = async (word = 'kit') => {
      const { rows } = await db.execute<{ writer: string; count: number }>(sql`
        select cmin::text as writer, count(*)::int as count from marketplace_products
        where id like 'many-%' and search_vector @@ to_tsquery('english', ${word}) group by 1 order by 2`)
      return rows
    }
    const inserted = await writers()
    await write(sql`null::text`)
    expect(await writers()).toEqual(inserted)
    await write(sql`array['A numbat']`)
    const written = await writers('numbat')
    expect(written).toMatchObject([{ count: 100 }])
    await write(sql`array['A numbat']`)
    expect(await writers('numbat')).toEqual(written)
    await db.execute(sql`delete from item_details where item_id in ('many-1', 'many-2')`)
    await write(sql`case when n < 4 then array['A quokka'] else array['A numbat'] end`)
    expect(await writers('numbat')).toMatchObject([{ writer: written[0]?.writer, count: 97 }])
    expect(await writers('quokka')).toMatchObject([{ count: 1 }, { count: 2 }])
  }))

it('the search uses changed synonyms at once', () =>
  withRollback(async (db) => {
    expect(await closeIds(db, 'wampum')).toEqual([])
    await db.execute(sql`insert into search_synonyms (terms) values (array['Wampum', 'invoices'])`)
    expect(await closeIds(db, 'wampum')).toContain('invoice-runner')
    expect(await closeIds(db, 'wampun')).toContain('invoice-runner')
    await db.execute(sql`delete from search_synonyms`)
    expect(await closeIds(db, 'wampum')).toEqual([])
  }))

it('the two words of a synonym may be in any order and up to four places apart (product: search 10)', () =>
  withRollback(async (db) => {
    await db.execute(sql`insert into search_synonyms (terms) values (array['wampum kauri', 'invoices'])`)
    for (const term of ['wampum that keeps kauri', 'kauri of wampum', 'kauri, bilby, quokka, numbat, wampum'])
      expect(await closeIds(db, term), term).toContain('invoice-runner')
    for (const term of ['wampum', 'kauri', 'kauri, bilby, quokka, numbat, potoroo, wampum'])
      expect(await closeIds(db, term), term).not.toContain('invoice-runner')
  }))

it('words that mean the same are interchangeable within a phrase with synonyms (product: search 10)', () =>
  withRollback(async (db) => {
    await db.execute(sql`insert into search_synonyms (terms) values (array['wampum worker', 'invoices'])`)
    expect(await closeIds(db, 'employees with wampum')).toContain('invoice-runner')
    expect(await closeIds(db, 'employees')).not.toContain('invoice-runner')
  }))

it('indexing replaces the articles of an earlier release', () =>
  withRollback(async (db) => {
    const article = { topic: 'T', summary: 'About the quokka', address: '/blog/x' }
    await indexPages(db, { articles: [{ id: 'x', title: 'First', ...article }], solutions: new Map() })
    await indexPages(db, { articles: [{ id: 'x', title: 'Second', ...article }], solutions: new Map() })
    const found = (await documents(db)).filter(({ kind }) => kind === 'article')
    expect(found).toEqual([{ kind: 'article', id: 'x', name: 'Second', address: '/blog/x' }])
    expect(await closeIds(db, 'quokkas')).toEqual(['x'])
  }))
