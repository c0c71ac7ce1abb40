import { Hono, type Context } from 'hono'
import { accountData, customerData } from '#account/settings/account-data.queries.server.ts'
import { unexpectedMessage } from '#account/session/account-messages.ts'
import { acceptedAccount } from '#account/session/account.queries.server.ts'
import { isPasswordOf, type Auth } from '#account/session/auth.server.ts'
import type { BackendSession } from '#account/session/signed-in-session.queries.server.ts'
import { customerPortalSession } from '#account/customer-portal/customer-portal-cookie.server.ts'
import type { CustomerPortal } from '#account/customer-portal/customer-portal.server.ts'
import { deleteAccount, deleteCustomer } from '#account/settings/delete-account.commands.server.ts'
import { isFresh } from '#account/second-factor/fresh-factor.ts'
import { accountSubject, createLogInTries } from '#account/sign-in/log-in-tries.server.ts'
import { ownerOf, type Person, type PersonalData } from '#account/settings/personal-data.server.ts'
import { endCustomerPortalSession, setCookies } from '#account/customer-portal/session-cookies.server.ts'
import type { Actor } from '#audit/audit.ts'
import { recordChange } from '#audit/audit.commands.server.ts'
import { brand } from '#content/brand.ts'
import { clientAddress } from '#http/limits/client-address.server.ts'
import {
  declared,
  bodyProblems,
  notSignedIn,
  tooManyTries,
  unconfirmedWrite,
  type Operation,
} from '#http/operation.server.ts'
import { problem, RefusedCall } from '#http/problems.server.ts'
import { requireTries } from '#http/limits/rate-limits.server.ts'
import { readJson } from '#http/read-request.server.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'
import { dayOfMoment } from '#lib/days.ts'
import * as z from 'zod/mini'
import { deleteAccountForm } from '#account/session/account.forms.ts'

interface PersonalDataNeeds extends ServerContext {
  auth: Auth
  customerPortal: CustomerPortal
}

/** Exports the data of a customer, and deletes it with the account (product: accounts 34, 35). */
export function personalDataEndpoint(context: PersonalDataNeeds, data: PersonalData): Hono {
  const { db, auth, limits, clock, environment, customerPortal } = context
  const overTls = environment.PUBLIC_URL.startsWith('https:')
  const logInTries = createLogInTries(context)
  const app = new Hono()

  app.get('/api/account/export', declared(exportDataOperation), async (c) => {
    const customer = await customerOf(c)
    if (customer.isOfDashboard) return dashboardLogInNeeded(c)
    const { person, email, actor } = customer
    requireTries(c, await limits.consume('dataExport', person?.userId ?? accountSubject(email)))
    const now = clock()
    if (person && actor && (await data.hasRole(db, person.userId))) {
      await recordChange(db, { actor, now }, 'account.export', ['account', person.userId], {
        before: null,
        after: {},
      })
    }
    const day = dayOfMoment(now)
    const file = { exported_at: now, ...(await allOf(customer)) }
    return c.body(`${JSON.stringify(file, null, 2)}\n`, 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${brand.filePrefix}-data-${day}.json"`,
    })
  })

  app.post('/api/account/delete', declared(deleteAccountOperation), async (c) => {
    const customer = await customerOf(c)
    const form = await readJson(c, deleteAccountOperation.body)
    if (customer.isOfDashboard) return dashboardLogInNeeded(c)
    const { session, person, email, actor } = customer
    const now = clock()
    if (session?.hasSecondFactor && !isFresh(session.secondFactorAt, now)) {
      return problem(c, 403, 'second_factor_needed', 'Please confirm it’s you in the dashboard first.')
    }
    const attempt = { email, address: clientAddress(c) }
    requireTries(c, await logInTries.begin(attempt))
    const isRight = await isPassword(c, customer, form.password)
    if (isRight !== false) await logInTries.giveBack(attempt)
    if (isRight === null) return problem(c, 503, 'customer_portal_unreachable', unexpectedMessage)
    if (!isRight) return problem(c, 403, 'wrong_password', 'That’s not your password.')
    if (person && actor) {
      const isCustomer = isProvenCustomer(customer)
      const deleted = await deleteAccount(db, { actor, person, isCustomer, data, now })
      if (!deleted.ok) return problem(c, 409, deleted.reason, stillNeeded[deleted.reason])
    } else await deleteCustomer(db, { email, data, now })
    await endSessions(c)
    return c.body(null, 204)
  })

  return app

  /** Finds the customer: an account, or a customer-portal session, whose log-in verified the password. */
  async function customerOf(c: Context): Promise<Customer> {
    const { headers } = c.req.raw
    const session = await auth.findSession(headers)
    if (session) {
      const { id: accountId, email, emailProven } = session.user
      const actor = { kind: 'account', accountId, sessionId: session.id } as const
      const person = { userId: accountId, email, emailProven }
      return { session, person, email, actor, isOfDashboard: false }
    }
    const found = await customerPortalSession(db, headers, clock())
    if (!found) throw new RefusedCall(401, 'not_signed_in', 'Please log in with your account first.')
    const { email } = found
    const account = await acceptedAccount(db, email)
    if (!account) return { session, person: null, email, actor: null, isOfDashboard: false }
    const { id: userId, emailProven } = account
    const isOfDashboard = await data.hasRole(db, userId)
    const actor = { kind: 'account', accountId: userId, sessionId: null } as const
    return { session, person: { userId, email, emailProven }, email, actor, isOfDashboard }
  }

  async function allOf(customer: Customer): Promise<Record<string, unknown>> {
    const { person, email } = customer
    if (!person) return allOfCustomer(email)
    const ofAccount = await allOfAccount(person)
    return isProvenCustomer(customer)
      ? { ...ofAccount, through_the_customer_portal: await allOfCustomer(email) }
      : ofAccount
  }

  async function allOfAccount(person: Person): Promise<Record<string, unknown>> {
    const file: Record<string, unknown> = await accountData(db, person)
    for (const { name, read } of data.ofAccount) file[name] = await read(db, person.userId)
    for (const { name, read } of data.ofOwner) file[name] = await read(db, ownerOf(person))
    return file
  }

  async function allOfCustomer(email: string): Promise<Record<string, unknown>> {
    const file: Record<string, unknown> = await customerData(db, email)
    const owner = { userId: null, customerPortalEmail: email }
    for (const { name, read } of data.ofOwner) file[name] = await read(db, owner)
    return file
  }

  /** Whether this is the customer's password; `null` if the customer portal gave no usable answer. */
  async function isPassword(
    c: Context,
    { session, email }: Customer,
    password: string,
  ): Promise<boolean | null> {
    if (session) return isPasswordOf(auth, c.req.raw.headers, password)
    const answer = await customerPortal.logIn({ email, password })
    return answer.ok ? answer.value !== null : null
  }

  async function endSessions(c: Context): Promise<void> {
    const { headers } = c.req.raw
    setCookies(c, (await auth.api.signOut({ headers, returnHeaders: true })).headers.getSetCookie())
    await endCustomerPortalSession(c, { db, overTls })
  }
}

