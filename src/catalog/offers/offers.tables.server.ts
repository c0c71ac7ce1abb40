import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { dateTime, money, ownerText } from '#db/columns.tables.server.ts'
import { offerStates } from '#catalog/offers/offer.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'

/**
 * The price history of products and solutions: each price with the time when it began. A trigger writes it.
 */
export const priceHistory = pgTable(
  'price_history',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    productType: text({ enum: ['marketplace', 'wts_solution'] }).notNull(),
    productId: text().notNull(),
    price: money().notNull(),
    at: dateTime().notNull().defaultNow(),
  },
  (price) => [index('price_history_of_product').on(price.productType, price.productId, price.at)],
)

/** Lower prices with a start and an end. A scheduled job applies them to the product's price. */
export const productOffers = pgTable(
  'product_offers',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: ownerText(() => marketplaceProducts.id),
    price: money().notNull(),
    startsAt: dateTime().notNull(),
    endsAt: dateTime().notNull(),
    state: text({ enum: offerStates }).notNull(),
    comment: text().notNull().default(''),
    /** The price and the regular price before the offer. Its end restores them. */
    formerPrice: money(),
    formerOriginalPrice: money(),
    createdAt: dateTime().notNull(),
  },
  (offer) => [
    index('product_offers_of_product').on(offer.productId, offer.startsAt),
    index('product_offers_due').on(offer.state, offer.startsAt),
  ],
)
