import { getTableColumns, sql } from 'drizzle-orm'
import { boolean, check, customType, date, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { dateTime, money } from '#db/columns.tables.server.ts'

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The version and the time of the last edit. Changes of counters change neither. */
const edits = {
  version: integer().notNull().default(1),
  updatedAt: dateTime().notNull().defaultNow(),
}

/** A marketplace category (product: data 7). */
export const marketplaceCategories = pgTable(
  'marketplace_categories',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull().default(''),
    slug: text().notNull().unique(),
    icon: text().notNull().default(''),
    isActive: boolean().notNull().default(true),
    sortOrder: integer().notNull().default(0),
    archivedAt: dateTime(),
    ...edits,
  },
  (category) => [
    check('marketplace_categories_archived', sql`${category.archivedAt} is null or not ${category.isActive}`),
  ],
)

/** A seller (product: data 8). */
export const marketplaceSellers = pgTable('marketplace_sellers', {
  id: text().primaryKey(),
  name: text().notNull(),
  description: text().notNull().default(''),
  isVerified: boolean().notNull().default(false),
  rating: numeric({ precision: 2, scale: 1 }).notNull().default('5.0'),
  verifiedSince: date(),
  /** The names of the checks that the seller passed. */
  checks: text().array().notNull().default([]),
  responseHours: integer(),
  supportPolicy: text(),
  refundPolicy: text(),
  place: text(),
  foundedYear: integer(),
  sellingSince: date(),
  logo: text(),
  website: text(),
  /** When the seller was suspended, which hides its page and its products. */
  suspendedAt: dateTime(),
  suspendedReason: text(),
  ...edits,
})

/** A marketplace product (product: data 5). */
export const marketplaceProducts = pgTable(
  'marketplace_products',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull().default(''),
    shortDescription: text().notNull().default(''),
    price: money().notNull(),
    originalPrice: money(),
    categoryId: text().references(() => marketplaceCategories.id),
    sellerId: text().references(() => marketplaceSellers.id),
    images: text().array().notNull().default([]),
    tags: text().array().notNull().default([]),
    features: text().array().notNull().default([]),
    demoUrl: text(),
    documentationUrl: text(),
    hostingRegion: text(),
    downloadCount: integer().notNull().default(0),
    rating: numeric({ precision: 2, scale: 1 }).notNull().default('5.0'),
    reviewCount: integer().notNull().default(0),
    isFeatured: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    productType: text().notNull().default('one_time'),
    subscriptionInterval: text(),
    maxQuantity: integer(),
    unitCovers: text(),
    redirectUrl: text(),
    createdAt: dateTime().notNull().defaultNow(),
    comingSoon: boolean().notNull().default(false),
    /** The order among featured products: smaller numbers first, then the newest. */
    sortOrder: integer().notNull().default(0),
    /** Archived products are never active, so that every public query excludes them. */
    archivedAt: dateTime(),
    /**
     * Set if the suspension of the seller hid the product. Reinstating the seller shows the product again.
     */
    suspendedAt: dateTime(),
    /**
     * Words with weights: A for the name; B for tags, category and seller; C for descriptions; D for
     * features. A trigger writes this column and the next one.
     */
    searchVector: tsvector(),
    /** The name, description, tags and id in lower case, separated by control characters. */
    searchText: text(),
    ...edits,
  },
  (product) => [
    index('marketplace_products_search')
      .using('gin', product.searchVector, sql`ts_filter(${product.searchVector}, '{a}')`)
      .where(sql`${product.isActive}`),
    index('marketplace_products_search_text').using('gin', sql`${product.searchText} gin_trgm_ops`),
    // The sort orders of lists. The first index contains all columns that a listing counts.
    index('marketplace_products_listed')
      .on(
        product.createdAt.desc(),
        product.id,
        product.categoryId,
        product.sellerId,
        product.price,
        product.productType,
        product.redirectUrl,
        product.comingSoon,
        product.rating,
        product.reviewCount,
        product.downloadCount,
      )
      .where(sql`${product.isActive}`),
    index('marketplace_products_newest_of_category')
      .on(product.categoryId, product.createdAt.desc(), product.id)
      .where(sql`${product.isActive}`),
    index('marketplace_products_newest_of_seller').on(product.sellerId, product.createdAt.desc(), product.id),
    index('marketplace_products_best_rated')
      .on(product.rating.desc(), product.createdAt.desc(), product.id)
      .where(sql`${product.isActive}`),
    index('marketplace_products_by_price')
      .on(product.price, product.createdAt.desc(), product.id)
      .where(sql`${product.isActive}`),
    index('marketplace_products_popular')
      .on(product.downloadCount.desc(), product.createdAt.desc(), product.id)
      .where(sql`${product.isActive}`),
    index('marketplace_products_featured_order')
      .on(product.sortOrder, product.createdAt.desc(), product.id)
      .where(sql`${product.isActive} and ${product.isFeatured}`),
    // The default sort order of products in the dashboard. For other orders, the query sorts.
    index('marketplace_products_by_name').on(sql`lower(${product.name}) collate "C"`, product.id),
    // Finds the products that refer to a stored file.
    index('marketplace_products_images').using('gin', product.images),
    check('marketplace_products_archived', sql`${product.archivedAt} is null or not ${product.isActive}`),
    check('marketplace_products_suspended', sql`${product.suspendedAt} is null or not ${product.isActive}`),
    check('marketplace_products_price_not_negative', sql`${product.price} >= 0`),
    check('marketplace_products_max_quantity_positive', sql`${product.maxQuantity} > 0`),
  ],
)

const {
  archivedAt: _archived,
  suspendedAt: _suspended,
  searchVector: _words,
  searchText: _text,
  version: _version,
  updatedAt: _updated,
  ...shownOfProduct
} = getTableColumns(marketplaceProducts)
const { sortOrder: _place, ...shownColumns } = shownOfProduct
export const shownProductColumns = shownColumns

const {
  archivedAt: _gone,
  version: _edit,
  updatedAt: _edited,
  ...shownOfCategory
} = getTableColumns(marketplaceCategories)
export const shownCategoryColumns = shownOfCategory

const {
  suspendedAt: _sellerSuspended,
  suspendedReason: _sellerReason,
  version: _sellerEdit,
  updatedAt: _sellerEdited,
  ...shownOfSeller
} = getTableColumns(marketplaceSellers)
export const shownSellerColumns = shownOfSeller
