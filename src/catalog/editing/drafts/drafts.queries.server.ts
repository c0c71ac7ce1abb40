import { and, desc, eq, gt, ne, type SQL } from 'drizzle-orm'
import { users } from '#account/session/account.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import {
  editingForMilliseconds,
  type Draft,
  type DraftPlace,
  type OtherEditor,
} from '#catalog/editing/drafts/drafts.ts'
import { catalogDrafts } from '#catalog/editing/drafts/drafts.tables.server.ts'
import { formValuesSchema } from '#catalog/editing/fields/form-values.ts'

export function isDraftAt({ accountId, noun, itemId }: DraftPlace): SQL | undefined {
  return and(
    eq(catalogDrafts.accountId, accountId),
    eq(catalogDrafts.noun, noun),
    eq(catalogDrafts.itemId, itemId),
  )
}

export async function findDraft(db: Database, place: DraftPlace): Promise<Draft | null> {
  const [row] = await db.select().from(catalogDrafts).where(isDraftAt(place))
  const values = formValuesSchema.safeParse(row?.values)
  const opened = formValuesSchema.safeParse(row?.opened)
  if (!row || !values.success) return null
  return {
    values: values.data,
    opened: opened.success ? opened.data : null,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function draftsOf(
  db: Database,
  accountId: string,
  limit: number,
): Promise<{ noun: string; itemId: string; updatedAt: Date }[]> {
  const { noun, itemId, updatedAt } = catalogDrafts
  return db
    .select({ noun, itemId, updatedAt })
    .from(catalogDrafts)
    .where(eq(catalogDrafts.accountId, accountId))
    .orderBy(desc(updatedAt))
    .limit(limit)
}

/** Finds other accounts that are editing this record, latest first (product: dashboard 27). */
export async function otherEditors(
  db: Database,
  { accountId, noun, itemId }: DraftPlace,
  now: Date,
): Promise<OtherEditor[]> {
  const since = new Date(now.getTime() - editingForMilliseconds)
  const rows = await db
    .select({ name: users.name, updatedAt: catalogDrafts.updatedAt })
    .from(catalogDrafts)
    .innerJoin(users, eq(users.id, catalogDrafts.accountId))
    .where(
      and(
        eq(catalogDrafts.noun, noun),
        eq(catalogDrafts.itemId, itemId),
        ne(catalogDrafts.accountId, accountId),
        gt(catalogDrafts.updatedAt, since),
      ),
    )
    .orderBy(desc(catalogDrafts.updatedAt))
    .limit(5)
  return rows.map(({ name, updatedAt }) => ({ name, updatedAt: updatedAt.toISOString() }))
}
