import { described, object, oneOf, optional, text, type SchemaOutput } from '#lib/schema.ts'

const isSet = oneOf([true])

const ifText = optional(described((data) => (typeof data === 'string' ? data : undefined), text.json))

const someText = described((data) => {
  const trimmed = text(data).trim()
  if (trimmed === '') throw new TypeError('The text is empty.')
  return trimmed
}, text.json)

/** The local record (product: accounts 4, data 10). Optional fields of a wrong type are dropped. */
export const localRecordSchema = object({
  loggedIn: isSet,
  accessGranted: isSet,
  email: someText,
  name: ifText,
  phone: ifText,
  company: ifText,
})
export type LocalRecord = SchemaOutput<typeof localRecordSchema>
