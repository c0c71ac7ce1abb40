import { createContext, data, redirect } from 'react-router'
import { authOf } from '#account/session/auth-context.server.ts'
import { isFresh } from '#account/second-factor/fresh-factor.ts'
import { isAllowed, type Permission, type Roles } from '#account/staff/roles.ts'
import { isWorthNoting, sessionUse } from '#account/session/session-use.ts'
import { noteSessionUse } from '#account/session/sessions.commands.server.ts'
import { staffRolesOf } from '#account/staff/staff.queries.server.ts'
import { membershipsOf } from '#catalog/sellers/seller-members.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import { pageContext, type PageArguments } from '#http/server/page-context.server.ts'

/** A person who works in the dashboard, with all roles. */
export interface Viewer extends Roles {
  accountId: string
  sessionId: string
  name: string
  email: string
  secondFactorAt: Date
}

/**
 * Checks the access at the start of every loader and action of the dashboard. Redirects to the log-in without
 * a session that verified its second factor. Throws a 404 response if the roles do not allow the page
 * (product: dashboard 2, 5).
 */
export async function requireAllowed(page: PageArguments, permission: Permission): Promise<Viewer> {
  const viewer = await requireViewer(page)
  if (!isAllowed(viewer, permission)) throw notFound()
  return viewer
}

/** Checks access like `requireAllowed`, and returns what most loaders and actions need. */
export async function openPage({ request, context }: PageArguments, permission: Permission) {
  const viewer = await requireAllowed({ request, context }, permission)
  const { db, clock, environment } = pageContext(context)
  return { viewer, db, environment, now: clock(), parameters: new URL(request.url).searchParams }
}

const viewerKey = createContext<Promise<Viewer> | null>(null)

/**
 * Requires any role and a verified second factor. The loaders of a page share one check. An action runs a
 * separate check, because it may change the roles, and the loaders after it must see the new roles.
 */
export function requireViewer(page: PageArguments): Promise<Viewer> {
  if (page.request.method !== 'GET') return checkViewer(page)
  const viewer = page.context.get(viewerKey) ?? checkViewer(page)
  page.context.set(viewerKey, viewer)
  return viewer
}

async function checkViewer({ request, context }: PageArguments): Promise<Viewer> {
  const session = await authOf(context).findSession(request.headers)
  if (!session?.secondFactorAt) throw logInFirst(request)
  const { db, clock, clientAddress, environment } = pageContext(context)
  const { user, secondFactorAt } = session
  const use = sessionUse(request.headers, clientAddress, environment)
  if (isWorthNoting(session, use, clock())) await noteSessionUse(db, { id: session.id, use, now: clock() })
  const roles = await rolesOf(db, user.id)
  if (!hasRole(roles)) throw notFound()
  return {
    accountId: user.id,
    sessionId: session.id,
    name: user.name,
    email: user.email,
    secondFactorAt,
    ...roles,
  }
}

export async function rolesOf(db: Database, accountId: string): Promise<Roles> {
  const [held, memberships] = await Promise.all([staffRolesOf(db, accountId), membershipsOf(db, accountId)])
  return { staffRoles: held, memberships }
}

export function hasRole({ staffRoles, memberships }: Roles): boolean {
  return staffRoles.length + memberships.length > 0
}

/**
 * Requires a second factor verified within the last ten minutes, for changes of roles, emails, factors and
 * keys. Otherwise redirects to the page that verifies it. After the verification, the current page opens
 * again with the form values in its query string (product: dashboard 10).
 */
export function requireFreshFactor(
  { request, context }: PageArguments,
  viewer: Viewer,
  form: Iterable<readonly [string, unknown]> = [],
): void {
  if (isFresh(viewer.secondFactorAt, pageContext(context).clock())) return
  const to = new URL(requestedPath(request), request.url)
  const values = [...form]
  // Removes the messages of an earlier action, because they would contradict the message that this action is
  // not done.
  const replaced = ['done', 'codes-left', ...values.map(([name]) => name)]
  for (const name of replaced) to.searchParams.delete(name)
  for (const [name, value] of values) if (typeof value === 'string') to.searchParams.append(name, value)
  // With this parameter, the page says that the action is not done yet.
  if (request.method !== 'GET') to.searchParams.set('interrupted', '1')
  throw redirect(`/dashboard/second-factor?${new URLSearchParams({ to: to.pathname + to.search })}`)
}

/** Returns the response for missing pages, and for pages that the viewer's roles do not allow. */
export function notFound() {
  return data(null, { status: 404 })
}

export function actorOf({ accountId, sessionId }: Viewer) {
  return { kind: 'account', accountId, sessionId } as const
}

function logInFirst(request: Request) {
  return redirect(`/dashboard/log-in?${new URLSearchParams({ to: requestedPath(request) })}`)
}

/** Returns the requested page, even if the browser requested only its data or some of its routes. */
function requestedPath(request: Request): string {
  const { pathname, search, searchParams } = new URL(request.url)
  const path = pathname.replace(/(?:\/_)?\.data$/, '')
  if (!searchParams.has('_routes')) return path + search
  searchParams.delete('_routes')
  return searchParams.size > 0 ? `${path}?${searchParams}` : path
}
