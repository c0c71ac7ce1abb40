import * as z from 'zod/mini'
import { maxSaved } from '#catalog/saved/saved.ts'

export const savedProductSchema = z.strictObject({
  product_id: z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,99}$/i, 'This is not the id of a product.')),
  saved_at: z.iso.datetime({ error: 'The moment is written as 2026-11-22T09:30:00Z.' }),
})

/** The products that a browser saved before signing in. */
export const savedForm = z.strictObject({
  products: z
    .array(savedProductSchema)
    .check(z.maxLength(maxSaved, `At most ${maxSaved} products can be saved.`)),
})
