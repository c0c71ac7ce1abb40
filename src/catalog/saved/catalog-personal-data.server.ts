import type { PersonalData } from '#account/settings/personal-data.server.ts'
import { isOnlyAdmin, membershipsOf } from '#catalog/sellers/seller-members.queries.server.ts'
import { savedOf } from '#catalog/saved/saved.queries.server.ts'
import { publishChange } from '#db/publish-changes.server.ts'

/** Saved products, as part of an account's data. Deleting the account's row deletes them. */
export const savedPersonalData: PersonalData = {
  name: 'saved_products',
  async read(db, { userId }) {
    const saved = await savedOf(db, userId)
    return saved.map(({ productId, savedAt }) => ({ product_id: productId, saved_at: new Date(savedAt) }))
  },
  remove: async (tx, { userId }) => publishChange(tx, 'saved_changed', userId),
}

/**
 * The memberships of an account. Deleting the account's row deletes them. The only admin of a seller cannot
 * delete the account.
 */
export const membershipPersonalData: PersonalData = {
  name: 'sellers',
  async read(db, { userId }) {
    const memberships = await membershipsOf(db, userId)
    return memberships.map(({ sellerId, role }) => ({ seller_id: sellerId, role }))
  },
  needs: (tx, { userId }) => isOnlyAdmin(tx, userId),
}
