import { createHash } from 'node:crypto'

/** What of an answer counts, and the scripts of its page. */
export interface RatedAnswer {
  headers: Headers
  cookies: readonly string[]
  html: string
  /** The address that the page has in public. */
  url: string
}

export interface HeaderRating {
  test: string
  points: number
  finding: string
}

/**
 * The score of a page's headers by the rules of the MDN HTTP Observatory: 100, less for what is missing, and more for
 * what is better than needed, which counts only from 90 on. 140 is the most without being on a browser's preload list.
 */
export function observatoryScore(answer: RatedAnswer): { score: number; ratings: HeaderRating[] } {
  const ratings = tests.map(([test, rate]) => ({ test, ...rate(answer) }))
  const losses = ratings.reduce((sum, { points }) => sum + Math.min(0, points), 100)
  const extra = ratings.reduce((sum, { points }) => sum + Math.max(0, points), 0)
  return { score: Math.max(0, losses < 90 ? losses : losses + extra), ratings }
}

type Rate = (answer: RatedAnswer) => Omit<HeaderRating, 'test'>

const tests: readonly (readonly [string, Rate])[] = [
  ['content-security-policy', rateContentPolicy],
  ['cookies', rateCookies],
  ['cross-origin-resource-sharing', rateSharing],
  ['referrer-policy', rateReferrers],
  ['strict-transport-security', rateTransport],
  ['subresource-integrity', rateIntegrity],
  ['x-content-type-options', rateContentType],
  ['x-frame-options', rateFrames],
  ['cross-origin-resource-policy', rateResourcePolicy],
]

const rating = (points: number, finding: string) => ({ points, finding })

function rateContentPolicy({ headers }: RatedAnswer) {
  const policy = policyOf(headers)
  if (policy.size === 0) return rating(-25, 'there is none')
  const scripts = sourcesOf(policy, 'script-src')
  const styles = sourcesOf(policy, 'style-src')
  if (!scripts || scripts.some((each) => ['*', 'http:', 'https:', 'data:'].includes(each)))
    return rating(-20, 'scripts may come from anywhere')
  const isHashed = scripts.some((each) => /^'(?:sha(?:256|384|512)|nonce)-/.test(each))
  if (scripts.includes("'unsafe-inline'") && !isHashed) return rating(-20, 'scripts may be inline')
  if (scripts.includes("'unsafe-eval'")) return rating(-10, 'scripts may be made from text')
  if ([...policy.values()].flat().some((each) => each.startsWith('http:'))) return rating(-20, 'names http:')
  if (styles?.some((each) => each === "'unsafe-inline'" || each === 'data:' || each === '*'))
    return rating(0, 'styles may be inline')
  return policy.get('default-src')?.join() === "'none'"
    ? rating(10, "nothing unsafe, default-src 'none'")
    : rating(5, 'nothing unsafe')
}

function rateCookies({ cookies }: RatedAnswer) {
  if (cookies.length === 0) return rating(0, 'none are set')
  const has = (cookie: string, attribute: RegExp) => attribute.test(cookie)
  if (!cookies.every((cookie) => has(cookie, /;\s*secure/i))) return rating(-20, 'one is not Secure')
  if (!cookies.every((cookie) => has(cookie, /;\s*httponly/i))) return rating(-30, 'one is not HttpOnly')
  return cookies.every((cookie) => has(cookie, /;\s*samesite=(?:lax|strict)/i))
    ? rating(5, 'Secure, HttpOnly and SameSite')
    : rating(0, 'one is not SameSite')
}

function rateSharing({ headers }: RatedAnswer) {
  const origin = headers.get('access-control-allow-origin')
  if (origin === null) return rating(0, 'not shared')
  const isWithCookies = headers.get('access-control-allow-credentials') === 'true'
  return isWithCookies ? rating(-50, `shared with cookies to ${origin}`) : rating(0, `public to ${origin}`)
}

function rateReferrers({ headers }: RatedAnswer) {
  const policy = headers.get('referrer-policy')?.split(',').at(-1)?.trim()
  if (policy === undefined) return rating(0, 'there is none')
  const isPrivate = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
  return isPrivate.includes(policy) ? rating(5, policy) : rating(-5, policy)
}

const sixMonths = 15_768_000

function rateTransport({ headers }: RatedAnswer) {
  const seconds = Number(/max-age=(\d+)/i.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? NaN)
  if (Number.isNaN(seconds)) return rating(-20, 'there is none')
  return seconds >= sixMonths ? rating(0, `${seconds} s`) : rating(-10, `only ${seconds} s`)
}

function rateIntegrity({ html, url }: RatedAnswer) {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)]
  if (scripts.length === 0) return rating(0, 'no scripts are loaded')
  const isHashed = scripts.every(([tag]) => /\bintegrity="sha(?:256|384|512)-/.test(tag))
  const isOwn = scripts.every(([, source = '']) => new URL(source, url).origin === new URL(url).origin)
  if (isHashed) return rating(5, `${scripts.length} scripts with their hash`)
  return isOwn ? rating(0, 'own scripts without a hash') : rating(-5, 'scripts of others without a hash')
}

