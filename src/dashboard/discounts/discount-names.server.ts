import {
  discountCategories,
  discountProducts,
  type EditedDiscount,
} from '#cart/discounts/admin-discounts.queries.server.ts'
import { sellerChoices } from '#catalog/sellers/seller-members.queries.server.ts'
import type { DiscountNames } from '#dashboard/discounts/discount-facts.ts'
import type { Database } from '#db/database.server.ts'

/** Reads the names of the seller that offers the code, and of everything to which it applies. */
export async function discountNames(db: Database, discount: EditedDiscount | null): Promise<DiscountNames> {
  if (!discount) return { seller: null, targets: [] }
  const { scope, sellerId, targets: ids } = discount
  const [sellers, categories, products] = await Promise.all([
    sellerChoices(db, [...(scope === 'sellers' ? ids : []), ...(sellerId === null ? [] : [sellerId])]),
    scope === 'categories' ? discountCategories(db) : [],
    scope === 'products' ? discountProducts(db, { text: '', ids, sellerId: null }) : [],
  ])
  const among = { everything: [], categories, sellers, products }[scope]
  const targets = among.flatMap(({ id, name }) => (ids.includes(id) ? [name] : []))
  const missing = scope === 'everything' ? 0 : ids.length - targets.length
  return {
    seller: sellers.find(({ id }) => id === sellerId)?.name ?? null,
    targets: missing === 0 ? targets : [...targets, `${missing} no longer in the shop`],
  }
}
