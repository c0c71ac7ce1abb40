import type { RouterContextProvider } from 'react-router'
import type { Database } from '#db/database.server.ts'
import { isRecordId } from '#lib/ids.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import {
  builtInConsulting,
  builtInProducts,
  builtInSellerProfiles,
  byNewest,
} from '#catalog/built-in/built-in-catalog.ts'
import { catalogReads, type CatalogReading } from '#catalog/built-in/catalog-reads.server.ts'
import { productsOfSeller } from '#catalog/products/marketplace.queries.server.ts'
import type { Product } from '#catalog/product.ts'
import type { SellerSummary } from '#catalog/seller.ts'
import { isShownSeller, sellerSummary } from '#catalog/sellers/seller-summary.ts'
import { sellerById, sellers } from '#catalog/sellers/sellers.queries.server.ts'

export function sellerPages(context: Readonly<RouterContextProvider>) {
  return readSellers(pageContext(context))
}

/** Creates reads of sellers with fallbacks (product: marketplace 22). */
export function readSellers(reading: CatalogReading) {
  const { orFallback, orAway, emptied } = catalogReads(reading)

  return {
    async list() {
      const found = await orFallback('sellers', sellers, null)
      const shown = found?.filter(isShownSeller) ?? []
      if (shown.length > 0) return shown
      if (found) emptied('sellers')
      return builtInSummaries()
    },
    /**
     * Returns `null` if the seller is unknown or not shown. While the database is away, returns the built-in
     * seller with this id, or 'away'.
     */
    async byId(id: string) {
      if (!isRecordId(id)) return null
      const builtIn = builtInSummaries().find((seller) => seller.id === id)
      const read = async (db: Database) => {
        const seller = await sellerById(db, id)
        return seller && isShownSeller(seller) ? seller : null
      }
      return builtIn ? orFallback('seller', read, builtIn) : orAway('seller', read)
    },
    async productsOf(sellerId: string, limit: number): Promise<Product[]> {
      if (!isRecordId(sellerId)) return []
      const own = ownProducts.filter((product) => product.sellerId === sellerId)
      const read = (db: Database) => productsOfSeller(db, sellerId, limit)
      return orFallback('products_of_seller', read, own.toSorted(byNewest).slice(0, limit))
    },
  }
}

const ownProducts = [...builtInProducts, ...builtInConsulting]

function builtInSummaries(): SellerSummary[] {
  return builtInSellerProfiles.map((profile) => sellerSummary(profile, ownProducts))
}
