import * as z from 'zod/mini'
import { facetsResponse } from '#catalog/listing/facets-json.ts'
import { itemDetails } from '#catalog/details/item-details.ts'

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

const productResponse = z.strictObject({
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
  coming_soon: z.boolean(),
  created_at: z.string(),
  category: z.nullable(category),
  seller: z.nullable(seller),
})

export const detailedProductResponse = z.extend(productResponse, { details: itemDetails })

export const categoriesResponse = z.strictObject({ categories: z.array(category) })

export const productsResponse = z.strictObject({
  products: z.array(productResponse),
  /** The number of all matches, at most 10,000. */
  total: z.number(),
  total_is_capped: z.boolean(),
  page: z.number(),
  page_size: z.number(),
  facets: facetsResponse,
})

const solutionResponse = z.strictObject({
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

export const detailedSolutionResponse = z.extend(solutionResponse, { details: itemDetails })

export const solutionsResponse = z.strictObject({ solutions: z.array(solutionResponse) })
