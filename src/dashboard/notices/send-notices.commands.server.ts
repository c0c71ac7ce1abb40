import { randomUUID } from 'node:crypto'
import { newHappenings } from '#dashboard/notices/happenings.queries.server.ts'
import {
  mailKey,
  noticeText,
  noticeUrgency,
  sellersOf,
  type Happening,
} from '#dashboard/notices/notice-mail.ts'
import { recipientsOf } from '#dashboard/notices/notice-recipients.queries.server.ts'
import { mailKindOf } from '#dashboard/notices/notices.ts'
import { sentNotices } from '#dashboard/notices/notices.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import type { NewMail } from '#mail/mails.commands.server.ts'

export interface NoticeNeeds {
  now: Date
  publicUrl: string
  /** Queues a mail in the transaction. */
  mail(tx: Database, mail: NewMail): Promise<void>
  onError(error: unknown, about: string): void
}

/** Tells people of what has happened, each thing in a transaction of its own (product: dashboard 128). */
export async function sendNotices(db: Database, needs: NoticeNeeds): Promise<void> {
  for (const happening of await newHappenings(db, needs.now)) {
    try {
      await db.transaction((tx) => tell(tx, needs, happening))
    } catch (error) {
      needs.onError(error, happening.about)
    }
  }
}

async function tell(tx: Database, needs: NoticeNeeds, happening: Happening): Promise<void> {
  const { notice, about } = happening
  const [mine] = await tx
    .insert(sentNotices)
    .values({ notice, about, at: needs.now })
    .onConflictDoNothing()
    .returning({ about: sentNotices.about })
  // Another process tells of it.
  if (!mine) return
  for (const { id, email, sellerIds } of await recipientsOf(tx, notice, sellersOf(happening))) {
    const { subject, text, html } = noticeText(happening, { publicUrl: needs.publicUrl, sellerIds })
    await needs.mail(tx, {
      key: mailKey(happening, id),
      // Not the order's: a notice that fails must not make the order stuck.
      subject: randomUUID(),
      kind: mailKindOf(notice),
      urgency: noticeUrgency(notice),
      message: { to: email, subject, text, html },
    })
  }
}
