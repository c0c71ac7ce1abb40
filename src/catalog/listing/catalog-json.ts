import * as z from 'zod/mini'
import { categoryFields, type Category } from '#catalog/category.ts'
import { itemDetails } from '#catalog/details/item-details.ts'
import { fieldsOf, isNullable, type FieldKind, type RecordFields } from '#catalog/field.ts'
import { facetsResponse } from '#catalog/listing/facets-json.ts'
import { productFields, type Product } from '#catalog/product.ts'
import type { CardProduct } from '#catalog/products/card-product.ts'
import type { Seller } from '#catalog/seller.ts'
import { solutionFields, type Solution } from '#catalog/solution.ts'
import { snakeCase, snakeCased } from '#lib/field-names.ts'
import { toDollars } from '#lib/money.ts'

/** Responses have the API's field names, and prices in dollars (product: data 1). */
const categoryResponse = z.strictObject({ id: z.string(), slug: z.string(), ...jsonSchemas(categoryFields) })

const sellerResponse = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  is_verified: z.boolean(),
  rating: z.number(),
})

const counters = { rating: z.number(), review_count: z.number(), download_count: z.number() }

export const productResponse = z.strictObject({
  id: z.string(),
  ...jsonSchemas(productFields),
  ...counters,
  created_at: z.string(),
  category: z.nullable(categoryResponse),
  seller: z.nullable(sellerResponse),
})

const solutionResponse = z.strictObject({
  id: z.string(),
  ...jsonSchemas(solutionFields),
  ...counters,
  gradient: z.string(),
  bg_gradient: z.string(),
  border_color: z.string(),
  text_color: z.string(),
  created_at: z.string(),
})

export const categoriesResponse = z.strictObject({ categories: z.array(categoryResponse) })
export const detailedProductResponse = z.extend(productResponse, { details: itemDetails })
export const productsResponse = z.strictObject({
  products: z.array(productResponse),
  /** The number of all matches, at most 10,000. */
  total: z.number(),
  total_is_capped: z.boolean(),
  page: z.number(),
  page_size: z.number(),
  facets: facetsResponse,
})
export const detailedSolutionResponse = z.extend(solutionResponse, { details: itemDetails })
export const solutionsResponse = z.strictObject({ solutions: z.array(solutionResponse) })

export function categoryToJson(category: Category) {
  return { id: category.id, slug: category.slug, ...fieldsToJson(categoryFields, { ...category }) }
}

function sellerToJson({ id, name, description, isVerified, rating }: Seller) {
  return { id, name, description, is_verified: isVerified, rating }
}

export function productToJson(product: Product) {
  return {
    id: product.id,
    ...fieldsToJson(productFields, { ...product }),
    ...countersToJson(product),
    category: product.category && categoryToJson(product.category),
    seller: product.seller && sellerToJson(product.seller),
  }
}

export function solutionToJson(solution: Solution) {
  const { id, gradient, bgGradient, borderColor, textColor } = solution
  return {
    id,
    ...fieldsToJson(solutionFields, { ...solution }),
    ...countersToJson(solution),
    ...snakeCased({ gradient, bgGradient, borderColor, textColor }),
  }
}

/** Converts a card to JSON, with the API's field names and prices in dollars (product: data 1). */
export function cardToJson(card: CardProduct) {
  return {
    ...snakeCased(card),
    price: toDollars(card.price),
    original_price: card.originalPrice === null ? null : toDollars(card.originalPrice),
    seller: card.seller && snakeCased(card.seller),
  }
}

function countersToJson(item: Pick<Product, 'rating' | 'reviewCount' | 'downloadCount' | 'createdAt'>) {
  return {
    rating: item.rating,
    review_count: item.reviewCount,
    download_count: item.downloadCount,
    created_at: item.createdAt,
  }
}

/** Converts all described fields, so that the API contains all of them. */
function fieldsToJson(
  fields: RecordFields,
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    fieldsOf(fields).map(({ name, kind }) => {
      const value = record[name]
      return [snakeCase(name), kind === 'money' && typeof value === 'number' ? toDollars(value) : value]
    }),
  )
}

function jsonSchemas(fields: RecordFields): Record<string, z.ZodMiniType> {
  const schemas = fieldsOf(fields).map(({ name, kind }) => [snakeCase(name), jsonSchema(kind)] as const)
  return Object.fromEntries(
    schemas.map(([name, schema], index) => {
      const parsed = Object.values(fields)[index]
      return [name, parsed && isNullable(parsed) ? z.nullable(schema) : schema]
    }),
  )
}

function jsonSchema(kind: FieldKind): z.ZodMiniType {
  switch (kind) {
    case 'money':
    case 'whole':
      return z.number()
    case 'check':
      return z.boolean()
    case 'list':
    case 'pictures':
      return z.array(z.string())
    default:
      return z.string()
  }
}
