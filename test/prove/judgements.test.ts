import { expect, test } from 'vitest'
import { judgeTroubles, type SeenTrouble } from '../../prove/checks/database.ts'
import { areaUnderCurve, judgeDoors } from '../../prove/checks/enumeration.ts'
import { judgeEvents, type EventAnswer } from '../../prove/checks/events.ts'
import { judgeFailover } from '../../prove/checks/failover.ts'
import { judgeFuzz } from '../../prove/checks/fuzz.ts'
import { judgeKills } from '../../prove/checks/kills.ts'
import { judgeMail } from '../../prove/checks/mail.ts'
import { judgeAccess } from '../../prove/checks/permissions.ts'
import { judgeWebhooks, type WebhookAnswer } from '../../prove/checks/webhooks.ts'
import type { Expected } from '../../prove/dashboard-requests.ts'
import { lostOrDoubled } from '../../prove/stored.ts'

const told = () => ({
  orders: new Map([
    ['key-1', 'order-1'],
    ['key-2', 'order-2'],
  ]),
  events: new Map([['event-1', 'order-1']]),
  toldOrders: new Set(['order-1']),
  cartPieces: 20,
  unanswered: 30,
  wrong: [] as string[],
})
const stored = () => ({
  orders: [
    { id: 'order-1', key: 'key-1', status: 'active', lines: 1, transitions: 5 },
    { id: 'order-2', key: 'key-2', status: 'prepared', lines: 1, transitions: 1 },
  ],
  events: ['event-1'],
  mails: ['mail-1'],
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
  expect(found({ orders: [{ ...first, lines: 2 }, second] })).toEqual(['order order-1 has 2 lines'])
  expect(found({ orders: [{ ...first, transitions: 6 }, second] })).toEqual([
    'order order-1 is active after 6 transitions',
  ])
  expect(found({ events: [] })).toEqual(['event event-1 is lost'])
  expect(found({ events: ['event-1', 'event-1'] })).toEqual(['event event-1 is there twice'])
  expect(found({ mails: ['mail-1', 'mail-1'] })).toEqual(['mail mail-1 was sent twice'])
  expect(lostOrDoubled({ ...told(), wrong: ['a cart holds 1 of 2'] }, stored())).toEqual([
    'a cart holds 1 of 2',
  ])
})

test('kills: a run in which nothing was cut off has shown nothing', () => {
  expect(judgeKills(30, told(), [], 1).broken).toEqual([])
  expect(judgeKills(30, { ...told(), unanswered: 2 }, [], 1).broken).toHaveLength(1)
  expect(judgeKills(30, told(), ['one is lost'], 1).broken).toEqual(['one is lost'])
})

const timed = { path: '/', status: 200, retryAfter: false, milliseconds: 50 }
const away = { ...timed, status: 503, retryAfter: true }
const trouble: SeenTrouble = {
  name: 'frozen',
  first: [{ ...timed, milliseconds: 900 }],
  later: [timed],
  without: [{ ...away, milliseconds: 1_200 }],
  machine: [1],
  recoveryMilliseconds: 300,
}

test.each<[string, Partial<SeenTrouble>]>([
  ['a first answer that is late', { first: [{ ...timed, milliseconds: 1_100 }] }],
  ['later answers that are late', { later: [{ ...timed, milliseconds: 150 }] }],
  ['a catalogue that is not answered', { later: [{ ...timed, status: 503 }] }],
  ['no answer at all', { first: [{ ...timed, status: null }] }],
  ['a write that is taken', { without: [timed] }],
  ['a 503 that does not say when to come back', { without: [{ ...away, retryAfter: false }] }],
  ['a 503 that is late', { without: [{ ...away, milliseconds: 1_700 }] }],
  ['a long recovery', { recoveryMilliseconds: 9_000 }],
])('database: %s breaks it', (_, change) => {
  expect(judgeTroubles([trouble]).broken).toEqual([])
  expect(judgeTroubles([trouble, { ...trouble, ...change }]).broken).toHaveLength(1)
})

test('events: a forgery that is taken, and a true one that is not or twice, break it', () => {
  const whole = ['prepared', 'documents_opened', 'signed', 'paid', 'active']
  const forged: EventAnswer = { forged: 'no signature', status: 401, isFirst: false }
  const first: EventAnswer = { forged: null, status: 200, isFirst: true }
  const copy = { ...first, isFirst: false }
  const answers = [forged, first, first, first, first, copy]
  expect(judgeEvents(answers, [whole], 1).broken).toEqual([])
  expect(judgeEvents([...answers, { ...forged, status: 200 }], [whole], 1).broken).toHaveLength(1)
  expect(judgeEvents([...answers, first], [whole], 1).broken).toHaveLength(1)
  expect(judgeEvents([...answers, { ...copy, status: 503 }], [whole], 1).broken).toHaveLength(1)
  expect(judgeEvents(answers, [whole.slice(1)], 1).broken).toHaveLength(1)
  expect(judgeEvents(answers, [], 1).broken).toHaveLength(1)
})

