import { signUpAccounts } from '../../bench/accounts.ts'
import type { Ask } from '../../bench/load.ts'
import { openShop, type Shop } from '../../bench/shop.ts'
import { isAllowed, staffRoles, type Permission, type Roles } from '#account/roles.ts'
import { openDatabase, type Database } from '#db/database.server.ts'
import { pagePermissions } from '../../test/dashboard/page-permissions.ts'
import { newViewer } from '../../test/support/dashboard.ts'
import { answerTo } from '../answer.ts'
import type { Check } from '../check.ts'
import { foreignRequests } from '../foreign-requests.ts'

const lanes = 4

export const permissionsCheck: Check = {
  promise: 'Nobody sees or does what the table of permissions does not allow, nor what is somebody else’s',
  rule: 'product: dashboard 2, 5, quality 12',
  limit: '0 answers that the table forbids',
  async run({ isSpoiled }) {
    const shop = await openShop({ LOG_LEVEL: 'silent' })
    const { db, close } = openDatabase(shop.database.url, { onError: () => undefined })
    try {
      const foreign = await foreignRequests(shop.url)
      const requests = await everyRequest(shop, db)
      requests.push(...foreign.requests.map((each) => ({ ...each, expected: 'turned down' as const })))
      // A visitor is asked to log in, so whoever expects them to be let in finds a fault.
      if (isSpoiled)
        requests.push({ who: 'a visitor, planted', ask: { path: '/dashboard' }, expected: 'opens' })
      const left = requests.values()
      const answers: AccessAnswer[] = []
      async function lane(): Promise<void> {
        for (const each of left) answers.push(await send(shop.url, each))
      }
      await Promise.all(Array.from({ length: lanes }, lane))
      for (const ask of foreign.untouched) {
        answers.push(await send(shop.url, { who: 'the owner, afterwards', ask, expected: 'as before' }))
      }
      return judgeAccess(answers)
    } finally {
      await close()
      await shop.close()
    }
  },
}

/** `opens`: a page that this role has. `missing`: it is as if there were no such address. `turned down`: no 2xx. */
export type Expected = 'opens' | 'missing' | 'log-in' | 'turned down' | 'as before'

export interface AccessRequest {
  who: string
  ask: Ask
  expected: Expected
}

export interface AccessAnswer {
  asked: string
  expected: Expected
  status: number | null
  location: string | null
}

const noRoles: Roles = { staffRoles: [], memberships: [] }
const memberOf = (role: 'admin' | 'editor'): Roles => ({
  staffRoles: [],
  memberships: [{ sellerId: 'lanternfield-labs', role }],
})
const people: Readonly<Record<string, Roles>> = {
  ...Object.fromEntries(staffRoles.map((role) => [role, { staffRoles: [role], memberships: [] }])),
  'seller admin': memberOf('admin'),
  'seller editor': memberOf('editor'),
  'an account without a role': noRoles,
}

async function everyRequest(shop: Shop, db: Database): Promise<AccessRequest[]> {
  const environment = { AUTH_SECRET: shop.settings['AUTH_SECRET'] ?? '' }
  const requests: AccessRequest[] = []
  for (const [who, roles] of Object.entries(people)) {
    const { cookie } = await newViewer({ db, context: { environment } }, { ...roles, name: who })
    requests.push(...dashboardRequests(who, cookie, (needed) => expectedOf(roles, needed)))
  }
  const [account] = await signUpAccounts(shop.url, 1)
  const outsiders = {
    'a visitor': '',
    'an account without the second factor': account?.cookie ?? '',
    'a made-up session': 'wadah.session_token=made-up.c2ln',
  }
  for (const [who, cookie] of Object.entries(outsiders)) {
    requests.push(...dashboardRequests(who, cookie, () => 'log-in'))
  }
  return requests
}

async function send(url: string, { who, ask, expected }: AccessRequest): Promise<AccessAnswer> {
  const answer = await answerTo(url, ask)
  const asked = `${who}: ${ask.method ?? 'GET'} ${ask.path} ${ask.body ?? ''}`
  return {
    asked,
    expected,
    status: answer?.status ?? null,
    location: answer?.headers.get('location') ?? null,
  }
}

function expectedOf(roles: Roles, needed: readonly Permission[]): 'opens' | 'missing' {
  return needed.some((permission) => isAllowed(roles, permission)) ? 'opens' : 'missing'
}

function dashboardRequests(
  who: string,
  cookie: string,
  expect: (needed: readonly Permission[]) => Expected,
): AccessRequest[] {
  return Object.entries(pagePermissions).flatMap(([route, { get, post }]) => {
    const path = route.replaceAll(/:\w+|\*/g, 'none')
    const asks: AccessRequest[] = []
    const add = (needed: Permission | readonly Permission[], ask: Ask) => {
      const expected = expect([needed].flat())
      // A record or a form without a name may find nothing, whoever asks.
      const isPlain = path === route && ask.method === undefined
      if (expected !== 'opens' || isPlain) asks.push({ who, ask, expected })
    }
    if (get) add(get, { path, headers: { cookie } })
    const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' }
    const intents = post === undefined ? {} : typeof post === 'string' || isList(post) ? { '': post } : post
    for (const [intent, needed] of Object.entries(intents)) {
      add(needed, { method: 'POST', path, headers, body: intent && `intent=${intent}` })
    }
    return asks
  })
}

function isList(post: object): post is readonly Permission[] {
  return Array.isArray(post)
}

export function judgeAccess(answers: readonly AccessAnswer[]) {
  const wrong = answers.filter((answer) => !isAsExpected(answer))
  return {
    figure: `${wrong.length} of ${answers.length.toLocaleString('en-US')} requests`,
    broken: [
      ...wrong.map(
        ({ asked, expected, status, location }) =>
          `${asked} was answered ${status} ${location ?? ''}, expected: ${expected}`,
      ),
      ...(answers.some(({ expected }) => expected === 'opens') ? [] : ['nobody may open anything']),
    ],
  }
}

function isAsExpected({ expected, status, location }: AccessAnswer): boolean {
  if (status === null || status >= 500) return false
  if (expected === 'opens') return status < 400 && !location?.startsWith('/dashboard/log-in')
  if (expected === 'missing') return status === 404
  if (expected === 'log-in') return status === 302 && (location ?? '').startsWith('/dashboard/log-in')
  if (expected === 'as before') return status === 200
  return status >= 400
}
