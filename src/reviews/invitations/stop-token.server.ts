import { createHmac, timingSafeEqual } from 'node:crypto'

/** A signed token with which the owner of an address can opt out without logging in (product: reviews 22). */
export function stopToken(secret: string, email: string): string {
  const payload = Buffer.from(email.toLowerCase()).toString('base64url')
  return `${payload}.${signature(secret, payload)}`
}

/** The address in a token; `null` if the token is invalid. */
export function emailOfStopToken(secret: string, token: string): string | null {
  const [payload = '', signed = '', ...rest] = token.split('.')
  const expected = Buffer.from(signature(secret, payload))
  const given = Buffer.from(signed)
  const isOurs = rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs ? Buffer.from(payload, 'base64url').toString() : null
}

function signature(secret: string, payload: string): string {
  return createHmac('sha256', secret).update(`stop review invitations ${payload}`).digest('base64url')
}
