import type { RouterContextProvider } from 'react-router'
import { consultingNames } from '#content/catalog/consulting.ts'
import type { Database } from '#db/database.server.ts'
import { isRecordId } from '#lib/ids.ts'
import {
  builtInCategories,
  builtInConsulting,
  builtInProducts,
  byNewest,
} from '#catalog/built-in/built-in-catalog.ts'
import { categoryHighlights } from '#catalog/products/category-highlights.queries.server.ts'
import { highlightsOf } from '#catalog/products/category-highlights.ts'
import { catalogReads, type CatalogReading } from '#catalog/built-in/catalog-reads.server.ts'
import { builtInDetails } from '#catalog/built-in/built-in-details.ts'
import type { Detailed } from '#catalog/details/item-details.ts'
import {
  categories,
  consultingProducts,
  firstProducts,
  productById,
  productsByIds,
  hasProducts,
  type FirstRequest,
} from '#catalog/products/marketplace.queries.server.ts'
import type { Category } from '#catalog/category.ts'
import type { Product } from '#catalog/product.ts'
import { relatedProducts } from '#catalog/products/related.queries.server.ts'
import { relatedOf } from '#catalog/products/related.ts'
import { pageContext } from '#http/server/page-context.server.ts'

export function catalog(context: Readonly<RouterContextProvider>) {
  return readCatalog(pageContext(context))
}

/**
 * Creates catalog reads with fallbacks. Fallbacks are logged and counted, but visitors do not notice them
 * (product: marketplace 22, 30).
 */
export function readCatalog(reading: CatalogReading) {
  const { orFallback, orAway, emptied } = catalogReads(reading)

  return {
    async categories(): Promise<Category[]> {
      const found = await orFallback('categories', categories, null)
      if (found && found.length > 0) return found
      if (found) emptied('categories')
      return [...builtInCategories]
    },
    /**
     * Reads the newest products, of all or of one category, or the first featured ones. An empty shop shows the
     * built-in ones (product: marketplace 22).
     */
    async firstProducts(requested: FirstRequest): Promise<Product[]> {
      const read = async (db: Database) => {
        const { products, isNone } = await firstProducts(db, requested)
        return isNone && !(await hasProducts(db)) ? 'empty shop' : products
      }
      const found = await orFallback('products', read, null)
      if (found && found !== 'empty shop') return found
      if (found) emptied('products')
      const { isFeatured, categoryId } = requested
      const shown = builtInProducts.filter((product) =>
        isFeatured ? product.isFeatured : categoryId === undefined || product.categoryId === categoryId,
      )
      return shown.toSorted(byNewest).slice(0, requested.limit)
    },
    categoryHighlights(categoryId: string) {
      const builtIn = highlightsOf(builtInProducts.filter((product) => product.categoryId === categoryId))
      return orFallback('category_highlights', (db) => categoryHighlights(db, categoryId), builtIn)
    },
    /**
     * Returns `null` for an unknown id. While the database is away or the shop is empty, returns the built-in
     * product with this id, and without one 'away' or `null`.
     */
    async productById(id: string): Promise<Detailed<Product> | 'away' | null> {
      if (!isRecordId(id)) return null
      const builtIn = [...builtInProducts, ...builtInConsulting].find((product) => product.id === id)
      if (!builtIn) return orAway('product', (db) => productById(db, id))
      const shown = { ...builtIn, details: builtInDetails('product', id) }
      const read = async (db: Database) =>
        (await productById(db, id)) ?? ((await hasProducts(db)) ? null : shown)
      return orFallback('product', read, shown)
    },
    async relatedTo(product: Product) {
      const builtIn = relatedOf([...builtInProducts, ...builtInConsulting], product)
      const read = (db: Database) => relatedProducts(db, product)
      return orFallback('related', read, builtIn)
    },
    consultingProducts() {
      const builtIn = builtInConsulting.filter(({ name }) => consultingNames.some((known) => known === name))
      return orFallback('consulting', consultingProducts, builtIn)
    },
    async productsByIds(ids: readonly string[]) {
      const validIds = [...new Set(ids)].filter(isRecordId)
      if (validIds.length === 0) return []
      const read = (db: Database) => productsByIds(db, validIds)
      const builtIn = [...builtInProducts, ...builtInConsulting]
      const found = await orFallback('products_by_id', read, builtIn)
      return validIds.flatMap((id) => found.find((product) => product.id === id) ?? [])
    },
  }
}
