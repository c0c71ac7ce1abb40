import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { users } from '#account/account.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import {
  editingForMilliseconds,
  type Draft,
  type DraftPlace,
  type OtherEditor,
} from '#catalogue/editing/drafts.ts'
import { catalogueDrafts } from '#catalogue/editing/drafts.tables.server.ts'
import { typedForm } from '#catalogue/editing/typed.forms.ts'

/** The draft of this account, if there is one that can be read. */
export async function findDraft(
  db: Database,
  { accountId, noun, itemId }: DraftPlace,
): Promise<Draft | null> {
  const [row] = await db
    .select()
    .from(catalogueDrafts)
    .where(
      and(
        eq(catalogueDrafts.accountId, accountId),
        eq(catalogueDrafts.noun, noun),
        eq(catalogueDrafts.itemId, itemId),
      ),
    )
  const typed = typedForm.safeParse(row?.typed)
  const opened = typedForm.safeParse(row?.opened)
  if (!row || !typed.success) return null
  return {
    typed: typed.data,
    opened: opened.success ? opened.data : null,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** What this account has typed and not saved, the latest first. */
export function draftsOf(
  db: Database,
  accountId: string,
  limit: number,
): Promise<{ noun: string; itemId: string; updatedAt: Date }[]> {
  const { noun, itemId, updatedAt } = catalogueDrafts
  return db
    .select({ noun, itemId, updatedAt })
    .from(catalogueDrafts)
    .where(eq(catalogueDrafts.accountId, accountId))
    .orderBy(desc(updatedAt))
    .limit(limit)
}

/** Who else is at this record, the latest first (product: dashboard 27). */
export async function otherEditors(
  db: Database,
  { accountId, noun, itemId }: DraftPlace,
  now: Date,
): Promise<OtherEditor[]> {
  const since = new Date(now.getTime() - editingForMilliseconds)
  const rows = await db
    .select({ name: users.name, updatedAt: catalogueDrafts.updatedAt })
    .from(catalogueDrafts)
    .innerJoin(users, eq(users.id, catalogueDrafts.accountId))
    .where(
      and(
        eq(catalogueDrafts.noun, noun),
        eq(catalogueDrafts.itemId, itemId),
        ne(catalogueDrafts.accountId, accountId),
        gt(catalogueDrafts.updatedAt, since),
      ),
    )
    .orderBy(desc(catalogueDrafts.updatedAt))
    .limit(5)
  return rows.map(({ name, updatedAt }) => ({ name, updatedAt: updatedAt.toISOString() }))
}
