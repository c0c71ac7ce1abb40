import * as z from 'zod/mini'

export const applicationForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('approve'), of: z.string(), name: z.string() }),
  z.object({
    intent: z.literal('decline'),
    of: z.string(),
    reason: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Give the reason.'),
        z.maxLength(2_000, 'Use at most 2,000 characters.'),
      ),
  }),
])
