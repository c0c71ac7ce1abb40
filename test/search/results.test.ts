import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { readFoundListing, readListings } from '#catalogue/facets/listing.server.ts'
import { emptyListing } from '#catalogue/listing.ts'
import { createBuiltInSearch } from '#catalogue/search/built-in-search.ts'
import { readSearch } from '#catalogue/search/search.server.ts'
import { openDatabase, type Database } from '#db/database.server.ts'
import { searchArticles } from '#app/search-articles.ts'
import { addProduct } from '../catalogue/products.ts'
import { createTestStore, withRollback } from '../support/store.ts'
import { idOf, searchProducts } from './searching.ts'

const first = { offset: 0, limit: 24 }

/** What the page of a search shows. */
function searchOn(db: Database) {
  const reading = { ...createTestStore(db).context, shortLived: () => undefined, shows: () => undefined }
  const search = readSearch(reading, createBuiltInSearch(searchArticles))
  return {
    results: (term: string, page = 1) =>
      readFoundListing(
        { state: { ...emptyListing, search: term, page }, ignored: [] },
        readListings(reading),
        search,
      ),
  }
}

it('lists what the rule finds by rating, and what comes close below, none of it twice', async () => {
  await withRollback(async (db) => {
    const results = await searchOn(db).results('security')
    const ratings = results.products.map(({ rating }) => rating)
    expect(ratings).toEqual(ratings.toSorted((one, other) => other - one))
    expect(results).toMatchObject({ total: results.products.length, isCapped: false })
    const close = results.close.map(idOf)
    expect(close).toContain('penetration-test')
    expect(close.slice(0, 2).toSorted()).toEqual(['quiet-harbor-security', 'security'])
    expect(close.filter((id) => results.products.some((product) => product.id === id))).toEqual([])
    expect(results.nearestCategory).toBeNull()
  })
})

it('ranks what comes close by text, then by rating and demand', async () => {
  await withRollback(async (db) => {
    await addProduct(db, { id: 'told', description: 'For a bilbies keeper', rating: '5.0' })
    await addProduct(db, { id: 'plain', name: 'Bilbies kit', rating: '4.0' })
    await addProduct(db, { id: 'loved', name: 'Bilbies kit', rating: '4.0', downloadCount: 7 })
    await addProduct(db, { id: 'best', name: 'Bilbies kit', rating: '4.9' })
    const { close } = await searchOn(db).results('bilby')
    expect(close.map(idOf)).toEqual(['best', 'loved', 'plain', 'told'])
  })
})

it('shows what comes close beside the first page only', async () => {
  await withRollback(async (db) => {
    const second = await searchOn(db).results('security', 11)
    expect(second.close).toEqual([])
    expect(second.total).toBeGreaterThan(0)
  })
})

it('names the nearest category when there is nothing', async () => {
  await withRollback(async (db) => {
    const results = await searchOn(db).results('xqzsecuxx')
    expect(results).toMatchObject({ total: 0, close: [], nearestCategory: { slug: 'security' } })
    expect((await searchOn(db).results('qqq')).nearestCategory).not.toBeNull()
  })
})

it('counts to 10,000 and says that there are more', async () => {
  await withRollback(async (db) => {
    await db.execute(sql`alter table marketplace_products disable trigger user`)
    await db.execute(sql`insert into marketplace_products (id, name, price, rating)
      select 'many-' || n, 'quokka', 1, 4 from generate_series(1, 10001) as n`)
    await addProduct(db, { id: 'best', name: 'quokka', rating: '4.5' })
    const found = await searchProducts(db, 'quokka', first)
    expect([found.total, found.isCapped, found.products[0]?.id]).toEqual([10_000, true, 'best'])
    await db.execute(sql`delete from marketplace_products where id in ('many-1', 'many-2')`)
    const exact = await searchProducts(db, 'quokka', first)
    expect([exact.total, exact.isCapped]).toEqual([10_000, false])
  })
})

it('forgives while the database is away, too', async () => {
  const { db, close } = openDatabase('postgres://nobody@127.0.0.1:9/nowhere', { onError: () => undefined })
  onTestFinished(close)
  const search = searchOn(db)
  const firstOf = async (term: string) => {
    const { products, close: near } = await search.results(term)
    return [...products.map(({ id }) => id), ...near.map(idOf)].slice(0, 3)
  }
  expect(await firstOf('analitycs')).toContain('analytics')
  expect(await firstOf('secuirty platform')).toContain('security-platform')
  expect(await firstOf('suite workflow')).toEqual(['workflow-automation-suite'])
  expect(await firstOf('Jake')).toContain('jake-ai-platform')
  expect(await firstOf('human resources')).toContain('wadah-elevate')
  expect(await firstOf('work flow')).toContain('workflow-automation-suite')
  expect(await firstOf('small grants')).toContain('before-you-ask-for-a-micro-grant')
  const empty = await search.results('xqzsecuxx')
  expect(empty).toMatchObject({ close: [], nearestCategory: { slug: 'security' } })
})

it('never takes a space for the letter that stands for it in the index', async () => {
  await withRollback(async (db) => {
    await addProduct(db, { id: 'spaced', name: 'Numbat bilby' })
    await addProduct(db, { id: 'lettered', name: 'Numbatqbilby' })
    await addProduct(db, { id: 'apart', name: 'Numbat', description: 'bilby' })
    const ids = async (term: string) => (await searchProducts(db, term, first)).products.map(({ id }) => id)
    expect(await ids('numbat bilby')).toEqual(['spaced'])
    expect(await ids('numbatQbilby')).toEqual(['lettered'])
    expect((await ids('bilby')).toSorted()).toEqual(['apart', 'lettered', 'spaced'])
  })
})
