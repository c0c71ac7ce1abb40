import { object, optional, recordOf, text } from '#lib/schema.ts'

/** An error of the API. `fields` contains the errors of a form. */
export const problemSchema = object({
  code: text,
  message: text,
  fields: optional(recordOf(text), {}),
})
