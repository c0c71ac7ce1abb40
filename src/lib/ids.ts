export const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text has the format of a record id: a slug or a UUID. Other texts need no lookup. */
export function isRecordId(text: string): boolean {
  return /^[a-z0-9][a-z0-9_-]{0,99}$/i.test(text)
}

export function isUuid(text: string): boolean {
  return uuid.test(text)
}
