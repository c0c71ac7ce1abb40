import type { PersonalData } from '#account/settings/personal-data.server.ts'
import { cartOf } from '#cart/cart.queries.server.ts'
import { publishChange } from '#db/publish-changes.server.ts'

/** The server cart, as part of an account's data. Deleting the account's row deletes the cart. */
export const cartPersonalData: PersonalData = {
  name: 'cart',
  async read(db, { userId }) {
    const lines = await cartOf(db, userId)
    return lines.map(({ productId, productType, offer, quantity, productData }) => ({
      product_id: productId,
      product_type: productType,
      name: productData?.name ?? null,
      offer,
      quantity,
    }))
  },
  remove: async (tx, { userId }) => publishChange(tx, 'cart_changed', userId),
}
