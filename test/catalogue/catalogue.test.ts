import { describe, expect, it, onTestFinished } from 'vitest'
import { marketplaceCategories, marketplaceProducts } from '#catalogue/marketplace.tables.server.ts'
import { marketplaceCartItems } from '#cart/cart.tables.server.ts'
import { openDatabase } from '#db/database.server.ts'
import { readCatalogue } from '#catalogue/catalogue.server.ts'
import { createLog } from '#http/log.server.ts'
import { createMetrics } from '#http/metrics.server.ts'
import { readSolutions } from '#catalogue/solutions.server.ts'
import type { Database } from '#db/database.server.ts'
import { withRollback } from '../support/store.ts'

const all = { offset: 0, limit: 100 }

function reading(db: Database) {
  const metrics = createMetrics()
  const seen = { shortLived: 0 }
  const pageContext = { db, metrics, log: createLog('silent'), shortLived: () => void (seen.shortLived += 1) }
  const counted = async () =>
    (await metrics.fallbacks.get()).values.map(({ labels, value }) => [
      labels['read'],
      labels['cause'],
      value,
    ])
  return { shop: readCatalogue(pageContext), solutions: readSolutions(pageContext), seen, counted }
}

function noDatabase(): Database {
  const { db, close } = openDatabase('postgres://nobody@127.0.0.1:9/nowhere', { onError: () => undefined })
  onTestFinished(close)
  return db
}

describe('while the database is away', () => {
  it('answers from the built-in catalogue, says so to nobody but log and metrics, and briefly', async () => {
    const { shop, seen, counted } = reading(noDatabase())
    expect(await shop.categories()).toHaveLength(6)
    expect((await shop.products(all)).total).toBe(6)
    expect((await shop.products({ categoryId: 'security', ...all })).total).toBe(1)
    expect((await shop.search('wadah edge', all)).products[0]?.id).toBe('sports-betting-analysis')
    expect(await shop.productById('security-platform')).toMatchObject({ price: 199_700 })
    expect(await shop.productById('open-mind-consulting')).toMatchObject({ price: 180_000 })
    expect(await shop.productById('penetration-test')).toBe('away')
    expect(await shop.consultingProducts()).toHaveLength(3)
    expect(seen.shortLived).toBe(8)
    expect(await counted()).toContainEqual(['products', 'error', 2])
  })

  it('knows the solutions by id, their fixed prices, and no list', async () => {
    const { solutions } = reading(noDatabase())
    expect(await solutions.list()).toEqual([])
    expect(await solutions.livePrices()).toMatchObject([
      { name: 'Jake AI Platform', price: 218_000 },
      { name: 'Wadah Presence', price: 218_000 },
    ])
    expect(await solutions.byId('wadah-elevate')).toMatchObject({ comingSoon: true })
    expect(await solutions.byId('other')).toBe('away')
  })
})

describe('while the tables are empty', () => {
  it('answers from the built-in catalogue, without calling it brief', async () => {
    await withRollback(async (db) => {
      await db.delete(marketplaceCartItems)
      await db.delete(marketplaceProducts)
      await db.delete(marketplaceCategories)
      const { shop, seen, counted } = reading(db)
      expect(await shop.categories()).toHaveLength(6)
      expect((await shop.products({ categoryId: 'security', isFeatured: true, ...all })).total).toBe(6)
      expect((await shop.search('no-code', all)).total).toBe(1)
      expect(await shop.productById('security-platform')).toBeNull()
      expect(seen.shortLived).toBe(0)
      expect(await counted()).toContainEqual(['categories', 'empty', 1])
    })
  })
})

it('does not ask the database about an id that names nothing', async () => {
  const { shop, solutions } = reading(noDatabase())
  for (const id of ['', '\u0000', "'; drop table", '../x', 'a'.repeat(200)]) {
    expect(await shop.productById(id)).toBeNull()
    expect(await solutions.byId(id)).toBeNull()
  }
})
