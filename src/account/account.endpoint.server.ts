import { createHash } from 'node:crypto'
import { Hono, type Context } from 'hono'
import {
  authErrorCode,
  keepNotifications,
  signUp,
  type SignUpError,
} from '#account/account.commands.server.ts'
import {
  logInMessages,
  newPasswordMessages,
  signUpMessages,
  unexpectedMessage,
} from '#account/account-messages.ts'
import { notifications } from '#account/account.queries.server.ts'
import {
  backendUser,
  endBackendSession,
  renewedBackendUser,
  type Auth,
  type BackendUser,
} from '#account/auth.server.ts'
import { resetRequest } from '#account/password-reset.server.ts'
import {
  endPortalCookie,
  newPortalSession,
  portalSessionEnd,
  portalTokenHash,
  renewedPortalCustomer,
} from '#account/customer-portal-cookie.server.ts'
import { closePortalSession, openPortalSession } from '#account/customer-portal-sessions.commands.server.ts'
import { createPortal, type Portal } from '#account/customer-portal.server.ts'
import type { LocalRecord } from '#account/local-record.ts'
import { sessionUser, type SessionUser } from '#account/session.ts'
import { clientAddress } from '#http/client-address.server.ts'
import type { ServerContext } from '#http/server-context.server.ts'
import type { MailQueue } from '#mail/mail-queue-context.server.ts'
import { describe } from '#http/operation.server.ts'
import {
  logInOperation,
  requestPasswordReset,
  saveNotifications,
  setNewPassword,
  showNotifications,
  showSession,
  signOutOperation,
  signUpOperation,
} from '#account/account.operations.server.ts'
import { problem } from '#http/problems.server.ts'
import { tooMany } from '#http/rate-limits.server.ts'
import { readJson } from '#http/read-json.server.ts'

const signUpStatus = {
  already_registered: 409,
  duplicate_customer: 409,
  invalid_email: 422,
  not_created: 502,
} as const satisfies Record<SignUpError, number>

interface AccountNeeds extends ServerContext {
  auth: Auth
  jobs: MailQueue
}

interface AccountOptions {
  portal?: Portal
  /** Cookies of later folders that end with the session. */
  cookiesEndedBySignOut?: (publicUrl: string) => readonly string[]
}

