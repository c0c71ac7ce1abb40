import { randomUUID } from 'node:crypto'
import { newNotifiableEvents } from '#dashboard/notices/notifiable-events.queries.server.ts'
import { mailKey, noticeText, noticeUrgency } from '#dashboard/notices/notice-mail.ts'
import { sellersOf, type NotifiableEvent } from '#dashboard/notices/notifiable-event.ts'
import { recipientsOf } from '#dashboard/notices/notice-recipients.queries.server.ts'
import { mailKindOf } from '#dashboard/notices/notices.ts'
import { sentNotices } from '#dashboard/notices/notices.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import type { NewMail } from '#mail/mails.commands.server.ts'

export interface NoticeNeeds {
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
