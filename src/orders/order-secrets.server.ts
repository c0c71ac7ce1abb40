import { createHash, createHmac, randomBytes } from 'node:crypto'

/**
 * The token of one hand-off. It is derived from the order and a number, so that identical requests get the same
 * response. The database stores only its hash.
 */
export function handOffToken(secret: string, orderId: string, number: number): string {
  return createHmac('sha256', secret).update(`hand-off ${orderId} ${number}`).digest('base64url')
}

/** The key of a browser, derived from the order's idempotency key, so that identical requests get the same key. */
export function browserKey(secret: string, idempotencyKey: string): string {
  return createHmac('sha256', secret).update(`browser ${idempotencyKey}`).digest('base64url')
}

export function newAccessKey(): string {
  return randomBytes(32).toString('base64url')
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
