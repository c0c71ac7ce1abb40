import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { dateTime, ownerUuid } from '#db/columns.tables.server.ts'

const createdAt = dateTime().notNull().defaultNow()
const updatedAt = dateTime().notNull().defaultNow()

/**
 * A backend account. `acceptedAt` is null until the sign-up webhook accepts the customer. Accounts created
 * without the webhook have it from the start (product: accounts 12).
 */
export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  phone: text().notNull().default(''),
  company: text().notNull().default(''),
  acceptedAt: dateTime(),
  /**
   * Whether the account has a passkey or an authenticator app. If so, log-in requires it in addition to the
   * password (product: dashboard 8).
   */
  twoFactorEnabled: boolean().notNull().default(false),
  createdAt,
  updatedAt,
})

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    token: text().notNull().unique(),
    userId: ownerUuid(() => users.id),
    expiresAt: dateTime().notNull(),
    /** Always null. `place` replaces this column of better-auth, because it reveals less about the person. */
    ipAddress: text(),
    userAgent: text(),
    /**
     * Where the session was last used: a country, or the network part of the address (product: accounts 32).
     */
    place: text(),
    /** When the session proved the second factor, which the dashboard requires (product: dashboard 5). */
    secondFactorAt: dateTime(),
    createdAt,
    updatedAt,
  },
  (session) => [index('sessions_of_user').on(session.userId)],
)

/** The credentials of an account: always a password, stored as an Argon2id hash. */
export const credentials = pgTable(
  'credentials',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: ownerUuid(() => users.id),
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: dateTime(),
    refreshTokenExpiresAt: dateTime(),
    scope: text(),
    createdAt,
    updatedAt,
  },
  (credential) => [index('credentials_of_user').on(credential.userId)],
)

export const verifications = pgTable(
  'verifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: dateTime().notNull(),
    createdAt,
    updatedAt,
  },
  (verification) => [index('verifications_by_identifier').on(verification.identifier)],
)

/**
 * A customer-portal session, created when the log-in webhook grants access. The server does not trust the
 * browser's local record.
 */
export const customerPortalSessions = pgTable(
  'portal_sessions',
  {
    tokenHash: text().primaryKey(),
    email: text().notNull(),
    expiresAt: dateTime().notNull(),
    userAgent: text(),
    place: text(),
    lastUsedAt: dateTime(),
    /** The account whose password was used for this log-in (product: cart 40). */
    accountId: uuid(),
    createdAt,
  },
  (session) => [index('portal_sessions_of_email').on(session.email)],
)

export const notificationSettings = pgTable('notification_settings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  marketingEmails: boolean().notNull().default(true),
  productUpdates: boolean().notNull().default(true),
  securityAlerts: boolean().notNull().default(true),
})

/**
 * Keyed hashes, each of an account's email and a network address from which it has logged in (product: limits
 * 2).
 */
export const logInAddresses = pgTable('log_in_addresses', {
  hash: text().primaryKey(),
  usedAt: dateTime().notNull(),
})

/** Only 0.2.0 writes this table. The next release drops it. */
export const signUpAttempts = pgTable('sign_up_attempts', {
  email: text().primaryKey(),
  startedAt: dateTime().notNull(),
})
