import { signUpRequest } from '../../bench/accounts.ts'
import type { Ask } from '../../bench/load.ts'
import { withShop, type Shop } from '../../bench/shop.ts'
import { openDatabase } from '#db/database.server.ts'
import { publicPages } from '#content/public-pages.ts'
import { newViewer } from '../../test/support/dashboard.ts'
import { answerTo, type GivenAnswer } from '../answer.ts'
import type { Check } from '../check.ts'
import { wrongHeaders, wrongScripts } from '../headers-of-answers.ts'

interface Address extends Ask {
  status: number
  /** Whether the address is a page, whose scripts are checked too. */
  isPage?: boolean
}

export const headersCheck: Check = {
  promise: 'Every response has the security headers, and every script of a page has an integrity hash',
  rule: 'product: quality 10',
  limit: '0 responses without them, rendered or from the cache; all cookies Secure, HttpOnly and SameSite',
  run: () =>
    withShop({ PUBLIC_URL: 'https://shop.example' }, async (shop) => {
      const addresses = await everyAddress(shop)
      const broken: string[] = []
      // Each is requested twice, because the second response comes from the cache, which sets headers in a
      // different place.
      for (const address of addresses.flatMap((each) => [each, each])) {
        const { path, status, isPage } = address
        const answer = await beginningOf(shop.url, address)
        const wrong = [
          // An error page has different headers.
          ...(answer.status === status ? [] : [`got ${answer.status}, not ${status}`]),
          ...wrongHeaders(answer.headers),
          ...(isPage ? wrongScripts(answer.headers, answer.text) : []),
        ]
        broken.push(...wrong.map((each) => `${address.method ?? 'GET'} ${path}: ${each}`))
      }
      broken.push(...(await wrongCookies(shop.url)))
      return { figure: `${broken.length} violations on ${addresses.length} addresses`, broken }
    }),
}

const morePages = ['/marketplace/security-platform', '/solutions/jakeplatform', '/auth', '/checkout']
const plain = [
  '/api/docs',
  '/api/products',
  '/dashboard/log-in',
  '/robots.txt',
  '/sitemap.xml',
  '/healthz',
  '/about.data',
  '/favicon.svg',
  '/art/v1/security/x.svg',
  '/share/about.png',
]
const missing = ['/api/none', '/assets/none.js', '/art/v1/none', '/share/none']
const json = { 'content-type': 'application/json' }

/** One address for each kind of response of the store. */
async function everyAddress(shop: Shop): Promise<Address[]> {
  const owner = { cookie: await ownerCookie(shop) }
  const home = await answerTo(shop.url, { path: '/' })
  const files = ['js', 'css'].map(
    (end) => new RegExp(`="(/assets/[^"]+\\.${end})"`).exec(home?.text ?? '')?.[1],
  )
  const order = { method: 'POST', path: '/api/orders', headers: json } as const
  const foreign = { ...json, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  const known = { 'if-none-match': home?.headers.get('etag') ?? '' }
  return [
    ...[...publicPages.map(({ path }) => path), ...morePages].map((path) => ({
      path,
      status: 200,
      isPage: true,
    })),
    { path: '/no-such-page', status: 404, isPage: true },
    ...[...plain, ...files].map((path = 'none') => ({ path, status: 200 })),
    ...missing.map((path) => ({ path, status: 404 })),
    ...['/dashboard', '/dashboard/orders', '/dashboard/orders/export', '/events'].map((path) => ({
      path,
      status: 200,
      headers: owner,
    })),
    { path: '/', status: 304, headers: known },
    { path: '/events', status: 401 },
    { path: '/network', status: 301 },
    { path: '/dashboard', status: 302 },
    { path: '/%', status: 301 },
    { path: '/about', method: 'DELETE', status: 405 },
    { ...order, body: '{', status: 400 },
    { ...order, body: '{}', status: 422 },
    { ...order, body: `"${'x'.repeat(100_000)}"`, status: 413 },
    { method: 'POST', path: '/api/cart/lines', headers: foreign, body: '{}', status: 403 },
  ]
}

/** Reads only the start of a response, because a stream of events never ends. */
async function beginningOf(url: string, { path, ...ask }: Ask): Promise<GivenAnswer> {
  const ending = new AbortController()
  const headers = { accept: 'text/html', ...ask.headers }
  const init = { ...ask, headers, redirect: 'manual', signal: ending.signal } as const
  const response = await fetch(new URL(path, url), init)
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  const text = isStream ? '' : await response.text()
  ending.abort()
  return { status: response.status, headers: response.headers, text }
}

async function ownerCookie({ database, settings }: Shop): Promise<string> {
  const { db, close } = openDatabase(database.url, { onError: () => undefined })
  const environment = { AUTH_SECRET: settings['AUTH_SECRET'] ?? '' }
  const viewer = newViewer({ db, context: { environment } }, { staffRoles: ['owner'] })
  const { cookie } = await viewer.finally(close)
  return cookie.replace('wadah.', '__Host-wadah.')
}

/** Checks the cookies that the store sets at sign-up over TLS. */
async function wrongCookies(url: string): Promise<string[]> {
  const answer = await answerTo(url, signUpRequest(`headers-${crypto.randomUUID()}@example.com`))
  const cookies = answer?.headers.getSetCookie() ?? []
  const isBound = (cookie: string) =>
    [/^__Host-/, /;\s*secure/i, /;\s*httponly/i, /;\s*samesite=(?:lax|strict)/i].every((each) =>
      each.test(cookie),
    )
  return cookies.length === 0 ? ['sign-up set no cookie'] : cookies.filter((each) => !isBound(each))
}