function rateContentType({ headers }: RatedAnswer) {
  const isSet = headers.get('x-content-type-options')?.trim().toLowerCase() === 'nosniff'
  return isSet ? rating(0, 'nosniff') : rating(-5, 'there is none')
}

function rateFrames({ headers }: RatedAnswer) {
  const ancestors = policyOf(headers).get('frame-ancestors')
  if (ancestors && !ancestors.includes('*')) return rating(5, `frame-ancestors ${ancestors.join(' ')}`)
  const isSet = /^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '')
  return isSet ? rating(0, 'by x-frame-options') : rating(-20, 'there is none')
}

function rateResourcePolicy({ headers }: RatedAnswer) {
  const policy = headers.get('cross-origin-resource-policy')
  const isSet = policy === 'same-origin' || policy === 'same-site'
  return isSet ? rating(10, policy) : rating(policy === 'cross-origin' ? 0 : 0, policy ?? 'there is none')
}

function policyOf(headers: Headers): Map<string, string[]> {
  const directives = (headers.get('content-security-policy') ?? '').split(';').map((each) => each.trim())
  return new Map(
    directives.filter(Boolean).map((directive) => {
      const [name = '', ...sources] = directive.split(/\s+/)
      return [name.toLowerCase(), sources] as const
    }),
  )
}

function sourcesOf(policy: ReadonlyMap<string, string[]>, name: string): string[] | undefined {
  return policy.get(name) ?? policy.get('default-src')
}

/** Inline scripts of a page that its policy does not name: a browser would not run them. */
export function blockedScripts({ headers, html }: Pick<RatedAnswer, 'headers' | 'html'>): string[] {
  const named = sourcesOf(policyOf(headers), 'script-src') ?? []
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '', text = '']) => text !== '' && !/\bsrc=|ld\+json/.test(attributes))
    .filter(
      ([, , text = '']) => !named.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`),
    )
    .map(([, , text = '']) => text.slice(0, 80))
}

const required: readonly (readonly [string, RegExp])[] = [
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/],
  ['referrer-policy', /^strict-origin-when-cross-origin$/],
  ['strict-transport-security', /^max-age=\d{8,}; includeSubDomains/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['cross-origin-resource-policy', /^(?:same|cross)-origin$/],
  ['permissions-policy', /camera=\(\).*microphone=\(\)/],
  ['content-security-policy', /^default-src 'none'/],
]
/** What `default-src` says nothing about. */
const ofPages = ['base-uri', 'form-action', 'frame-ancestors']

/** Headers that the score does not ask for, but that every answer has, and directives that every page has. */
export function missingHeaders({ headers }: Pick<RatedAnswer, 'headers'>): string[] {
  const policy = policyOf(headers)
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  const isOwn = (name: string) =>
    policy.get(name)?.every((source) => source === "'none'" || source === "'self'") ?? false
  return [
    ...required
      .filter(([name, pattern]) => !pattern.test(headers.get(name) ?? ''))
      .map(([name]) => `${name} is ${headers.get(name) ?? 'missing'}`),
    ...(isPage ? ofPages : [])
      .filter((name) => !isOwn(name))
      .map((name) => `${name} of its policy is ${policy.get(name)?.join(' ') ?? 'missing'}`),
  ]
}
