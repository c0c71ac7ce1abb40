import { and, eq, sql } from 'drizzle-orm'
import { sessions, users } from '#account/session/account.tables.server.ts'
import { staffRoles, type StaffRole } from '#account/staff/roles.ts'
import { staffRolesOf } from '#account/staff/staff.queries.server.ts'
import { staffMembers } from '#account/staff/staff.tables.server.ts'
import { recordChange } from '#audit/audit.commands.server.ts'
import type { ByActor } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'
import { err, ok, type Result } from '#lib/result.ts'

interface StaffChange extends ByActor {
  userId: string
}

export type StaffRolesError = 'own_roles' | 'last_owner' | 'changed_meanwhile'

/**
 * Sets the staff roles of an account. An empty list removes it from the staff. Nobody can change their own
 * roles, and there must always be an owner (product: dashboard 13).
 */
export async function setStaffRoles(
  db: Database,
  {
    actor,
    userId,
    roles,
    before,
    now,
  }: StaffChange & { roles: readonly StaffRole[]; before?: readonly StaffRole[] },
): Promise<Result<null, StaffRolesError>> {
  if (actor.kind === 'account' && actor.accountId === userId) return err('own_roles')
  return db.transaction(async (tx) => {
    // The lock makes role changes wait for each other, so that two owners cannot remove each other.
    await tx.execute(sql`lock table staff_roles in share row exclusive mode`)
    const held = await staffRolesOf(tx, userId)
    if (before && !isSame(before, held)) return err('changed_meanwhile')
    if (held.includes('owner') && !roles.includes('owner')) {
      const others = await tx.$count(
        staffMembers,
        and(eq(staffMembers.role, 'owner'), sql`${staffMembers.userId} <> ${userId}`),
      )
      if (others === 0) return err('last_owner')
    }
    for (const role of staffRoles) {
      if (roles.includes(role))
        await tx.insert(staffMembers).values({ userId, role, since: now }).onConflictDoNothing()
      else
        await tx.delete(staffMembers).where(and(eq(staffMembers.userId, userId), eq(staffMembers.role, role)))
    }
    await recordChange(tx, { actor, now }, 'people.change-roles', ['account', userId], {
      before: { staffRoles: sorted(held) },
      after: { staffRoles: sorted(roles) },
    })
    return ok(null)
  })
}

/** Adds staff roles to an account, in the transaction that accepts an invitation. */
export async function addStaffRoles(
  tx: Database,
  { actor, userId, roles, now }: StaffChange & { roles: readonly StaffRole[] },
): Promise<void> {
  const held = await staffRolesOf(tx, userId)
  for (const role of roles) {
    await tx.insert(staffMembers).values({ userId, role, since: now }).onConflictDoNothing()
  }
  await recordChange(tx, { actor, now }, 'people.accept-invitation', ['account', userId], {
    before: { staffRoles: sorted(held) },
    after: { staffRoles: sorted([...new Set([...held, ...roles])]) },
  })
}

/** Marks the email as verified, because its owner opened the mailed link. */
export async function proveAddress(tx: Database, userId: string): Promise<void> {
  await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId))
}

export async function endSessionsOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId))
}

/** Signs an account out in every browser. The account itself or an owner can request this. */
export async function endAllSessions(
  db: Database,
  { userId, ...change }: StaffChange & { action: 'account.end-sessions' | 'people.end-sessions' },
): Promise<void> {
  await db.transaction(async (tx) => {
    await endSessionsOf(tx, userId)
    await recordChange(tx, change, change.action, ['account', userId], { before: null, after: {} })
  })
}

function sorted(roles: readonly StaffRole[]): StaffRole[] {
  return staffRoles.filter((role) => roles.includes(role))
}

function isSame(one: readonly StaffRole[], other: readonly StaffRole[]): boolean {
  return sorted(one).join() === sorted(other).join()
}
