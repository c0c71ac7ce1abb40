import { Hono, type Context } from 'hono'
import { acceptedAccount } from '#account/session/account.queries.server.ts'
import type { LogIn } from '#account/session/account.forms.ts'
import { logInMessages, signUpMessages, unexpectedMessage } from '#account/session/account-messages.ts'
import { logInOperation, signUpOperation } from '#account/session/account.operations.server.ts'
import { endBackendSession, type Auth } from '#account/session/auth.server.ts'
import { isCommonPassword } from '#account/sign-in/common-passwords.server.ts'
import {
  newCustomerPortalSession,
  customerPortalSessionEnd,
  customerPortalTokenHash,
} from '#account/customer-portal/customer-portal-cookie.server.ts'
import { openCustomerPortalSession } from '#account/customer-portal/customer-portal-sessions.commands.server.ts'
import { createCustomerPortal, type CustomerPortal } from '#account/customer-portal/customer-portal.server.ts'
import type { LocalRecord } from '#account/session/local-record.ts'
import { createLogInTries } from '#account/sign-in/log-in-tries.server.ts'
import { commonPasswordProblem } from '#account/sign-in/common-password-problem.server.ts'
import { passwordEndpoint } from '#account/password.endpoint.server.ts'
import { personalDataEndpoint } from '#account/settings/personal-data.endpoint.server.ts'
import type { PersonalData } from '#account/settings/personal-data.server.ts'
import { endCustomerPortalSession, setCookies } from '#account/customer-portal/session-cookies.server.ts'
import { sessionEndpoint, type CookiesEndedBySignOut } from '#account/session.endpoint.server.ts'
import { sessionUse } from '#account/session/session-use.ts'
import { sessionsEndpoint } from '#account/sessions.endpoint.server.ts'
import { sessionUser } from '#account/session/session.ts'
import { settingsEndpoint } from '#account/settings/settings.endpoint.server.ts'
import { signUp, type SignUpError } from '#account/sign-in/sign-up.commands.server.ts'
import { clientAddress } from '#http/limits/client-address.server.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'
import type { MailQueue } from '#mail/mail-queue-context.server.ts'
import { declared } from '#http/operation.server.ts'
import { problem } from '#http/problems.server.ts'
import { requireTries } from '#http/limits/rate-limits.server.ts'
import { readJson } from '#http/read-request.server.ts'

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
  customerPortal?: CustomerPortal
  cookiesEndedBySignOut: CookiesEndedBySignOut
  personalData: PersonalData
}

/** The account API: sign-up and log-in, session, passwords and settings. */
export function accountEndpoint(
  context: AccountNeeds,
  { customerPortal = createCustomerPortal(context), cookiesEndedBySignOut, personalData }: AccountOptions,
): Hono {
  const { db, auth, limits, clock, environment, jobs } = context
  const overTls = environment.PUBLIC_URL.startsWith('https:')
  const logInTries = createLogInTries(context)
  const app = new Hono()

  app.post('/api/account/sign-up', declared(signUpOperation), async (c) => {
    const form = await readJson(c, signUpOperation.body)
    requireTries(c, await limits.consume('signUp', clientAddress(c)))
    const { primary_email: email, password, full_name, primary_phone, company_name } = form
    if (isCommonPassword(password)) return commonPasswordProblem(c)
    const made = await signUp({ db, auth, customerPortal, jobs, clock }, form)
    if (!made.ok) return problem(c, signUpStatus[made.reason], made.reason, signUpMessages[made.reason])
    await endCustomerPortalSession(c, { db, overTls })
    setCookies(c, made.value.setCookies)
    await logInTries.remember({ email, address: clientAddress(c) })
    const person = { name: full_name, phone: primary_phone, company: company_name }
    return c.json({ user: sessionUser(made.value.userId, email, person) }, 201)
  })

  app.post('/api/account/log-in', declared(logInOperation), async (c) => {
    const form = await readJson(c, logInOperation.body)
    const { email } = form
    const attempt = { email, address: clientAddress(c) }
    requireTries(c, await limits.consume('logIn', attempt.address))
    requireTries(c, await logInTries.begin(attempt))
    const answer = await customerPortal.logIn(form)
    if (!answer.ok) {
      await logInTries.giveBack(attempt)
      return answer.reason === 'http_failure'
        ? problem(c, 502, 'log_in_failed', logInMessages.failed)
        : problem(c, 503, 'customer_portal_unreachable', unexpectedMessage)
    }
    if (!answer.value) return problem(c, 401, 'access_denied', logInMessages.denied)
    await logInTries.succeed(attempt)
    // A log-in ends this browser's backend session, because a browser can have only one signed-in customer
    // (product: accounts 3).
    const ended = await endBackendSession(db, auth, c.req.raw.headers)
    await startCustomerPortalSession(c, form)
    setCookies(c, ended)
    const record: LocalRecord = { loggedIn: true, accessGranted: true, email, ...answer.value }
    return c.json(record)
  })

  app.route('/', sessionEndpoint(context, cookiesEndedBySignOut))
  app.route('/', personalDataEndpoint({ ...context, customerPortal }, personalData))
  app.route('/', sessionsEndpoint({ ...context, hasRole: personalData.hasRole }))
  app.route('/', passwordEndpoint({ ...context, hasRole: personalData.hasRole }))
  app.route('/', settingsEndpoint(context))

  async function startCustomerPortalSession(c: Context, logIn: LogIn): Promise<void> {
    const { email } = logIn
    const accountId = await accountOfPassword(logIn)
    const { tokenHash, setCookie } = newCustomerPortalSession({ overTls })
    const now = clock()
    const expiresAt = customerPortalSessionEnd(now)
    const replaces = customerPortalTokenHash(c.req.raw.headers)
    const use = sessionUse(c.req.raw.headers, clientAddress(c), environment)
    await openCustomerPortalSession(db, { email, accountId, tokenHash, expiresAt, now, use, replaces })
    setCookies(c, [setCookie])
  }

  /**
   * Finds the account with this email and password, if its email is unverified. An account with a verified
   * email is linked without its password. An account with a role must never be linked.
   */
  async function accountOfPassword({ email, password }: LogIn): Promise<string | null> {
    const account = await acceptedAccount(db, email)
    if (!account || account.emailProven || (await personalData.hasRole(db, account.id))) return null
    return (await auth.isRightPassword(email, password)) ? account.id : null
  }

  return app
}
