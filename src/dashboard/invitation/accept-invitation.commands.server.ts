import { lockPending, markAccepted } from '#account/staff/invitations.commands.server.ts'
import type { Invitation } from '#account/staff/invitations.queries.server.ts'
import { createInvitedAccount } from '#account/staff/invited-account.commands.server.ts'
import { addStaffRoles, proveAddress } from '#account/staff/staff.commands.server.ts'
import type { Actor } from '#audit/audit.ts'
import { addMember } from '#catalog/sellers/seller-members.commands.server.ts'
import type { Database } from '#db/database.server.ts'

/** Accepts an invitation with a new account; `null` if there is an account or the invitation was used. */
export async function acceptWithNewAccount(
  db: Database,
  invitation: Invitation,
  { name, passwordHash }: { name: string; passwordHash: string },
  now: Date,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    if (!(await lockPending(tx, invitation.id))) return null
    const userId = await createInvitedAccount(tx, { email: invitation.email, name, passwordHash, now })
    if (userId === null) return null
    await markAccepted(tx, invitation.id, now)
    await join(tx, invitation, { actor: { kind: 'system' }, userId, now })
    return userId
  })
}

/** Accepts an invitation with its existing account; `false` if the invitation was used. */
export async function acceptWithAccount(
  db: Database,
  invitation: Invitation,
  { actor, userId, now }: { actor: Actor; userId: string; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await markAccepted(tx, invitation.id, now))) return false
    await proveAddress(tx, userId)
    await join(tx, invitation, { actor, userId, now })
    return true
  })
}

async function join(
  tx: Database,
  { staffRoles: roles, seller }: Invitation,
  change: { actor: Actor; userId: string; now: Date },
): Promise<void> {
  if (roles.length > 0) await addStaffRoles(tx, { ...change, roles })
  if (seller) await addMember(tx, { ...change, ...seller })
}
