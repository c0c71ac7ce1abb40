import { expect, test } from 'vitest'
import { mayTake } from '../../prove/allowed-roles.ts'
import { judgeTroubles, type SeenTrouble } from '../../prove/checks/database.ts'
import { areaUnderCurve, judgeDoors } from '../../prove/checks/enumeration.ts'
import { judgeEvents, type EventAnswer } from '../../prove/checks/events.ts'
import { judgeFailover } from '../../prove/checks/failover.ts'
import { judgeFuzz } from '../../prove/checks/fuzz.ts'
import { judgeKills } from '../../prove/checks/kills.ts'
import { judgeMail } from '../../prove/checks/mail.ts'
import { judgeAccess, type AccessAnswer } from '../../prove/checks/permissions.ts'
import { judgeWebhooks, type WebhookAnswer } from '../../prove/checks/webhooks.ts'
import type { Expected } from '../../prove/dashboard-requests.ts'
import { lostOrDoubled, lostOrDoubledMails } from '../../prove/stored.ts'

const priced = { total: 12.5, lines: [{ product_id: 'vault', price: 12.5, quantity: 1 }] }
const told = () => ({
  orders: new Map([
    ['key-1', 'order-1'],
    ['key-2', 'order-2'],
  ]),
  priced: new Map([['order-1', priced]]),
  events: new Map([['event-1', 'order-1']]),
  toldOrders: new Set(['order-1']),
  cartPieces: 20,
  saved: new Map([['ada@example.com', new Set(['vault'])]]),
  savedChanges: 40,
  unanswered: 30,
  wrong: [] as string[],
})
const stored = () => ({
  orders: [
    { id: 'order-1', key: 'key-1', status: 'active', ...priced, transitions: 5 },
    { id: 'order-2', key: 'key-2', status: 'prepared', ...priced, transitions: 1 },
  ],
  events: ['event-1'],
  saved: [{ email: 'ada@example.com', product: 'vault' }],
})
const [mailOfFirst, mailOfSecond, paidOfFirst] = [1, 2, 3].map(
  (at) => `0000000${at}-0000-4000-8000-000000000000`,
) as [string, string, string]
const storedMails = () => ({
  known: [
    { id: mailOfFirst, subject: 'order-1', kind: 'placed', state: 'sent' },
    { id: mailOfSecond, subject: 'order-2', kind: 'placed', state: 'failed' },
    { id: paidOfFirst, subject: 'order-1', kind: 'paid', state: 'sent' },
  ],
  sent: [`<${mailOfFirst}@x>`, `<${paidOfFirst}@x>`],
})

test('kills: everything that was acknowledged has to be there once', () => {
  expect(lostOrDoubled(told(), stored())).toEqual([])
  const [first, second] = stored().orders
  if (!first || !second) throw new Error('two orders are needed')
  const found = (changes: Partial<ReturnType<typeof stored>>) =>
    lostOrDoubled(told(), { ...stored(), ...changes })
  expect(found({ orders: [first] })).toEqual(['order order-2 was acknowledged and is lost'])
  expect(found({ orders: [first, second, { ...second, id: 'order-3' }] })).toEqual([
    'order order-3 is there, but nobody was told',
  ])
  const [line] = priced.lines
  if (!line) throw new Error('a line is needed')
  expect(found({ orders: [{ ...first, lines: [line, line] }, second] })).toEqual([
    'order order-1 has 2 lines',
  ])
  expect(found({ orders: [{ ...first, total: 13 }, second] })).toHaveLength(1)
  expect(found({ orders: [{ ...first, lines: [{ ...line, price: 13 }] }, second] })).toHaveLength(1)
  expect(found({ saved: [] })).toEqual(['saved product vault of ada@example.com is lost'])
  const another = { email: 'ada@example.com', product: 'lamp' }
  expect(found({ saved: [...stored().saved, another] })).toEqual([
    'saved product lamp of ada@example.com was removed, and is there',
  ])
  expect(found({ orders: [{ ...first, transitions: 6 }, second] })).toEqual([
    'order order-1 is active after 6 transitions',
  ])
  expect(found({ events: [] })).toEqual(['event event-1 is lost'])
  expect(found({ events: ['event-1', 'event-1'] })).toEqual(['event event-1 is there twice'])
  expect(lostOrDoubled({ ...told(), wrong: ['a cart holds 1 of 2'] }, stored())).toEqual([
    'a cart holds 1 of 2',
  ])
})

