import { and, asc, count, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { enquiries } from '#enquiries/enquiries.tables.server.ts'

/** The id of the open inquiry that has waited longest, other than `except`. */
export async function nextOpenInquiry(
  db: Database,
  sellers: readonly string[] | null,
  except: string,
): Promise<string | null> {
  const [next] = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(isAboutProductsOf(sellers), eq(enquiries.state, 'open'), ne(enquiries.id, except)))
    .orderBy(asc(enquiries.createdAt), asc(enquiries.id))
    .limit(1)
  return next?.id ?? null
}

/**
 * Counts the open inquiries assigned to this account and the unassigned inquiries, with the oldest arrival
 * time of each kind.
 */
export async function openEnquiries(
  db: Database,
  accountId: string,
  /**
   * Whether to exclude applications to sell. The overview lists them as a separate task for viewers who decide on
   * them.
   */
  { withoutApplications = false } = {},
): Promise<Record<'mine' | 'unassigned', { count: number; oldest: Date | null }>> {
  const part = (condition: SQL) => ({
    count: sql<number>`count(*) filter (where ${condition})`.mapWith(Number),
    oldest: sql<Date | null>`min(${enquiries.createdAt}) filter (where ${condition})`.mapWith(
      enquiries.createdAt,
    ),
  })
  const [found] = await db
    .select({
      mine: part(eq(enquiries.assignedTo, accountId)),
      unassigned: part(isNull(enquiries.assignedTo)),
    })
    .from(enquiries)
    .where(
      and(
        eq(enquiries.state, 'open'),
        withoutApplications ? ne(enquiries.kind, 'seller_application') : undefined,
      ),
    )
  const none = { count: 0, oldest: null }
  return found ?? { mine: none, unassigned: none }
}

/** The number of open questions about products of these sellers, and the arrival time of the oldest. */
export async function openQuestions(
  db: Database,
  sellers: readonly string[],
): Promise<{ count: number; oldest: Date | null }> {
  if (sellers.length === 0) return { count: 0, oldest: null }
  const [found] = await db
    .select({
      count: count(),
      oldest: sql<Date | null>`min(${enquiries.createdAt})`.mapWith(enquiries.createdAt),
    })
    .from(enquiries)
    .where(and(isAboutProductsOf(sellers), eq(enquiries.state, 'open')))
  return found ?? { count: 0, oldest: null }
}

export function isAboutProductsOf(sellers: readonly string[] | null): SQL | undefined {
  if (sellers === null) return undefined
  const seller = sql<string>`${enquiries.details} ->> 'seller_id'`
  return and(eq(enquiries.kind, 'product_question'), inArray(seller, [...sellers]))
}
