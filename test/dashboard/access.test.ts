import { sql } from 'drizzle-orm'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import {
  customerPortalSessionEnd,
  newCustomerPortalSession,
} from '#account/customer-portal/customer-portal-cookie.server.ts'
import { openCustomerPortalSession } from '#account/customer-portal/customer-portal-sessions.commands.server.ts'
import { isAllowed, staffRoles, type Permission, type Roles } from '#account/staff/roles.ts'
import routes from '#routes.ts'
import { newViewer, type SignedInViewer } from '../support/dashboard.ts'
import { readPage } from '../support/log-in.ts'
import { withStore, type TestStore } from '../support/store.ts'
import { pagePermissions } from '../support/page-permissions.ts'

type Handler = (page: object) => unknown
interface PageModule {
  loader?: Handler
  action?: Handler
}

const modules = import.meta.glob<PageModule>('../../src/dashboard/**/*.page.tsx')
/** The pages for logging in check access themselves. */
const logInPages = /\/dashboard\/(?:log-in|second-factor|invitation)\//
const pages = pagesUnder(await routes, '/').filter(
  ({ file }) => file.startsWith('dashboard/') && !logInPages.test(`/${file}`),
)

const someSeller = 'lanternfield-labs'
const people: Record<string, Roles> = {
  ...Object.fromEntries(staffRoles.map((role) => [role, { staffRoles: [role], memberships: [] }])),
  'seller admin': { staffRoles: [], memberships: [{ sellerId: someSeller, role: 'admin' }] },
  'seller editor': { staffRoles: [], memberships: [{ sellerId: someSeller, role: 'editor' }] },
}

test('every dashboard page is in the permission table', () => {
  expect(Object.keys(pagePermissions).toSorted()).toEqual(
    [...new Set(pages.map(({ path }) => path))].toSorted(),
  )
})

test.each(Object.entries(people))(
  '%s opens the pages that the permission table allows, and no others',
  async (_, roles) => {
    await withStore(async (store) => {
      const viewer = await newViewer(store, roles)
      for (const request of await everyRequest()) {
        const needed = [request.needed].flat()
        const mayOpen = needed.some((permission) => isAllowed(roles, permission))
        const { status } = await answerTo(store, request, viewer)
        if (!mayOpen) expect([request.name, status]).toEqual([request.name, 404])
        // Requests for the record 'none' may get a 404 for every role.
        else if (isPlainPage(request)) expect([request.name, status]).not.toEqual([request.name, 404])
      }
    })
  },
)

const outsiders: Record<string, (store: TestStore) => Promise<{ cookie: string } | undefined>> = {
  'a visitor': () => Promise.resolve(undefined),
  'a customer of the customer portal': customerOfPortal,
  'an account without the second factor': withoutFactor,
  'an account with a made-up session': () => Promise.resolve({ cookie: 'wadah.session_token=made-up.c2ln' }),
}

test.each(Object.entries(outsiders))('%s is redirected from every page to log-in', (_, enter) =>
  withStore(async (store) => {
    const who = await enter(store)
    for (const request of await everyRequest()) {
      const { location } = await answerTo(store, request, who)
      expect([request.name, location?.split('?')[0]]).toEqual([request.name, '/dashboard/log-in'])
    }
  }),
)

test('an account without a role gets 404 on every dashboard page', () =>
  withStore(async (store) => {
    const viewer = await newViewer(store, {})
    for (const request of await everyRequest()) {
      const { status } = await answerTo(store, request, viewer)
      expect([request.name, status]).toEqual([request.name, 404])
    }
  }))

const parameters =
  'action answered category copy days done from kind list page person q search seller sort stars state status stuck subject text to token who'

