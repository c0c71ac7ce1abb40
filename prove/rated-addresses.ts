import type { Ask } from '../bench/load.ts'
import { publicPages } from '#app/public-pages.ts'

/** One kind of answer, and what its headers have to score. */
export interface RatedAddress extends Ask {
  status: number
  limit: number
  /** Sends events without end, so that only its headers are read. */
  isStream?: boolean
  /** Asked for by a browser that has it: rated are the headers of the 304, with the text that it stands for. */
  isKnown?: boolean
}

export const pageLimit = 140
/** Without scripts that carry their hash. */
export const plainLimit = 135
/** What others may embed, and pictures, which no frame shows. */
const fileLimit = 125

const morePages = ['/marketplace/security-platform', '/solutions/jakeplatform', '/auth', '/checkout']
const plain = [
  '/api/docs',
  '/api/products',
  '/dashboard/log-in',
  '/robots.txt',
  '/sitemap.xml',
  '/healthz',
  '/about.data',
]
const json = { 'content-type': 'application/json' }

/** An address of every way in which the store answers. `home` names the files of the client. */
export function ratedAddresses(home: string, owner: string): RatedAddress[] {
  const script = named(home, /src="(\/assets\/[^"]+\.js)"/)
  const style = named(home, /href="(\/assets\/[^"]+\.css)"/)
  const of = (status: number, limit: number) => (path: string) => ({ path, status, limit })
  const asOwner = (path: string) => ({ path, status: 200, limit: plainLimit, headers: { cookie: owner } })
  return [
    ...[...publicPages.map(({ path }) => path), ...morePages].map(of(200, pageLimit)),
    ...plain.map(of(200, plainLimit)),
    ...[script, style, '/favicon.svg', '/art/v1/security/x.svg', '/share/about.png'].map(of(200, fileLimit)),
    { ...asOwner('/events'), isStream: true },
    { path: '/events', status: 401, limit: plainLimit },
    known('/', pageLimit),
    known('/api/products', plainLimit),
    known('/favicon.svg', fileLimit),
    { path: '/network', status: 301, limit: plainLimit },
    { path: '/dashboard', status: 302, limit: plainLimit },
    ...['/dashboard', '/dashboard/orders', '/dashboard/orders/export'].map(asOwner),
    { path: '/no-such-page', status: 404, limit: pageLimit },
    ...['/api/none', '/assets/none.js', '/art/v1/none', '/share/none'].map(of(404, fileLimit)),
    { path: '/%', status: 301, limit: plainLimit },
    { path: '/about', method: 'DELETE', status: 405, limit: plainLimit },
    { path: '/api/orders', method: 'POST', headers: json, body: '{', status: 400, limit: plainLimit },
    { path: '/api/orders', method: 'POST', headers: json, body: '{}', status: 422, limit: plainLimit },
    {
      path: '/api/orders',
      method: 'POST',
      headers: json,
      body: `"${'x'.repeat(100_000)}"`,
      status: 413,
      limit: plainLimit,
    },
    {
      path: '/api/cart/lines',
      method: 'POST',
      headers: { ...json, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
      body: '{}',
      status: 403,
      limit: plainLimit,
    },
  ]
}

function known(path: string, limit: number): RatedAddress {
  return { path, status: 304, limit, isKnown: true }
}

function named(html: string, pattern: RegExp): string {
  const [, path] = pattern.exec(html) ?? []
  if (path === undefined) throw new Error(`The home page names nothing like ${pattern.source}.`)
  return path
}
