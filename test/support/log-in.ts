import { parse } from 'hono/utils/cookie'
import type { RouterContextProvider } from 'react-router'
import { sellerMembers } from '#catalog/sellers/seller-members.tables.server.ts'
import { seedDashboardAccount } from '#account/staff/seed-staff.commands.server.ts'
import type { SellerMembership, StaffRole } from '#account/staff/roles.ts'
import { action as logIn } from '#dashboard/log-in/log-in.page.tsx'
import { action as prove } from '#dashboard/second-factor/second-factor.page.tsx'
import { callPage, pageArguments } from './dashboard.ts'
import { passwordCost, type TestStore } from './store.ts'

export const colleaguePassword = 'three-rings-at-work'

let colleagues = 0

/** Creates an account that can log in to the dashboard with a password and an authenticator app. */
export async function newColleague(
  { db, context }: TestStore,
  {
    staffRoles = ['support'],
    memberships = [],
  }: { staffRoles?: readonly StaffRole[]; memberships?: readonly SellerMembership[] } = {},
) {
  colleagues += 1
  const email = `colleague-${process.pid}-${colleagues}-${Date.now()}@example.com`
  const authenticatorSecret = `secret-of-colleague-${colleagues}`
  const account = { name: 'A Colleague', email, password: colleaguePassword, authenticatorSecret }
  const authSecret = context.environment.AUTH_SECRET
  const id = await seedDashboardAccount(db, account, { authSecret, staffRoles, passwordCost })
  if (id === null) throw new Error('the account was not created')
  for (const membership of memberships) await db.insert(sellerMembers).values({ userId: id, ...membership })
  return { id, ...account }
}

/** A browser for the log-in pages. It stores cookies and submits forms. */
export function openLogIn(store: TestStore) {
  const cookies = new Map<string, string>()
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')

  /** Calls a loader or an action, stores its cookies and returns its answer. */
  async function call<Answer>(
    run: (page: PageArguments) => Promise<Answer> | Answer,
    path: string,
    form?: Record<string, string>,
  ): Promise<PageAnswer> {
    const page = pageArguments(store, { path, cookie: cookie(), form })
    const answer = await Promise.resolve()
      .then(() => run(page))
      .catch((thrown: unknown) => thrown)
    const read = readAnswer(answer)
    for (const line of read.headers.getSetCookie()) {
      for (const [name, value] of Object.entries(parse(line.split(';', 1)[0] ?? ''))) {
        if (/;\s*max-age=0\b/i.test(line)) cookies.delete(name)
        else cookies.set(name, value)
      }
    }
    return read
  }

  return {
    cookies,
    cookie,
    headers: () => new Headers({ cookie: cookie() }),
    call,
    logIn: (email: string, password: string, path = '/dashboard/log-in') =>
      call((page) => logIn({ ...page, pattern: path }), path, { email, password }),
    prove: (code: string, path = '/dashboard/second-factor') =>
      call((page) => prove({ ...page, pattern: path }), path, { intent: 'code', code }),
    provePasskey: (answer: string, path = '/dashboard/second-factor') =>
      call((page) => prove({ ...page, pattern: path }), path, { intent: 'passkey', answer }),
  }
}

interface PageArguments {
  request: Request
  context: RouterContextProvider
  url: URL
  params: Record<string, never>
}

export interface PageAnswer {
  status: number
  location: string | null
  /** `any`, because each test checks the fields that it expects. */
  data: ReturnType<typeof JSON.parse>
  headers: Headers
}

/** The value that a loader or an action returns or throws. */
export async function readPage(...call: Parameters<typeof callPage>): Promise<PageAnswer> {
  return readAnswer(await callPage(...call).catch((thrown: unknown) => thrown))
}

export function readAnswer(answer: unknown): PageAnswer {
  if (answer instanceof Response) {
    const { status, headers } = answer
    return { status, headers, location: headers.get('location'), data: null }
  }
  if (answer instanceof Error) throw answer
  if (isDataAnswer(answer)) {
    const { data, init } = answer
    return { status: init?.status ?? 200, headers: new Headers(init?.headers), location: null, data }
  }
  return { status: 200, headers: new Headers(), location: null, data: answer }
}

/** Whether the answer was created by React Router's `data(…)`. */
function isDataAnswer(answer: unknown): answer is { data: unknown; init: ResponseInit | null } {
  return typeof answer === 'object' && answer !== null && 'data' in answer && 'init' in answer
}
