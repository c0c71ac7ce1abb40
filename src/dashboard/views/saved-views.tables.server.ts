import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { dateTime, ownerUuid } from '#db/columns.tables.server.ts'
import { users } from '#account/session/account.tables.server.ts'

/** A list with its filters, order and columns, saved under a name that its owner chose (product: dashboard 19). */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerUuid(() => users.id),
    path: text().notNull(),
    name: text().notNull(),
    /** The query string of the list, with a leading question mark. */
    search: text().notNull(),
    createdAt: dateTime().notNull(),
  },
  (view) => [unique('saved_views_once').on(view.userId, view.path, view.name)],
)
