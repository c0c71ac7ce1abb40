import { and, asc, eq, exists, ilike, or } from 'drizzle-orm'
import { users } from '#account/session/account.tables.server.ts'
import { staffMembers } from '#account/staff/staff.tables.server.ts'
import { sellerMembers } from '#catalog/sellers/seller-members.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { containing } from '#lib/search-terms.ts'

/** Staff and members of sellers by a part of their name or email address. */
export function findPeople(
  db: Database,
  term: string,
  limit: number,
): Promise<{ id: string; name: string; email: string }[]> {
  const part = containing(term)
  const ofStaff = db
    .select({ id: staffMembers.userId })
    .from(staffMembers)
    .where(eq(staffMembers.userId, users.id))
  const ofSeller = db
    .select({ id: sellerMembers.userId })
    .from(sellerMembers)
    .where(eq(sellerMembers.userId, users.id))
  return db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(and(or(ilike(users.name, part), ilike(users.email, part)), or(exists(ofStaff), exists(ofSeller))))
    .orderBy(asc(users.name), users.id)
    .limit(limit)
}
