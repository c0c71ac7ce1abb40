import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { underLock } from '#db/locks.server.ts'
import type { Enquiry } from '#enquiries/enquiries.ts'
import { enquiries, waitlistEntries } from '#enquiries/enquiries.tables.server.ts'

/** Stores an inquiry with the database's time and returns its id. */
export async function storeEnquiry(db: Database, enquiry: Enquiry): Promise<string> {
  const [stored] = await db.insert(enquiries).values(enquiry).returning({ id: enquiries.id })
  if (!stored) throw new Error('The inquiry was not stored')
  return stored.id
}

/**
 * Stores an inquiry and its related records, unless the same inquiry arrived within the last hour, for example
 * after a lost response. The lock makes the second request wait for an unfinished first one (product: enquiries
 * 14).
 */
export async function storeEnquiryOnce(
  db: Database,
  enquiry: Enquiry,
  storeMore: (tx: Database, id: string) => Promise<void>,
): Promise<void> {
  // Lock names may be logged, so the visitor's text is hashed.
  const words = createHash('sha256').update(JSON.stringify(enquiry)).digest('base64url')
  await underLock(db, `enquiry ${words}`, async (tx) => {
    const [same] = await tx
      .select({ id: enquiries.id })
      .from(enquiries)
      .where(and(...sameWords(enquiry), sql`${enquiries.createdAt} > now() - interval '1 hour'`))
      .limit(1)
    if (!same) await storeMore(tx, await storeEnquiry(tx, enquiry))
  })
}

/** Deletes the inquiries of a verified address with their threads, and its waitlist entries. */
export async function removeEnquiriesOf(tx: Database, email: string): Promise<void> {
  await tx.delete(enquiries).where(sql`lower(${enquiries.email}) = ${email.toLowerCase()}`)
  await tx.delete(waitlistEntries).where(eq(waitlistEntries.email, email.toLowerCase()))
}

/**
 * Adds an email address to a waitlist, ignoring case, and confirms a new entry. Joining twice is not an error
 * (product: enquiries 7).
 */
export async function joinWaitlist(
  db: Database,
  entry: { list: string; email: string; page: string },
  confirm: (tx: Database, id: string) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [joined] = await tx
      .insert(waitlistEntries)
      .values({ ...entry, email: entry.email.toLowerCase() })
      .onConflictDoNothing({ target: [waitlistEntries.list, waitlistEntries.email] })
      .returning({ id: waitlistEntries.id })
    if (joined) await confirm(tx, joined.id)
  })
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
