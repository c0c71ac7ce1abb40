export const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Records have slugs or UUIDs as ids. Anything else cannot name a record and need not be looked up. */
export function isRecordId(text: string): boolean {
  return /^[a-z0-9][a-z0-9_-]{0,99}$/i.test(text)
}

/** Accounts, cart lines and orders have UUIDs. */
export function isUuid(text: string): boolean {
  return uuid.test(text)
}
