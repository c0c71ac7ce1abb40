import { and, asc, eq, gte } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import type { Enquiry, EnquiryKind } from '#enquiries/enquiries.ts'
import { enquiries, waitlistEntries } from '#enquiries/enquiries.tables.server.ts'

export interface StoredEnquiry extends Enquiry {
  id: string
  createdAt: Date
}

export interface WaitlistEntry {
  id: string
  createdAt: Date
  list: string
  email: string
  page: string
}

export interface EnquiryFilter {
  since: Date | null
  kind: EnquiryKind | null
}

/** Oldest first, in the order in which staff work through them. */
export function enquiriesSince(db: Database, { since, kind }: EnquiryFilter): Promise<StoredEnquiry[]> {
  return db
    .select({
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
    })
    .from(enquiries)
    .where(
      and(since ? gte(enquiries.createdAt, since) : undefined, kind ? eq(enquiries.kind, kind) : undefined),
    )
    .orderBy(asc(enquiries.createdAt), asc(enquiries.id))
}

export function waitlistEntriesSince(db: Database, since: Date | null): Promise<WaitlistEntry[]> {
  return db
    .select({
      id: waitlistEntries.id,
      createdAt: waitlistEntries.createdAt,
      list: waitlistEntries.list,
      email: waitlistEntries.email,
      page: waitlistEntries.page,
    })
    .from(waitlistEntries)
    .where(since ? gte(waitlistEntries.createdAt, since) : undefined)
    .orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id))
}
