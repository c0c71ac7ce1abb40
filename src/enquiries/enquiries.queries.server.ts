import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { wtsSolutions } from '#catalog/solutions/solutions.tables.server.ts'
import { brand } from '#content/brand.ts'
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

/** The name and details of the product or solution that a question is about; `null` if the shop does not show it. */
export async function itemInQuestion(
  db: Database,
  itemId: string,
): Promise<{ name: string; details: Record<string, string> } | null> {
  const { name, sellerId, isActive } = marketplaceProducts
  const [product] = await db
    .select({ name, sellerId })
    .from(marketplaceProducts)
    .where(and(eq(marketplaceProducts.id, itemId), isActive))
  if (product) {
    const ofSeller = product.sellerId === null ? {} : { seller_id: product.sellerId }
    return { name: product.name, details: { product_id: itemId, ...ofSeller } }
  }
  const [solution] = await db
    .select({ name: wtsSolutions.name })
    .from(wtsSolutions)
    .where(and(eq(wtsSolutions.id, itemId), isNull(wtsSolutions.archivedAt)))
  return solution ? { name: solution.name, details: { seller_id: brand.sellerId } } : null
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
