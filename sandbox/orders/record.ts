import * as z from 'zod'

/** The hand-off record, which the store returns for a token (`GET /api/hand-offs/{order}`). */
export const recordSchema = z.object({
  user: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    company: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
    country: z.string(),
  }),
  items: z.array(
    z.object({
      id: z.string(),
      product_id: z.string(),
      product_type: z.enum(['marketplace', 'wts_solution']),
      name: z.string(),
      price: z.number(),
      quantity: z.int(),
      subscription_interval: z.string().nullable(),
    }),
  ),
  total: z.number(),
  notes: z.string(),
  timestamp: z.string(),
})

export type ReceivedRecord = z.output<typeof recordSchema>
