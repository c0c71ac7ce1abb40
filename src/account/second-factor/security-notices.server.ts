import { emailOfUser } from '#account/session/account.queries.server.ts'
import { deviceOf } from '#account/session/device.ts'
import type { SessionUse } from '#account/session/session-use.ts'
import type { FactorNeeds } from '#account/second-factor/factor-needs.server.ts'
import { newBrowserMail, recoveryCodeMail, type Use } from '#account/second-factor/security-mails.server.ts'
import type { Database } from '#db/database.server.ts'
import { and, eq } from 'drizzle-orm'
import { knownBrowsers } from '#account/session/second-factor.tables.server.ts'
import { createHash, randomBytes } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { cookieName } from '#account/session/second-factor-plugins.server.ts'
import { knownBrowserDays } from '#account/session/retention.ts'

/**
 * Remembers a browser that proved a second factor. Mails the account about a new browser, except during the
 * first setup. Returns the cookie that identifies the browser.
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

/** Queues a mail about a used recovery code, in the transaction that used it. */
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

/** Remembers a browser of an account. Returns whether it is new. */
async function rememberBrowser(
  tx: Database,
  { userId, tokenHash, now }: { userId: string; tokenHash: string; now: Date },
): Promise<boolean> {
  const added = await tx
    .insert(knownBrowsers)
    .values({ userId, tokenHash, usedAt: now })
    .onConflictDoNothing()
    .returning({ userId: knownBrowsers.userId })
  if (added.length > 0) return true
  await tx
    .update(knownBrowsers)
    .set({ usedAt: now })
    .where(and(eq(knownBrowsers.userId, userId), eq(knownBrowsers.tokenHash, tokenHash)))
  return false
}

/** Identifies a browser that proved a second factor. */
interface BrowserCookie {
  tokenHash: string
  setCookie: string
}

/** Returns the browser's cookie or a new one. Setting the cookie again extends its lifetime. */
function browserCookie(headers: Headers, publicUrl: string): BrowserCookie {
  const secure = publicUrl.startsWith('https:')
  const name = cookieName('known_browser', secure)
  const sent = parse(headers.get('cookie') ?? '')[name] ?? ''
  const token = /^[\w-]{43}$/.test(sent) ? sent : randomBytes(32).toString('base64url')
  const maxAge = knownBrowserDays * 24 * 60 * 60
  return {
    tokenHash: createHash('sha256').update(token).digest('base64url'),
    setCookie: serialize(name, token, { path: '/', httpOnly: true, secure, sameSite: 'Lax', maxAge }),
  }
}