test('kills: each order has its mails, which leave once or are shown as failed', () => {
  const found = (changes: object, mayWait = false) =>
    lostOrDoubledMails(told(), stored().orders, { ...storedMails(), ...changes }, { mayWait })
  expect(found({})).toEqual([])
  const [first, second, paid] = storedMails().known
  expect(found({ known: [first, paid] })).toEqual(['the mail placed of order-2 is lost'])
  const sent = [`<${mailOfFirst}@x>`]
  expect(found({ known: [first, second], sent })).toEqual(['the mail paid of order-1 is lost'])
  expect(found({ known: [first, second] })).toHaveLength(2)
  expect(found({ sent: [`<${mailOfFirst}@x>`] })).toHaveLength(1)
  expect(found({ sent: [...storedMails().sent, `<${mailOfFirst}@x>`] })).toHaveLength(1)
  const ofNothing = { ...first, id: 'x', subject: 'order-9', state: 'failed' }
  expect(found({ known: [...storedMails().known, ofNothing] })).toHaveLength(1)
  expect(found({ sent: [...storedMails().sent, '<99999999-0000-4000-8000-000000000000@x>'] })).toHaveLength(1)
  const waiting = { known: [first, { ...second, state: 'queued' }, paid] }
  expect(found(waiting)).toHaveLength(1)
  expect(found(waiting, true)).toEqual([])
})

test('kills: a run in which nothing was cut off or written has shown nothing', () => {
  const good = told()
  const broken = (change: object, count = 1) =>
    judgeKills(count, { ...good, ...change }, [], storedMails()).broken
  expect(broken({})).toEqual([])
  expect(broken({}, 2)).not.toEqual([])
  expect(broken({ unanswered: 0 })).toHaveLength(1)
  expect(broken({ orders: new Map() })).toHaveLength(1)
  expect(broken({ events: new Map() })).toHaveLength(1)
  expect(broken({ cartPieces: 0 })).toHaveLength(1)
  expect(judgeKills(1, good, [], { ...storedMails(), sent: [] }).broken).toHaveLength(1)
  expect(judgeKills(1, good, ['one is lost'], storedMails()).broken).toEqual(['one is lost'])
})

const timed = { path: '/', status: 200, retryAfter: false, isEmpty: false, milliseconds: 50 }
const away = { ...timed, status: 503, retryAfter: true }
const trouble: SeenTrouble = {
  name: 'frozen',
  first: [{ ...timed, milliseconds: 900 }],
  later: Array.from({ length: 20 }, () => timed),
  without: Array.from({ length: 5 }, () => ({ ...away, milliseconds: 1_200 })),
  machine: [1],
  usual: [20],
  recoveryMilliseconds: 300,
}

test.each<[string, Partial<SeenTrouble>]>([
  ['a first answer that is late', { first: [{ ...timed, milliseconds: 3_100 }] }],
  ['later answers that are late', { later: [...trouble.later, { ...timed, milliseconds: 150 }] }],
  ['a catalogue that is not answered', { later: [...trouble.later, { ...timed, status: 503 }] }],
  ['a catalogue without products', { later: [...trouble.later, { ...timed, isEmpty: true }] }],
  ['too few answers', { later: [timed] }],
  ['nothing without a fallback', { without: [] }],
  ['no answer at all', { first: [{ ...timed, status: null }] }],
  ['a write that is taken', { without: [...trouble.without, timed] }],
  [
    'a 503 that does not say when to come back',
    { without: [...trouble.without, { ...away, retryAfter: false }] },
  ],
  ['a 503 that is late', { without: [...trouble.without, { ...away, milliseconds: 10_100 }] }],
  ['a long recovery', { recoveryMilliseconds: 9_000 }],
])('database: %s breaks it', (_, change) => {
  expect(judgeTroubles([trouble]).broken).toEqual([])
  expect(judgeTroubles([trouble, { ...trouble, ...change }]).broken).toHaveLength(1)
})

test('database: a 503 that does not say when to come back is named as such', () => {
  const without = [...trouble.without, { ...away, retryAfter: false }]
  expect(judgeTroubles([{ ...trouble, without }]).broken).toEqual([
    'frozen: / was answered 503 without Retry-After in 50.0 ms',
  ])
})

test('database: on a busy machine a fallback may take as long as the page itself, and half as long again', () => {
  const slow = (milliseconds: number) => [...trouble.later, { ...timed, milliseconds }]
  expect(judgeTroubles([{ ...trouble, usual: [400], later: slow(550) }]).broken).toEqual([])
  expect(judgeTroubles([{ ...trouble, usual: [400], later: slow(650) }]).broken).toHaveLength(1)
})

