import { recordChange } from '#audit/audit.commands.server.ts'
import type { ByActor } from '#audit/audit.ts'
import { noticeSettingsOf } from '#dashboard/notices/notice-settings.queries.server.ts'
import type { Notice } from '#dashboard/notices/notices.ts'
import { noticeSettings } from '#dashboard/notices/notices.tables.server.ts'
import type { Database } from '#db/database.server.ts'

export interface NoticeChoice extends ByActor {
  userId: string
  /** The notices whose checkboxes the form contained. All other settings stay unchanged. */
  shown: readonly Notice[]
  on: readonly Notice[]
}

/** Turns notices of an account on or off (product: dashboard 126). */
export async function chooseNotices(
  db: Database,
  { actor, userId, shown, on, now }: NoticeChoice,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await noticeSettingsOf(tx, userId, shown)
    const after = Object.fromEntries(shown.map((notice) => [notice, on.includes(notice)]))
    for (const notice of shown) {
      const isOn = on.includes(notice)
      await tx
        .insert(noticeSettings)
        .values({ userId, notice, isOn })
        .onConflictDoUpdate({ target: [noticeSettings.userId, noticeSettings.notice], set: { isOn } })
    }
    await recordChange(tx, { actor, now }, 'notices.choose', ['account', userId], { before, after })
  })
}
