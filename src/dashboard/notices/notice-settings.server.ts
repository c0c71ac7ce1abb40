import { and, eq } from 'drizzle-orm'
import { users } from '#account/session/account.tables.server.ts'
import { noticesFor, type Notice } from '#dashboard/notices/notices.ts'
import { noticeSettings } from '#dashboard/notices/notices.tables.server.ts'
import { rolesOf } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import { recordChange } from '#audit/audit.commands.server.ts'
import type { ByActor } from '#audit/audit.ts'

export async function noticeSettingsOf(
  db: Database,
  userId: string,
  shown: readonly Notice[],
): Promise<Record<string, boolean>> {
  const stored = await storedNoticeSettings(db, userId)
  const isOn = new Map(stored.map((setting) => [setting.notice, setting.isOn]))
  return Object.fromEntries(shown.map((notice) => [notice, isOn.get(notice) ?? true]))
}

export async function storedNoticeSettings(
  db: Database,
  userId: string,
): Promise<{ notice: Notice; isOn: boolean }[]> {
  return db
    .select({ notice: noticeSettings.notice, isOn: noticeSettings.isOn })
    .from(noticeSettings)
    .where(eq(noticeSettings.userId, userId))
    .orderBy(noticeSettings.notice)
}

export async function accountsWithout(db: Database, notice: Notice): Promise<Set<string>> {
  const found = await db
    .select({ userId: noticeSettings.userId })
    .from(noticeSettings)
    .where(and(eq(noticeSettings.notice, notice), eq(noticeSettings.isOn, false)))
  return new Set(found.map(({ userId }) => userId))
}

/** Whether a queued notice is still sent: roles and settings may have changed (product: dashboard 127). */
export async function isNoticeDue(db: Database, notice: Notice, email: string): Promise<boolean> {
  const [account] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!account || !noticesFor(await rolesOf(db, account.id)).includes(notice)) return false
  return (await noticeSettingsOf(db, account.id, [notice]))[notice] === true
}

interface NoticeChoice extends ByActor {
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
