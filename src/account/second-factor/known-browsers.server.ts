import { createHash, randomBytes } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { cookieName } from '#account/session/second-factor-plugins.server.ts'
import { knownBrowserDays } from '#account/session/retention.ts'

/** The cookie that marks a browser in which somebody proved a second factor. */
interface BrowserCookie {
  tokenHash: string
  setCookie: string
}

/** The mark of this browser, or a new one. Sending it again extends it. */
export function browserCookie(headers: Headers, publicUrl: string): BrowserCookie {
  const secure = publicUrl.startsWith('https:')
  const name = cookieName('known_browser', secure)
  const sent = parse(headers.get('cookie') ?? '')[name] ?? ''
  const token = /^[\w-]{43}$/.test(sent) ? sent : randomBytes(32).toString('base64url')
  const maxAge = knownBrowserDays * 24 * 60 * 60
  return {
    tokenHash: createHash('sha256').update(token).digest('base64url'),
    setCookie: serialize(name, token, { path: '/', httpOnly: true, secure, sameSite: 'Lax', maxAge }),
  }
}
