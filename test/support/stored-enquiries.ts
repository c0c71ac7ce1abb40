import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { enquiryColumns } from '#enquiries/enquiries.queries.server.ts'
import { enquiries, waitlistEntries } from '#enquiries/enquiries.tables.server.ts'
import type { EnquiryKind } from '#enquiries/enquiries.ts'

/** The stored inquiries, or the inquiries of one kind, oldest first. */
export function storedEnquiries(db: Database, kind?: EnquiryKind) {
  return db
    .select(enquiryColumns)
    .from(enquiries)
    .where(kind && eq(enquiries.kind, kind))
    .orderBy(asc(enquiries.createdAt), asc(enquiries.id))
}

export function storedWaitlistEntries(db: Database) {
  return db.select().from(waitlistEntries).orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id))
}
