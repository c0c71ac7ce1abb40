import { listStaff } from '#account/staff/staff.queries.server.ts'
import { listMembers } from '#catalog/sellers/seller-members.queries.server.ts'
import { accountsWithout } from '#dashboard/notices/notice-settings.queries.server.ts'
import { mayGetAsStaff, sellersFor, type Notice } from '#dashboard/notices/notices.ts'
import type { Database } from '#db/database.server.ts'
import { isOfHouse } from '#reviews/review.ts'

export interface NoticeRecipient {
  id: string
  email: string
  /** The affected sellers of which the recipient is a member; `null` for staff. */
  sellerIds: readonly string[] | null
}

/**
 * Reads the recipients of a notice by role and settings. A person who is both staff and a member gets only
 * the version for staff. Excludes staff who are members of a proposal's seller, and all staff if the seller
 * answers the review (product: dashboard 127, reviews 18).
 */
export async function recipientsOf(
  db: Database,
  notice: Notice,
  sellerIds: readonly string[],
): Promise<NoticeRecipient[]> {
  const without = await accountsWithout(db, notice)
  const members = await listMembers(db, { sellerIds })
  const ownSellers = new Set(notice === 'new_proposal' ? members.map(({ id }) => id) : [])
  const isForStaff = notice !== 'new_review' || sellerIds.every(isOfHouse)
  const found = new Map<string, NoticeRecipient>()
  for (const { id, email, roles } of await listStaff(db)) {
    if (!isForStaff || ownSellers.has(id) || !mayGetAsStaff({ staffRoles: roles, memberships: [] }, notice))
      continue
    found.set(id, { id, email, sellerIds: null })
  }
  for (const { id, email, sellerId, role } of members) {
    const known = found.get(id)
    const mayGet = sellersFor({ staffRoles: [], memberships: [{ sellerId, role }] }, notice).length > 0
    if (!mayGet || known?.sellerIds === null) continue
    found.set(id, { id, email, sellerIds: [...(known?.sellerIds ?? []), sellerId] })
  }
  return [...found.values()].filter(({ id }) => !without.has(id))
}
