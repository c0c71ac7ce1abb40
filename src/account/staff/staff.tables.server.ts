import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { dateTime, ownerUuid } from '#db/columns.tables.server.ts'
import { users } from '#account/session/account.tables.server.ts'
import { staffRoles } from '#account/staff/roles.ts'

/** The roles of staff. An account can have several (product: dashboard 1). */
export const staffMembers = pgTable(
  'staff_roles',
  {
    userId: ownerUuid(() => users.id),
    role: text({ enum: staffRoles }).notNull(),
    since: dateTime().notNull().defaultNow(),
  },
  (member) => [primaryKey({ columns: [member.userId, member.role] })],
)

/** Invitations of staff and of seller members. Only hashes of the tokens are stored. */
export const invitations = pgTable('invitations', {
  id: uuid().primaryKey().defaultRandom(),
  tokenHash: text().notNull().unique(),
  email: text().notNull(),
  staffRoles: text({ enum: staffRoles }).array().notNull().default([]),
  /** The seller that the account joins as a member, and its role there. */
  sellerId: text(),
  sellerRole: text({ enum: ['admin', 'editor'] }),
  /** Null if the command line sent the invitation. */
  invitedBy: uuid(),
  createdAt: dateTime().notNull().defaultNow(),
  expiresAt: dateTime().notNull(),
  acceptedAt: dateTime(),
})
