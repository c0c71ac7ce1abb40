import * as z from 'zod/mini'

/** What the API says when it keeps nothing. */
export const enquiryRefusal = z.object({
  message: z.string(),
  fields: z._default(z.record(z.string(), z.string()), {}),
})
