import { and, eq, sql } from 'drizzle-orm'
import { customerPortalSessions, users, verifications } from '#account/session/account.tables.server.ts'
import { ownerOf, type Person, type PersonalData } from '#account/settings/personal-data.server.ts'
import { invitations, staffMembers } from '#account/staff/staff.tables.server.ts'
import { recordChange } from '#audit/audit.commands.server.ts'
import type { ByActor } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'
import { publishChange } from '#db/publish-changes.server.ts'
import { err, ok, type Result } from '#lib/result.ts'
import { removeMailTo } from '#mail/mails.commands.server.ts'

interface AccountDeletion extends ByActor {
  person: Person
  /**
   * Whether the customer portal has verified the address. If so, the data of that customer is deleted too.
   */
  isCustomer: boolean
  data: PersonalData
}

/**
 * Deletes an account with all its data in one transaction (product: accounts 35). Sessions, password, second
 * factors, roles, cart and saved products refer to its row and are deleted with it.
 */
export async function deleteAccount(
  db: Database,
  { actor, person, isCustomer, data, now }: AccountDeletion,
): Promise<Result<null, 'last_owner' | 'last_admin'>> {
  const { userId, email, emailProven } = person
  return db.transaction(async (tx) => {
    if (await isLastOwner(tx, userId)) return err('last_owner')
    if (await data.isOnlyAdmin(tx, userId)) return err('last_admin')
    for (const { change } of data.ofAccount) if (change) publishChange(tx, change, userId)
    for (const part of data.ofOwner) await part.remove(tx, ownerOf(person), now)
    await removeMailTo(tx, email, data.mailKindsToSend)
    if (emailProven) await tx.delete(customerPortalSessions).where(eq(customerPortalSessions.email, email))
    await tx.delete(verifications).where(eq(verifications.value, userId))
    await tx.delete(invitations).where(eq(invitations.email, email))
    await recordChange(tx, { actor, now }, 'account.delete', ['account', userId], { before: {}, after: null })
    await tx.delete(users).where(eq(users.id, userId))
    if (isCustomer) await removeCustomer(tx, { email, data, now })
    return ok(null)
  })
}

/**
 * Deletes the stored data of a customer without an account. Orders remain, without personal data (product:
 * accounts 36).
 */
export async function deleteCustomer(db: Database, deletion: CustomerDeletion): Promise<void> {
  await db.transaction((tx) => removeCustomer(tx, deletion))
}

interface CustomerDeletion extends Pick<AccountDeletion, 'data' | 'now'> {
  email: string
}

async function removeCustomer(tx: Database, { email, data, now }: CustomerDeletion): Promise<void> {
  const owner = { userId: null, customerPortalEmail: email }
  for (const part of data.ofOwner) await part.remove(tx, owner, now)
  await removeMailTo(tx, email, data.mailKindsToSend)
  await tx.delete(customerPortalSessions).where(eq(customerPortalSessions.email, email))
  await tx.delete(invitations).where(eq(invitations.email, email))
  // The audit log must not contain the address, and a customer without an account has no id.
  const actor = { kind: 'system' } as const
  await recordChange(tx, { actor, now }, 'customer.delete', ['customer', 'of the customer portal'], {
    before: {},
    after: null,
  })
}

/**
 * Whether the account is the last owner, who must stay (product: dashboard 13). The lock keeps two owners
 * from leaving at the same time.
 */
async function isLastOwner(tx: Database, userId: string): Promise<boolean> {
  const owners = eq(staffMembers.role, 'owner')
  const isOwner = and(owners, eq(staffMembers.userId, userId))
  if ((await tx.$count(staffMembers, isOwner)) === 0) return false
  await tx.execute(sql`lock table staff_roles in share row exclusive mode`)
  return (
    (await tx.$count(staffMembers, isOwner)) > 0 &&
    (await tx.$count(staffMembers, and(owners, sql`${staffMembers.userId} <> ${userId}`))) === 0
  )
}
