import { expect, test } from 'vitest'
import { judgeScreens } from '../../prove/checks/axe.ts'
import { judgeFloods, type SeenFloods } from '../../prove/checks/floods.ts'
import { judgeHeaders, type RatedPage } from '../../prove/checks/headers.ts'
import { judgeLighthouse } from '../../prove/checks/lighthouse.ts'
import { judgeRequests } from '../../prove/checks/requests.ts'
import { judgeWeight } from '../../prove/checks/weight.ts'
import { judgeWorkflow } from '../../prove/checks/workflow.ts'
import { everyScreen, unseenTemplates } from '../../prove/screens.ts'
import { blockedScripts, missingHeaders, observatoryScore } from '../../prove/observatory.ts'

const servedIn = (milliseconds: number, count = 200) => ({
  what: 'a page',
  milliseconds: Array.from({ length: count }, () => milliseconds),
})
const floods: SeenFloods = {
  requests: 9_000,
  failed: [],
  peak: 250e6,
  left: 240e6,
  served: [servedIn(20), servedIn(200)],
  sockets: { asked: 100, opened: 100, open: 0 },
  streams: { open: 800, allowed: 800, again: 800 },
}

test.each<[string, Partial<SeenFloods>]>([
  ['a 5xx', { failed: ['/x with 500'] }],
  ['memory while it lasts', { peak: 450e6 }],
  ['memory that is left', { left: 450e6 }],
  ['others who wait', { served: [servedIn(20), servedIn(3_000)] }],
  ['others who are not served', { served: [servedIn(20), servedIn(Infinity, 30)] }],
  ['others who hardly ask', { served: [servedIn(20), servedIn(20, 2)] }],
  ['others who do not ask', { served: [] }],
  ['sockets that stay', { sockets: { asked: 100, opened: 100, open: 3 } }],
  ['a flood that was none', { sockets: { asked: 100, opened: 0, open: 0 } }],
  ['a flood of few URLs', { requests: 90 }],
  ['streams too many', { streams: { open: 840, allowed: 800, again: 800 } }],
  ['places that are not freed', { streams: { open: 800, allowed: 800, again: 20 } }],
])('floods: %s breaks it', (_, change) => {
  expect(judgeFloods(floods).broken).toEqual([])
  expect(judgeFloods({ ...floods, ...change }).broken).toHaveLength(1)
})

const html = '<script type="module" src="/a.js" integrity="sha384-x"></script>'
const best = {
  'content-security-policy': "default-src 'none'; script-src 'self' 'sha256-x'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}
const cookies = ['__Host-a=b; Path=/; Secure; HttpOnly; SameSite=Lax']

function scoreOf(changes: Record<string, string | null>, given: { html?: string; cookies?: string[] } = {}) {
  const headers = new Headers(best)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  }
  return observatoryScore({ headers, html, cookies, url: 'https://shop.example/', ...given }).score
}

test.each<[string, Record<string, string | null>, number]>([
  ['everything', {}, 140],
  ['no policy', { 'content-security-policy': null, 'x-frame-options': 'DENY' }, 75],
  ['inline scripts', { 'content-security-policy': "script-src 'unsafe-inline'; frame-ancestors 'none'" }, 80],
  ['scripts from anywhere', { 'content-security-policy': "script-src *; frame-ancestors 'none'" }, 80],
  [
    'a policy without a default',
    { 'content-security-policy': "script-src 'self'; frame-ancestors 'none'" },
    135,
  ],
  ['any frame', { 'content-security-policy': "default-src 'none'" }, 80],
  ['no transport security', { 'strict-transport-security': null }, 80],
  ['short transport security', { 'strict-transport-security': 'max-age=300' }, 130],
  ['sniffing', { 'x-content-type-options': null }, 135],
  ['the whole referrer', { 'referrer-policy': 'unsafe-url' }, 130],
  [
    'sharing with cookies',
    { 'access-control-allow-origin': 'x', 'access-control-allow-credentials': 'true' },
    50,
  ],
])('headers: %s scores %#', (_, changes, score) => {
  expect(scoreOf(changes)).toBe(score)
})

test('headers: cookies and scripts count, and a script without its hash in the policy is blocked', () => {
  expect(scoreOf({}, { cookies: ['a=b; HttpOnly; SameSite=Lax'] })).toBe(80)
  expect(scoreOf({}, { cookies: ['a=b; Secure; SameSite=Lax'] })).toBe(70)
  expect(scoreOf({}, { html: '<script src="/a.js"></script>' })).toBe(135)
  expect(scoreOf({}, { html: '<script src="https://cdn.example/a.js"></script>' })).toBe(130)
  const page = { headers: new Headers(best), html: '<script>run()</script>' }
  expect(blockedScripts(page)).toEqual(['run()'])
})

