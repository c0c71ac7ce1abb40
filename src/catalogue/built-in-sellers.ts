import { builtInSellers } from '#catalogue/built-in-catalogue.ts'
import type { SellerProfile } from '#catalogue/product.ts'
import { supportHours } from '#catalogue/details/policies.ts'

/** The company itself, with what its seller page says. */
export const builtInSellerProfiles: readonly SellerProfile[] = builtInSellers.map((seller) => ({
  ...seller,
  verifiedSince: '2025-05-01',
  checks: [
    'Wadah runs this marketplace: its own products go through the same listing check as everybody else’s',
    'A named person answers for every product',
    'The terms for customer data stand in the documents that you review before signing',
  ],
  responseHours: 24,
  supportPolicy: `${supportHours} Packaged solutions and consulting include the months of support that their pages name; Wadah Stand By continues it by the month.`,
  refundPolicy:
    'You pay nothing until you have read and signed the documents. They say what happens to a payment when something is not delivered, and by when you have to tell us.',
  place: 'Dallas, TX / Atlanta, GA',
  foundedYear: null,
  sellingSince: '2025-05-01',
}))
