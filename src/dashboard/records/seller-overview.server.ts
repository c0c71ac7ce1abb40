import { isAllowedForStaff, type Roles } from '#account/staff/roles.ts'
import { listMembers } from '#catalog/sellers/seller-members.queries.server.ts'
import { sellerStatus } from '#catalog/sellers/suspended-sellers.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import { revenueOf } from '#orders/admin/order-reports.queries.server.ts'
import { salesOfSellers } from '#orders/admin/seller-sales.queries.server.ts'
import { and, eq, sql, count, inArray } from 'drizzle-orm'
import { auditEntries } from '#audit/audit.tables.server.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'

export type SellerOverviewData = Awaited<ReturnType<typeof sellerOverview>>

/**
 * Reads the facts about a seller that are not in its profile, as far as the viewer may see them. Computes
 * revenue like the reports (product: dashboard 54).
 */
export async function sellerOverview(
  db: Database,
  { id, viewer, now }: { id: string; viewer: Roles; now: Date },
) {
  const sees = (permission: Parameters<typeof isAllowedForStaff>[1]) => isAllowedForStaff(viewer, permission)
  const [status, products, members, sales, revenue, application] = await Promise.all([
    sellerStatus(db, id),
    productsOfSellers(db, [id]),
    sees('people.see') ? listMembers(db, { sellerIds: [id] }, { limit: 20 }) : null,
    sees('reports.see') ? salesOfSellers(db, [id]) : null,
    sees('reports.see') ? revenueOf(db, { start: new Date(0), before: now, sellerIds: [id] }) : null,
    sees('applications.decide') ? approvedApplication(db, id) : null,
  ])
  return {
    products: products.get(id) ?? { all: 0, shown: 0 },
    members: members?.map((member) => ({ id: member.id, name: member.name, role: member.role })) ?? null,
    sales: sales && (sales.get(id) ?? { items: 0, orders: 0 }),
    revenue: revenue && {
      once: revenue.once,
      recurring: revenue.monthly + revenue.quarterly + revenue.yearly,
    },
    application: application && { ...application, isLinked: sees('enquiries.see') },
    seesOrders: sees('orders.see'),
    seesStatements: sees('statements.see'),
    verifiedSince: status?.isVerified ? status.verifiedSince : null,
    isVerified: status?.isVerified ?? false,
    suspendedAt: status?.suspendedAt ?? null,
  }
}

/** Reads the numbers of products and sales per seller, for the list of sellers. */
export async function sellerFigures(
  db: Database,
  ids: readonly string[],
): Promise<{ [id: string]: { products: number; sales: number } }> {
  const [products, sales] = await Promise.all([productsOfSellers(db, ids), salesOfSellers(db, ids)])
  return Object.fromEntries(
    ids.map((id) => [id, { products: products.get(id)?.all ?? 0, sales: sales.get(id)?.items ?? 0 }]),
  )
}

/** Finds the application from which a seller was created, according to the audit log. */
async function approvedApplication(db: Database, sellerId: string) {
  const { action, after, subjectId, at } = auditEntries
  const [found] = await db
    .select({ enquiryId: subjectId, approvedAt: at })
    .from(auditEntries)
    .where(and(eq(sql`lower(${action})`, 'applications.decide'), sql`${after} ->> 'sellerId' = ${sellerId}`))
    .limit(1)
  return found ?? null
}

/** Counts the products of each seller, and its products that are visible in the shop. */
async function productsOfSellers(
  db: Database,
  sellerIds: readonly string[],
): Promise<Map<string, { all: number; shown: number }>> {
  if (sellerIds.length === 0) return new Map()
  const { sellerId, isActive } = marketplaceProducts
  const rows = await db
    .select({
      sellerId: sql<string>`${sellerId}`,
      all: count(),
      shown: sql`count(*) filter (where ${isActive})`.mapWith(Number),
    })
    .from(marketplaceProducts)
    .where(inArray(sellerId, [...sellerIds]))
    .groupBy(sellerId)
  return new Map(rows.map(({ sellerId: id, ...figures }) => [id, figures]))
}
