import { getTableColumns, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  numeric,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Which edit a row is at, and when it was. Figures that are counted up leave both alone. */
const edits = {
  version: integer().notNull().default(1),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
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
    archivedAt: timestamp({ withTimezone: true }),
    ...edits,
  },
  (category) => [
    check('marketplace_categories_archived', sql`${category.archivedAt} is null or not ${category.isActive}`),
  ],
)

type Counted = 'productType' | 'comingSoon' | 'rating' | 'reviewCount' | 'downloadCount'

/** What facets count beside the price, in indexes, so that the rows themselves, ten times as long, are not read. */
function countedFacts<Column>(product: Record<Counted, Column>): Column[] {
  const { productType, comingSoon, rating, reviewCount, downloadCount } = product
  return [productType, comingSoon, rating, reviewCount, downloadCount]
}

/** A seller (product: data 8). */
export const marketplaceSellers = pgTable('marketplace_sellers', {
  id: text().primaryKey(),
  name: text().notNull(),
  description: text().notNull().default(''),
  isVerified: boolean().notNull().default(false),
  rating: numeric({ precision: 2, scale: 1 }).notNull().default('5.0'),
  verifiedSince: date(),
  /** What was verified, one check a line. */
  checks: text().array().notNull().default([]),
  responseHours: integer(),
  supportPolicy: text(),
  refundPolicy: text(),
  place: text(),
  foundedYear: integer(),
  sellingSince: date(),
  /** Its page and its products are out of the shop since then. */
  suspendedAt: timestamp({ withTimezone: true }),
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
    price: numeric({ precision: 12, scale: 2 }).notNull(),
    originalPrice: numeric({ precision: 12, scale: 2 }),
    categoryId: text().references(() => marketplaceCategories.id),
    sellerId: text().references(() => marketplaceSellers.id),
    images: text().array().notNull().default([]),
    tags: text().array().notNull().default([]),
    features: text().array().notNull().default([]),
    demoUrl: text(),
    documentationUrl: text(),
    downloadCount: integer().notNull().default(0),
    rating: numeric({ precision: 2, scale: 1 }).notNull().default('5.0'),
    reviewCount: integer().notNull().default(0),
    isFeatured: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    productType: text().notNull().default('one_time'),
    subscriptionInterval: text(),
    maxQuantity: integer(),
    redirectUrl: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    comingSoon: boolean().notNull().default(false),
    /** Where it stands among the featured ones: smaller first, then newest first. */
    sortOrder: integer().notNull().default(0),
    /** What is archived is not active either, so that every public query leaves it out. */
    archivedAt: timestamp({ withTimezone: true }),
    /** The shop showed it until its seller was suspended, and shows it again when the seller is reinstated. */
    suspendedAt: timestamp({ withTimezone: true }),
    /** Its words: name A; tags, category and seller B; descriptions C; features D. Kept by a trigger, as the next one. */
    searchVector: tsvector(),
    /** Name, description, tags and id in lower case, with control characters between them. */
    searchText: text(),
    ...edits,
  },
  (product) => [
    index('marketplace_products_search')
      .using('gin', product.searchVector, sql`ts_filter(${product.searchVector}, '{a}')`)
      .where(sql`${product.isActive}`),
    index('marketplace_products_search_text').using('gin', sql`${product.searchText} gin_trgm_ops`),
    index('marketplace_products_counted')
      .on(
        product.createdAt.desc(),
        product.id,
        product.categoryId,
        product.sellerId,
        product.price,
        ...countedFacts(product),
      )
      .where(sql`${product.isActive}`),
    index('marketplace_products_counted_by_category')
      .on(
        product.categoryId,
        product.createdAt.desc(),
        product.id,
        product.sellerId,
        product.price,
        ...countedFacts(product),
      )
      .where(sql`${product.isActive}`),
    // Of a category few may be within a range of prices.
    index('marketplace_products_counted_by_category_and_price')
      .on(
        product.categoryId,
        product.price,
        product.createdAt.desc(),
        product.id,
        product.sellerId,
        ...countedFacts(product),
      )
      .where(sql`${product.isActive}`),
    index('marketplace_products_counted_by_seller')
      .on(
        product.sellerId,
        product.createdAt.desc(),
        product.id,
        product.categoryId,
        product.price,
        ...countedFacts(product),
      )
      .where(sql`${product.isActive}`),
    index('marketplace_products_featured')
      .on(product.createdAt.desc(), product.id)
      .where(sql`${product.isActive} and ${product.isFeatured}`),
    index('marketplace_products_featured_order')
      .on(product.sortOrder, product.createdAt.desc(), product.id)
      .where(sql`${product.isActive} and ${product.isFeatured}`),
    // Facets often leave few of those that come first in an order: only these are read as rows.
    index('marketplace_products_counted_by_rating')
      .on(
        product.rating.desc(),
        product.createdAt.desc(),
        product.id,
        product.categoryId,
        product.sellerId,
        product.price,
        ...countedFacts(product).filter((fact) => fact !== product.rating),
      )
      .where(sql`${product.isActive}`),
    index('marketplace_products_counted_by_price')
      .on(
        product.price,
        product.createdAt.desc(),
        product.id,
        product.categoryId,
        product.sellerId,
        ...countedFacts(product),
      )
      .where(sql`${product.isActive}`),
    index('marketplace_products_counted_by_downloads')
      .on(
        product.downloadCount.desc(),
        product.createdAt.desc(),
        product.id,
        product.categoryId,
        product.sellerId,
        product.price,
        ...countedFacts(product).filter((fact) => fact !== product.downloadCount),
      )
      .where(sql`${product.isActive}`),
    index('marketplace_products_by_type')
      .on(product.productType, product.price)
      .where(sql`${product.isActive}`),
    index('marketplace_products_by_seller').on(product.sellerId),
    // All that the figures of a seller add up, so that the rows themselves are not read.
    index('marketplace_products_seller_figures')
      .on(product.sellerId, product.categoryId, product.reviewCount, product.rating)
      .where(sql`${product.isActive}`),
    // The orders of the dashboard's list, which has hidden and archived products, too.
    index('marketplace_products_by_name').on(sql`lower(${product.name}) collate "C"`, product.id),
    index('marketplace_products_by_change').on(product.updatedAt, product.id),
    index('marketplace_products_by_age').on(product.createdAt, product.id),
    index('marketplace_products_by_cost').on(product.price, product.id),
    index('marketplace_products_featured_by_cost')
      .on(product.price, product.id)
      .where(sql`${product.isFeatured}`),
    // What few products are, so that a list of them does not read all others.
    index('marketplace_products_hidden')
      .on(product.id)
      .where(sql`not ${product.isActive} and ${product.archivedAt} is null`),
    index('marketplace_products_archive')
      .on(product.id)
      .where(sql`${product.archivedAt} is not null`),
    index('marketplace_products_coming')
      .on(product.id)
      .where(sql`${product.isActive} and ${product.comingSoon}`),
    // Which products use a stored file.
    index('marketplace_products_images').using('gin', product.images),
    index('marketplace_products_downloads')
      .on(sql`substring(${product.redirectUrl} from '^/downloads/([0-9a-f]{64})')`)
      .where(sql`${product.redirectUrl} is not null`),
    index('marketplace_products_ids').using('gin', sql`${product.id} gin_trgm_ops`),
    // As if drawn by lot, for the parts of the sitemap and for what is counted in a part of all products.
    index('marketplace_products_by_lot')
      .on(
        sql`left(md5(${product.id}), 2)`,
        product.id,
        product.categoryId,
        product.sellerId,
        product.price,
        ...countedFacts(product),
        product.createdAt,
      )
      .where(sql`${product.isActive}`),
    index('marketplace_products_tag_search').using('gin', sql`lowercased(${product.tags})`),
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
/** What the shop reads of a product: all but where it stands in the dashboard. */
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
