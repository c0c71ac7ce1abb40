import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { readFoundListing, readListings } from '#catalog/listing/listing.server.ts'
import { emptyListing } from '#catalog/listing/listing.ts'
import type { SearchTurns } from '#catalog/search/search-turns.server.ts'
import { readSearch } from '#catalog/search/search.server.ts'
import type { Database } from '#db/database.server.ts'
import { searchArticles } from '#app/search-pages.ts'
import { addProduct } from '../../support/add-product.ts'
import { createTestStore, withRollback } from '../../support/store.ts'
import { idOf, searchProducts } from '../../support/search-results.ts'
import { unreachableDatabase } from '../../support/database/unreachable-database.ts'

const first = { offset: 0, limit: 24 }

/** The results shown on the page of a search. */
function searchOn(db: Database, inTurn?: SearchTurns) {
  const { context } = createTestStore(db)
  const notes = { isShortLived: false }
  const logged: string[] = []
  const log = Object.assign(Object.create(context.log), {
    info: (_: object, line: string) => void logged.push(line),
  })
  const reading = { ...context, log, shortLived: () => void (notes.isShortLived = true) }
  const search = readSearch(reading, searchArticles)
  return {
    notes,
    logged,
    results: (term: string, page = 1) =>
      readFoundListing(
        { state: { ...emptyListing, search: term, page }, ignored: [] },
        readListings(reading),
        search,
        inTurn,
      ),
  }
}

it('a search lists exact results by rating, and close matches separately without duplicates', () =>
  withRollback(async (db) => {
    const results = await searchOn(db).results('security')
    const ratings = results.products.map(({ rating }) => rating)
    expect(ratings).toEqual(ratings.toSorted((one, other) => other - one))
    expect(results).toMatchObject({ total: results.products.length, isCapped: false })
    const close = results.close.map(idOf)
    expect(close).toContain('penetration-test')
    expect(close.slice(0, 2).toSorted()).toEqual(['quiet-harbor-security', 'security'])
    expect(close.filter((id) => results.products.some((product) => product.id === id))).toEqual([])
  }))

it('a search ranks close matches by text, then by rating and demand', () =>
  withRollback(async (db) => {
    await addProduct(db, { id: 'told', description: 'For a bilbies keeper', rating: '5.0' })
    await addProduct(db, { id: 'plain', name: 'Bilbies kit', rating: '4.0' })
    await addProduct(db, { id: 'loved', name: 'Bilbies kit', rating: '4.0', downloadCount: 7 })
    await addProduct(db, { id: 'best', name: 'Bilbies kit', rating: '4.9' })
    const { close } = await searchOn(db).results('bilby')
    expect(close.map(idOf)).toEqual(['best', 'loved', 'plain'])
  }))

it('a coming-soon solution is listed after available items that match equally well', () =>
  withRollback(async (db) => {
    await db.execute(sql`update wts_solutions set name = 'Bilbies kit', category = '', description = '', features = '{}',
      rating = 5 where id in ('wadah-elevate', 'wadah-architect')`)
    await addProduct(db, { id: 'kit', name: 'Bilbies kit', rating: '3.0' })
    const { close } = await searchOn(db).results('bilby kits')
    expect(close.map(idOf)).toEqual(['wadah-architect', 'kit', 'wadah-elevate'])
  }))

it('a search shows close matches on the first page only', () =>
  withRollback(async (db) => {
    const second = await searchOn(db).results('security', 11)
    expect(second.close).toEqual([])
    expect(second.total).toBeGreaterThan(0)
  }))

it('a search finds products containing the term while the database is down (product: search 13)', async () => {
  const results = async (term: string) => searchOn(unreachableDatabase).results(term)
  expect((await results('security plat')).products.map(({ id }) => id)).toEqual(['security-platform'])
  expect((await results('Jake')).close.map(idOf)).toContain('jake-ai-platform')
  expect((await results('micro-grant')).close.map(idOf)).toContain('before-you-ask-for-a-micro-grant')
  const empty = await results('xqzsecuxx')
  expect(empty).toMatchObject({ total: 0, close: [] })
})

it('a search without results shows no built-in products unless the catalog is empty', () =>
  withRollback(async (db) => {
    await db.execute(sql`update marketplace_products set is_active = false where id <> 'quote-desk'`)
    const { results, logged } = searchOn(db)
    for (const term of ['Security Platform', 'wadah edge', 'xqzzwv'])
      expect(await results(term)).toMatchObject({ products: [], total: 0, isBuiltIn: false })
    expect(logged.filter((line) => line.includes('catalog read was empty'))).toEqual([])
    await db.execute(sql`update marketplace_products set is_active = false`)
    expect(await results('Security Platform')).toMatchObject({ total: 1, isBuiltIn: true })
  }))

it('close matches below half of the best score are dropped, but at least three are kept (product: search 8)', () =>
  withRollback(async (db) => {
    for (const n of [1, 2, 3, 4]) await addProduct(db, { id: `told-${n}`, description: 'For bilbies' })
    await addProduct(db, { id: 'named', name: 'Bilbies kit' })
    expect((await searchOn(db).results('bilby')).close).toHaveLength(3)
    await addProduct(db, { id: 'labeled', tags: ['bilbies'] })
    await addProduct(db, { id: 'labeled-too', tags: ['bilbies'] })
    await addProduct(db, { id: 'labeled-as-well', tags: ['bilbies'] })
    const { close } = await searchOn(db).results('bilby')
    expect(close.map(idOf)[0]).toBe('named')
    expect(close.map(idOf).slice(1).toSorted()).toEqual(['labeled', 'labeled-as-well', 'labeled-too'])
  }))

it('one word in a name counts more than two words in other texts (product: search 8)', () =>
  withRollback(async (db) => {
    await addProduct(db, { id: 'told', features: ['Quokka and numbat'], rating: '5.0' })
    await addProduct(db, { id: 'named', name: 'Bilbies kit', rating: '4.0' })
    const { close } = await searchOn(db).results('bilby quokka numbat wombat potoroo')
    expect(close.map(idOf).slice(0, 2)).toEqual(['named', 'told'])
  }))

it('an overloaded search returns partial results and never claims that there are no results', () =>
  withRollback(async (db) => {
    const partial = searchOn(db, async (_, cheap) => cheap())
    const results = await partial.results('invoices')
    expect(results).toMatchObject({ isPartial: true, isCapped: true, close: [] })
    expect(results.products.map(({ id }) => id)).toContain('invoice-runner')
    expect(await partial.results('xqzzwv')).toMatchObject({ isPartial: true, products: [] })
    expect(partial.notes.isShortLived).toBe(true)
  }))

it('a search distinguishes adjacent words from separate words', () =>
  withRollback(async (db) => {
    await addProduct(db, { id: 'spaced', name: 'Numbat bilby' })
    await addProduct(db, { id: 'lettered', name: 'Numbatqbilby' })
    await addProduct(db, { id: 'apart', name: 'Numbat', description: 'bilby' })
    const ids = async (term: string) => (await searchProducts(db, term, first)).products.map(({ id }) => id)
    expect(await ids('numbat bilby')).toEqual(['spaced'])
    expect(await ids('numbatQbilby')).toEqual(['lettered'])
    expect((await ids('bilby')).toSorted()).toEqual(['apart', 'lettered', 'spaced'])
  }))
