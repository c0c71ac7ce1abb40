import * as z from 'zod/mini'

export const maxUnits = 99

const line = z.uuid()

/** What a customer submits about a subscription (product: subscriptions 6, 7). */
export const subscriptionForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('cancel'), line }),
  z.object({ intent: z.literal('resume'), line }),
  z.object({
    intent: z.literal('quantity'),
    line,
    quantity: z
      .string()
      .check(
        z.refine(
          (value) => /^\d{1,2}$/.test(value) && Number(value) >= 1,
          `Enter a number from 1 to ${maxUnits}.`,
        ),
      ),
  }),
])
