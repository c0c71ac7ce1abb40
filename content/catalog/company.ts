import { brand } from '#content/brand.ts'
import { supportHours } from '#content/catalog/policies.ts'
import type { SellerProfile } from '#catalog/seller.ts'

/** The company itself as a seller, with the content of its seller page. */
export const companySeller: SellerProfile = {
  id: brand.sellerId,
  name: brand.arms.solutions,
  description: `The technology arm of ${brand.name}, and the team behind this marketplace.`,
  isVerified: true,
  rating: 4.8,
  verifiedSince: '2025-05-01',
  checks: [
    `${brand.name} runs this marketplace: its own products go through the same listing check as everyone else’s`,
    'A named person answers for every product',
    'The terms for customer data are in the documents you review before you sign',
  ],
  responseHours: 24,
  supportPolicy: `${supportHours} Packaged solutions and consulting include the months of support that their pages name; ${brand.name} Stand By continues it by the month.`,
  refundPolicy:
    'You pay nothing until you’ve read and signed the documents. They say what happens to a payment when something isn’t delivered, and by when you have to tell us.',
  logo: null,
  website: null,
  place: 'Dallas, TX / Atlanta, GA',
  foundedYear: null,
  sellingSince: '2025-05-01',
}
