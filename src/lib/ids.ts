/** Records are named by slugs or uuids: what looks otherwise names none, whatever the database would say to it. */
export function isRecordId(text: string): boolean {
  return /^[a-z0-9][a-z0-9_-]{0,99}$/i.test(text)
}
