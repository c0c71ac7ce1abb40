/** Records have slugs or UUIDs as ids. Anything else cannot name a record and need not be looked up. */
export function isRecordId(text: string): boolean {
  return /^[a-z0-9][a-z0-9_-]{0,99}$/i.test(text)
}
