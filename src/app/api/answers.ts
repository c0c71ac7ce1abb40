import * as z from 'zod/mini'

/** Answers of calls that have no schema of their own elsewhere. */
const dollars = z.number()
const textOrNull = z.nullable(z.string())

const category = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  slug: z.string(),
  icon: z.string(),
  is_active: z.boolean(),
  sort_order: z.number(),
})

const seller = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  is_verified: z.boolean(),
  rating: z.number(),
})

export const product = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  short_description: z.string(),
  price: dollars,
  original_price: z.nullable(dollars),
  category_id: textOrNull,
  seller_id: textOrNull,
  images: z.array(z.string()),
  tags: z.array(z.string()),
  features: z.array(z.string()),
  demo_url: textOrNull,
  documentation_url: textOrNull,
  download_count: z.number(),
  rating: z.number(),
  review_count: z.number(),
  is_featured: z.boolean(),
  is_active: z.boolean(),
  product_type: z.string(),
  subscription_interval: textOrNull,
  max_quantity: z.nullable(z.number()),
  redirect_url: textOrNull,
  created_at: z.string(),
  category: z.nullable(category),
  seller: z.nullable(seller),
})

export const categories = z.strictObject({ categories: z.array(category) })
export const products = z.strictObject({
  products: z.array(product),
  total: z.number(),
  page: z.number(),
  page_size: z.number(),
})

export const solution = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  price: dollars,
  original_price: z.nullable(dollars),
  rating: z.number(),
  review_count: z.number(),
  download_count: z.number(),
  features: z.array(z.string()),
  icon: z.string(),
  gradient: z.string(),
  bg_gradient: z.string(),
  border_color: z.string(),
  text_color: z.string(),
  is_featured: z.boolean(),
  is_available: z.boolean(),
  coming_soon: z.boolean(),
  created_at: z.string(),
})

export const solutions = z.strictObject({ solutions: z.array(solution) })

const user = z.strictObject({
  id: z.string(),
  email: z.string(),
  user_metadata: z.strictObject({
    full_name: z.string(),
    phone: z.optional(z.string()),
    company: z.optional(z.string()),
  }),
  role: z.literal('authenticated'),
})

export const session = z.strictObject({
  user: z.nullable(user),
  customer_portal_email: z.optional(z.string()),
})
export const signedUp = z.strictObject({ user })
export const localRecord = z.object({
  loggedIn: z.literal(true),
  accessGranted: z.literal(true),
  email: z.string(),
  name: z.optional(z.string()),
  phone: z.optional(z.string()),
  company: z.optional(z.string()),
})

export const problem = z.strictObject({
  code: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})

export function status(word: string) {
  return z.strictObject({ status: z.literal(word) })
}

/** `product_data` (product: data 3). */
export const productData = z.strictObject({
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
export const cartLine = z.strictObject({
  id: z.string(),
  quantity: z.int().check(z.gte(1)),
  product_id: z.string(),
  product_type: z.enum(['marketplace', 'wts_solution']),
  offer: z.enum(['standard', 'introductory']),
  product_data: productData,
})
