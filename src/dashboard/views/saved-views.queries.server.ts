import { asc, eq } from 'drizzle-orm'
import type { SavedView } from '#dashboard/lists/saved-views-context.ts'
import { savedViews } from '#dashboard/views/saved-views.tables.server.ts'
import type { Database } from '#db/database.server.ts'

/** Reads the views that an account saved, sorted by list and name. */
export function savedViewsOf(db: Database, userId: string): Promise<SavedView[]> {
  const { id, path, name, search } = savedViews
  return db
    .select({ id, path, name, search })
    .from(savedViews)
    .where(eq(savedViews.userId, userId))
    .orderBy(asc(path), asc(name))
}
