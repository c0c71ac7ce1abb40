import { randomUUID } from 'node:crypto'
import { newNotifiableEvents } from '#dashboard/notices/notifiable-events.queries.server.ts'
import { mailKey, noticeText, noticeUrgency } from '#dashboard/notices/notice-mail.ts'
import {
  sellersOf,
  type NotifiableEvent,
  mailKindOf,
  mayGetAsStaff,
  sellersFor,
  type Notice,
} from '#dashboard/notices/notices.ts'
import { sentNotices } from '#dashboard/notices/notices.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import type { NewMail } from '#mail/mails.commands.server.ts'
import { listStaff } from '#account/staff/staff.queries.server.ts'
import { listMembers } from '#catalog/sellers/seller-members.queries.server.ts'
import { accountsWithout } from '#dashboard/notices/notice-settings.server.ts'
import { isOfHouse } from '#reviews/review.ts'

interface NoticeNeeds {
  now: Date
  publicUrl: string
  mail(tx: Database, mail: NewMail): Promise<void>
  onError(error: unknown, about: string): void
}

/** Queues the notices, each event in a separate transaction (product: dashboard 128). */
export async function sendNotices(db: Database, needs: NoticeNeeds): Promise<void> {
  for (const event of await newNotifiableEvents(db, needs.now)) {
    try {
      await db.transaction((tx) => sendNotice(tx, needs, event))
    } catch (error) {
      needs.onError(error, event.about)
    }
  }
}

async function sendNotice(tx: Database, needs: NoticeNeeds, event: NotifiableEvent): Promise<void> {
  const { notice, about } = event
  const [inserted] = await tx
    .insert(sentNotices)
    .values({ notice, about, at: needs.now })
    .onConflictDoNothing()
    .returning({ about: sentNotices.about })
  // Another process has already queued this notice.
  if (!inserted) return
  for (const { id, email, sellerIds } of await recipientsOf(tx, notice, sellersOf(event))) {
    const { subject, text, html } = noticeText(event, { publicUrl: needs.publicUrl, sellerIds })
    await needs.mail(tx, {
      key: mailKey(event, id),
      // The subject is random instead of the order's id, because a failed notice must not mark the order as
      // stuck.
      subject: randomUUID(),
      kind: mailKindOf(notice),
      urgency: noticeUrgency(notice),
      message: { to: email, subject, text, html },
    })
  }
}

interface NoticeRecipient {
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
async function recipientsOf(
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
