import type { CartLine } from '#cart/cart.ts'
import { defaultMaximum, type ProductData } from '#cart/product-data.ts'
import { camelCased, snakeCased } from '#lib/field-names.ts'
import { parsePrice, type Cents, toDollars } from '#lib/money.ts'
import {
  described,
  flag,
  listOf,
  number,
  object,
  oneOf,
  optional,
  orNull,
  text,
  integer,
} from '#lib/schema.ts'

/** Dollars, as a number or a text (product: data 16). */
const price = described((data): Cents => {
  const cents = parsePrice(data)
  if (cents === null) throw new TypeError('This is not a price.')
  return cents
}, number(0).json)
const maybeText = optional(text, '')
const texts = optional(listOf(text), [])
const count = optional(number(), 0)
const textOrNull = optional(orNull(text), null)

const productAnswer = object({
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
  max_quantity: optional(integer(1), defaultMaximum),
})

/** `product_data` in API answers and in the cart that a browser stores (product: data 3). */
export const productDataAnswerSchema = described((data): ProductData => {
  const { productType: recordType, ...product } = camelCased(productAnswer(data))
  return { ...product, recordType }
}, productAnswer.json)

const lineAnswer = object({
  id: text,
  quantity: integer(1, defaultMaximum),
  product_id: text,
  product_type: oneOf(['marketplace', 'wts_solution']),
  offer: optional(oneOf(['standard', 'introductory']), 'standard'),
  product_data: productDataAnswerSchema,
})

/** A cart line in API answers and in the cart that a browser stores (product: data 2). */
export const cartLineAnswerSchema = described(
  (data): CartLine => camelCased(lineAnswer(data)),
  lineAnswer.json,
)

export const linesAnswerSchema = object({ lines: listOf(cartLineAnswerSchema) })
export const oneLineAnswerSchema = object({ line: cartLineAnswerSchema })
export const lookedUpAnswerSchema = object({ products: listOf(orNull(productDataAnswerSchema)) })

/** The format in API answers and in the cart that a browser stores (product: data 2). */
export function lineToJson({ productData, ...line }: CartLine) {
  return { ...snakeCased(line), product_data: productDataToJson(productData) }
}

/** The format in API answers and in the cart that a browser stores (product: data 3). */
export function productDataToJson({ price, recordType, ...product }: ProductData) {
  return { ...snakeCased(product), price: toDollars(price), product_type: recordType }
}
