import { createHash } from 'node:crypto'

/** Hashes values in a fixed order, to tell whether two requests are the same. */
export function fingerprintOf(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url')
}
