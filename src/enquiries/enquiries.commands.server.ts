import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import type { Enquiry, Waitlist } from '#enquiries/enquiries.ts'
import { enquiries, waitlistEntries } from '#enquiries/enquiries.tables.server.ts'

/** Stores an enquiry with the database's time and returns its id. */
export async function storeEnquiry(db: Database, enquiry: Enquiry): Promise<string> {
  const [stored] = await db.insert(enquiries).values(enquiry).returning({ id: enquiries.id })
  if (!stored) throw new Error('The enquiry was not stored')
  return stored.id
}

/** Deletes what came from an address that its owner has proven: enquiries with their threads, and waitlist entries. */
export async function removeEnquiriesOf(tx: Database, email: string): Promise<void> {
  await tx.delete(enquiries).where(sql`lower(${enquiries.email}) = ${email.toLowerCase()}`)
  await tx.delete(waitlistEntries).where(eq(waitlistEntries.email, email.toLowerCase()))
}

/** Stores an address once per list, whatever its case. Joining twice is not an error (product: enquiries 7). */
export async function joinWaitlist(
  db: Database,
  entry: { list: Waitlist; email: string; page: string },
): Promise<void> {
  await db
    .insert(waitlistEntries)
    .values({ ...entry, email: entry.email.toLowerCase() })
    .onConflictDoNothing({ target: [waitlistEntries.list, waitlistEntries.email] })
}
