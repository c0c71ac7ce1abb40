import * as z from 'zod/mini'

export const problemResponse = z.strictObject({
  code: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})

/** The schema of a response body that contains only a status. */
export function statusResponse(word: string) {
  return z.strictObject({ status: z.literal(word) })
}