test('headers: what the score does not ask for has to be there too', () => {
  const headers = new Headers({
    ...best,
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=()',
  })
  expect(missingHeaders({ headers })).toEqual([])
  headers.set('content-type', 'text/html; charset=utf-8')
  expect(missingHeaders({ headers })).toHaveLength(2)
  const directives = "base-uri 'none'; form-action 'self'; frame-ancestors"
  headers.set('content-security-policy', `default-src 'none'; ${directives} 'none'`)
  expect(missingHeaders({ headers })).toEqual([])
  headers.set('content-security-policy', `default-src 'none'; ${directives} *`)
  expect(missingHeaders({ headers })).toHaveLength(1)
  for (const name of ['permissions-policy', 'x-frame-options', 'cross-origin-opener-policy']) {
    headers.delete(name)
  }
  expect(missingHeaders({ headers })).toHaveLength(4)
})

test('headers: a page below its limit and a blocked script break it', () => {
  const page: RatedPage = {
    path: '/',
    status: 200,
    expected: 200,
    limit: 140,
    score: 140,
    losses: [],
    blocked: [],
    missing: [],
  }
  expect(judgeHeaders([page], 1).broken).toEqual([])
  expect(judgeHeaders([page, { ...page, score: 135 }], 1).broken).toHaveLength(1)
  expect(judgeHeaders([page, { ...page, blocked: ['run()'] }], 1).broken).toHaveLength(1)
  expect(judgeHeaders([page, { ...page, status: 503 }], 1).broken).toHaveLength(1)
  expect(judgeHeaders([page, { ...page, missing: ['permissions-policy'] }], 1).broken).toHaveLength(1)
  expect(judgeHeaders([page], 0).broken).toHaveLength(1)
  expect(judgeHeaders([], 1).broken).toHaveLength(1)
})

test('weight: a screen over its limit, and nothing weighed, break it', () => {
  const seen = { script: 120_000, font: 50_000, dashboard: 130_000, screens: 60, over: [] }
  expect(judgeWeight(seen).broken).toEqual([])
  expect(judgeWeight({ ...seen, over: ['/ carries 130 kB'] }).broken).toHaveLength(1)
  expect(judgeWeight({ ...seen, script: 0 }).broken).toHaveLength(1)
})

test('axe: a violation, and no screen at all, break it', () => {
  expect(judgeScreens([{ path: '/', violations: [] }], []).broken).toEqual([])
  expect(judgeScreens([{ path: '/', violations: ['dark, color-contrast'] }], []).broken).toHaveLength(1)
  expect(judgeScreens([], []).broken).toHaveLength(1)
  expect(judgeScreens([{ path: '/', violations: [] }], ['about.page.tsx']).broken).toHaveLength(1)
})

test('axe: a template of which no screen is looked at is noticed', () => {
  const one = {
    addressOf: (route: string) => route.replaceAll(/:\w+/g, 'some'),
    sellerId: 'some',
    order: 'some',
    line: 'some',
    review: 'some',
    quote: 'some',
  }
  const screens = everyScreen(one, 2)
  expect(unseenTemplates(screens)).toEqual([])
  expect(unseenTemplates(screens.filter(({ path }) => path !== '/careers'))).toEqual([
    'company/careers/careers.page.tsx',
  ])
})

test('lighthouse: a low score and a layout that shifts break it', () => {
  const good = {
    name: 'Home',
    scores: [97, 100, 100, 100],
    largestPaintSeconds: 2,
    blockingMilliseconds: 9,
    layoutShift: 0.001,
  }
  expect(judgeLighthouse([good]).broken).toEqual([])
  expect(judgeLighthouse([{ ...good, scores: [90, 100, 100, 100] }]).broken).toHaveLength(1)
  expect(judgeLighthouse([{ ...good, scores: [97, 99, 100, 100] }]).broken).toHaveLength(1)
  expect(judgeLighthouse([{ ...good, layoutShift: 0.1 }]).broken).toHaveLength(1)
  expect(judgeLighthouse([]).broken).toHaveLength(1)
})

test('requests: reads or writes that fall behind the floor break it', () => {
  const share = (ratio: number) => {
    const figures = { perSecond: 1_000, p50: 1, p99: 2 }
    return [{ name: 'x', store: { ...figures, perSecond: 1_000 * ratio }, floor: figures }]
  }
  const seen = { reads: share(0.8), writes: share(0.4), transactions: 2 }
  expect(judgeRequests(seen).broken).toEqual([])
  expect(judgeRequests({ ...seen, reads: share(0.5) }).broken).toHaveLength(1)
  const uncached = [...share(0.8), ...share(0.8), ...share(0.1)]
  expect(judgeRequests({ ...seen, reads: uncached }).broken).toHaveLength(1)
  expect(judgeRequests({ ...seen, writes: share(0.1) }).broken).toHaveLength(2)
  expect(judgeRequests({ ...seen, transactions: 3 }).broken).toHaveLength(1)
  expect(judgeRequests({ reads: [], writes: [], transactions: 2 }).broken).toHaveLength(2)
})

test('workflow: an answer that the engine did not decide breaks it', () => {
  const good = { what: 'log-in', expected: [401, 'access_denied'], answered: [401, 'access_denied'] } as const
  expect(judgeWorkflow([good]).broken).toEqual([])
  expect(judgeWorkflow([{ ...good, answered: [200, null] }]).broken).toHaveLength(1)
  expect(judgeWorkflow([{ ...good, answered: [null, null] }]).broken).toHaveLength(1)
  expect(judgeWorkflow([]).broken).toHaveLength(1)
})
