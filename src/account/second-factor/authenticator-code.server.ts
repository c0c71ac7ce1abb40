import { createHmac } from 'node:crypto'
import { brand } from '#content/brand.ts'

const stepMilliseconds = 30_000

/** The current time step of RFC 6238. An authenticator app shows one code per step. */
export function timeStep(now: Date): number {
  return Math.floor(now.getTime() / stepMilliseconds)
}

/** The six digits that an authenticator app shows during a time step. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 15
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

/**
 * Returns the time step of a code: the current one, the next, or one of the two before. `null` if the code
 * matches none.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const current = timeStep(now)
  return (
    [current, current - 1, current + 1, current - 2].find((step) => codeAt(secret, step) === code) ?? null
  )
}

/** Encodes a secret for authenticator apps and for manual input. */
export function base32(secret: string): string {
  let bits = ''
  for (const byte of Buffer.from(secret)) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet.charAt(Number.parseInt(five.padEnd(5, '0'), 2)))
    .join('')
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function authenticatorLink(secret: string, email: string): string {
  const parameters = new URLSearchParams({
    secret: base32(secret),
    issuer: brand.name,
    digits: '6',
    period: '30',
  })
  return `otpauth://totp/${encodeURIComponent(brand.name)}:${encodeURIComponent(email)}?${parameters}`
}
