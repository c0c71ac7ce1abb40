import type { Seller } from '#catalogue/product.ts'

/** Invented, and the pages say so (product: company 3). */
export const seedSellers: readonly Seller[] = [
  {
    id: 'lanternfield-labs',
    name: 'Lanternfield Labs',
    description: 'An example seller: a team of nine that puts language models to work on paperwork.',
    isVerified: true,
    rating: 4.6,
  },
  {
    id: 'copperline-systems',
    name: 'Copperline Systems',
    description: 'An example seller: business software for companies of ten to two hundred people.',
    isVerified: true,
    rating: 4.7,
  },
  {
    id: 'northlight-analytics',
    name: 'Northlight Analytics',
    description: 'An example seller: statisticians who write in plain English.',
    isVerified: true,
    rating: 4.7,
  },
  {
    id: 'quiet-harbor-security',
    name: 'Quiet Harbor Security',
    description: 'An example seller: testers and incident responders, small by choice.',
    isVerified: true,
    rating: 4.8,
  },
  {
    id: 'brightwork-automation',
    name: 'Brightwork Automation',
    description: 'An example seller: automation for shops, warehouses and back offices.',
    isVerified: false,
    rating: 4.6,
  },
  {
    id: 'fernhollow-studio',
    name: 'Fernhollow Studio',
    description: 'An example seller: two designers and a developer, new to the marketplace.',
    isVerified: false,
    rating: 4.7,
  },
]
