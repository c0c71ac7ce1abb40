import { and, eq, inArray, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { users } from '#account/session/account.tables.server.ts'
import { invitations } from '#account/staff/staff.tables.server.ts'
import { subjectKey, type AuditSubject } from '#audit/audit-filter.ts'
import {
  marketplaceCategories,
  marketplaceProducts,
  marketplaceSellers,
} from '#catalog/products/marketplace.tables.server.ts'
import { catalogProposals } from '#catalog/proposals/proposals.tables.server.ts'
import { wtsSolutions } from '#catalog/solutions/solutions.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { apiKeys } from '#developers/keys/api-keys.tables.server.ts'
import { webhooks } from '#developers/webhooks/webhooks.tables.server.ts'
import { enquiries } from '#enquiries/enquiries.tables.server.ts'
import { enquiryReference } from '#enquiries/enquiry-thread.ts'
import { storedFiles } from '#files/files.tables.server.ts'
import { isUuid } from '#lib/ids.ts'
import { orderNumber } from '#orders/order-number.ts'
import { quoteNumber } from '#quotes/quote.ts'
import { reviews } from '#reviews/reviews.tables.server.ts'

type Reader = (db: Database, ids: string[]) => Promise<readonly { id: string; name: string }[]>

function named(table: PgTable & { id: AnyPgColumn }, name: AnyPgColumn): Reader {
  return (db, ids) =>
    db
      .select({ id: sql<string>`${table.id}`, name: sql<string>`${name}` })
      .from(table)
      .where(inArray(table.id, table.id.getSQLType() === 'uuid' ? uuids(ids) : ids))
}

/** Reads the names of subjects per kind. Orders and quotes have a number derived from their id. The name of a discount code is its id. */
const readers: Readonly<Record<string, Reader>> = {
  product: named(marketplaceProducts, marketplaceProducts.name),
  solution: named(wtsSolutions, wtsSolutions.name),
  category: named(marketplaceCategories, marketplaceCategories.name),
  seller: named(marketplaceSellers, marketplaceSellers.name),
  account: named(users, users.name),
  invitation: named(invitations, invitations.email),
  file: named(storedFiles, storedFiles.name),
  review: named(reviews, reviews.title),
  api_key: named(apiKeys, apiKeys.name),
  webhook: named(webhooks, webhooks.url),
  proposal: (db, ids) => {
    const { id, kind, document, sellerId } = catalogProposals
    const proposed = sql`coalesce(nullif(${document} ->> 'name', ''), 'Untitled')`
    const name = sql<string>`case ${kind} when 'seller' then ${marketplaceSellers.name} else ${proposed} end`
    return db
      .select({ id, name })
      .from(catalogProposals)
      .innerJoin(marketplaceSellers, eq(marketplaceSellers.id, sellerId))
      .where(inArray(id, uuids(ids)))
  },
  enquiry: async (db, ids) => {
    const found = await named(enquiries, enquiries.name)(db, ids)
    return found.map(({ id, name }) => {
      const reference = enquiryReference(id)
      return { id, name: name === '' ? reference : `${reference} (${name})` }
    })
  },
  order: async (_, ids) => ids.map((id) => ({ id, name: orderNumber(id) })),
  quote: async (_, ids) => ids.map((id) => ({ id, name: quoteNumber(id) })),
  discount: async (_, ids) => ids.map((id) => ({ id, name: id })),
}

/** Returns the names of existing subjects, by subject key. */
export async function subjectNames(
  db: Database,
  subjects: readonly AuditSubject[],
): Promise<Map<string, string>> {
  const byKind = Map.groupBy(subjects, ({ kind }) => kind)
  const parts = await Promise.all(
    [...byKind].map(async ([kind, some]) => {
      const ids = [...new Set(some.map(({ id }) => id))]
      const found = (await readers[kind]?.(db, ids)) ?? []
      return found.map(({ id, name }) => [subjectKey({ kind, id }), name] as const)
    }),
  )
  return new Map(parts.flat())
}

/** Returns the subjects that are drafts of proposals. Staff cannot see drafts. */
export async function draftsAmong(db: Database, subjects: readonly AuditSubject[]): Promise<Set<string>> {
  const ids = uuids(subjects.flatMap(({ kind, id }) => (kind === 'proposal' ? [id] : [])))
  if (ids.length === 0) return new Set()
  const { id, state } = catalogProposals
  const found = await db
    .select({ id })
    .from(catalogProposals)
    .where(and(inArray(id, ids), eq(state, 'draft')))
  return new Set(found.map((draft) => draft.id))
}

function uuids(ids: readonly string[]): string[] {
  return ids.filter(isUuid)
}
