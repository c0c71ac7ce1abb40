import { object, oneOf, text, type SchemaOutput } from '#lib/schema.ts'

const isSet = oneOf([true])

function ifText(data: unknown): string | undefined {
  return typeof data === 'string' ? data : undefined
}

function someText(data: unknown): string {
  const trimmed = text(data).trim()
  if (trimmed === '') throw new TypeError('The text is empty.')
  return trimmed
}

/**
 * The local session record (spec §3). Without both flags, or without an e-mail, it is no record; what it may hold
 * besides is taken where it is text.
 */
export const localRecordSchema = object({
  loggedIn: isSet,
  accessGranted: isSet,
  email: someText,
  name: ifText,
  phone: ifText,
  company: ifText,
})
export type LocalRecord = SchemaOutput<typeof localRecordSchema>
