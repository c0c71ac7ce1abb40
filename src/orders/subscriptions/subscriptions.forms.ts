import * as z from 'zod/mini'

const line = z.uuid()

/** What a customer submits about a subscription (product: subscriptions 6, 7). */
export const subscriptionForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('cancel'), line }),
  z.object({ intent: z.literal('resume'), line }),
  z.object({
    intent: z.literal('quantity'),
    line,
    /** The maximum quantity depends on the product. */
    quantity: z.string().check(z.trim(), z.regex(/^[1-9]\d?$/)),
  }),
])
