import { createHash, randomBytes } from 'node:crypto'
import { keyPrefix } from '#developers/keys/api-key.ts'

const shownCharacters = keyPrefix.length + 4

export function newApiKey(): { key: string; hash: string; hint: string } {
  const key = keyPrefix + randomBytes(32).toString('base64url')
  return { key, hash: hashOfKey(key), hint: key.slice(0, shownCharacters) }
}

/** A plain hash is enough, because a key has 256 random bits. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
