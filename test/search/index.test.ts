import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { builtInDocuments } from '#catalogue/search/built-in-documents.ts'
import { indexArticles } from '#catalogue/search/index-articles.commands.server.ts'
import { builtInSynonyms } from '#catalogue/search/synonyms.ts'
import type { Database } from '#db/database.server.ts'
import { searchArticles } from '#app/search-articles.ts'
import { addProduct } from '../catalogue/products.ts'
import { withRollback } from '../support/store.ts'
import { closeIds, foundIds } from './searching.ts'

async function documents(
  db: Database,
): Promise<{ kind: string; id: string; name: string; address: string }[]> {
  const { rows } = await db.execute(
    sql`select kind, id, name, address from search_documents order by kind, id`,
  )
  return rows as never
}

it('holds what the catalogue and the articles hold, at the addresses that the code knows', async () => {
  await withRollback(async (db) => {
    const found = await documents(db)
    for (const { found: written } of builtInDocuments(searchArticles)) expect(found).toContainEqual(written)
    const { rows } = await db.execute(sql`
      select id from marketplace_products where is_active
      except select id from search_documents where kind = 'product'`)
    expect(rows).toEqual([])
  })
})

it('begins with the synonyms of the code', async () => {
  await withRollback(async (db) => {
    const { rows } = await db.execute(sql`select terms from search_synonyms order by id`)
    expect(rows).toEqual(builtInSynonyms.map((terms) => ({ terms })))
  })
})

it('follows changes by hand: a new product, a new name, another category, withdrawn, deleted', async () => {
  await withRollback(async (db) => {
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
  })
})

it('leaves the document of a product alone when its price changes', async () => {
  await withRollback(async (db) => {
    const version = () =>
      db.execute(sql`select xmin, ctid from search_documents where kind = 'product' and id = 'quote-desk'`)
    const before = (await version()).rows
    await db.execute(sql`update marketplace_products set price = 1 where id = 'quote-desk'`)
    expect((await version()).rows).toEqual(before)
    await db.execute(sql`update marketplace_products set rating = 1.0 where id = 'quote-desk'`)
    expect((await version()).rows).not.toEqual(before)
  })
})

it('takes synonyms as staff change them', async () => {
  await withRollback(async (db) => {
    expect(await closeIds(db, 'wampum')).toEqual([])
    await db.execute(sql`insert into search_synonyms (terms) values (array['Wampum', 'invoices'])`)
    expect(await closeIds(db, 'wampum')).toContain('invoice-runner')
    expect(await closeIds(db, 'wampun')).toContain('invoice-runner')
    await db.execute(sql`delete from search_synonyms`)
    expect(await closeIds(db, 'wampum')).toEqual([])
  })
})

it('replaces the articles of an earlier release', async () => {
  await withRollback(async (db) => {
    const article = { topic: 'T', summary: 'About the quokka', address: '/blog/x' }
    await indexArticles(db, [{ id: 'x', title: 'First', ...article }])
    await indexArticles(db, [{ id: 'x', title: 'Second', ...article }])
    const found = (await documents(db)).filter(({ kind }) => kind === 'article')
    expect(found).toEqual([{ kind: 'article', id: 'x', name: 'Second', address: '/blog/x' }])
    expect(await closeIds(db, 'quokkas')).toEqual(['x'])
  })
})
