import { flag, listOf, number, object, optional, orNull, text, type SchemaOutput } from '#lib/schema.ts'

const cardSchema = object({
  id: text,
  name: text,
  short_description: text,
  price: number(0),
  original_price: orNull(number(0)),
  images: listOf(text),
  tags: listOf(text),
  download_count: number(),
  rating: number(),
  review_count: number(),
  is_featured: flag,
  product_type: text,
  subscription_interval: orNull(text),
  redirect_url: orNull(text),
  coming_soon: optional(flag, false),
  category: orNull(object({ name: text, slug: text })),
  seller: orNull(object({ id: text, name: text, is_verified: flag })),
})

/** The data of products that cards show. */
export const cardsAnswerSchema = object({ products: listOf(cardSchema) })
export type CardAnswer = SchemaOutput<typeof cardSchema>
