import { removeAllFactors } from '#account/second-factor/second-factor.commands.server.ts'
import { changedRolesMail, resetFactorsMail } from '#account/second-factor/security-mails.server.ts'
import { roleLabel } from '#account/staff/roles.ts'
import { endSessionsOf, setStaffRoles, type StaffRolesError } from '#account/staff/staff.commands.server.ts'
import { staffRolesOf } from '#account/staff/staff.queries.server.ts'
import type { ByActor } from '#audit/audit.ts'
import { setMemberRole, type MemberError } from '#catalog/sellers/seller-members.commands.server.ts'
import { listMembers } from '#catalog/sellers/seller-members.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import { ok, type Result } from '#lib/result.ts'
import type { MailQueue } from '#mail/mail-queue-context.server.ts'

interface Mailed {
  person: { id: string; email: string }
  by: string
  jobs: MailQueue
  publicUrl: string
}

interface PersonChange extends ByActor {
  userId: string
}

type Changed = Result<null, StaffRolesError | MemberError>

/** Changes a person's roles and informs the person by mail, in one transaction. */
export function withRolesMail(
  db: Database,
  { person, by, jobs, publicUrl }: Mailed,
  change: (tx: Database) => Promise<Changed>,
): Promise<Changed> {
  return db.transaction(async (tx) => {
    const before = await rolesText(tx, person.id)
    const changed = await change(tx)
    const after = changed.ok ? await rolesText(tx, person.id) : before
    if (after !== before) {
      const recipient = { userId: person.id, email: person.email, publicUrl }
      await jobs.mail(tx, changedRolesMail(recipient, { by, before, after }))
    }
    return changed
  })
}

/** Removes a person's second factors and informs the person by mail, in one transaction. */
export function resetFactors(
  db: Database,
  { person, by, jobs, publicUrl }: Mailed,
  change: PersonChange,
): Promise<void> {
  return db.transaction(async (tx) => {
    await removeAllFactors(tx, change)
    await jobs.mail(tx, resetFactorsMail({ userId: person.id, email: person.email, publicUrl }, by))
  })
}

/** Thrown to roll back the transaction if the person cannot be removed. */
class CannotBeRemoved extends Error {
  readonly changed: Changed

  constructor(changed: Changed) {
    super('The person cannot be removed')
    this.changed = changed
  }
}

/** Removes all roles and ends all sessions of a person, or changes nothing. */
export async function removePerson(tx: Database, change: PersonChange): Promise<Changed> {
  try {
    await tx.transaction(async (inner) => {
      const roles = await staffRolesOf(inner, change.userId)
      if (roles.length > 0) requireDone(await setStaffRoles(inner, { ...change, roles: [] }))
      for (const { sellerId } of await listMembers(inner, { sellerIds: null, userId: change.userId })) {
        requireDone(await setMemberRole(inner, { ...change, sellerId, role: null }))
      }
      await endSessionsOf(inner, change.userId)
    })
    return ok(null)
  } catch (error) {
    if (error instanceof CannotBeRemoved) return error.changed
    throw error
  }
}

function requireDone(changed: Changed): void {
  if (!changed.ok) throw new CannotBeRemoved(changed)
}

/** Formats the roles, such as `Orders, Support, Admin of Copper Systems`. */
async function rolesText(db: Database, userId: string): Promise<string> {
  const roles = await staffRolesOf(db, userId)
  const memberships = await listMembers(db, { sellerIds: null, userId })
  return [
    ...roles.map(roleLabel),
    ...memberships.map(({ role, seller }) => `${roleLabel(role)} of ${seller}`),
  ].join(', ')
}
