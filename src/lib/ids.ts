export const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Whether a text can be the id of a record, which is a slug or a UUID. Anything else need not be looked up.
 */
export function isRecordId(text: string): boolean {
  return /^[a-z0-9][a-z0-9_-]{0,99}$/i.test(text)
}

/** Whether a text is a UUID, as the ids of accounts, cart lines and orders are. */
export function isUuid(text: string): boolean {
  return uuid.test(text)
}
