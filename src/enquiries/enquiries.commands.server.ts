import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import type { Enquiry } from '#enquiries/enquiries.ts'
import { enquiries, waitlistEntries } from '#enquiries/enquiries.tables.server.ts'

/** Stores an enquiry with the database's time and returns its id. */
export async function storeEnquiry(db: Database, enquiry: Enquiry): Promise<string> {
  const [stored] = await db.insert(enquiries).values(enquiry).returning({ id: enquiries.id })
  if (!stored) throw new Error('The enquiry was not stored')
  return stored.id
}

/**
 * Stores an enquiry unless the same words came within the hour, as they do when the first answer was lost: then `null`
 * (product: enquiries 14). The lock makes a repetition wait for a transaction that the database has not finished yet.
 */
export async function storeEnquiryOnce(tx: Database, enquiry: Enquiry): Promise<string | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify(enquiry)}, 0))`)
  const [same] = await tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(...sameWords(enquiry), sql`${enquiries.createdAt} > now() - interval '1 hour'`))
    .limit(1)
  return same ? null : storeEnquiry(tx, enquiry)
}

/** Deletes what came from an address that its owner has proven: enquiries with their threads, and waitlist entries. */
export async function removeEnquiriesOf(tx: Database, email: string): Promise<void> {
  await tx.delete(enquiries).where(sql`lower(${enquiries.email}) = ${email.toLowerCase()}`)
  await tx.delete(waitlistEntries).where(eq(waitlistEntries.email, email.toLowerCase()))
}

/** Stores an address once per list, whatever its case. Joining twice is not an error (product: enquiries 7). */
export async function joinWaitlist(
  db: Database,
  entry: { list: string; email: string; page: string },
): Promise<void> {
  await db
    .insert(waitlistEntries)
    .values({ ...entry, email: entry.email.toLowerCase() })
    .onConflictDoNothing({ target: [waitlistEntries.list, waitlistEntries.email] })
}

function sameWords({ kind, subject, name, email, phone, company, message, details, page }: Enquiry) {
  return [
    eq(enquiries.kind, kind),
    eq(enquiries.subject, subject),
    eq(enquiries.name, name),
    eq(enquiries.email, email),
    eq(enquiries.phone, phone),
    eq(enquiries.company, company),
    eq(enquiries.message, message),
    eq(enquiries.details, details),
    eq(enquiries.page, page),
  ]
}
