import * as z from 'zod/mini'
import { cardsQuestion } from '#catalog/products/cards.forms.ts'
import type { Operation } from '#http/operation.server.ts'

const dollars = z.number()
const textOrNull = z.nullable(z.string())

const cardResponse = z.strictObject({
  id: z.string(),
  name: z.string(),
  short_description: z.string(),
  price: dollars,
  original_price: z.nullable(dollars),
  images: z.array(z.string()),
  tags: z.array(z.string()),
  download_count: z.number(),
  rating: z.number(),
  review_count: z.number(),
  is_featured: z.boolean(),
  product_type: z.string(),
  subscription_interval: textOrNull,
  redirect_url: textOrNull,
  coming_soon: z.boolean(),
  category: z.nullable(z.strictObject({ name: z.string(), slug: z.string() })),
  seller: z.nullable(z.strictObject({ id: z.string(), name: z.string(), is_verified: z.boolean() })),
})

export const listCardsOperation = {
  group: 'Catalog',
  access: 'anybody',
  summary: 'What cards show of some products',
  description: '`ids` names them, separated by commas. Those that the catalog does not have are left out.',
  query: cardsQuestion,
  responses: {
    200: {
      description: 'In the order of the ids',
      schema: z.strictObject({ products: z.array(cardResponse) }),
    },
  },
  problems: [
    { status: 400, code: 'invalid_query', when: '`ids` is missing or repeated, or names too many.' },
  ],
} satisfies Operation
