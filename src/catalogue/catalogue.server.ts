import type { RouterContextProvider } from 'react-router'
import type { Database } from '#db/database.server.ts'
import { isRecordId } from '#lib/ids.ts'
import { builtInCategories, builtInProducts } from '#catalogue/built-in-catalogue.ts'
import { builtInConsulting, consultingNames } from '#catalogue/built-in-consulting.ts'
import { fallbackProducts, fallbackSearch, type ProductFilter, type Slice } from '#catalogue/fallback.ts'
import {
  categories,
  consultingProducts,
  productById,
  products,
  searchProducts,
} from '#catalogue/marketplace.queries.server.ts'
import type { Category, Product, ProductPage } from '#catalogue/product.ts'
import { searchTerm } from '#catalogue/search.ts'
import type { Log } from '#http/log.server.ts'
import type { Metrics } from '#http/metrics.server.ts'
import { pageContext } from '#http/page-context.server.ts'

export interface Catalogue {
  categories(): Promise<Category[]>
  products(filter: ProductFilter & Slice): Promise<ProductPage>
  search(term: string, slice: Slice): Promise<ProductPage>
  /** Unknown is `null`. While the database is away: the built-in one with that id, or 'away'. */
  productById(id: string): Promise<Product | 'away' | null>
  consultingProducts(): Promise<Product[]>
}

interface Reading {
  db: Database
  log: Log
  metrics: Pick<Metrics, 'fallbacks'>
  /** This answer is not from the database: cache it only briefly. */
  shortLived(): void
}

/** What a page's loader reads of the marketplace. */
export function catalogue(context: Readonly<RouterContextProvider>): Catalogue {
  return readCatalogue(pageContext(context))
}

/** The reads with their fallbacks: silent to the visitor, logged and counted (product: marketplace 22). */
export function readCatalogue({ db, log, metrics, shortLived }: Reading): Catalogue {
  return {
    async categories() {
      const found = await orNull('categories', () => categories(db))
      if (found && found.length > 0) return found
      if (found) empty('categories')
      return [...builtInCategories]
    },
    async products(filter) {
      const found = await orNull('products', () => products(db, filter))
      if (found && found.total > 0) return found
      if (found) empty('products')
      return fallbackProducts(builtInProducts, filter, filter)
    },
    async search(typed, slice) {
      const term = searchTerm(typed)
      if (term === '') return { products: [], total: 0 }
      const found = await orNull('search', () => searchProducts(db, term, slice))
      if (found && found.total > 0) return found
      if (found) empty('search')
      return fallbackSearch(builtInProducts, term, slice)
    },
    async productById(id) {
      if (!isRecordId(id)) return null
      try {
        return await productById(db, id)
      } catch (error) {
        failed('product', error)
        return [...builtInProducts, ...builtInConsulting].find((product) => product.id === id) ?? 'away'
      }
    },
    async consultingProducts() {
      const found = await orNull('consulting', () => consultingProducts(db))
      return found ?? builtInConsulting.filter(({ name }) => consultingNames.some((known) => known === name))
    },
  }

  async function orNull<Value>(read: string, fromDatabase: () => Promise<Value>): Promise<Value | null> {
    try {
      return await fromDatabase()
    } catch (error) {
      failed(read, error)
      return null
    }
  }

  function failed(read: string, error: unknown): void {
    log.warn({ err: error, read }, 'catalogue read failed, answered from the built-in catalogue')
    metrics.fallbacks.inc({ read, cause: 'error' })
    shortLived()
  }

  function empty(read: string): void {
    log.info({ read }, 'catalogue read was empty, answered from the built-in catalogue')
    metrics.fallbacks.inc({ read, cause: 'empty' })
  }
}
