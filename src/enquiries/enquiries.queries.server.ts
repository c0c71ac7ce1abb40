import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import type { Enquiry } from '#enquiries/enquiries.ts'
import { enquiries, enquiryMessages, waitlistEntries } from '#enquiries/enquiries.tables.server.ts'

export interface StoredEnquiry extends Enquiry {
  id: string
  createdAt: Date
}

export const enquiryColumns = {
  id: enquiries.id,
  createdAt: enquiries.createdAt,
  kind: enquiries.kind,
  subject: enquiries.subject,
  name: enquiries.name,
  email: enquiries.email,
  phone: enquiries.phone,
  company: enquiries.company,
  message: enquiries.message,
  details: enquiries.details,
  page: enquiries.page,
}

/** The product that a question is about; `null` if the shop does not show it. */
export async function productInQuestion(
  db: Database,
  productId: string,
): Promise<{ id: string; name: string; sellerId: string | null } | null> {
  const { id, name, sellerId, isActive } = marketplaceProducts
  const [found] = await db
    .select({ id, name, sellerId })
    .from(marketplaceProducts)
    .where(and(eq(id, productId), isActive))
  return found ?? null
}

/** The inquiries from an address with the mails that followed. Excludes internal notes. */
export async function enquiriesOf(db: Database, email: string) {
  const address = email.toLowerCase()
  const sent = await db
    .select()
    .from(enquiries)
    .where(sql`lower(${enquiries.email}) = ${address}`)
    .orderBy(asc(enquiries.createdAt))
  const ids = sent.map(({ id }) => id)
  const thread =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(enquiryMessages)
          .where(and(inArray(enquiryMessages.enquiryId, ids), ne(enquiryMessages.kind, 'note')))
          .orderBy(asc(enquiryMessages.at))
  const waitlists = await db.select().from(waitlistEntries).where(eq(waitlistEntries.email, address))
  return {
    sent: sent.map(({ assignedTo: _assignedTo, id, ...enquiry }) => ({
      id,
      ...enquiry,
      thread: thread
        .filter(({ enquiryId }) => enquiryId === id)
        .map(({ kind, text, at }) => ({ kind, text, at })),
    })),
    waitlists: waitlists.map(({ list, page, createdAt }) => ({ list, page, createdAt })),
  }
}
