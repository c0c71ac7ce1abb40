import type { CartLine } from '#cart/cart.ts'
import { defaultMaximum, type ProductData } from '#cart/product-data.ts'
import { parsePrice, toDollars, type Cents } from '#lib/money.ts'
import { flag, listOf, number, object, oneOf, optional, orNull, text, whole } from '#lib/schema.ts'

/** Dollars, as a number or as text (product: data 16). */
function price(data: unknown): Cents {
  const cents = parsePrice(data)
  if (cents === null) throw new TypeError('This is not a price.')
  return cents
}
const maybeText = optional(text, '')
const texts = optional(listOf(text), [])
const count = optional(number(), 0)
const textOrNull = optional(orNull(text), null)

const productJson = object({
  id: text,
  name: text,
  price,
  images: texts,
  short_description: maybeText,
  description: maybeText,
  category: maybeText,
  rating: optional(number(), 5),
  review_count: count,
  download_count: count,
  features: texts,
  is_featured: optional(flag, false),
  is_available: optional(flag, true),
  coming_soon: optional(flag, false),
  product_type: textOrNull,
  subscription_interval: textOrNull,
  max_quantity: optional(whole(1), defaultMaximum),
})

/** `product_data` in the API's answers and in the browser's cart (product: data 3). */
export function productDataAnswerSchema(data: unknown): ProductData {
  const json = productJson(data)
  return {
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
  }
}

const lineJson = object({
  id: text,
  quantity: whole(1, defaultMaximum),
  product_id: text,
  product_type: oneOf(['marketplace', 'wts_solution']),
  offer: optional(oneOf(['standard', 'introductory']), 'standard'),
  product_data: productDataAnswerSchema,
})

/** A cart line in the API's answers and in the browser's cart (product: data 2). */
export function cartLineAnswerSchema(data: unknown): CartLine {
  const json = lineJson(data)
  return {
    id: json.id,
    quantity: json.quantity,
    productId: json.product_id,
    productType: json.product_type,
    offer: json.offer,
    productData: json.product_data,
  }
}

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
