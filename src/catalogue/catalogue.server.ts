import type { RouterContextProvider } from 'react-router'
import type { Database } from '#db/database.server.ts'
import { isRecordId } from '#lib/ids.ts'
import { builtInCategories, builtInProducts } from '#catalogue/built-in-catalogue.ts'
import { builtInConsulting, consultingNames } from '#catalogue/built-in-consulting.ts'
import { catalogueReads, type CatalogueReading } from '#catalogue/catalogue-reads.server.ts'
import { fallbackProducts, type ProductFilter, type Slice } from '#catalogue/fallback.ts'
import { builtInDetails } from '#catalogue/details/built-in-details.ts'
import type { Detailed } from '#catalogue/details/item-details.ts'
import {
  categories,
  consultingProducts,
  productById,
  products,
  productsByIds,
} from '#catalogue/marketplace.queries.server.ts'
import type { Category, Product, ProductSlice } from '#catalogue/product.ts'
import { relatedProducts } from '#catalogue/related.queries.server.ts'
import { relatedOf } from '#catalogue/related.ts'
import { pageContext } from '#http/page-context.server.ts'

export interface Catalogue {
  categories(): Promise<Category[]>
  products(filter: ProductFilter & Slice): Promise<ProductSlice>
  /** Unknown is `null`. While the database is away: the built-in one with that id, or 'away'. */
  productById(id: string): Promise<Detailed<Product> | 'away' | null>
  /** Up to four, of the same category or seller. */
  relatedTo(product: Product): Promise<Product[]>
  consultingProducts(): Promise<Product[]>
  /** Those of the ids that the catalogue has, in the order of the ids. */
  productsByIds(ids: readonly string[]): Promise<Product[]>
}

/** What a page's loader reads of the marketplace. */
export function catalogue(context: Readonly<RouterContextProvider>): Catalogue {
  return readCatalogue(pageContext(context))
}

/** The reads with their fallbacks: silent to the visitor, logged and counted (product: marketplace 22, 30). */
export function readCatalogue(reading: CatalogueReading): Catalogue {
  const { orFallback, orAway, emptied, onUnreadable } = catalogueReads(reading)

  return {
    async categories() {
      const found = await orFallback('categories', categories, null)
      if (found && found.length > 0) return found
      if (found) emptied('categories')
      return [...builtInCategories]
    },
    async products(filter) {
      const found = await orFallback('products', (db) => products(db, filter, onUnreadable('product')), null)
      if (found && found.total > 0) return found
      if (found) emptied('products')
      return fallbackProducts(builtInProducts, filter, filter)
    },
    async productById(id) {
      if (!isRecordId(id)) return null
      const builtIn = [...builtInProducts, ...builtInConsulting].find((product) => product.id === id)
      const read = (db: Database) => productById(db, id, onUnreadable('product'))
      if (!builtIn) return orAway('product', read)
      return orFallback('product', read, { ...builtIn, details: builtInDetails('product', id) })
    },
    relatedTo(product) {
      const builtIn = relatedOf([...builtInProducts, ...builtInConsulting], product)
      return orFallback('related', (db) => relatedProducts(db, product, onUnreadable('product')), builtIn)
    },
    consultingProducts() {
      const builtIn = builtInConsulting.filter(({ name }) => consultingNames.some((known) => known === name))
      return orFallback('consulting', (db) => consultingProducts(db, onUnreadable('product')), builtIn)
    },
    async productsByIds(ids) {
      const wanted = [...new Set(ids)].filter(isRecordId)
      if (wanted.length === 0) return []
      const read = (db: Database) => productsByIds(db, wanted, onUnreadable('product'))
      const found = await orFallback('products_by_id', read, [...builtInProducts, ...builtInConsulting])
      return wanted.flatMap((id) => found.find((product) => product.id === id) ?? [])
    },
  }
}
