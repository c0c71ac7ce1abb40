import { and, asc, eq, ne } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { enquiries } from '#enquiries/enquiries.tables.server.ts'

export interface SellerApplication {
  id: string
  createdAt: Date
  name: string
  email: string
  company: string
  site: string
  /** What the applicant sells. */
  subject: string
  message: string
}

const isOpen = and(eq(enquiries.kind, 'seller_application'), ne(enquiries.state, 'done'))

export function countOpenApplications(db: Database): Promise<number> {
  return db.$count(enquiries, isOpen)
}

/** Undecided applications to sell, oldest first. */
export async function openApplications(db: Database): Promise<SellerApplication[]> {
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
