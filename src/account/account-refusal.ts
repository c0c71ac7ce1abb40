import * as z from 'zod/mini'

/** A refusal as the account API words it. */
export const accountRefusal = z.object({
  code: z.string(),
  message: z.string(),
  fields: z._default(z.record(z.string(), z.string()), {}),
})

/** An answer that says nothing but that it went well. */
export const anything = z.unknown()
