import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { dateTime, ownerUuid } from '#db/columns.tables.server.ts'
import { users } from '#account/session/account.tables.server.ts'

/**
 * The authenticator app and the recovery codes of an account, both encrypted by better-auth. An account with
 * passkeys only also has a row, for its recovery codes, which is not `verified`.
 */
export const twoFactors = pgTable('two_factors', {
  id: uuid().primaryKey().defaultRandom(),
  userId: owner().unique(),
  secret: text().notNull(),
  backupCodes: text().notNull(),
  verified: boolean().notNull().default(false),
  failedVerificationCount: integer().notNull().default(0),
  lockedUntil: dateTime(),
  /** The name and the day of the authenticator app, as listed to its owner. */
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
 * The time steps whose codes an account has used. One row per step, so that no code works twice (product:
 * dashboard 9).
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

/** Browsers that proved a second factor, by the hash of their cookie. A new one is mailed to the account. */
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
