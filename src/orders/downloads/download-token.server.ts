import { createHmac, timingSafeEqual } from 'node:crypto'
import { err, ok, type Result } from '#lib/result.ts'

/** The content of a download link: it gives access to one file of one order. */
export interface DownloadGrant {
  orderId: string
  fileId: string
}

/** The lifetime of a download link (product: orders 29). */
export const linkHours = 12

export function downloadToken(secret: string, { orderId, fileId }: DownloadGrant, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + linkHours * 3_600
  const payload = Buffer.from(`${orderId}.${fileId}.${expires}`).toString('base64url')
  return `${payload}.${signature(secret, payload)}`
}

/** Verifies and reads a download link. A forged or modified link is `unknown`. */
export function readDownloadToken(
  secret: string,
  token: string,
  now: Date,
): Result<DownloadGrant, 'unknown' | 'expired'> {
  const [payload = '', signed = '', ...rest] = token.split('.')
  const expected = Buffer.from(signature(secret, payload))
  const given = Buffer.from(signed)
  const isOurs = rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected)
  if (!isOurs) return err('unknown')
  const [orderId = '', fileId = '', expires = ''] = Buffer.from(payload, 'base64url').toString().split('.')
  return now.getTime() / 1000 < Number(expires) ? ok({ orderId, fileId }) : err('expired')
}

function signature(secret: string, payload: string): string {
  return createHmac('sha256', secret).update(`download ${payload}`).digest('base64url')
}
