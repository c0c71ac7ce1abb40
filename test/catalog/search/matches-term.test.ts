import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { matchesTerm } from '#catalog/search/matches-term.server.ts'
import { matchesSearch, searchTerm } from '#catalog/search/search-term.ts'
import { addProduct } from '../../support/add-product.ts'
import { withRollback } from '../../support/store.ts'

const { id, name, description, tags } = marketplaceProducts

it.each(['on', 'off'])(
  'the listing finds any part of a text with sequential scans %s (product: search 1, 2)',
  async (scans) => {
    await withRollback(async (db) => {
      await addProduct(db, {
        id: 'odd',
        name: '50% off_a\\b, "so" it’s',
        description: 'x\ny  zebra crossing',
        tags: ['A b', 'iPhone', 'Help desk', 'help DESK', 'a,b', '%', 'ΣΑΣ'],
      })
      await db.execute(sql.raw(`set local enable_seqscan = ${scans}`))
      const rows = await db.select({ id, name, description, tags }).from(marketplaceProducts)
      const texts = rows.flatMap((row) => [row.name, row.description, ...row.tags])
      const terms = fc
        .record({ text: fc.constantFrom(...texts), start: fc.nat(), length: fc.integer({ min: 1, max: 50 }) })
        .map(({ text, start, length }) => searchTerm(text.slice(start % text.length).slice(0, length)))
        .filter((term) => term !== '')
      const examples = [
        'a  b',
        'a b',
        '%',
        '_',
        '\\',
        'a\\b',
        ',',
        '"so"',
        'IPHONE',
        'phone',
        'help desk',
        'desk',
        'z',
        'xqz',
      ]
      await fc.assert(
        fc.asyncProperty(terms, async (term) => {
          const found = await db.select({ id }).from(marketplaceProducts).where(matchesTerm(term))
          const expected = rows.filter((row) => matchesSearch(row, term)).map((row) => row.id)
          expect(found.map((row) => row.id).toSorted(), term).toEqual(expected.toSorted())
        }),
        { numRuns: 60, examples: examples.map((term) => [term]) },
      )
    })
  },
)
