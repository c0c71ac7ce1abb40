import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { dateTime, ownerText, ownerUuid } from '#db/columns.tables.server.ts'
import { users } from '#account/session/account.tables.server.ts'
import { sellerRoles } from '#account/staff/roles.ts'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'

/** The accounts that act for a seller (product: dashboard 1). */
export const sellerMembers = pgTable(
  'seller_members',
  {
    sellerId: ownerText(() => marketplaceSellers.id),
    userId: ownerUuid(() => users.id),
    role: text({ enum: sellerRoles }).notNull(),
    since: dateTime().notNull().defaultNow(),
  },
  (member) => [
    primaryKey({ columns: [member.sellerId, member.userId] }),
    index('seller_members_of_user').on(member.userId),
  ],
)
