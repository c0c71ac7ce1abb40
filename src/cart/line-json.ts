import * as z from 'zod/mini'
import type { CartLine } from '#cart/cart.ts'
import { defaultMaximum, type ProductData } from '#cart/product-data.ts'
import { parsePrice, toDollars } from '#lib/money.ts'

/** Prices are dollars, as a number or as text (spec §3). */
const price = z.pipe(
  z.unknown(),
  z.transform((dollars, context) => {
    const cents = parsePrice(dollars)
    if (cents !== null) return cents
    context.issues.push({ code: 'custom', message: 'This is not a price.', input: dollars })
    return z.NEVER
  }),
)
const text = z._default(z.string(), '')
const texts = z._default(z.array(z.string()), [])
const count = z._default(z.number(), 0)

/** `product_data` at the edges: the API's answers and the browser's cart (spec §3). */
export const productDataSchema = z.pipe(
  z.object({
    id: z.string(),
    name: z.string(),
    price,
    images: texts,
    short_description: text,
    description: text,
    category: text,
    rating: z._default(z.number(), 5),
    review_count: count,
    download_count: count,
    features: texts,
    is_featured: z._default(z.boolean(), false),
    is_available: z._default(z.boolean(), true),
    coming_soon: z._default(z.boolean(), false),
    product_type: z._default(z.nullable(z.string()), null),
    subscription_interval: z._default(z.nullable(z.string()), null),
    max_quantity: z._default(z.int().check(z.gte(1)), defaultMaximum),
  }),
  z.transform((json): ProductData => ({
    id: json.id,
    name: json.name,
    price: json.price,
    images: json.images,
    shortDescription: json.short_description,
    description: json.description,
    category: json.category,
    rating: json.rating,
    reviewCount: json.review_count,
    downloadCount: json.download_count,
    features: json.features,
    isFeatured: json.is_featured,
    isAvailable: json.is_available,
    comingSoon: json.coming_soon,
    recordType: json.product_type,
    subscriptionInterval: json.subscription_interval,
    maxQuantity: json.max_quantity,
  })),
)

/** A cart line at the edges (spec §3). */
export const lineSchema = z.pipe(
  z.object({
    id: z.string(),
    quantity: z.int().check(z.gte(1), z.lte(defaultMaximum)),
    product_id: z.string(),
    product_type: z.enum(['marketplace', 'wts_solution']),
    offer: z._default(z.enum(['standard', 'introductory']), 'standard'),
    product_data: productDataSchema,
  }),
  z.transform((json): CartLine => ({
    id: json.id,
    quantity: json.quantity,
    productId: json.product_id,
    productType: json.product_type,
    offer: json.offer,
    productData: json.product_data,
  })),
)

export function lineToJson(line: CartLine) {
  return {
    id: line.id,
    quantity: line.quantity,
    product_id: line.productId,
    product_type: line.productType,
    offer: line.offer,
    product_data: productDataToJson(line.productData),
  }
}

export function productDataToJson(product: ProductData) {
  return {
    id: product.id,
    name: product.name,
    price: toDollars(product.price),
    images: product.images,
    short_description: product.shortDescription,
    description: product.description,
    category: product.category,
    rating: product.rating,
    review_count: product.reviewCount,
    download_count: product.downloadCount,
    features: product.features,
    is_featured: product.isFeatured,
    is_available: product.isAvailable,
    coming_soon: product.comingSoon,
    product_type: product.recordType,
    subscription_interval: product.subscriptionInterval,
    max_quantity: product.maxQuantity,
  }
}