test('events: a forgery that is taken, and a true one that is not or twice, break it', () => {
  const whole = ['prepared', 'documents_opened', 'signed', 'paid', 'active']
  const first: EventAnswer = {
    forged: null,
    mistaken: null,
    status: 200,
    isFirst: true,
    outcome: 'processed',
  }
  const forged: EventAnswer = { ...first, forged: 'no signature', status: 401, isFirst: false, outcome: null }
  const mistaken: EventAnswer = { ...first, mistaken: 'a cent less', outcome: 'ignored' }
  const copy = { ...first, isFirst: false }
  const answers = [forged, mistaken, first, first, first, first, copy]
  expect(judgeEvents(answers, [whole], 1).broken).toEqual([])
  expect(judgeEvents([...answers, { ...forged, status: 200 }], [whole], 1).broken).toHaveLength(1)
  const believed = { ...mistaken, outcome: 'processed' }
  expect(judgeEvents([...answers, believed], [whole], 1).broken).toHaveLength(1)
  expect(judgeEvents(answers.toSpliced(1, 1), [whole], 1).broken).toHaveLength(1)
  expect(judgeEvents([...answers, first], [whole], 1).broken).toHaveLength(1)
  expect(judgeEvents([...answers, { ...copy, status: 503 }], [whole], 1).broken).toHaveLength(1)
  expect(judgeEvents(answers, [whole.slice(1)], 1).broken).toHaveLength(1)
  expect(judgeEvents(answers, [], 1).broken).toHaveLength(1)
})

test('fuzz: a 5xx, no answer and an operation without good input break it', () => {
  const operation = 'get /'
  const good = { operation, asked: 'GET /', status: 200 }
  const broken = (...others: { operation: string; asked: string; status: number | null }[]) =>
    judgeFuzz(others, { operations: [operation], count: 1, seed: 7 }).broken
  expect(broken(good, { ...good, status: 422 })).toEqual([])
  expect(broken(good, { ...good, asked: 'GET /x', status: 500 })).toEqual(['SEED=7: GET /x was answered 500'])
  expect(broken(good, { ...good, status: null })).toHaveLength(1)
  expect(broken({ ...good, status: 422 })).toHaveLength(1)
  expect(broken(good, { ...good, status: 429 })).toHaveLength(1)
  expect(broken()).toHaveLength(3)
  expect(judgeFuzz([], { operations: [], count: 1, seed: 7 }).broken).not.toEqual([])
})

const opened: AccessAnswer = {
  asked: '',
  action: 'GET',
  expected: 'opens',
  status: 200,
  location: null,
  marks: [],
  shows: [],
  isOwn: false,
}

test.each<[Expected, number, string | null, boolean]>([
  ['opens', 200, null, true],
  ['opens', 404, null, false],
  ['opens', 302, '/dashboard/log-in', false],
  ['missing', 404, null, true],
  ['missing', 200, null, false],
  ['missing', 403, null, false],
  ['log-in', 302, '/dashboard/log-in?to=x', true],
  ['log-in', 200, null, false],
  ['turned down', 404, null, true],
  ['turned down', 200, null, false],
  ['turned down', 500, null, false],
  ['as before', 200, null, true],
  ['as before', 409, null, false],
  ['may', 422, null, true],
  ['may', 404, null, false],
  ['may', 302, '/dashboard/log-in', false],
])('permissions: what should be %s and is answered %i to %s: %j', (expected, status, location, isRight) => {
  const { broken } = judgeAccess([opened, { ...opened, expected, status, location }])
  expect(broken).toHaveLength(isRight ? 0 : 1)
})

test('permissions: an action that finds nothing for anybody has shown nothing', () => {
  const missing = { ...opened, expected: 'missing', status: 404 } as const
  expect(judgeAccess([missing]).broken).toHaveLength(1)
  expect(judgeAccess([missing, { ...missing, expected: 'may' }]).broken).toHaveLength(2)
  expect(judgeAccess([missing, { ...missing, expected: 'may', status: 422 }]).broken).toEqual([])
})

test('permissions: a list that shows what is of somebody else breaks it, and marks that nobody sees', () => {
  const own = { ...opened, marks: ['order 1'], shows: ['order 1'], isOwn: true }
  const others = { ...opened, marks: ['order 1'] }
  expect(judgeAccess([own, others]).broken).toEqual([])
  expect(judgeAccess([own, { ...others, shows: ['order 1'] }]).broken).toHaveLength(1)
  expect(judgeAccess([{ ...own, shows: [] }, others]).broken).toHaveLength(1)
})

test('permissions: who may take an action is written down for each, and nobody else may', () => {
  expect(mayTake('orders', 'POST /dashboard/orders/:orderId refund')).toBe(true)
  expect(mayTake('support', 'POST /dashboard/orders/:orderId refund')).toBe(false)
  expect(mayTake('editor', 'GET /dashboard/quotes')).toBe(false)
  expect(() => mayTake('owner', 'GET /dashboard/nowhere')).toThrow('add it')
})