test('fuzz: a 5xx, no answer and a run without one good input break it', () => {
  const good = { asked: 'GET /', status: 200 }
  expect(judgeFuzz([good, { asked: 'GET /x', status: 422 }], 1, 7).broken).toEqual([])
  expect(judgeFuzz([good, { asked: 'GET /x', status: 500 }], 1, 7).broken).toEqual([
    'SEED=7: GET /x was answered 500',
  ])
  expect(judgeFuzz([good, { asked: 'GET /x', status: null }], 1, 7).broken).toHaveLength(1)
  expect(judgeFuzz([{ asked: 'GET /x', status: 422 }], 1, 7).broken).toHaveLength(1)
})

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
  ['may', 302, '/dashboard/log-in', false],
])('permissions: what should be %s and is answered %i to %s: %j', (expected, status, location, isRight) => {
  const opens = { asked: '', action: 'GET', expected: 'opens', status: 200, location: null } as const
  const { broken } = judgeAccess([opens, { asked: '', action: 'GET', expected, status, location }])
  expect(broken).toHaveLength(isRight ? 0 : 1)
})

test('permissions: an action that finds nothing for anybody has shown nothing', () => {
  const missing = { asked: '', action: 'POST', expected: 'missing', status: 404, location: null } as const
  expect(judgeAccess([missing]).broken).toHaveLength(1)
  expect(judgeAccess([missing, { ...missing, expected: 'may' }]).broken).toHaveLength(1)
  expect(judgeAccess([missing, { ...missing, expected: 'may', status: 422 }]).broken).toEqual([])
})

test('webhooks: whoever gets in, waits too long, or does not get in afterwards breaks it', () => {
  const refused: WebhookAnswer = { what: 'log-in', status: 401, hasSession: false, milliseconds: 20 }
  const granted = { ...refused, status: 200 }
  const good = { tried: [refused], again: [granted], others: [5], ways: 1 }
  const broken = (change: object) => judgeWebhooks({ ...good, ...change }).broken
  expect(broken({})).toEqual([])
  expect(broken({ tried: [granted] })).toHaveLength(1)
  expect(broken({ tried: [{ ...refused, hasSession: true }] })).toHaveLength(1)
  expect(broken({ tried: [{ ...refused, status: 500 }] })).toHaveLength(1)
  expect(broken({ tried: [{ ...refused, milliseconds: 14_000 }] })).toHaveLength(1)
  expect(broken({ again: [refused] })).toHaveLength(1)
  expect(broken({ others: [3_000] })).toHaveLength(1)
})

test('mail: one that is lost, sent twice or given up too early breaks it, and an order that waits', () => {
  const good = {
    name: 'is not there',
    becomes: 'sent',
    orderStatus: 201,
    orderMilliseconds: 40,
    state: 'sent',
    copies: 1,
  } as const
  const broken = (change: object) => judgeMail([{ ...good, ...change }]).broken
  expect(broken({})).toEqual([])
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
    known,
    unknown: times,
    answers: { known: new Set(['401']), unknown: new Set([answer]) },
  })
  expect(judgeDoors([door(times, '401')]).broken).toEqual([])
  expect(judgeDoors([door(slower, '401')]).broken).toHaveLength(1)
  expect(judgeDoors([door(times, '404')]).broken).toHaveLength(1)
})

test('failover: what is lost, a read that fails, and writes and tabs that take long break it', () => {
  const seen = [{ way: 'killed', writes: 900, tabs: 200 }]
  const good = { seen, unanswered: [], broken: [], orders: 40 }
  const broken = (change: object) => judgeFailover({ ...good, ...change }).broken
  expect(broken({})).toEqual([])
  expect(broken({ broken: ['order 1 is lost'] })).toHaveLength(1)
  expect(broken({ unanswered: ['/api/products was answered 503'] })).toHaveLength(1)
  expect(broken({ seen: [{ way: 'frozen', writes: 11_000, tabs: 200 }] })).toHaveLength(1)
  expect(broken({ seen: [{ way: 'frozen', writes: 900, tabs: Infinity }] })).toHaveLength(1)
  expect(broken({ seen: [] })).toHaveLength(1)
})
