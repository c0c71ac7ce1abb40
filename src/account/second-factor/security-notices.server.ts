import { emailOfUser } from '#account/session/account.queries.server.ts'
import { deviceOf } from '#account/session/device.ts'
import type { SessionUse } from '#account/session/session-use.ts'
import type { FactorNeeds } from '#account/second-factor/factor-needs.server.ts'
import { rememberBrowser } from '#account/second-factor/known-browsers.commands.server.ts'
import { browserCookie } from '#account/second-factor/known-browsers.server.ts'
import { newBrowserMail, recoveryCodeMail, type Use } from '#account/second-factor/security-mails.server.ts'
import type { Database } from '#db/database.server.ts'

/**
 * Remembers the browser in which somebody proved the second factor, and mails the account about a new one. The
 * browser of the first set-up is expected. Returns the cookie that marks it.
 */
export async function noteBrowser(
  { db, clock, jobs, publicUrl, use }: FactorNeeds,
  userId: string,
  headers: Headers,
  { isExpected }: { isExpected: boolean },
): Promise<string> {
  const { tokenHash, setCookie } = browserCookie(headers, publicUrl)
  const now = clock()
  await db.transaction(async (tx) => {
    const isNew = await rememberBrowser(tx, { userId, tokenHash, now })
    const email = isNew && !isExpected ? await emailOfUser(tx, userId) : null
    if (email === null) return
    await jobs.mail(tx, newBrowserMail({ userId, email, publicUrl }, seenUse(use, now)))
  })
  return setCookie
}

/** Mails that a recovery code was used, in the transaction that used it. */
export async function mailRecoveryCodeUse(
  tx: Database,
  { jobs, publicUrl, use, clock }: FactorNeeds,
  { userId, left }: { userId: string; left: number },
): Promise<void> {
  const email = await emailOfUser(tx, userId)
  if (email === null) return
  await jobs.mail(tx, recoveryCodeMail({ userId, email, publicUrl }, seenUse(use, clock()), left))
}

function seenUse({ userAgent, place }: SessionUse, at: Date): Use {
  return { device: deviceOf(userAgent), place, at }
}
