import { and, eq, ne, or, sql, asc } from 'drizzle-orm'
import { recordChange } from '#audit/audit.commands.server.ts'
import type { ByActor } from '#audit/audit.ts'
import { savedViews } from '#dashboard/views/saved-views.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { isUuid } from '#lib/ids.ts'
import { err, ok, type Result } from '#lib/result.ts'
import type { SavedView } from '#dashboard/lists/saved-views.tsx'

/** The maximum number of views per account. */
export const maxViews = 100

interface ByAccount extends ByActor {
  userId: string
}

/** Saves a view. Replaces a view with the same name (product: dashboard 19). */
export async function saveView(
  db: Database,
  { actor, userId, now, ...view }: ByAccount & { path: string; name: string; search: string },
): Promise<Result<null, 'too_many'>> {
  return db.transaction(async (tx) => {
    // The lock prevents two tabs of an account from saving at the same time and exceeding the limit.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved views ${userId}`}, 0))`)
    const { path, name, search } = view
    const others = and(
      eq(savedViews.userId, userId),
      or(ne(savedViews.path, path), ne(savedViews.name, name)),
    )
    if ((await tx.$count(savedViews, others)) >= maxViews) return err('too_many')
    await tx
      .insert(savedViews)
      .values({ ...view, userId, createdAt: now })
      .onConflictDoUpdate({
        target: [savedViews.userId, savedViews.path, savedViews.name],
        set: { search },
      })
    await recordChange(tx, { actor, now }, 'views.save', ['view', view.path], {
      before: null,
      after: { name: view.name, search },
      // The name and the search may contain the name of a person.
      personal: ['name', 'search'],
    })
    return ok(null)
  })
}

/** Removes one of the account's views. */
export async function removeView(
  db: Database,
  { actor, userId, now, id }: ByAccount & { id: string },
): Promise<void> {
  if (!isUuid(id)) return
  await db.transaction(async (tx) => {
    const isOwn = and(eq(savedViews.userId, userId), eq(savedViews.id, id))
    const [view] = await tx.delete(savedViews).where(isOwn).returning()
    if (!view) return
    const { path, name, search } = view
    await recordChange(tx, { actor, now }, 'views.remove', ['view', path], {
      before: { name, search },
      after: null,
      personal: ['name', 'search'],
    })
  })
}

/** Reads the views that an account saved, sorted by list and name. */
export function savedViewsOf(db: Database, userId: string): Promise<SavedView[]> {
  const { id, path, name, search } = savedViews
  return db
    .select({ id, path, name, search })
    .from(savedViews)
    .where(eq(savedViews.userId, userId))
    .orderBy(asc(path), asc(name))
}