test('webhooks: whoever gets in, waits too long, or does not get in afterwards breaks it', () => {
  const denied = '401 access_denied'
  const refused: WebhookAnswer = {
    what: 'log-in',
    status: 401,
    said: denied,
    documented: denied,
    hasSession: false,
    milliseconds: 20,
  }
  const granted = { ...refused, status: 200 }
  const sixty = Array.from({ length: 60 }, () => refused)
  const good = { tried: sixty, again: [granted], others: [5], reached: 60, ways: 30 }
  const broken = (change: object) => judgeWebhooks({ ...good, ...change }).broken
  expect(broken({})).toEqual([])
  expect(broken({ tried: [...sixty.slice(1), granted] })).toHaveLength(1)
  expect(broken({ tried: [...sixty.slice(1), { ...refused, hasSession: true }] })).toHaveLength(1)
  expect(
    broken({ tried: [...sixty.slice(1), { ...refused, status: 502, said: '502 log_in_failed' }] }),
  ).toHaveLength(1)
  expect(broken({ tried: [...sixty.slice(1), { ...refused, milliseconds: 14_000 }] })).toHaveLength(1)
  expect(broken({ again: [refused] })).toHaveLength(1)
  expect(broken({ others: [3_000] })).toHaveLength(1)
  expect(broken({ others: [] })).toHaveLength(1)
  expect(broken({ reached: 59 })).toHaveLength(1)
  expect(broken({ tried: [], reached: 0 })).toHaveLength(1)
})

test('mail: one that is lost, sent twice or given up too early breaks it, and an order that waits', () => {
  const good = {
    name: 'is not there',
    becomes: 'sent',
    orderStatus: 201,
    orderMilliseconds: 40,
    hasFailedFirst: true,
    state: 'sent',
    copies: 1,
  } as const
  const broken = (change: object) => judgeMail([{ ...good, ...change }], 1).broken
  expect(broken({})).toEqual([])
  expect(judgeMail([], 1).broken).toHaveLength(1)
  expect(broken({ hasFailedFirst: false })).toHaveLength(1)
  expect(broken({ copies: 0 })).toHaveLength(1)
  expect(broken({ copies: 2 })).toHaveLength(1)
  expect(broken({ state: 'failed' })).toHaveLength(1)
  expect(broken({ orderStatus: 503 })).toHaveLength(1)
  expect(broken({ orderMilliseconds: 2_000 })).toHaveLength(1)
})

test('enumeration: times that lie apart tell, and so do answers that differ', () => {
  const times = Array.from({ length: 100 }, (_, at) => 10 + (at % 10))
  const slower = times.map((time) => time + 3)
  expect(areaUnderCurve(times, times)).toBe(0.5)
  expect(areaUnderCurve([3, 4], [1, 2])).toBe(1)
  expect(areaUnderCurve([1, 2], [3, 4])).toBe(0)
  const door = (known: number[], answer: string) => ({
    name: 'log-in',
    status: 401,
    known,
    unknown: times,
    answers: { known: new Set(['401 no']), unknown: new Set([answer]) },
    inARow: ['401,429', '401,429'],
  })
  expect(judgeDoors([door(times, '401 no')], 100).broken).toEqual([])
  expect(judgeDoors([door(slower, '401 no')], 100).broken).toHaveLength(1)
  expect(judgeDoors([door(times, '401 never')], 100).broken).toHaveLength(1)
  expect(judgeDoors([door(times, '401 no')], 400).broken).toHaveLength(1)
  const locked = { ...door(times, '401 no'), inARow: ['401,429', '401,401'] }
  expect(judgeDoors([locked], 100).broken).toHaveLength(1)
  const busy = {
    ...door(times, ''),
    answers: { known: new Set(['429 wait']), unknown: new Set(['429 wait']) },
  }
  expect(judgeDoors([busy], 100).broken).toHaveLength(2)
})

test('failover: what is lost, a read that fails, a connection to the server before, and what takes long break it', () => {
  const one = { way: 'killed', writes: 900, tabs: 200, pages: 300, stillUsed: 0 }
  const seen = [one]
  const good = { seen, answered: 90, unanswered: [], broken: [], orders: 40 }
  const broken = (change: object) => judgeFailover({ ...good, ...change }).broken
  expect(broken({})).toEqual([])
  expect(broken({ broken: ['order 1 is lost'] })).toHaveLength(1)
  expect(broken({ unanswered: ['/api/products was answered 503'] })).toHaveLength(1)
  expect(broken({ seen: [{ ...one, writes: 16_000 }] })).toHaveLength(1)
  expect(broken({ seen: [{ ...one, tabs: Infinity }] })).toHaveLength(1)
  expect(broken({ seen: [{ ...one, pages: 2_100 }] })).toHaveLength(1)
  expect(broken({ seen: [{ ...one, way: 'demoted', stillUsed: 3 }] })).toHaveLength(1)
  expect(broken({ seen: [] })).toHaveLength(1)
  expect(broken({ answered: 0 })).toHaveLength(1)
  expect(broken({ orders: 2 })).toHaveLength(1)
})
