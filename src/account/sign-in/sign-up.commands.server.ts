import { and, eq, isNull, lt } from 'drizzle-orm'
import type { SignUp } from '#account/session/account.forms.ts'
import { isEmailTaken } from '#account/session/account.queries.server.ts'
import { users } from '#account/session/account.tables.server.ts'
import type { Auth } from '#account/session/auth.server.ts'
import { authErrorCode } from '#account/session/hidden-cause.server.ts'
import type { SignUpOutcome } from '#account/customer-portal/customer-portal-answers.ts'
import type { CustomerPortal } from '#account/customer-portal/customer-portal.server.ts'
import { emailProofRequest } from '#account/sign-in/email-proof.server.ts'
import type { Database } from '#db/database.server.ts'
import { ok, err, type Result } from '#lib/result.ts'
import type { MailQueue } from '#mail/mail-queue-context.server.ts'

/** A time longer than the limit of the webhook. Only a crash leaves an unaccepted account that is older. */
const abandonedAfterMilliseconds = 30_000

export type SignUpError = 'already_registered' | Exclude<SignUpOutcome, 'created'>

export interface SignUpNeeds {
  db: Database
  auth: Auth
  customerPortal: CustomerPortal
  jobs: MailQueue
  clock: () => Date
}

interface NewAccount {
  userId: string
  setCookies: string[]
}

/**
 * Creates the backend account, calls the webhook, and deletes the account unless the webhook accepts. On
 * success, returns the session cookies and mails the verification link (product: accounts 12, 29).
 */
export async function signUp(
  { db, auth, customerPortal, jobs, clock }: SignUpNeeds,
  form: SignUp,
): Promise<Result<NewAccount, SignUpError>> {
  const email = form.primary_email
  await removeAbandoned(db, email, clock())
  const made = await createAccount(db, auth, form)
  if (!made.ok) return made
  const { userId } = made.value
  const outcome = await customerPortal.signUp(form)
  if (outcome !== 'created') {
    await db.delete(users).where(and(eq(users.id, userId), isNull(users.acceptedAt)))
    return err(outcome)
  }
  return (await accept({ db, jobs }, { email, userId, now: clock() })) ? made : err('not_created')
}

async function createAccount(
  db: Database,
  auth: Auth,
  form: SignUp,
): Promise<Result<NewAccount, 'already_registered'>> {
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
    // The slower of two simultaneous sign-ups fails only when it writes the unique email.
    if (code === 'FAILED_TO_CREATE_USER' && (await isEmailTaken(db, form.primary_email))) {
      return err('already_registered')
    }
    throw error
  }
}

async function accept(
  { db, jobs }: Pick<SignUpNeeds, 'db' | 'jobs'>,
  { email, userId, now }: { email: string; userId: string; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const accepted = await tx
      .update(users)
      .set({ acceptedAt: now })
      .where(eq(users.id, userId))
      .returning({ id: users.id })
    if (accepted.length === 0) return false
    await jobs.mail(tx, emailProofRequest(email))
    return true
  })
}

/** Deletes an account that was never accepted, unless its sign-up may still be running. */
export async function removeAbandoned(db: Database, email: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - abandonedAfterMilliseconds)
  await db
    .delete(users)
    .where(and(eq(users.email, email), isNull(users.acceptedAt), lt(users.createdAt, before)))
}
