import { and, asc, desc, eq, gte, ilike, lt, type SQL } from 'drizzle-orm'
import { waitlists } from '#content/waitlists.ts'
import { comesAfter, momentText, type ListSlice } from '#db/comes-after.server.ts'
import type { Database } from '#db/database.server.ts'
import { waitlistEntries } from '#enquiries/enquiries.tables.server.ts'
import type { WaitlistFilter } from '#enquiries/inbox/enquiry-filter.ts'
import { countRows } from '#db/count-rows.server.ts'
import { containing } from '#lib/search-terms.ts'

/** The built-in waitlists and all others that have entries, sorted by name. */
export async function knownWaitlists(db: Database): Promise<string[]> {
  const used = await db.selectDistinct({ list: waitlistEntries.list }).from(waitlistEntries).limit(500)
  return [...new Set([...waitlists, ...used.map(({ list }) => list)])].toSorted()
}

/** The entries of the waitlists, newest first by default. */
export function waitlistPage(
  db: Database,
  filter: WaitlistFilter,
  { limit, offset = 0, after = null, isOldestFirst = false }: ListSlice & { isOldestFirst?: boolean },
) {
  const { createdAt, id } = waitlistEntries
  const order = isOldestFirst ? asc : desc
  return db
    .select({
      id,
      moment: momentText(createdAt),
      createdAt,
      list: waitlistEntries.list,
      email: waitlistEntries.email,
      page: waitlistEntries.page,
    })
    .from(waitlistEntries)
    .where(
      and(
        isOnList(filter),
        after === null ? undefined : comesAfter(after, { at: createdAt, id, order: ['desc', 'desc'] }),
      ),
    )
    .orderBy(order(createdAt), order(id))
    .limit(limit)
    .offset(offset)
}

export type WaitlistEntry = Awaited<ReturnType<typeof waitlistPage>>[number]

/** `null` for a search, because counting would read the whole table. */
export async function countWaitlists(db: Database, filter: WaitlistFilter): Promise<number | null> {
  if (filter.term !== '') return null
  return countRows(db, waitlistEntries, isOnList(filter))
}

function isOnList({ list, from, before, term }: WaitlistFilter): SQL | undefined {
  const { createdAt, email } = waitlistEntries
  return and(
    list ? eq(waitlistEntries.list, list) : undefined,
    from ? gte(createdAt, from) : undefined,
    before ? lt(createdAt, before) : undefined,
    term === '' ? undefined : ilike(email, containing(term)),
  )
}
