import type { PersonalDataOptions } from '#account/settings/personal-data.endpoint.server.ts'
import { cartPersonalData } from '#cart/cart-personal-data.server.ts'
import { importPersonalData } from '#catalog/editing/product-imports.queries.server.ts'
import { membershipPersonalData, savedPersonalData } from '#catalog/saved/catalog-personal-data.server.ts'
import { noticePersonalData } from '#dashboard/notices/notice-settings.queries.server.ts'
import { viewPersonalData } from '#dashboard/views/saved-views.queries.server.ts'
import { hasRole, rolesOf } from '#dashboard/viewer.server.ts'
import { developerPersonalData } from '#developers/developer-personal-data.server.ts'
import { enquiryPersonalData } from '#enquiries/enquiry-personal-data.server.ts'
import { quotePersonalData } from '#quotes/quote-personal-data.server.ts'
import { accessPersonalData } from '#orders/access/access-personal-data.server.ts'
import { subscriptionPersonalData } from '#orders/subscriptions/subscription-personal-data.server.ts'
import { orderMailKinds } from '#orders/transitions/order-mail-kinds.ts'
import { orderPersonalData } from '#orders/customer/order-personal-data.server.ts'
import { reviewPersonalData } from '#reviews/review-personal-data.server.ts'

/** The part of each folder in the export and deletion of an account's data. */
export const personalData: PersonalDataOptions = {
  parts: [
    membershipPersonalData,
    savedPersonalData,
    cartPersonalData,
    quotePersonalData,
    accessPersonalData,
    subscriptionPersonalData,
    orderPersonalData,
    reviewPersonalData,
    enquiryPersonalData,
    noticePersonalData,
    viewPersonalData,
    importPersonalData,
    developerPersonalData,
  ],
  hasRole: async (db, userId) => hasRole(await rolesOf(db, userId)),
  // Mails about open orders are still sent after the deletion of the account.
  mailKindsToSend: orderMailKinds,
}
