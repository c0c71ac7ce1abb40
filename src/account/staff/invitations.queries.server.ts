import { and, asc, eq, gt, ilike, inArray, isNull } from 'drizzle-orm'
import { invitationTokenHash } from '#account/staff/invitation-token.server.ts'
import type { InvitedTo } from '#account/staff/invitations.ts'
import { invitations } from '#account/staff/staff.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { containing } from '#lib/search-terms.ts'

export interface Invitation extends InvitedTo {
  id: string
  email: string
  createdAt: Date
  expiresAt: Date
}

/** Finds an invitation by its link. Returns `null` if it was accepted or withdrawn, or has expired. */
export async function openInvitation(db: Database, token: string, now: Date): Promise<Invitation | null> {
  if (!/^[\w-]{43}$/.test(token)) return null
  return find(
    db,
    and(
      eq(invitations.tokenHash, invitationTokenHash(token)),
      isNull(invitations.acceptedAt),
      gt(invitations.expiresAt, now),
    ),
  )
}

export async function pendingInvitation(db: Database, id: string): Promise<Invitation | null> {
  return find(db, and(eq(invitations.id, id), isNull(invitations.acceptedAt)))
}

/** Open invitations, including expired ones, oldest first. `sellerIds` limits them to these sellers. */
export async function pendingInvitations(
  db: Database,
  sellerIds: readonly string[] | null,
  { limit, offset = 0, term = '' }: { limit: number; offset?: number; term?: string },
): Promise<Invitation[]> {
  const rows = await db
    .select()
    .from(invitations)
    .where(
      and(
        isNull(invitations.acceptedAt),
        sellerIds === null ? undefined : inArray(invitations.sellerId, [...sellerIds]),
        term === '' ? undefined : ilike(invitations.email, containing(term)),
      ),
    )
    .orderBy(asc(invitations.createdAt), asc(invitations.id))
    .limit(limit)
    .offset(offset)
  return rows.map(shown)
}

async function find(db: Database, condition: ReturnType<typeof and>): Promise<Invitation | null> {
  const [row] = await db.select().from(invitations).where(condition)
  return row ? shown(row) : null
}

function shown(row: typeof invitations.$inferSelect): Invitation {
  const { id, email, staffRoles, sellerId, sellerRole, createdAt, expiresAt } = row
  const seller = sellerId !== null && sellerRole !== null ? { sellerId, role: sellerRole } : null
  return { id, email, staffRoles, seller, createdAt, expiresAt }
}
