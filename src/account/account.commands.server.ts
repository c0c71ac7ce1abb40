import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Notifications, SignUp } from '#account/account.forms.ts'
import { isEmailTaken } from '#account/account.queries.server.ts'
import { notificationSettings, users } from '#account/account.tables.server.ts'
import type { Auth } from '#account/auth.server.ts'
import type { SignUpOutcome } from '#account/customer-portal-answers.ts'
import type { Portal } from '#account/customer-portal.server.ts'
import type { Database } from '#db/database.server.ts'
import { ok, err, type Result } from '#lib/result.ts'

/** Longer than the webhook may take. An older account that is not accepted was left behind by a crash. */
const abandonedAfterMilliseconds = 30_000

export type SignUpError = 'already_registered' | Exclude<SignUpOutcome, 'created'>

export interface SignUpParts {
  db: Database
  auth: Auth
  portal: Portal
  clock: () => Date
}

/**
 * Creates the backend account, then calls the webhook; if that does not accept, removes the account again. Success
 * signs in, by the cookies (product: accounts 12).
 */
export async function signUp(
  { db, auth, portal, clock }: SignUpParts,
  form: SignUp,
): Promise<Result<{ userId: string; setCookies: string[] }, SignUpError>> {
  await removeAbandoned(db, form.primary_email, clock())
  const made = await createAccount(db, auth, form)
  if (!made.ok) return made
  const outcome = await portal.signUp(form)
  if (outcome !== 'created') {
    await removeUnaccepted(db, made.value.userId)
    return err(outcome)
  }
  return (await accept(db, made.value.userId, clock())) ? made : err('not_created')
}

export async function keepNotifications(db: Database, userId: string, kept: Notifications): Promise<void> {
  const settings = {
    marketingEmails: kept.marketing_emails,
    productUpdates: kept.product_updates,
    securityAlerts: kept.security_alerts,
  }
  await db
    .insert(notificationSettings)
    .values({ userId, ...settings })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: settings })
}

async function createAccount(
  db: Database,
  auth: Auth,
  form: SignUp,
): Promise<Result<{ userId: string; setCookies: string[] }, 'already_registered'>> {
  try {
    const { response, headers } = await auth.api.signUpEmail({
      body: {
        name: form.full_name,
        email: form.primary_email,
        password: form.password,
        phone: form.primary_phone,
        company: form.company_name,
      },
      returnHeaders: true,
    })
    return ok({ userId: response.user.id, setCookies: headers.getSetCookie() })
  } catch (error) {
    const code = authErrorCode(error)
    if (code === 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL') return err('already_registered')
    // Two sign-ups at once: the second meets the unique email only when it writes.
    if (code === 'FAILED_TO_CREATE_USER' && (await isEmailTaken(db, form.primary_email))) {
      return err('already_registered')
    }
    throw error
  }
}

async function accept(db: Database, userId: string, now: Date): Promise<boolean> {
  const accepted = await db
    .update(users)
    .set({ acceptedAt: now })
    .where(eq(users.id, userId))
    .returning({ id: users.id })
  return accepted.length === 1
}

async function removeUnaccepted(db: Database, userId: string): Promise<void> {
  await db.delete(users).where(and(eq(users.id, userId), isNull(users.acceptedAt)))
}

async function removeAbandoned(db: Database, email: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - abandonedAfterMilliseconds)
  await db
    .delete(users)
    .where(and(eq(users.email, email), isNull(users.acceptedAt), lt(users.createdAt, before)))
}

/** better-auth throws its errors, with a code in the body. */
export function authErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('body' in error)) return undefined
  const { body } = error
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined
  return typeof body.code === 'string' ? body.code : undefined
}
