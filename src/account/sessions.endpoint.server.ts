import { Hono, type Context } from 'hono'
import type { Auth } from '#account/session/auth.server.ts'
import {
  customerPortalSession,
  customerPortalTokenHash,
} from '#account/customer-portal/customer-portal-cookie.server.ts'
import { deviceOf } from '#account/session/device.ts'
import type { PersonalData } from '#account/settings/personal-data.server.ts'
import { endSessions } from '#account/session/sessions.commands.server.ts'
import {
  customerPortalSessionId,
  openSessions,
  type SessionsOwner,
} from '#account/session/sessions.queries.server.ts'
import {
  declared,
  bodyProblems,
  notSignedIn,
  unconfirmedWrite,
  type Operation,
} from '#http/operation.server.ts'
import { problem, RefusedCall } from '#http/problems.server.ts'
import { readJson } from '#http/read-request.server.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'
import { endSessionForm } from '#account/session/account.forms.ts'
import { sessionListSchema } from '#account/session/session-answers.ts'
import { answered } from '#http/answer-schema.server.ts'

interface SessionsNeeds extends ServerContext {
  auth: Auth
  /** Whether the account is staff or a member of a seller. */
  hasRole: PersonalData['hasRole']
}

/** Lists the customer's sessions, and ends any except the current one (product: accounts 31). */
export function sessionsEndpoint({ db, auth, clock, hasRole }: SessionsNeeds): Hono {
  const app = new Hono()

  app.get('/api/account/sessions', declared(listSessionsOperation), async (c) => {
    const owner = await sessionsOwner(c.req.raw.headers)
    return list(c, owner)
  })

  app.post('/api/account/sessions/end', declared(endSessionOperation), async (c) => {
    const owner = await sessionsOwner(c.req.raw.headers)
    const form = await readJson(c, endSessionOperation.body)
    if ((await endSessions(db, owner, form)) === 0) {
      return problem(c, 404, 'not_found', 'This session has already ended.')
    }
    return list(c, owner)
  })

  app.post('/api/account/sessions/end-others', declared(endOtherSessionsOperation), async (c) => {
    const owner = await sessionsOwner(c.req.raw.headers)
    await endSessions(db, owner, 'others')
    return list(c, owner)
  })

  async function list(c: Context, owner: SessionsOwner) {
    const open = await openSessions(db, owner, clock())
    return c.json({
      sessions: open.map(({ id, userAgent, place, since, lastUsedAt, isCurrent }) => ({
        id,
        device: deviceOf(userAgent),
        place,
        since: since.toISOString(),
        last_used: lastUsedAt.toISOString(),
        is_current: isCurrent,
      })),
      has_dashboard: owner.userId !== null && (await hasRole(db, owner.userId)),
    })
  }

  /** An account sees the customer-portal sessions of its email only if the email is verified. */
  async function sessionsOwner(headers: Headers): Promise<SessionsOwner> {
    const session = await auth.findSession(headers)
    if (session) {
      const { id, user } = session
      const customerPortalEmail = user.emailProven ? user.email : null
      return { userId: user.id, customerPortalEmail, currentId: id }
    }
    const tokenHash = customerPortalTokenHash(headers)
    const customer = await customerPortalSession(db, headers, clock())
    if (!customer || !tokenHash) throw new RefusedCall(401, 'not_signed_in', 'Please log in first.')
    const currentId = customerPortalSessionId(tokenHash)
    return { userId: null, customerPortalEmail: customer.email, currentId }
  }

  return app
}

const shared = { group: 'Account', access: 'customer' } as const

const stillOpen = {
  200: answered('The sessions that are still open', sessionListSchema),
}

const listSessionsOperation = {
  ...shared,
  summary: 'The open sessions of the account or customer, starting with the session of this request',
  responses: stillOpen,
  problems: [notSignedIn],
} satisfies Operation

const endSessionOperation = {
  ...shared,
  summary: 'Ends one other session',
  body: endSessionForm,
  responses: stillOpen,
  problems: [
    ...bodyProblems,
    notSignedIn,
    '404 not_found: There is no such session, or it is the session of this request.',
    unconfirmedWrite,
  ],
} satisfies Operation

const endOtherSessionsOperation = {
  ...shared,
  summary: 'Ends all sessions except the session of this request',
  responses: stillOpen,
  problems: [notSignedIn, unconfirmedWrite],
} satisfies Operation
