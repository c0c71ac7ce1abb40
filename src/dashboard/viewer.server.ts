import { data, redirect, type RouterContextProvider } from 'react-router'
import { authOf } from '#account/auth-context.server.ts'
import { backendSession } from '#account/auth.server.ts'
import { isAllowed, type Permission, type Roles } from '#account/roles.ts'
import { staffRolesOf } from '#account/staff.queries.server.ts'
import type { Actor } from '#audit/audit.ts'
import { membershipsOf } from '#catalogue/members/seller-members.queries.server.ts'
import { pageContext } from '#http/page-context.server.ts'

/** Who works in the dashboard, and with which roles. */
export interface Viewer extends Roles {
  accountId: string
  sessionId: string
  name: string
  email: string
}

interface PageArguments {
  request: Request
  context: Readonly<RouterContextProvider>
}

/**
 * The one check of the dashboard: every loader and every action begins with it. Signed-out visitors are sent to log in,
 * and so are sessions that have not proven the second factor. What the roles do not allow answers 404
 * (product: dashboard 2, 5).
 */
export async function requireAllowed(page: PageArguments, permission: Permission): Promise<Viewer> {
  const viewer = await requireViewer(page)
  if (!isAllowed(viewer, permission)) throw notFound()
  return viewer
}

/** Anybody with a role and a proven second factor. */
export async function requireViewer({ request, context }: PageArguments): Promise<Viewer> {
  const session = await backendSession(authOf(context), request.headers)
  if (!session?.secondFactorAt) throw logInFirst(request)
  const { db } = pageContext(context)
  const { user } = session
  const [staffRoles, memberships] = await Promise.all([staffRolesOf(db, user.id), membershipsOf(db, user.id)])
  if (staffRoles.length + memberships.length === 0) throw notFound()
  return {
    accountId: user.id,
    sessionId: session.id,
    name: user.name,
    email: user.email,
    staffRoles,
    memberships,
  }
}

/** What a role may not see answers as if it did not exist. */
export function notFound() {
  return data(null, { status: 404 })
}

export function actorOf({ accountId, sessionId }: Viewer): Actor {
  return { kind: 'account', accountId, sessionId }
}

function logInFirst(request: Request) {
  const { pathname, search } = new URL(request.url)
  const address = new URLSearchParams({ to: pathname.replace(/(?:\/_)?\.data$/, '') + search })
  return redirect(`/dashboard/log-in?${address}`)
}
