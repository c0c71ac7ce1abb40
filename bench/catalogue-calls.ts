import type { Database } from '#db/database.server.ts'
import { hasMoreProducts, listedProducts, listedProductsInPart } from '#app/sitemap.queries.server.ts'
import { seedMarketplace } from '#catalogue/seed-catalogue.commands.server.ts'
import { seedItemDetails } from '#catalogue/details/seed-details.commands.server.ts'
import { readRecordFilter } from '#catalogue/editing/list-filter.ts'
import { productRecords } from '#catalogue/editing/product-lists.queries.server.ts'
import { listedPage } from '#catalogue/facets/listing.queries.server.ts'
import { emptyListing, pageSize, type ListingState } from '#catalogue/listing.ts'
import { categories, productById, products } from '#catalogue/marketplace.queries.server.ts'
import { relatedProducts } from '#catalogue/related.queries.server.ts'
import { terms } from './catalogue-rows.ts'

type Ask = (db: Database) => Promise<unknown>

/** What pages and scheduled work read of the catalogue, at every size. */
export const catalogueCalls: Readonly<Record<string, Ask>> = {
  'landing page: featured': (db) => products(db, { isFeatured: true, offset: 0, limit: 8 }),
  'landing page: a category': (db) => products(db, { categoryId: 'analytics', offset: 0, limit: 8 }),
  'listing, first page': listed({}),
  'listing, tenth page': listed({ page: 10 }),
  'listing of a category': listed({ category: 'analytics' }),
  'listing, by price': listed({ sort: 'price' }),
  'facets: category, price, rating': listed({
    within: ['analytics'],
    price: { from: 1_000_00, to: 2_000_00 },
    rating: 4,
  }),
  'facets: one seller, monthly': listed({ sellers: ['wadah'], billing: ['monthly'] }),
  'one product': (db) => productById(db, 'generated-777'),
  'related products': (db) =>
    relatedProducts(db, { id: 'generated-777', categoryId: 'analytics', sellerId: null }),
  'search: one product': listed({ search: terms.one }),
  'search: 1 in 100': listed({ search: terms.oneInHundred }),
  'search: every third': listed({ search: terms.common }),
  'search: nothing': listed({ search: terms.none }),
  sitemap: async (db) => (await hasMoreProducts(db, 15_000)) || listedProducts(db),
  'sitemap, a part': (db) => listedProductsInPart(db, 'a7'),
  'seed of a filled shop': async (db) => (await seedMarketplace(db)) + (await seedItemDetails(db)),
  'dashboard: by name': dashboardList(''),
  'dashboard: last changed': dashboardList('sort=updated'),
  'dashboard: dearest, featured': dashboardList('sort=-price&featured=1'),
  'dashboard: of a category': dashboardList('category=security'),
  'dashboard: hidden': dashboardList('state=hidden'),
  'dashboard: archived': dashboardList('state=archived'),
  'dashboard: a common word': dashboardList(`text=${terms.common}`),
  'dashboard: a rare word': dashboardList('text=00777'),
  'dashboard: no such word': dashboardList('text=xqzzwv'),
  'dashboard: two letters': dashboardList('text=zq'),
}

function listed(state: Partial<ListingState>): Ask {
  const page = state.page ?? 1
  const slice = { offset: (page - 1) * pageSize, limit: pageSize }
  return async (db) =>
    listedPage(db, { state: { ...emptyListing, ...state }, categories: await categories(db), slice })
}

function dashboardList(query: string): Ask {
  const filter = readRecordFilter(new URLSearchParams(query))
  return (db) => productRecords(db, filter, { offset: 0, limit: 51 })
}