/**
 * Whether the customer portal's log-in verifies the address. If the address has an account, that account must
 * be verified.
 */
function isProvenCustomer({ session, person }: Customer): boolean {
  return !session && (!person || person.emailProven)
}

interface Customer {
  /** `null` for a customer-portal session. */
  session: BackendSession | null
  person: Person | null
  email: string
  actor: Actor | null
  /**
   * Whether the account has a role. If so, a customer-portal session has no access to it (product: dashboard
   * 5).
   */
  isOfDashboard: boolean
}

const stillNeeded = {
  last_owner:
    'You’re the only owner of this shop. Make someone else an owner first, then delete your account.',
  last_admin:
    'You’re the only admin of a seller. Make someone else its admin first, or ask us to, then delete your account.',
}

function dashboardLogInNeeded(c: Context) {
  const message = 'You use this account in the dashboard. Log in there first, then come back.'
  return problem(c, 403, 'dashboard_log_in_needed', message)
}

const shared = { group: 'Account', access: 'account' } as const

const dashboardLogInProblem =
  '403 dashboard_log_in_needed: The session is of the customer portal, and the address has an account with a role in the dashboard.'

const exportDataOperation = {
  ...shared,
  summary: 'All data of the account, as one file',
  responses: {
    200: {
      description: 'A JSON document with one part for each kind of data, as a download',
      schema: z.looseObject({
        exported_at: z.string(),
        account: z.optional(z.looseObject({ id: z.string() })),
        /** This field is only for a customer without an account. */
        customer_portal_email: z.optional(z.string()),
      }),
    },
  },
  problems: [notSignedIn, dashboardLogInProblem, tooManyTries],
} satisfies Operation

const deleteAccountOperation = {
  ...shared,
  summary: 'Deletes the account with all its data; orders are kept without personal data',
  body: deleteAccountForm,
  responses: { 204: { description: 'Deleted; the cookies of the session are removed' } },
  problems: [
    ...bodyProblems,
    notSignedIn,
    dashboardLogInProblem,
    '503 customer_portal_unreachable: The customer portal, which checks the password, did not respond.',
    '403 wrong_password: This is not the password of the account.',
    '403 second_factor_needed: The account has two-step sign-in, whose second step was last used more than ten minutes ago.',
    '409 last_owner: The account is the only owner.',
    '409 last_admin: The account is the only admin of a seller.',
    tooManyTries,
    unconfirmedWrite,
  ],
} satisfies Operation