test.each(['%00', '0000-01-01', '9999-12-31', '%25_%5C'])(
  'no dashboard page fails for an address with %s',
  async (value) => {
    await withStore(async (store) => {
      const viewer = await newViewer(store, {
        staffRoles: ['owner'],
        memberships: people['seller admin']?.memberships ?? [],
      })
      const query = parameters
        .split(' ')
        .map((name) => `${name}=${value}`)
        .join('&')
      for (const request of (await everyRequest()).filter(isPlainPage)) {
        const { status } = await answerTo(store, { ...request, path: `${request.path}?${query}` }, viewer)
        expect([request.name, status < 500]).toEqual([request.name, true])
      }
    })
  },
)

interface PageRequest {
  name: string
  path: string
  params: Record<string, string>
  needed: Permission | readonly Permission[]
  handler: Handler
  form: Record<string, string> | null
}

function isPlainPage({ params, form }: PageRequest): boolean {
  return form === null && Object.keys(params).length === 0
}

/** A GET of every page, and a POST of every form with each of its intents. */
async function everyRequest(): Promise<PageRequest[]> {
  const all = await Promise.all(pages.map(requestsOf))
  return all.flat()
}

async function requestsOf({ path, file }: Page): Promise<PageRequest[]> {
  const page = await modules[`../../src/${file}`]?.()
  if (!page) throw new Error(`${file} does not exist`)
  const { get, post } = pagePermissions[path] ?? {}
  const names = [...path.matchAll(/:(\w+)|\*/g)].map(([star, name = star]) => name)
  const params = Object.fromEntries(names.map((name) => [name, 'none']))
  const shared = { path: path.replaceAll(/:\w+|\*/g, 'none'), params }
  const requests: PageRequest[] = []
  if (page.loader) {
    if (!get) throw new Error(`${path} has a loader: add its permission`)
    requests.push({ ...shared, name: `GET ${path}`, needed: get, handler: page.loader, form: null })
  }
  if (page.action) {
    if (!post) throw new Error(`${path} has an action: add its permission`)
    const intents = typeof post === 'string' || isList(post) ? { '': post } : post
    for (const [intent, needed] of Object.entries(intents)) {
      const name = `POST ${path} ${intent}`
      requests.push({ ...shared, name, needed, handler: page.action, form: intent ? { intent } : {} })
    }
  }
  return requests
}

function isList(post: object): post is readonly Permission[] {
  return Array.isArray(post)
}

/** A form is sent in a savepoint, so that its changes do not affect the next request. */
async function answerTo(
  store: TestStore,
  { path, params, handler, form }: PageRequest,
  who: Pick<SignedInViewer, 'cookie'> | undefined,
) {
  if (form) await store.db.execute(sql`savepoint before_request`)
  const page = { path, cookie: who?.cookie, form: form ?? undefined, params }
  const answer = await readPage(handler, store, page)
  if (form) await store.db.execute(sql`rollback to savepoint before_request`)
  return answer
}

interface Page {
  path: string
  file: string
}

function pagesUnder(entries: readonly RouteConfigEntry[], parent: string): Page[] {
  return entries.flatMap(({ path = '', file, children = [] }) => {
    const own = `${parent}/${path}`.replaceAll(/\/+/g, '/')
    return [{ path: own === '/' ? '/' : own.replace(/\/$/, ''), file }, ...pagesUnder(children, own)]
  })
}

async function customerOfPortal({ db }: TestStore) {
  const { tokenHash, setCookie } = newCustomerPortalSession({ overTls: false })
  const now = new Date()
  const expiresAt = customerPortalSessionEnd(now)
  const session = {
    email: 'customer@example.com',
    accountId: null,
    tokenHash,
    expiresAt,
    now,
    replaces: null,
  }
  await openCustomerPortalSession(db, { ...session, use: { userAgent: '', place: null } })
  return { cookie: setCookie.split(';', 1)[0] ?? '' }
}

async function withoutFactor(store: TestStore) {
  const viewer = await newViewer(store, { staffRoles: ['owner'] })
  await store.db.execute(sql`update sessions set second_factor_at = null where id = ${viewer.sessionId}`)
  return viewer
}
