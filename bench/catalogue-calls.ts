import type { Database } from '#db/database.server.ts'
import { hasMoreProducts, listedProducts, listedProductsInPart } from '#app/sitemap.queries.server.ts'
import { seedMarketplace } from '#catalogue/seed-catalogue.commands.server.ts'
import { seedItemDetails } from '#catalogue/details/seed-details.commands.server.ts'
import { readRecordFilter } from '#catalogue/editing/list-filter.ts'
import { productRecords } from '#catalogue/editing/product-lists.queries.server.ts'
import type { CountedListings } from '#catalogue/facets/listing-counts.server.ts'
import { listedPage } from '#catalogue/facets/listing.queries.server.ts'
import { emptyListing, pageSize, type ListingState } from '#catalogue/listing.ts'
import {
  categories,
  firstProducts,
  productById,
  productsInCategory,
} from '#catalogue/marketplace.queries.server.ts'
import { relatedProducts } from '#catalogue/related.queries.server.ts'
import { commonWords, rareWords } from './catalogue-rows.ts'

/** Asks for something else with each number, of the same kind. */
type Ask = (db: Database, number: number) => Promise<unknown>

/** Lists with the counts of their facets. The first page that anybody asks for counts, others know the counts. */
export const listings: Readonly<Record<string, (number: number) => Partial<ListingState>>> = {
  'listing, first page': () => ({}),
  'listing, tenth page': () => ({ page: 10 }),
  'listing of a category': (number) => ({ category: category(number) }),
  'listing, by price': () => ({ sort: 'price' }),
  'facets: category, price, rating': (number) => ({
    within: [category(number)],
    price: { from: 1_000_00 + number * 10_00, to: 2_000_00 + number * 10_00 },
    rating: 4,
  }),
  'facets: one seller, monthly': (number) => ({ sellers: [`seller-${number % 200}`], billing: ['monthly'] }),
  'search: one product': (number) => ({ search: `item ${inName(number)}` }),
  'search: 1 in 100': (number) => ({ search: rare(number) }),
  'search: every third': (number) => ({ search: common(number) }),
  'search: nothing': (number) => ({ search: `no such ${common(number)} anywhere` }),
}

/** What a page of a list reads. */
export async function readListedPage(
  db: Database,
  given: Partial<ListingState>,
  counted?: CountedListings,
): Promise<void> {
  const state = { ...emptyListing, ...given }
  const slice = { offset: (state.page - 1) * pageSize, limit: pageSize }
  await listedPage(db, { state, categories: await categories(db), slice, counted })
}

/** What else pages and scheduled work read of the catalogue. */
export const catalogueCalls: Readonly<Record<string, Ask>> = {
  'landing page: featured': (db) => firstProducts(db, { isFeatured: true, limit: 8 }),
  'landing page: a category': (db, number) => productsInCategory(db, category(number), 8),
  'one product': (db, number) => productById(db, generated(number)),
  'related products': (db, number) =>
    relatedProducts(db, { id: generated(number), categoryId: category(number), sellerId: null }),
  sitemap: async (db) => (await isSitemapSplit(db)) || listedProducts(db, mostInOneSitemap),
  'sitemap, a file that it names': async (db, number) =>
    (await isSitemapSplit(db))
      ? listedProductsInPart(db, (number % 256).toString(16).padStart(2, '0'))
      : listedProducts(db, mostInOneSitemap),
  'seed of a filled shop': async (db) => (await seedMarketplace(db)) + (await seedItemDetails(db)),
  'dashboard: by name': dashboardList(() => ''),
  'dashboard: last changed': dashboardList(() => 'sort=updated'),
  'dashboard: dearest, featured': dashboardList(() => 'sort=-price&featured=1'),
  'dashboard: of a category': dashboardList((number) => `category=${category(number)}`),
  'dashboard: hidden': dashboardList(() => 'state=hidden'),
  'dashboard: archived': dashboardList(() => 'state=archived'),
  'dashboard: a common word': dashboardList((number) => `text=${common(number)}`),
  'dashboard: a rare word': dashboardList((number) => `text=${inName(number)}`),
  'dashboard: no such word': dashboardList((number) => `text=xqz${number}zwv`),
  'dashboard: two letters': dashboardList(() => 'text=zq'),
}

/** With more products `/sitemap.xml` names files of them. With fewer it is the only file. */
const mostInOneSitemap = 15_000
const isSitemapSplit = (db: Database) => hasMoreProducts(db, mostInOneSitemap)

function dashboardList(queryOf: (number: number) => string): Ask {
  return (db, number) => {
    const filter = readRecordFilter(new URLSearchParams(queryOf(number)))
    return productRecords(db, filter, { offset: 0, limit: 51 })
  }
}

const categoryIds = ['ai-tools', 'business-tools', 'analytics', 'consulting', 'automation', 'security']
const category = (number: number) => at(categoryIds, number)
const rare = (number: number) => at(rareWords, number)
const common = (number: number) => at(commonWords, number)
/** Of the first thousand products, which every size has. */
const numberOf = (number: number) => 100 + ((number * 7) % 900)
const generated = (number: number) => `generated-${numberOf(number)}`
const inName = (number: number) => String(numberOf(number)).padStart(5, '0')

function at(texts: readonly string[], number: number): string {
  return texts[number % texts.length] ?? ''
}
