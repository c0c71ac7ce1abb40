import { makeSignature } from 'better-auth/crypto'
import { RouterContextProvider } from 'react-router'
import { provideAuth } from '#account/session/auth-context.server.ts'
import { sessions, users } from '#account/session/account.tables.server.ts'
import type { SellerMembership, StaffRole } from '#account/staff/roles.ts'
import { staffMembers } from '#account/staff/staff.tables.server.ts'
import { sellerMembers } from '#catalog/sellers/seller-members.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import type { Viewer } from '#dashboard/viewer.server.ts'
import type { Environment } from '#http/environment.server.ts'
import { providePageContext } from '#http/server/page-context.server.ts'
import { provideFiles } from '#files/files-context.server.ts'
import { provideMailQueue } from '#mail/mail-queue-context.server.ts'
import type { TestStore } from './store.ts'

interface NewViewer {
  staffRoles?: readonly StaffRole[]
  memberships?: readonly SellerMembership[]
  name?: string
}

export interface SignedInViewer extends Viewer {
  /** The value of the header `cookie`. */
  cookie: string
}

interface ViewerNeeds {
  db: Database
  context: { environment: Pick<Environment, 'AUTH_SECRET'> }
}

let viewers = 0

/** Creates an account with these roles that has logged in to the dashboard with both factors. */
export async function newViewer({ db, context }: ViewerNeeds, roles: NewViewer): Promise<SignedInViewer> {
  viewers += 1
  const { staffRoles = [], memberships = [], name = `Viewer ${viewers}` } = roles
  const email = `viewer-${viewers}@example.com`
  const now = new Date()
  const [user] = await db
    .insert(users)
    .values({ name, email, emailVerified: true, acceptedAt: now })
    .returning({ id: users.id })
  if (!user) throw new Error('the account was not created')
  const token = `viewer-${viewers}-${'x'.repeat(24)}`
  const expiresAt = new Date(now.getTime() + 3_600_000)
  const [session] = await db
    .insert(sessions)
    .values({ userId: user.id, token, expiresAt, secondFactorAt: now })
    .returning({ id: sessions.id })
  if (!session) throw new Error('the session was not created')
  for (const role of staffRoles) await db.insert(staffMembers).values({ userId: user.id, role })
  for (const membership of memberships) {
    await db.insert(sellerMembers).values({ userId: user.id, ...membership })
  }
  const signature = await makeSignature(token, context.environment.AUTH_SECRET)
  const secondFactorAt = now
  const cookie = `wadah.session_token=${encodeURIComponent(`${token}.${signature}`)}`
  return {
    accountId: user.id,
    sessionId: session.id,
    name,
    email,
    secondFactorAt,
    staffRoles,
    memberships,
    cookie,
  }
}

interface PageRequest {
  path: string
  cookie?: string | undefined
  /** The form to submit. A field with several values is submitted several times. */
  form?: Readonly<Record<string, string | readonly string[]>> | FormData | undefined
  params?: Readonly<Record<string, string | undefined>>
}

/** Calls a loader or, with a form, an action, with the arguments that React Router would pass. */
export async function callPage<Answer>(
  handler: (page: never) => Answer,
  store: TestStore,
  request: PageRequest,
): Promise<Awaited<Answer>> {
  return await handler({ ...pageArguments(store, request), params: request.params ?? {} } as never)
}

export function pageArguments({ context }: TestStore, { path, cookie, form }: PageRequest) {
  const routerContext = new RouterContextProvider()
  providePageContext(routerContext, {
    ...context,
    clientAddress: '127.0.0.1',
    shortLived: () => undefined,
  })
  provideAuth(routerContext, context.auth)
  provideMailQueue(routerContext, context.jobs)
  provideFiles(routerContext, context.files)
  const url = new URL(path, context.environment.PUBLIC_URL)
  const body = form instanceof FormData ? form : form && new URLSearchParams(entriesOf(form))
  const request = new Request(url, {
    method: body ? 'POST' : 'GET',
    headers: cookie ? { cookie } : {},
    ...(body && { body }),
  })
  return { request, context: routerContext, url, params: {} }
}

function entriesOf(form: Readonly<Record<string, string | readonly string[]>>): [string, string][] {
  return Object.entries(form).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, each]),
  )
}
