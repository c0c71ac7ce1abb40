import { object, optional, recordOf, text } from '#lib/schema.ts'

/** A refusal as every part of the API words it; `fields` where a form was at fault. */
export const problemSchema = object({
  code: text,
  message: text,
  fields: optional(recordOf(text), {}),
})
