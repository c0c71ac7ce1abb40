import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { dateTime, ownerUuid } from '#db/columns.tables.server.ts'
import { users } from '#account/session/account.tables.server.ts'

/**
 * The authenticator app and the recovery codes of an account, encrypted by better-auth. For an account that
 * has only passkeys, the row has `verified` false and contains only the recovery codes.
 */
export const twoFactors = pgTable('two_factors', {
  id: uuid().primaryKey().defaultRandom(),
  userId: owner().unique(),
  secret: text().notNull(),
  backupCodes: text().notNull(),
  verified: boolean().notNull().default(false),
  failedVerificationCount: integer().notNull().default(0),
  lockedUntil: dateTime(),
  /** The name and the time of setup that the owner sees. */
  name: text(),
  verifiedAt: dateTime(),
})

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    name: text(),
    publicKey: text().notNull(),
    credentialID: text('credential_id').notNull().unique(),
    counter: bigint({ mode: 'number' }).notNull(),
    deviceType: text().notNull(),
    backedUp: boolean().notNull(),
    transports: text(),
    createdAt: dateTime().notNull().defaultNow(),
    aaguid: text(),
  },
  (passkey) => [index('passkeys_of_user').on(passkey.userId)],
)

/**
 * The time steps whose codes were used. One row per step, so that no code works twice (product: dashboard 9).
 */
export const usedTimeSteps = pgTable(
  'used_time_steps',
  {
    userId: owner(),
    step: integer().notNull(),
    usedAt: dateTime().notNull(),
  },
  (used) => [primaryKey({ columns: [used.userId, used.step] })],
)

/**
 * Browsers that proved a second factor, by a hash of their cookie. Each new one causes a mail to the account.
 */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    tokenHash: text().notNull(),
    userId: owner(),
    usedAt: dateTime().notNull(),
  },
  (browser) => [primaryKey({ columns: [browser.userId, browser.tokenHash] })],
)

function owner() {
  return ownerUuid(() => users.id)
}
