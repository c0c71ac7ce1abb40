import { object, optional, recordOf, text } from '#lib/schema.ts'

/** An error of the API. `fields` is set when a form had errors. */
export const problemSchema = object({
  code: text,
  message: text,
  fields: optional(recordOf(text), {}),
})
