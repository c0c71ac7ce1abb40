import * as z from 'zod/mini'

const dollars = z.number()
const textOrNull = z.nullable(z.string())

/** `product_data` (product: data 3). */
export const productDataResponse = z.strictObject({
  id: z.string(),
  name: z.string(),
  price: dollars.check(z.gte(0)),
  images: z.array(z.string()),
  short_description: z.string(),
  description: z.string(),
  category: z.string(),
  rating: z.number(),
  review_count: z.number(),
  download_count: z.number(),
  features: z.array(z.string()),
  is_featured: z.boolean(),
  is_available: z.boolean(),
  coming_soon: z.boolean(),
  product_type: textOrNull,
  subscription_interval: textOrNull,
  max_quantity: z.int().check(z.gte(1)),
})

/** A cart line (product: data 2). */
export const cartLineResponse = z.strictObject({
  id: z.string(),
  quantity: z.int().check(z.gte(1)),
  product_id: z.string(),
  product_type: z.enum(['marketplace', 'wts_solution']),
  offer: z.enum(['standard', 'introductory']),
  product_data: productDataResponse,
})