/** Sign-up, log-in, sign-out, the session, passwords and notifications. */
export function accountEndpoint(
  context: AccountNeeds,
  { portal = createPortal(context), cookiesEndedBySignOut = () => [] }: AccountOptions = {},
): Hono {
  const { db, auth, limits, clock, environment, jobs } = context
  const overTls = environment.PUBLIC_URL.startsWith('https:')
  const app = new Hono()

  app.use('/api/account/*', async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })

  app.post('/api/account/sign-up', describe(signUpOperation), async (c) => {
    const form = await readJson(c, signUpOperation.body)
    if (!form.ok) return form.response
    const limited = await limits.consume('signUp', clientAddress(c))
    if (!limited.ok) return tooMany(c, limited.retryAfterSeconds)
    const made = await signUp({ db, auth, portal, clock }, form.value)
    if (!made.ok) return problem(c, signUpStatus[made.reason], made.reason, signUpMessages[made.reason])
    await endPortalSession(c)
    setCookies(c, made.value.setCookies)
    const { primary_email, full_name, primary_phone, company_name } = form.value
    const person = { name: full_name, phone: primary_phone, company: company_name }
    return c.json({ user: sessionUser(made.value.userId, primary_email, person) }, 201)
  })

  app.post('/api/account/log-in', describe(logInOperation), async (c) => {
    const form = await readJson(c, logInOperation.body)
    if (!form.ok) return form.response
    const { email } = form.value
    const account = createHash('sha256').update(email).digest('base64url')
    const limited = await limits.consume('logIn', clientAddress(c))
    if (!limited.ok) return tooMany(c, limited.retryAfterSeconds)
    // Counted before the outcome is known, so that a hundred tries at once are not all let through.
    const tries = await limits.consume('failedLogIn', account)
    if (!tries.ok) return tooMany(c, tries.retryAfterSeconds)
    const answer = await portal.logIn(form.value)
    if (!answer.ok) {
      await limits.giveBack('failedLogIn', account)
      return answer.reason === 'http_failure'
        ? problem(c, 502, 'log_in_failed', logInMessages.failed)
        : problem(c, 503, 'portal_away', unexpectedMessage)
    }
    if (!answer.value) return problem(c, 401, 'access_denied', logInMessages.denied)
    await limits.forget('failedLogIn', account)
    // A browser has one customer: a log-in ends the backend session that was open here (product: accounts 3).
    const ended = await endBackendSession(db, auth, c.req.raw.headers)
    await startPortalSession(c, email)
    setCookies(c, ended)
    const record: LocalRecord = { loggedIn: true, accessGranted: true, email, ...answer.value }
    return c.json(record)
  })

  app.post('/api/account/sign-out', describe(signOutOperation), async (c) => {
    const ended = await endBackendSession(db, auth, c.req.raw.headers)
    await endPortalSession(c)
    setCookies(c, ended)
    setCookies(c, cookiesEndedBySignOut(environment.PUBLIC_URL))
    return c.body(null, 204)
  })

  app.get('/api/account/session', describe(showSession), async (c) => {
    const { headers } = c.req.raw
    const { user, setCookies: accountCookies } = await renewedBackendUser(auth, headers)
    const { customer, setCookies: portalCookies } = await renewedPortalCustomer(db, headers, clock())
    setCookies(c, [...accountCookies, ...portalCookies])
    return c.json({ user: user && shown(user), ...(customer && { customer_portal_email: customer.email }) })
  })

  app.post('/api/account/forgotten-password', describe(requestPasswordReset), async (c) => {
    const form = await readJson(c, requestPasswordReset.body)
    if (!form.ok) return form.response
    const limited = await limits.consume('reset', clientAddress(c))
    if (!limited.ok) return tooMany(c, limited.retryAfterSeconds)
    // The response is identical whether or not the account exists, and takes the same time. The mail is sent by a job.
    await db.transaction((tx) => jobs.mail(tx, resetRequest(form.value.email)))
    return c.json({ status: 'sent' }, 202)
  })

  app.post('/api/account/new-password', describe(setNewPassword), async (c) => {
    const form = await readJson(c, setNewPassword.body)
    if (!form.ok) return form.response
    const { token, password } = form.value
    try {
      await auth.api.resetPassword({ body: { token, newPassword: password } })
    } catch (error) {
      const code = authErrorCode(error)
      if (code !== 'INVALID_TOKEN' && code !== 'USER_NOT_FOUND') throw error
      return problem(c, 410, 'token_not_valid', newPasswordMessages.token_not_valid)
    }
    return c.json({ status: 'changed' })
  })

  app.get('/api/account/notifications', describe(showNotifications), async (c) => {
    const user = await backendUser(auth, c.req.raw.headers)
    if (!user) return notSignedIn(c)
    return c.json(await notifications(db, user.id))
  })

  app.put('/api/account/notifications', describe(saveNotifications), async (c) => {
    const user = await backendUser(auth, c.req.raw.headers)
    if (!user) return notSignedIn(c)
    const form = await readJson(c, saveNotifications.body)
    if (!form.ok) return form.response
    await keepNotifications(db, user.id, form.value)
    return c.json(form.value)
  })

  async function startPortalSession(c: Context, email: string): Promise<void> {
    const { tokenHash, setCookie } = newPortalSession({ overTls })
    const now = clock()
    const expiresAt = portalSessionEnd(now)
    const replaces = portalTokenHash(c.req.raw.headers)
    await openPortalSession(db, { email, tokenHash, expiresAt, now, replaces })
    c.header('set-cookie', setCookie, { append: true })
  }

  async function endPortalSession(c: Context): Promise<void> {
    const tokenHash = portalTokenHash(c.req.raw.headers)
    if (tokenHash) await closePortalSession(db, tokenHash)
    c.header('set-cookie', endPortalCookie({ overTls }), { append: true })
  }

  return app
}

function setCookies(c: Context, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
}

function shown({ id, email, ...person }: BackendUser): SessionUser {
  return sessionUser(id, email, person)
}

function notSignedIn(c: Context) {
  return problem(c, 401, 'not_signed_in', 'Please log in with your account first.')
}
