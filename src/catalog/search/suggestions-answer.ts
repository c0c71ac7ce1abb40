import { flag, listOf, number, object, optional, orNull, text, type SchemaOutput } from '#lib/schema.ts'

const found = { id: text, name: text, address: text }
const place = object(found)

/** The answer of `GET /api/search`. Release 0.2.0 does not send the optional fields. */
export const suggestedSchema = object({
  products: listOf(
    object({
      ...found,
      summary: optional(text, ''),
      picture: text,
      price: number(0),
      product_type: optional(text, ''),
      subscription_interval: orNull(text),
    }),
  ),
  solutions: listOf(object({ ...found, summary: optional(text, ''), price: number(0), coming_soon: flag })),
  sellers: listOf(place),
  categories: listOf(place),
  articles: listOf(place),
  best_kind: optional(orNull(text), null),
  did_you_mean: optional(orNull(text), null),
})

export type Suggested = SchemaOutput<typeof suggestedSchema>
