import { openShop, type Shop } from '../../bench/shop.ts'
import { openDatabase, type Database } from '#db/database.server.ts'
import { everyRole, mayTake } from '../allowed-roles.ts'
import { answerTo } from '../answer.ts'
import type { Check } from '../check.ts'
import { dashboardRequests, type AccessRequest, type Expected } from '../dashboard-requests.ts'
import { everybodyElse, viewerWith } from '../everybody-else.ts'
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
        ...foreign.requests.map((each) => ({
          ...each,
          action: 'foreign',
          expected: 'turned down' as const,
        })),
        ...foreign.lists,
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
  marks: readonly string[]
  /** Those of them that it shows. */
  shows: readonly string[]
  /** Whether they are of who asks. */
  isOwn: boolean
}

async function everyRequest(shop: Shop, db: Database, one: OneOfEach): Promise<AccessRequest[]> {
  const { addressOf } = one
  const requests: AccessRequest[] = []
  for (const role of everyRole) {
    const { cookie } = await viewerWith(shop, db, role, one.sellerId)
    const expect = (action: string, kind: 'page' | 'form') => {
      if (!mayTake(role, action)) return 'missing'
      return kind === 'page' ? 'opens' : 'may'
    }
    const marks = role === 'admin' ? one.marks : []
    requests.push(
      ...dashboardRequests({ who: role, cookie, addressOf, expect }).map((each) => ({
        ...each,
        marks,
        isOwn: true,
      })),
    )
  }
  return [...requests, ...(await everybodyElse(shop, db, one))]
}

async function send(
  url: string,
  { who, action, ask, expected, marks = [], isOwn = false }: AccessRequest,
): Promise<AccessAnswer> {
  const answer = await answerTo(url, ask)
  return {
    asked: `${who}: ${ask.method ?? 'GET'} ${ask.path} ${ask.body ?? ''}`,
    action,
    expected,
    status: answer?.status ?? null,
    location: answer?.headers.get('location') ?? null,
    marks,
    shows: marks.filter((mark) => answer?.text.includes(mark)),
    isOwn,
  }
}

export function judgeAccess(answers: readonly AccessAnswer[]) {
  const wrong = answers.filter((answer) => !isAsExpected(answer))
  const telling = answers.filter(({ shows, isOwn }) => !isOwn && shows.length > 0)
  const seen = new Set(answers.flatMap(({ shows, isOwn }) => (isOwn ? shows : [])))
  const unseen = new Set(answers.flatMap(({ marks }) => marks.filter((mark) => !seen.has(mark))))
  const actions = new Set(answers.map(({ action }) => action))
  const unknown = [...actions].filter((action) => !isToldApart(answers, action))
  return {
    figure: `${wrong.length + telling.length} of ${answers.length.toLocaleString('en-US')} requests, ${actions.size - unknown.length} of ${actions.size} actions known by an answer to whom they are allowed`,
    broken: [
      ...wrong.map(
        ({ asked, expected, status, location }) =>
          `${asked} was answered ${status} ${location ?? ''}, expected: ${expected}`,
      ),
      ...telling.map(({ asked, shows }) => `${asked} shows what is somebody else’s: ${shows.join(', ')}`),
      ...[...unseen].map((mark) => `${mark} is shown to nobody, so that it is hidden shows nothing`),
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
    ofAction.some((answer) => allowed.has(answer.expected) && isAsExpected(answer))
  )
}

function isAsExpected({ expected, status, location }: AccessAnswer): boolean {
  if (status === null || status >= 500) return false
  const isSentToLogIn = (location ?? '').startsWith('/dashboard/log-in')
  if (expected === 'opens') return status < 400 && !isSentToLogIn
  if (expected === 'may') return ![401, 403, 404].includes(status) && !isSentToLogIn
  if (expected === 'missing') return status === 404
  if (expected === 'log-in') return status === 302 && isSentToLogIn
  if (expected === 'anything') return true
  if (expected === 'as before') return status < 300
  return status >= 400
}
