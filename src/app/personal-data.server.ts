import type { PersonalData } from '#account/settings/personal-data.server.ts'
import { cartOf } from '#cart/cart.queries.server.ts'
import { importsOfAccount } from '#catalog/editing/product-imports.queries.server.ts'
import { savedOf } from '#catalog/saved/saved.queries.server.ts'
import { isOnlyAdmin, membershipsOf } from '#catalog/sellers/seller-members.queries.server.ts'
import { storedNoticeSettings } from '#dashboard/notices/notice-settings.server.ts'
import { savedViewsOf } from '#dashboard/views/saved-views.server.ts'
import { hasRole, rolesOf } from '#dashboard/viewer.server.ts'
import { keysMadeBy } from '#developers/keys/api-keys.queries.server.ts'
import { webhooksMadeBy } from '#developers/webhooks/webhooks.queries.server.ts'
import { enquiryPersonalData } from '#enquiries/enquiry-personal-data.server.ts'
import { snakeCased } from '#lib/field-names.ts'
import { quotePersonalData } from '#quotes/quote-personal-data.server.ts'
import { accessPersonalData } from '#orders/access/access-personal-data.server.ts'
import { subscriptionPersonalData } from '#orders/subscriptions/subscription-personal-data.server.ts'
import { orderMailKinds } from '#orders/transitions/order-mail-kinds.ts'
import { orderPersonalData } from '#orders/customer/order-personal-data.server.ts'
import { reviewPersonalData } from '#reviews/review-personal-data.server.ts'

/** The contributions of all folders to the export and the deletion of an account's data. */
export const personalData: PersonalData = {
  ofAccount: [
    {
      name: 'sellers',
      read: async (db, userId) =>
        (await membershipsOf(db, userId)).map(({ sellerId, role }) => ({ seller_id: sellerId, role })),
    },
    {
      name: 'saved_products',
      read: async (db, userId) =>
        (await savedOf(db, userId)).map(({ productId, savedAt }) => ({
          product_id: productId,
          saved_at: new Date(savedAt),
        })),
      change: 'saved_changed',
    },
    {
      name: 'cart',
      read: async (db, userId) =>
        (await cartOf(db, userId)).map(({ productId, productType, offer, quantity, productData }) => ({
          product_id: productId,
          product_type: productType,
          name: productData?.name ?? null,
          offer,
          quantity,
        })),
      change: 'cart_changed',
    },
    {
      name: 'notices',
      read: async (db, userId) =>
        (await storedNoticeSettings(db, userId)).map(({ notice, isOn }) => ({ notice, is_on: isOn })),
    },
    {
      name: 'views',
      read: async (db, userId) =>
        (await savedViewsOf(db, userId)).map(({ path, name, search }) => ({
          list: path,
          name,
          filters: search,
        })),
    },
    // Imports belong to the catalog, keys and webhooks to the seller. All of them outlive the account.
    { name: 'imports', read: importsOfAccount },
    {
      name: 'developers',
      read: async (db, userId) => ({
        api_keys: (await keysMadeBy(db, userId)).map(snakeCased),
        webhooks: (await webhooksMadeBy(db, userId)).map(snakeCased),
      }),
    },
  ],
  ofOwner: [
    quotePersonalData,
    accessPersonalData,
    subscriptionPersonalData,
    orderPersonalData,
    reviewPersonalData,
    enquiryPersonalData,
  ],
  hasRole: async (db, userId) => hasRole(await rolesOf(db, userId)),
  isOnlyAdmin,
  // Mails about open orders are still sent after the deletion of the account.
  mailKindsToSend: orderMailKinds,
}
