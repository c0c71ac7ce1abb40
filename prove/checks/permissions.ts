import { signUpAccounts } from '../../bench/accounts.ts'
import { openShop, type Shop } from '../../bench/shop.ts'
import { staffRoles, type Roles } from '#account/roles.ts'
import { openDatabase, type Database } from '#db/database.server.ts'
import { newViewer } from '../../test/support/dashboard.ts'
import { answerTo } from '../answer.ts'
import type { Check } from '../check.ts'
import { dashboardRequests, expectedOf, type AccessRequest, type Expected } from '../dashboard-requests.ts'
import { foreignRequests } from '../foreign-requests.ts'
import { oneOfEach, type OneOfEach } from '../one-of-each.ts'

const lanes = 4

export const permissionsCheck: Check = {
  promise: 'Nobody sees or does what the table of permissions does not allow, nor what is somebody else’s',
  rule: 'product: dashboard 2, 5, quality 12',
  limit: '0 answers that the table forbids, each action known by an answer to whom it allows',
  async run({ isSpoiled }) {
    const shop = await openShop({ LOG_LEVEL: 'silent' })
    const { db, close } = openDatabase(shop.database.url, { onError: () => undefined })
    try {
      const one = await oneOfEach(shop, db)
      const foreign = await foreignRequests(shop.url, one)
      const requests = await everyRequest(shop, db, one)
      requests.push(
        ...foreign.requests.map(({ who, ask }) => ({
          who,
          ask,
          action: 'foreign',
          expected: 'turned down' as const,
        })),
      )
      if (isSpoiled) requests.push(planted)
      // First whoever may not, then whoever may: what a form does shall not hide what another would have done.
      const mayDo = new Set<Expected>(['opens', 'may'])
      const answers: AccessAnswer[] = []
      const left = requests.filter(({ expected }) => !mayDo.has(expected)).values()
      async function lane(): Promise<void> {
        for (const each of left) answers.push(await send(shop.url, each))
      }
      await Promise.all(Array.from({ length: lanes }, lane))
      for (const expected of mayDo) {
        const allowed = requests.filter((each) => each.expected === expected)
        for (const each of allowed) answers.push(await send(shop.url, each))
      }
      for (const ask of foreign.own) {
        const own = { who: 'the owner, afterwards', action: 'foreign', ask, expected: 'as before' as const }
        answers.push(await send(shop.url, own))
      }
      return judgeAccess(answers)
    } finally {
      await close()
      await shop.close()
    }
  },
}

/** A visitor is asked to log in, so whoever expects them to be let in finds a fault. */
const planted: AccessRequest = {
  who: 'a visitor, planted',
  action: 'GET /dashboard',
  ask: { path: '/dashboard' },
  expected: 'opens',
}

export interface AccessAnswer {
  asked: string
  action: string
  expected: Expected
  status: number | null
  location: string | null
}

const noRoles: Roles = { staffRoles: [], memberships: [] }
const memberOf = (sellerId: string, role: 'admin' | 'editor'): Roles => ({
  staffRoles: [],
  memberships: [{ sellerId, role }],
})

async function everyRequest(shop: Shop, db: Database, one: OneOfEach): Promise<AccessRequest[]> {
  const environment = { AUTH_SECRET: shop.settings['AUTH_SECRET'] ?? '' }
  const people: Readonly<Record<string, Roles>> = {
    ...Object.fromEntries(staffRoles.map((role) => [role, { staffRoles: [role], memberships: [] }])),
    'seller admin': memberOf(one.sellerId, 'admin'),
    'seller editor': memberOf(one.sellerId, 'editor'),
    'an account without a role': noRoles,
  }
  const { addressOf } = one
  const requests: AccessRequest[] = []
  for (const [who, roles] of Object.entries(people)) {
    const { cookie } = await newViewer({ db, context: { environment } }, { ...roles, name: who })
    const expect: Parameters<typeof dashboardRequests>[0]['expect'] = (needed, kind) =>
      expectedOf(roles, needed, kind)
    requests.push(...dashboardRequests({ who, cookie, addressOf, expect }))
  }
  const [account] = await signUpAccounts(shop.url, 1)
  const outsiders = {
    'a visitor': '',
    'an account without the second factor': account?.cookie ?? '',
    'a made-up session': 'wadah.session_token=made-up.c2ln',
  }
  for (const [who, cookie] of Object.entries(outsiders)) {
    requests.push(...dashboardRequests({ who, cookie, addressOf, expect: () => 'log-in' }))
  }
  return requests
}

async function send(url: string, { who, action, ask, expected }: AccessRequest): Promise<AccessAnswer> {
  const answer = await answerTo(url, ask)
  return {
    asked: `${who}: ${ask.method ?? 'GET'} ${ask.path} ${ask.body ?? ''}`,
    action,
    expected,
    status: answer?.status ?? null,
    location: answer?.headers.get('location') ?? null,
  }
}

export function judgeAccess(answers: readonly AccessAnswer[]) {
  const wrong = answers.filter((answer) => !isAsExpected(answer))
  const actions = new Set(answers.map(({ action }) => action))
  const unknown = [...actions].filter((action) => !isToldApart(answers, action))
  return {
    figure: `${wrong.length} of ${answers.length.toLocaleString('en-US')} requests, ${actions.size - unknown.length} of ${actions.size} actions known by an answer to whom they are allowed`,
    broken: [
      ...wrong.map(
        ({ asked, expected, status, location }) =>
          `${asked} was answered ${status} ${location ?? ''}, expected: ${expected}`,
      ),
      ...unknown.map(
        (action) => `${action} finds nothing for whom it is allowed either, so nothing is shown`,
      ),
    ],
  }
}

/** Whoever is allowed gets another answer than whoever is not: a 404 for everybody would show nothing. */
function isToldApart(answers: readonly AccessAnswer[], action: string): boolean {
  const allowed = new Set<Expected>(['opens', 'may', 'as before'])
  const ofAction = answers.filter((answer) => answer.action === action)
  return (
    action === 'GET /dashboard/*' ||
    ofAction.some((answer) => allowed.has(answer.expected) && isAsExpected(answer) && answer.status !== 404)
  )
}

function isAsExpected({ expected, status, location }: AccessAnswer): boolean {
  if (status === null || status >= 500) return false
  const isSentToLogIn = (location ?? '').startsWith('/dashboard/log-in')
  if (expected === 'opens') return status < 400 && !isSentToLogIn
  if (expected === 'may') return status !== 401 && status !== 403 && !isSentToLogIn
  if (expected === 'missing') return status === 404
  if (expected === 'log-in') return status === 302 && isSentToLogIn
  if (expected === 'as before') return status < 300
  return status >= 400
}
