import { and, eq, inArray, sql } from 'drizzle-orm'
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

type Named = Promise<readonly { id: string; name: string }[]>

/** Reads the names of subjects per kind. Orders and quotes have a number derived from their id. The name of a discount code is its id. */
const readers: Readonly<Record<string, (db: Database, ids: string[]) => Named>> = {
  product: (db, ids) => {
    const { id, name } = marketplaceProducts
    return db.select({ id, name }).from(marketplaceProducts).where(inArray(id, ids))
  },
  solution: (db, ids) => {
    const { id, name } = wtsSolutions
    return db.select({ id, name }).from(wtsSolutions).where(inArray(id, ids))
  },
  category: (db, ids) => {
    const { id, name } = marketplaceCategories
    return db.select({ id, name }).from(marketplaceCategories).where(inArray(id, ids))
  },
  seller: (db, ids) => {
    const { id, name } = marketplaceSellers
    return db.select({ id, name }).from(marketplaceSellers).where(inArray(id, ids))
  },
  account: (db, ids) => {
    const { id, name } = users
    return db
      .select({ id, name })
      .from(users)
      .where(inArray(id, uuids(ids)))
  },
  invitation: (db, ids) => {
    const { id, email: name } = invitations
    return db
      .select({ id, name })
      .from(invitations)
      .where(inArray(id, uuids(ids)))
  },
  file: (db, ids) => {
    const { id, name } = storedFiles
    return db.select({ id, name }).from(storedFiles).where(inArray(id, ids))
  },
  review: (db, ids) => {
    const { id, title: name } = reviews
    return db
      .select({ id, name })
      .from(reviews)
      .where(inArray(id, uuids(ids)))
  },
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
    const { id, name } = enquiries
    const found = await db
      .select({ id, name })
      .from(enquiries)
      .where(inArray(id, uuids(ids)))
    return found.map((each) => ({
      id: each.id,
      name: each.name === '' ? enquiryReference(each.id) : `${enquiryReference(each.id)} (${each.name})`,
    }))
  },
  api_key: (db, ids) => {
    const { id, name } = apiKeys
    return db
      .select({ id, name })
      .from(apiKeys)
      .where(inArray(id, uuids(ids)))
  },
  webhook: (db, ids) => {
    const { id, url: name } = webhooks
    return db
      .select({ id, name })
      .from(webhooks)
      .where(inArray(id, uuids(ids)))
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
