import { randomUUID } from 'node:crypto'
import { acceptedAccount, notifications } from '#account/session/account.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import type { NewMail } from '#mail/mails.commands.server.ts'
import type { Order } from '#orders/order.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { reviewInvitation, reviewInvitationKind } from '#reviews/invitations/invitation-mail.ts'
import { areInvitationsStopped, ordersToAskAbout } from '#reviews/invitations/invitations.queries.server.ts'
import { stopToken } from '#reviews/invitations/stop-token.server.ts'
import { linesToReview } from '#reviews/writing/own-reviews.queries.server.ts'
import { reviewInvitations, stoppedInvitations } from '#reviews/reviews.tables.server.ts'

export interface ReviewInvitationNeeds {
  now: Date
  publicUrl: string
  /** The secret that signs the link to opt out. */
  secret: string
  mail(tx: Database, mail: NewMail): Promise<void>
  onError(error: unknown, orderId: string): void
}

/**
 * Sends the invitations that are due. Each order has its own transaction and is considered only once (product:
 * reviews 19, 20).
 */
export async function sendReviewInvitations(db: Database, needs: ReviewInvitationNeeds): Promise<void> {
  for (const orderId of await ordersToAskAbout(db, needs.now)) {
    try {
      await db.transaction((tx) => invite(tx, needs, orderId))
    } catch (error) {
      needs.onError(error, orderId)
    }
  }
}

async function invite(tx: Database, needs: ReviewInvitationNeeds, orderId: string): Promise<void> {
  const order = await orderById(tx, orderId)
  if (!order) return
  const recipient = await recipientOf(tx, order)
  const lines = recipient === null ? [] : await linesToReview(tx, order.lines, recipient)
  const isSent = recipient !== null && lines.length > 0
  const [inserted] = await tx
    .insert(reviewInvitations)
    .values({ orderId, isSent, at: needs.now })
    .onConflictDoNothing()
    .returning({ orderId: reviewInvitations.orderId })
  // Either another process is handling this order, or there is no one to invite.
  if (!inserted || !isSent) return
  const { publicUrl, secret } = needs
  const { to } = recipient
  await needs.mail(tx, {
    key: `${reviewInvitationKind} ${orderId}`,
    // A random subject instead of the order's id, because a failed invitation must not mark the order as stuck.
    subject: randomUUID(),
    kind: reviewInvitationKind,
    urgency: 'low',
    message: reviewInvitation({ to, orderId, lines, publicUrl, stopToken: stopToken(secret, to) }),
  })
}

interface Recipient {
  to: string
  /** The account with this address, even if the order was placed through the customer portal. */
  userId: string | null
}

/** The recipient of the invitation; `null` if nobody may be invited (product: reviews 21, 22). */
async function recipientOf(tx: Database, order: Order): Promise<Recipient | null> {
  const { provenEmail, customerDeletedAt, change } = order
  if (provenEmail === null || customerDeletedAt !== null || change !== null) return null
  if (await areInvitationsStopped(tx, provenEmail)) return null
  const userId = order.userId ?? (await acceptedAccount(tx, provenEmail))?.id ?? null
  if (userId !== null && !(await notifications(tx, userId)).marketing_emails) return null
  return { to: provenEmail, userId }
}

/** Opts an address out of invitations. Doing so twice is not an error. */
export async function stopInvitations(
  db: Database,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  await db.insert(stoppedInvitations).values({ email: email.toLowerCase(), at: now }).onConflictDoNothing()
}
