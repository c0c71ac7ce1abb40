import { Hono } from 'hono'
import { showSessionOperation, signOutOperation } from '#account/session/account.operations.server.ts'
import { endBackendSession, renewedSession, type Auth } from '#account/session/auth.server.ts'
import {
  customerPortalTokenHash,
  renewedCustomerPortalSession,
} from '#account/customer-portal/customer-portal-cookie.server.ts'
import { endCustomerPortalSession, setCookies } from '#account/customer-portal/session-cookies.server.ts'
import { isWorthNoting, sessionUse } from '#account/session/session-use.ts'
import { noteCustomerPortalSessionUse, noteSessionUse } from '#account/session/sessions.commands.server.ts'
import { clientAddress } from '#http/limits/client-address.server.ts'
import { sessionUser, type SessionUser } from '#account/session/session.ts'
import type { BackendUser } from '#account/session/signed-in-session.queries.server.ts'
import { declared } from '#http/operation.server.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'

interface SessionNeeds extends ServerContext {
  auth: Auth
}

/** Returns the cookies of later folders that a sign-out deletes. */
export type CookiesEndedBySignOut = (publicUrl: string) => readonly string[]

/** The routes that sign out and that return who is signed in. */
export function sessionEndpoint(context: SessionNeeds, cookiesEndedBySignOut: CookiesEndedBySignOut): Hono {
  const { db, auth, clock, environment } = context
  const overTls = environment.PUBLIC_URL.startsWith('https:')
  const app = new Hono()

  app.post('/api/account/sign-out', declared(signOutOperation), async (c) => {
    const ended = await endBackendSession(db, auth, c.req.raw.headers)
    await endCustomerPortalSession(c, { db, overTls })
    setCookies(c, ended)
    setCookies(c, cookiesEndedBySignOut(environment.PUBLIC_URL))
    return c.body(null, 204)
  })

  app.get('/api/account/session', declared(showSessionOperation), async (c) => {
    const { headers } = c.req.raw
    const now = clock()
    const { session, setCookies: accountCookies } = await renewedSession(auth, headers, now)
    const { customer, setCookies: customerPortalCookies } = await renewedCustomerPortalSession(
      db,
      headers,
      now,
    )
    const use = sessionUse(headers, clientAddress(c), environment)
    if (session && isWorthNoting(session, use, now)) {
      await noteSessionUse(db, { id: session.id, use, now })
    }
    const tokenHash = customerPortalTokenHash(headers)
    if (customer && tokenHash && isWorthNoting(customer, use, now)) {
      await noteCustomerPortalSessionUse(db, { tokenHash, use, now })
    }
    setCookies(c, [...accountCookies, ...customerPortalCookies])
    return c.json({
      user: session && shown(session.user),
      ...(session && { email_proven: session.user.emailProven }),
      ...(customer && { customer_portal_email: customer.email }),
    })
  })

  return app
}

function shown({ id, email, name, phone, company }: BackendUser): SessionUser {
  return sessionUser(id, email, { name, phone, company })
}
