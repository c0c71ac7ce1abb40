import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { invitationRequest } from '#account/staff/invitation-mail.server.ts'
import { invitationToken, invitationTokenHash } from '#account/staff/invitation-token.server.ts'
import { pendingInvitation, type Invitation } from '#account/staff/invitations.queries.server.ts'
import { invitationDays, type InvitedTo } from '#account/staff/invitations.ts'
import { invitations } from '#account/staff/staff.tables.server.ts'
import { recordChange } from '#audit/audit.commands.server.ts'
import { actingAccount, type ByActor } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'
import type { MailQueue } from '#mail/mail-queue-context.server.ts'

export interface InvitationNeeds extends ByActor {
  jobs: MailQueue
  authSecret: string
}

/** Invites a person by mail. Replaces an open invitation of the same address for the same purpose. */
export async function invite(
  db: Database,
  { jobs, authSecret, actor, now }: InvitationNeeds,
  { email, staffRoles, seller, mailSubject }: InvitedTo & { email: string; mailSubject?: string },
): Promise<Invitation> {
  const invitation = { id: randomUUID(), email, staffRoles, seller, createdAt: now, expiresAt: end(now) }
  await db.transaction(async (tx) => {
    await tx
      .delete(invitations)
      .where(
        and(
          eq(invitations.email, email),
          isNull(invitations.acceptedAt),
          seller ? eq(invitations.sellerId, seller.sellerId) : isNull(invitations.sellerId),
        ),
      )
    await tx.insert(invitations).values({
      id: invitation.id,
      tokenHash: invitationTokenHash(invitationToken(authSecret, invitation)),
      email,
      staffRoles: [...staffRoles],
      sellerId: seller?.sellerId ?? null,
      sellerRole: seller?.role ?? null,
      invitedBy: actingAccount(actor),
      createdAt: now,
      expiresAt: invitation.expiresAt,
    })
    await jobs.mail(tx, invitationRequest(invitation, mailSubject))
    await record(tx, {
      actor,
      now,
      action: 'people.invite',
      id: invitation.id,
      after: { email, staffRoles, seller },
    })
  })
  return invitation
}

/** Sends an open invitation again, with a new link and a new expiry. */
export async function renewInvitation(
  db: Database,
  { jobs, authSecret, actor, now }: InvitationNeeds,
  id: string,
): Promise<Invitation | null> {
  return db.transaction(async (tx) => {
    const found = await pendingInvitation(tx, id)
    if (!found) return null
    const renewed = { ...found, expiresAt: end(now) }
    await tx
      .update(invitations)
      .set({
        tokenHash: invitationTokenHash(invitationToken(authSecret, renewed)),
        expiresAt: renewed.expiresAt,
      })
      .where(eq(invitations.id, id))
    await jobs.mail(tx, invitationRequest(renewed))
    const [before, after] = [{ expiresAt: found.expiresAt }, { expiresAt: renewed.expiresAt }]
    await record(tx, { actor, now, action: 'people.invite-again', id, before, after })
    return renewed
  })
}

/** Withdraws an invitation. Returns `false` if it was already accepted or withdrawn. */
export async function withdrawInvitation(
  db: Database,
  { actor, now }: ByActor,
  id: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [withdrawn] = await tx
      .delete(invitations)
      .where(and(eq(invitations.id, id), isNull(invitations.acceptedAt)))
      .returning()
    if (!withdrawn) return false
    const { email, staffRoles, sellerId } = withdrawn
    await record(tx, {
      actor,
      now,
      action: 'people.withdraw-invitation',
      id,
      before: { email, staffRoles, sellerId },
    })
    return true
  })
}

/** Whether the invitation is still open. Locks the invitation until the transaction ends. */
export async function lockPending(tx: Database, id: string): Promise<boolean> {
  const pending = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.id, id), isNull(invitations.acceptedAt)))
    .for('update')
  return pending.length > 0
}

/** Marks an invitation as accepted. Returns `false` if it already was. */
export async function markAccepted(tx: Database, id: string, now: Date): Promise<boolean> {
  const accepted = await tx
    .update(invitations)
    .set({ acceptedAt: now })
    .where(and(eq(invitations.id, id), isNull(invitations.acceptedAt)))
    .returning({ id: invitations.id })
  return accepted.length > 0
}

function end(now: Date): Date {
  return new Date(now.getTime() + invitationDays * 24 * 60 * 60 * 1000)
}

interface InvitationChange extends ByActor {
  action: string
  id: string
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
}

async function record(
  tx: Database,
  { id, before = null, after = null, action, ...by }: InvitationChange,
): Promise<void> {
  await recordChange(tx, by, action, ['invitation', id], { before, after, personal: ['email'] })
}
