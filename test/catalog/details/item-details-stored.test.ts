import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { readCatalog } from '#catalog/products/catalog.server.ts'
import { builtInDetails, introductoryDetails } from '#catalog/built-in/built-in-details.ts'
import { itemDetailRows } from '#catalog/details/item-details.tables.server.ts'
import { seedItemDetails } from '#catalog/editing/seed-catalog.commands.server.ts'
import { firstProducts, productById } from '#catalog/products/marketplace.queries.server.ts'
import { seedDetails } from '#catalog/built-in/demo-details.ts'
import { readSolutions } from '#catalog/solutions/solutions.server.ts'
import { solutionById } from '#catalog/solutions/solutions.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import { createTestStore, withRollback, withStore } from '../../support/store.ts'
import { unreachableDatabase } from '../../support/database/unreachable-database.ts'

function reading(db: Database) {
  const { context } = createTestStore(db)
  return {
    pageContext: { ...context, shortLived: () => undefined, shows: () => undefined },
    unreadable: async () => (await context.metrics.unreadableRows.get()).values.map(({ value }) => value),
  }
}

const ofProduct = (id: string) => and(eq(itemDetailRows.kind, 'product'), eq(itemDetailRows.itemId, id))

describe('stored details (product: marketplace 36, 42)', () => {
  it('an item without stored details has empty details', () =>
    withRollback(async (db) => {
      await db.delete(itemDetailRows)
      expect((await productById(db, 'invoice-runner'))?.details).toEqual({})
      expect((await solutionById(db, 'wadah-architect'))?.details).toEqual({})
    }))

  it('stored details belong to one type of item: a solution with the same id does not show them', () =>
    withRollback(async (db) => {
      await db.delete(itemDetailRows)
      await db
        .insert(itemDetailRows)
        .values({ kind: 'solution', itemId: 'invoice-runner', details: { setup: 'A day.' } })
      expect((await productById(db, 'invoice-runner'))?.details).toEqual({})
    }))

  it('stored details are left out and logged if they cannot be read, and the product is still shown', () =>
    withRollback(async (db) => {
      await db
        .update(itemDetailRows)
        .set({ details: { steps: 'none' } })
        .where(ofProduct('invoice-runner'))
      const { pageContext, unreadable } = reading(db)
      const found = await readCatalog(pageContext).productById('invoice-runner')
      expect(found).toMatchObject({ name: 'Invoice Runner', details: {} })
      expect(await unreadable()).toEqual([1])
    }))

  it('lists do not contain stored details', () =>
    withRollback(async (db) => {
      const page = await firstProducts(db, { limit: 5 })
      expect(page.products.every((product) => !('details' in product))).toBe(true)
      expect(page.products.every(({ seller }) => seller === null || !('refundPolicy' in seller))).toBe(true)
    }))

  it('while the database is down, the built-in details are shown', async () => {
    const { pageContext } = reading(unreachableDatabase)
    const product = await readCatalog(pageContext).productById('security-platform')
    expect(product).toMatchObject({ details: builtInDetails('product', 'security-platform') })
    const solution = await readSolutions(pageContext).byId('wadah-elevate')
    expect(solution).toMatchObject({ details: builtInDetails('solution', 'wadah-elevate') })
  })
})

describe('the seed (product: marketplace 41)', () => {
  it('seeding adds what earlier demo data lacks and changes nothing else', () =>
    withRollback(async (db) => {
      await db.delete(itemDetailRows).where(ofProduct('invoice-runner'))
      await db.update(itemDetailRows).set({ details: {} }).where(ofProduct('quote-desk'))
      expect(await seedItemDetails(db)).toBe(1)
      expect((await productById(db, 'invoice-runner'))?.details.steps).toHaveLength(4)
      expect((await productById(db, 'quote-desk'))?.details).toEqual({})
      expect(await db.$count(itemDetailRows)).toBe(seedDetails.length)
    }))
})

it('the API returns a product and a solution with their details', () =>
  withStore(async ({ app }) => {
    const product = await (await app.request('/api/products/penetration-test')).json()
    expect(product.details.needs).toHaveLength(3)
    const solution = await (await app.request('/api/solutions/wadah-presence')).json()
    expect(solution.details.questions).toHaveLength(6)
    const list = await (await app.request('/api/products')).json()
    expect(list.products[0].details).toBeUndefined()
  }))

it('the free introduction has different details from the product whose record it shares (product: solutions 21)', () => {
  expect(introductoryDetails.setup).not.toBe(builtInDetails('product', 'open-mind-consulting').setup)
})
