import { eq } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { Database } from '#db/database.server.ts'
import { providePageContext } from '#http/server/page-context.server.ts'
import { readFeatured } from '#solutions/pre-packaged/featured.server.ts'
import { buyingStep, pricing } from '#solutions/fixed/content/fixed-page.ts'
import { readFixedPage } from '#solutions/fixed/fixed-page.server.ts'
import { fixedPages } from '#content/solutions/fixed-pages.ts'
import { wtsSolutions } from '#catalog/solutions/solutions.tables.server.ts'
import { createTestStore, withRollback } from '../support/store.ts'
import { unreachableDatabase } from '../support/database/unreachable-database.ts'
import { changeProduct } from '../support/add-product.ts'

function reading(db: Database) {
  const { context: appContext } = createTestStore(db)
  const context = new RouterContextProvider()
  const state = { isShortLived: false }
  providePageContext(context, {
    ...appContext,
    clientAddress: '127.0.0.1',
    shortLived: () => {
      state.isShortLived = true
    },
  })
  return { context, state }
}

describe('a fixed page', () => {
  test('a fixed page sells at the price in the database', () =>
    withRollback(async (db) => {
      await db.update(wtsSolutions).set({ price: '1234.50' }).where(eq(wtsSolutions.id, 'wadah-architect'))
      await changeProduct(db, 'wadah-stand-by', { price: '99' })
      const { context, state } = reading(db)
      expect((await readFixedPage(context, '/solutions/wadaharchitect'))?.sale.price).toBe(123_450)
      const standBy = await readFixedPage(context, '/marketplace/wadah-stand-by')
      expect(standBy?.sale).toMatchObject({ price: 9_900, interval: 'month', type: 'marketplace' })
      expect(state.isShortLived).toBe(false)
    }))

  test('a fixed page exists at each fixed address and at no other', () =>
    withRollback(async (db) => {
      const { context } = reading(db)
      for (const { path, id } of fixedPages)
        expect(await readFixedPage(context, path), path).toMatchObject({
          sale: { id },
          related: Array.from({ length: 4 }, () => ({ path: expect.not.stringMatching(path) })),
        })
      expect(await readFixedPage(context, '/solutions/nobody')).toBeNull()
    }))

  test('a fixed page does not sell a coming-soon or withdrawn product', () =>
    withRollback(async (db) => {
      const { context } = reading(db)
      const elevate = await readFixedPage(context, '/solutions/wadahelevate')
      expect(elevate && buyingStep(elevate.sale)).toBe('soon')
      await db.update(wtsSolutions).set({ isAvailable: false }).where(eq(wtsSolutions.id, 'wadah-presence'))
      const presence = await readFixedPage(context, '/solutions/wadahpresence')
      expect(presence && buyingStep(presence.sale)).toBe('unavailable')
    }))

  test('of the two free variants, one is a download and the other an introductory offer, each on a fixed page', () =>
    withRollback(async (db) => {
      const { context } = reading(db)
      const download = await readFixedPage(context, '/solutions/openmindcybersecurity')
      expect(download?.sale.opens).toMatchObject({ label: 'Download', address: { leadsTo: 'file' } })
      const introduction = await readFixedPage(context, '/solutions/openmindconsulting')
      expect(introduction?.page.offer).toBe('introductory')
      expect(introduction && pricing(introduction.page, introduction.sale).current).toBe(0)
    }))

  test('a fixed page does not exist while its product is inactive', () =>
    withRollback(async (db) => {
      await changeProduct(db, 'open-mind-cybersecurity', { isActive: false })
      expect(await readFixedPage(reading(db).context, '/marketplace/open-mind-cybersecurity')).toBeNull()
    }))

  test('a fixed page shows its built-in record while the database is down, and is cached briefly', async () => {
    const { context, state } = reading(unreachableDatabase)
    for (const { path, id } of fixedPages)
      expect((await readFixedPage(context, path))?.sale.id, path).toBe(id)
    expect(state.isShortLived).toBe(true)
  })
})

describe('the featured solutions', () => {
  test('the featured solutions have live prices even after a rename', () =>
    withRollback(async (db) => {
      await db
        .update(wtsSolutions)
        .set({ name: 'Jake', price: '1500' })
        .where(eq(wtsSolutions.id, 'jake-ai-platform'))
      const featured = await readFeatured(reading(db).context)
      expect(featured.map(({ id, price }) => [id, price])).toEqual([
        ['jake-ai-platform', 150_000],
        ['wadah-presence', 149_700],
      ])
    }))

  test('the featured solutions cost $2,180 each while the database is down (product: solutions 4)', async () => {
    const featured = await readFeatured(reading(unreachableDatabase).context)
    expect(featured.map(({ price }) => price)).toEqual([218_000, 218_000])
  })
})
