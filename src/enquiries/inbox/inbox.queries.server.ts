import { and, asc, desc, eq, gte, ilike, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { users } from '#account/session/account.tables.server.ts'
import { permissions } from '#account/staff/roles.ts'
import { staffMembers } from '#account/staff/staff.tables.server.ts'
import { comesAfter, momentText, type ListSlice } from '#db/comes-after.server.ts'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { countRows } from '#db/count-rows.server.ts'
import type { Enquiry } from '#enquiries/enquiries.ts'
import { enquiries, enquiryMessages } from '#enquiries/enquiries.tables.server.ts'
import { enquiryColumns } from '#enquiries/enquiries.queries.server.ts'
import { idOfReference, type InboxFilter } from '#enquiries/inbox/enquiry-filter.ts'
import { isAboutProductsOf } from '#enquiries/inbox/open-enquiries.queries.server.ts'
import type { EnquiryMessageKind, EnquiryState } from '#enquiries/enquiry-thread.ts'
import { isUuid } from '#lib/ids.ts'
import { containing } from '#lib/search-terms.ts'
import { mailsAbout, type MailState } from '#mail/mails.queries.server.ts'

export interface InboxEnquiry extends Enquiry {
  id: string
  createdAt: Date
  state: EnquiryState
  assignedTo: string | null
  assignee: string | null
}

const columns = {
  ...enquiryColumns,
  state: enquiries.state,
  assignedTo: enquiries.assignedTo,
  assignee: users.name,
}

/** Whether the list starts with the oldest inquiry. Open and waiting inquiries are answered in order of arrival. */
export function beginsWithOldest({ state }: Pick<InboxFilter, 'state'>): boolean {
  return state === 'open' || state === 'waiting'
}

/** The inquiries that match the filter. Without `isOldestFirst`, the filtered state determines the order. */
export function inbox(
  db: Database,
  filter: InboxFilter,
  {
    limit,
    offset = 0,
    after = null,
    isOldestFirst: isQueue = beginsWithOldest(filter),
  }: ListSlice & { isOldestFirst?: boolean },
): Promise<(InboxEnquiry & { moment: string })[]> {
  // Must match the sort order of the index. That order differs between lists of one state and lists of all.
  const nulls = filter.state ? sql`` : isQueue ? sql` nulls first` : sql` nulls last`
  const direction = isQueue ? sql`asc` : sql`desc`
  const { createdAt: at, id } = enquiries
  const order = isQueue ? (['asc', 'asc'] as const) : (['desc', 'desc'] as const)
  return db
    .select({ ...columns, moment: momentText(at) })
    .from(enquiries)
    .leftJoin(users, eq(users.id, enquiries.assignedTo))
    .where(and(filterCondition(filter), after === null ? undefined : comesAfter(after, { at, id, order })))
    .orderBy(sql`${at} ${direction}${nulls}`, isQueue ? asc(id) : desc(id))
    .limit(limit)
    .offset(offset)
}

export function inquiriesFrom(
  db: Database,
  emails: readonly string[],
  limit: number,
): Promise<InboxEnquiry[]> {
  const known = emails.filter((email) => email !== '').map((email) => email.toLowerCase())
  return db
    .select(columns)
    .from(enquiries)
    .leftJoin(users, eq(users.id, enquiries.assignedTo))
    .where(known.length === 0 ? sql`false` : inArray(sql`lower(${enquiries.email})`, known))
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(limit)
}

/** `null` for a search, because counting would read the whole table. */
export async function countInbox(db: Database, filter: InboxFilter): Promise<number | null> {
  if (filter.term !== '') return null
  return countRows(db, enquiries, filterCondition(filter))
}

/** One inquiry. If `sellers` is given, it must be a question about a product of one of them. */
export async function enquiryById(
  db: Database,
  id: string,
  sellers: readonly string[] | null = null,
): Promise<InboxEnquiry | null> {
  if (!isUuid(id)) return null
  const [found] = await db
    .select(columns)
    .from(enquiries)
    .leftJoin(users, eq(users.id, enquiries.assignedTo))
    .where(and(eq(enquiries.id, id), isAboutProductsOf(sellers)))
  return found ?? null
}

export interface ThreadMessage {
  id: string
  kind: EnquiryMessageKind
  text: string
  /** `null` if the author's account was deleted. */
  author: string | null
  at: Date
  /** The state of the mail; `null` if the message is not an answer. */
  mail: { state: MailState; error: string | null } | null
}

/** The thread of an inquiry, oldest first, with the state of its mails. */
export async function threadOf(db: Database, enquiryId: string): Promise<ThreadMessage[]> {
  const rows = await db
    .select({
      id: enquiryMessages.id,
      kind: enquiryMessages.kind,
      text: enquiryMessages.text,
      author: users.name,
      at: enquiryMessages.at,
    })
    .from(enquiryMessages)
    .leftJoin(users, eq(users.id, enquiryMessages.authorId))
    .where(eq(enquiryMessages.enquiryId, enquiryId))
    .orderBy(asc(enquiryMessages.at), asc(enquiryMessages.id))
  const answers = rows.filter(({ kind }) => kind === 'answer').map(({ id }) => id)
  const mails = new Map((await mailsAbout(db, answers)).map((mail) => [mail.subject, mail]))
  return rows.map((row) => {
    const mail = mails.get(row.id)
    return { ...row, mail: mail ? { state: mail.state, error: mail.error } : null }
  })
}

export async function nameOfSeller(db: Database, sellerId: string): Promise<string | null> {
  const { id, name } = marketplaceSellers
  const [seller] = await db.select({ name }).from(marketplaceSellers).where(eq(id, sellerId))
  return seller?.name ?? null
}

/** The accounts that can be assigned to inquiries, sorted by name. */
export function answerers(db: Database): Promise<{ id: string; name: string }[]> {
  return db
    .selectDistinct({ id: users.id, name: users.name })
    .from(staffMembers)
    .innerJoin(users, eq(users.id, staffMembers.userId))
    .where(inArray(staffMembers.role, [...permissions['enquiries.answer']]))
    .orderBy(asc(users.name))
}

function filterCondition({
  sellers,
  state,
  kind,
  assignedTo,
  from,
  before,
  term,
}: InboxFilter): SQL | undefined {
  return and(
    isAboutProductsOf(sellers),
    state ? eq(enquiries.state, state) : undefined,
    kind ? eq(enquiries.kind, kind) : undefined,
    assignedTo === 'nobody' ? isNull(enquiries.assignedTo) : undefined,
    assignedTo && assignedTo !== 'nobody' ? eq(enquiries.assignedTo, assignedTo.accountId) : undefined,
    from ? gte(enquiries.createdAt, from) : undefined,
    before ? lt(enquiries.createdAt, before) : undefined,
    term === '' ? undefined : fitsTerm(term, sellers !== null),
  )
}

/** The condition of a search. A search by sellers ignores contact details, because sellers cannot see them. */
function fitsTerm(term: string, isForSeller: boolean): SQL | undefined {
  const id = idOfReference(term)
  if (id !== null) return sql`starts_with(${enquiries.id}::text, ${id})`
  const part = containing(term)
  const { name, company, email, phone, subject, message } = enquiries
  const searched = isForSeller ? [name, subject, message] : [name, company, email, phone, subject, message]
  return or(...searched.map((column) => ilike(column, part)))
}
