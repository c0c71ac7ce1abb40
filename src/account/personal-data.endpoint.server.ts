import { Hono, type Context } from 'hono'
import { accountData } from '#account/account-data.queries.server.ts'
import { backendSession, isPasswordOf, type Auth, type BackendSession } from '#account/auth.server.ts'
import { deleteAccount } from '#account/delete-account.commands.server.ts'
import { isFresh } from '#account/fresh-factor.ts'
import { createLogInTries } from '#account/log-in-tries.server.ts'
import { deleteAccountOperation, exportDataOperation } from '#account/personal-data.operations.server.ts'
import type { Person, PersonalData } from '#account/personal-data.server.ts'
import { endCustomerPortalSession, setCookies } from '#account/session-cookies.server.ts'
import { recordChange } from '#audit/audit.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import { clientAddress } from '#http/client-address.server.ts'
import { declared } from '#http/operation.server.ts'
import { problem } from '#http/problems.server.ts'
import { tooMany } from '#http/rate-limits.server.ts'
import { readJson } from '#http/read-json.server.ts'
import type { ServerContext } from '#http/server-context.server.ts'

interface PersonalDataNeeds extends ServerContext {
  auth: Auth
}

/** What later folders know of personal data. */
export interface PersonalDataOptions {
  parts: readonly PersonalData[]
  /** Whether the account is staff or belongs to a seller. */
  hasRole(db: Database, userId: string): Promise<boolean>
  mailKindsToSend: readonly string[]
}

/** The file with all data of an account, and the account's end (product: accounts 34, 35). */
export function personalDataEndpoint(
  context: PersonalDataNeeds,
  { parts, hasRole, mailKindsToSend }: PersonalDataOptions,
): Hono {
  const { db, auth, limits, clock, environment } = context
  const overTls = environment.PUBLIC_URL.startsWith('https:')
  const logInTries = createLogInTries(context)
  const app = new Hono()

  app.get('/api/account/export', declared(exportDataOperation), async (c) => {
    const session = await backendSession(auth, c.req.raw.headers)
    if (!session) return notSignedIn(c)
    const person = personOf(session)
    const limited = await limits.consume('dataExport', person.userId)
    if (!limited.ok) return tooMany(c, limited.retryAfterSeconds)
    const now = clock()
    if (await hasRole(db, person.userId)) {
      const subject = { kind: 'account', id: person.userId }
      const actor = actorOf(session)
      await recordChange(db, { actor, action: 'account.export', subject, before: null, after: {}, now })
    }
    const file: Record<string, unknown> = { exported_at: now, ...(await accountData(db, person)) }
    for (const { name, read } of parts) file[name] = await read(db, person)
    const day = now.toISOString().slice(0, 10)
    return c.body(`${JSON.stringify(file, null, 2)}\n`, 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="wadah-data-${day}.json"`,
    })
  })

  app.post('/api/account/delete', declared(deleteAccountOperation), async (c) => {
    const { headers } = c.req.raw
    const session = await backendSession(auth, headers)
    if (!session) return notSignedIn(c)
    const form = await readJson(c, deleteAccountOperation.body)
    if (!form.ok) return form.response
    const now = clock()
    if (session.hasSecondFactor && !isFresh(session.secondFactorAt, now)) {
      return problem(c, 403, 'second_factor_needed', 'Please prove your second factor again first.')
    }
    const person = personOf(session)
    const attempt = { email: person.email, address: clientAddress(c) }
    const tries = await logInTries.begin(attempt)
    if (!tries.ok) return tooMany(c, tries.retryAfterSeconds)
    if (!(await isPasswordOf(auth, headers, form.value.password))) {
      return problem(c, 403, 'wrong_password', 'This is not your password.')
    }
    await logInTries.giveBack(attempt)
    const actor = actorOf(session)
    const deleted = await deleteAccount(db, { actor, person, parts, mailKindsToSend, now })
    if (!deleted.ok) return problem(c, 409, deleted.reason, stillNeeded[deleted.reason])
    setCookies(c, (await auth.api.signOut({ headers, returnHeaders: true })).headers.getSetCookie())
    await endCustomerPortalSession(c, { db, overTls })
    return c.body(null, 204)
  })

  return app
}

const stillNeeded = {
  last_owner:
    'You are the only owner of this shop. Make somebody else an owner first, then delete your account.',
  last_admin:
    'You are the only admin of a seller. Make somebody else its admin first, or ask us to end your role, then delete your account.',
}

function personOf({ user }: BackendSession): Person {
  return { userId: user.id, email: user.email, emailProven: user.emailProven }
}

function actorOf({ id, user }: BackendSession) {
  return { kind: 'account', accountId: user.id, sessionId: id } as const
}

function notSignedIn(c: Context) {
  return problem(c, 401, 'not_signed_in', 'Please log in with your account first.')
}
