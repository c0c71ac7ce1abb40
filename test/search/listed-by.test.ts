import { createHash } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { marketplaceProducts } from '#catalogue/marketplace.tables.server.ts'
import { isInPart, listedBy, productsListedBy } from '#catalogue/search/listed-by.server.ts'
import { joinedWords, searchTerm } from '#catalogue/search/search-term.ts'
import type { Database } from '#db/database.server.ts'
import { addProduct } from '../catalogue/products.ts'
import { withRollback } from '../support/store.ts'

const wanted = { columns: sql`id`, conditions: [], most: 1000 }

const isIdInPart = (id: string) => createHash('md5').update(id).digest('hex') < '04'

async function idsOf(db: Database, products: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(products)
  return rows.map(({ id }) => id).toSorted()
}

it('finds by each way what the rule says of any part of a text (product: search 1)', async () => {
  await withRollback(async (db) => {
    const { name, description, tags } = marketplaceProducts
    await addProduct(db, {
      id: 'odd',
      name: 'İĸ a  b ĸar',
      description: 'x\ny  zebra crossing',
      tags: ['A b', 'iPhone', 'PDF', 'Help desk', 'help DESK', 'Sales CRM', 'ΣΑΣ', 'ẞa', 'İx'],
    })
    // So that the indexes are asked, which nothing would need for so few rows.
    await db.execute(sql`set local enable_seqscan = off`)
    const rows = await db.select({ name, description, tags }).from(marketplaceProducts)
    const texts = rows.flatMap((row) => [row.name, row.description, ...row.tags])
    const terms = fc
      .record({ text: fc.constantFrom(...texts), start: fc.nat(), length: fc.integer({ min: 1, max: 50 }) })
      .map(({ text, start, length }) => searchTerm(text.slice(start % text.length).slice(0, length)))
      .filter((term) => term !== '')
    await fc.assert(
      fc.asyncProperty(terms, async (term) => {
        const expected = await idsOf(db, sql`select id from ${marketplaceProducts} where ${listedBy(term)}`)
        expect(await idsOf(db, productsListedBy(term, wanted))).toEqual(expected)
        const ofPart = { ...wanted, conditions: [isInPart] }
        expect(await idsOf(db, productsListedBy(term, ofPart))).toEqual(expected.filter(isIdInPart))
      }),
      {
        numRuns: 100,
        examples: [
          ['a  b'],
          ['b ĸar'],
          ['a b'],
          ['%'],
          ['y  zebra cros'],
          ['zebra c'],
          ['ze'],
          ['\ny'],
          ['z'],
          ['xqzzwv'],
          ['ĸ'],
          ...[
            'iPhone',
            'IPHONE',
            'pdf',
            'help desk',
            'HELP DESK',
            'sales crm',
            'σας',
            'ΣΑΣ',
            'ßA',
            'İX',
            'i̇x',
          ].map((tag) => [searchTerm(tag)] as [string]),
        ],
      },
    )
  })
})

it('knows where the words of a term meet in every text that has it', () => {
  expect(joinedWords('copper garden')).toBe('copper garden')
  expect(joinedWords('a copper of a garden b')).toBe('copper of a garden b')
  expect(joinedWords('hr tools')).toBeNull()
  expect(joinedWords('invoice')).toBeNull()
  expect(joinedWords('hr to')).toBeNull()
})
