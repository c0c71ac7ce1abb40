import { authOf } from '#account/session/auth-context.server.ts'
import { acceptedAccount } from '#account/session/account.queries.server.ts'
import { closeBackendSession } from '#account/session/sessions.commands.server.ts'
import type { FactorNeeds } from '#account/second-factor/factor-needs.server.ts'
import { logInWithPassword, type PasswordLogIn } from '#account/second-factor/dashboard-log-in.server.ts'
import { sessionUse } from '#account/session/session-use.ts'
import { mailQueueOf } from '#mail/mail-queue-context.server.ts'
import { createLogInTries } from '#account/sign-in/log-in-tries.server.ts'
import { pageContext, type PageArguments } from '#http/server/page-context.server.ts'

export type LogInAnswer =
  | { kind: 'right'; logIn: PasswordLogIn }
  | { kind: 'wrong' }
  | { kind: 'wait'; seconds: number }

/** Collects the parts of a page's context that the code for second factors needs. */
export function factorNeeds({ request, context }: PageArguments): FactorNeeds {
  const { db, limits, clock, clientAddress, environment } = pageContext(context)
  const use = sessionUse(request.headers, clientAddress, environment)
  const jobs = mailQueueOf(context)
  return { db, limits, clock, use, jobs, publicUrl: environment.PUBLIC_URL, auth: authOf(context) }
}

/**
 * Checks email and password within the log-in limits. The response is the same for a missing account and for
 * a wrong password (product: dashboard 7, limits 2).
 */
export async function checkPassword(
  { request, context }: PageArguments,
  form: { email: string; password: string },
): Promise<LogInAnswer> {
  const page = pageContext(context)
  const auth = authOf(context)
  const attempt = { email: form.email, address: page.clientAddress }
  const limited = await page.limits.consume('logIn', attempt.address)
  if (!limited.ok) return { kind: 'wait', seconds: limited.retryAfterSeconds }
  const logInTries = createLogInTries(page)
  const tries = await logInTries.begin(attempt)
  if (!tries.ok) return { kind: 'wait', seconds: tries.retryAfterSeconds }
  const logIn = await logInWithPassword(auth, request.headers, form)
  if (!logIn) return { kind: 'wrong' }
  // An account cannot log in until the sign-up webhook has accepted it.
  if (!(await acceptedAccount(page.db, form.email))) {
    if (logIn.session) await closeBackendSession(page.db, logIn.session.token)
    return { kind: 'wrong' }
  }
  await logInTries.succeed(attempt)
  return { kind: 'right', logIn }
}

export const wrongPassword = 'Invalid email or password. Please try again.'

export function waitSentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return `Too many tries. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}

export function cookieHeaders(setCookies: readonly string[]): Headers {
  const headers = new Headers()
  for (const cookie of setCookies) headers.append('set-cookie', cookie)
  return headers
}
