import type { CardProduct } from '#catalog/products/card-product.ts'
import { camelCased } from '#lib/field-names.ts'
import { toCents } from '#lib/money.ts'
import { described, flag, listOf, number, object, optional, orNull, text } from '#lib/schema.ts'

const price = described((data) => toCents(number(0)(data)), number(0).json)

const cardAnswer = object({
  id: text,
  name: text,
  short_description: text,
  price,
  original_price: orNull(price),
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

const cardSchema = described((data): CardProduct => {
  const card = camelCased(cardAnswer(data))
  return { ...card, seller: card.seller && camelCased(card.seller) }
}, cardAnswer.json)

export const cardsAnswerSchema = object({ products: listOf(cardSchema) })
