import * as z from 'zod/mini'
import { maxCards } from '#catalog/products/card-json.ts'

/** The query of `GET /api/product-cards`. */
export const cardsQuestion = z.strictObject({
  ids: z.string({ error: 'Name the products.' }).check(
    z.maxLength(maxCards * 101, 'That is too long.'),
    z.refine((text) => text.split(',').length <= maxCards, `At most ${maxCards} products at once.`),
  ),
})
