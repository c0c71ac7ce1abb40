import { sql } from 'drizzle-orm'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { allProducts, allSellers } from '#catalog/built-in/demo-products.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { productAction } from '#catalog/products/product-action.ts'
import { seedMarketplace, seedSolutions } from '#catalog/editing/seed-catalog.commands.server.ts'
import { withRollback } from '../../support/store.ts'

describe('the seed (product: marketplace 26)', () => {
  it('the seed covers every category, product type and kind of seller', () => {
    expect(new Set(allProducts.map(({ categoryId }) => categoryId)).size).toBe(6)
    expect(new Set(allProducts.map(({ productType }) => productType))).toEqual(
      new Set([
        'lead_generation',
        'subscription',
        'download',
        'one_time',
        'consulting',
        'development',
        'marketing',
        'security',
      ]),
    )
    expect(new Set(allSellers.map(({ isVerified }) => isVerified)).size).toBe(2)
    expect(new Set(allProducts.map(({ id }) => id)).size).toBe(allProducts.length)
    expect(allProducts.filter(({ reviewCount, rating }) => reviewCount === 0 && rating !== 5)).toEqual([])
  })

  it('every demo and download of the seed has an address, and every download file exists', () => {
    for (const product of allProducts) {
      const action = productAction(product)
      if (action.kind === 'open' && action.address.leadsTo === 'file') {
        expect(
          existsSync(new URL(`../../../content/public${action.address.href}`, import.meta.url)),
          product.id,
        ).toBe(true)
      }
      if (action.kind === 'open') expect(product.redirectUrl, product.id).not.toBeNull()
    }
  })

  it('the downloads of the seed are PDFs with text and fonts', async () => {
    for (const { id, productType, redirectUrl } of allProducts) {
      if (productType !== 'download') continue
      const pdf = await readFile(new URL(`../../../content/public${redirectUrl}`, import.meta.url), 'latin1')
      expect(pdf.slice(0, 5), id).toBe('%PDF-')
      expect(pdf, id).toMatch(/\/FontFile[23]/)
      expect(pdf, id).toContain('/ToUnicode')
    }
  })

  it('seeding changes nothing in a database that has a catalog', () =>
    withRollback(async (db) => {
      await db.update(marketplaceProducts).set({ price: '1.00' })
      await db.delete(marketplaceProducts).where(sql`${marketplaceProducts.id} = 'quote-desk'`)
      await seedMarketplace(db)
      await seedSolutions(db)
      const left = await db.select({ price: marketplaceProducts.price }).from(marketplaceProducts)
      expect(left).toHaveLength(allProducts.length - 1)
      expect(left.every(({ price }) => price === '1.00')).toBe(true)
    }))
})
