import * as z from 'zod/mini'
import { defaultMaximum, maxLookedUp } from '#cart/product-data.ts'

const productId = z
  .string({ error: 'Name the product.' })
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,80}$/, { error: 'This is not the id of a product.' }))
const productType = z.enum(['marketplace', 'wts_solution'], {
  error: "The type is 'marketplace' or 'wts_solution'.",
})
const offer = z._default(
  z.enum(['standard', 'introductory'], { error: "The offer is 'standard' or 'introductory'." }),
  'standard',
)
const wholeNumber = z.int({ error: 'The quantity is a whole number.' })
const atMost = z.lte(defaultMaximum, { error: `The quantity is at most ${defaultMaximum}.` })

/** A line of an order or quote request. Its maximum depends on the product and is checked later. */
export const requestedLineFields = {
  product_id: productId,
  product_type: productType,
  offer,
  quantity: wholeNumber.check(
    z.gte(1, { error: 'The quantity is at least 1.' }),
    z.lte(1_000_000, { error: 'The quantity is at most 1,000,000.' }),
  ),
}

/** The data that a customer sends to add a product. It contains no price and no owner. */
export const newLineForm = z.strictObject({
  product_id: productId,
  product_type: productType,
  offer,
  quantity: z._default(wholeNumber.check(z.gte(1, { error: 'The quantity is at least 1.' }), atMost), 1),
})

/**
 * `change` is added to the server's quantity, so that presses in two tabs add up. `quantity` replaces it. A
 * result below 1 removes the line (product: cart 3).
 */
export const quantityForm = z.union(
  [
    z.strictObject({ change: z.int().check(z.gte(-defaultMaximum), z.lte(defaultMaximum)) }),
    z.strictObject({ quantity: wholeNumber.check(atMost) }),
  ],
  { error: `Send either 'change' or 'quantity', a whole number of at most ${defaultMaximum}.` },
)

export const lookupForm = z.strictObject({
  items: z
    .array(z.strictObject({ product_id: productId, product_type: productType, offer }))
    .check(z.maxLength(maxLookedUp, { error: `At most ${maxLookedUp} products can be requested at once.` })),
})
