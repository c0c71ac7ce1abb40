import { and, asc, count, eq, min, ne } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { enquiries } from '#enquiries/enquiries.tables.server.ts'

const isOpen = and(eq(enquiries.kind, 'seller_application'), ne(enquiries.state, 'done'))

export async function undecidedApplications(db: Database): Promise<{ count: number; oldest: Date | null }> {
  const [found] = await db
    .select({
      count: count(),
      oldest: min(enquiries.createdAt),
    })
    .from(enquiries)
    .where(isOpen)
  return found ?? { count: 0, oldest: null }
}

/** The undecided applications to sell, oldest first. */
export async function openApplications(db: Database) {
  const rows = await db
    .select()
    .from(enquiries)
    .where(isOpen)
    .orderBy(asc(enquiries.createdAt), asc(enquiries.id))
    .limit(200)
  return rows.map(({ id, createdAt, name, email, company, subject, message, details }) => ({
    id,
    createdAt,
    name,
    email,
    company,
    site: details['site'] ?? '',
    subject,
    message,
  }))
}

export type SellerApplication = Awaited<ReturnType<typeof openApplications>>[number]
