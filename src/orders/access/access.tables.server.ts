import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { dateTime, ownerUuid } from '#db/columns.tables.server.ts'
import { keySources } from '#orders/access/access-item.ts'
import { orderLines } from '#orders/orders.tables.server.ts'

/** The access that an item gives its buyers once their order is active (product: access 1). */
export const productAccess = pgTable(
  'product_access',
  {
    productType: text({ enum: ['marketplace', 'wts_solution'] }).notNull(),
    productId: text().notNull(),
    instructions: text().notNull().default(''),
    linkUrl: text().notNull().default(''),
    linkLabel: text().notNull().default(''),
    contactEmail: text().notNull().default(''),
    keySource: text({ enum: keySources }).notNull().default('none'),
    /** The maximum number of machines on which each new key can be active at the same time. */
    activationLimit: integer().notNull().default(1),
    version: integer().notNull().default(1),
    changedAt: dateTime().notNull(),
  },
  (access) => [
    primaryKey({ columns: [access.productType, access.productId] }),
    check('product_access_limit', sql`${access.activationLimit} between 1 and 10000`),
  ],
)

/**
 * Keys generated for an order line, or imported by the seller. Imported keys have no line until an order gets
 * them.
 */
export const licenseKeys = pgTable(
  'license_keys',
  {
    id: uuid().primaryKey().defaultRandom(),
    productType: text({ enum: ['marketplace', 'wts_solution'] }).notNull(),
    productId: text().notNull(),
    key: text().notNull(),
    lineId: uuid().references(() => orderLines.id, { onDelete: 'cascade' }),
    activationLimit: integer().notNull().default(1),
    createdAt: dateTime().notNull(),
    assignedAt: dateTime(),
    /** Set if the customer reduced the quantity. The key then ends before the access of its line. */
    endedAt: dateTime(),
  },
  (key) => [
    unique('license_keys_of_product').on(key.productType, key.productId, key.key),
    index('license_keys_of_line').on(key.lineId),
    index('license_keys_free')
      .on(key.productType, key.productId, key.createdAt, key.id)
      .where(sql`${key.lineId} is null`),
  ],
)

export const licenseActivations = pgTable(
  'license_activations',
  {
    id: uuid().primaryKey().defaultRandom(),
    keyId: ownerUuid(() => licenseKeys.id),
    /** An id that the program chooses for its machine. The same instance counts once. */
    instance: text().notNull(),
    /** The machine's name for display to its owner, as the program sent it. */
    label: text().notNull().default(''),
    activatedAt: dateTime().notNull(),
    checkedAt: dateTime().notNull(),
  },
  (activation) => [unique('license_activations_once').on(activation.keyId, activation.instance)],
)

/** The keys that sign license keys. The private key is null if it comes from the settings. */
export const licenseSigningKeys = pgTable('license_signing_keys', {
  id: text().primaryKey(),
  publicKey: text().notNull(),
  privateKey: text(),
  createdAt: dateTime().notNull(),
})
