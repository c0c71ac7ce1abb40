import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse } from 'hono/utils/cookie'

/**
 * The token of a session cookie with a valid signature, or `null`. Reads better-auth's format without its
 * slower WebCrypto. Unsigned cookies cause no lookup.
 */
export function signedSessionToken(headers: Headers, cookie: string, secret: string): string | null {
  const value = parse(headers.get('cookie') ?? '', cookie)[cookie] ?? ''
  const end = value.lastIndexOf('.')
  if (end < 1) return null
  const token = value.slice(0, end)
  const expected = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'))
  const given = Buffer.from(value.slice(end + 1))
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
}
