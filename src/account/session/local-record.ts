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

/** The local record (product: accounts 4, data 10). Optional fields that are not text are dropped. */
export const localRecordSchema = object({
  loggedIn: isSet,
  accessGranted: isSet,
  email: someText,
  name: ifText,
  phone: ifText,
  company: ifText,
})
export type LocalRecord = SchemaOutput<typeof localRecordSchema>
