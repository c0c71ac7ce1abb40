import { builtInCategories, builtInSellers } from '#catalogue/built-in-catalogue.ts'
import { freeWorkbookValue } from '#catalogue/free-variants.ts'
import type { Product } from '#catalogue/product.ts'
import { writeProduct, type SeedProduct } from '#catalogue/seed-product.ts'

/** The consulting list (product: solutions 13). */
export const consultingNames = ['Open Mind Consulting', 'Open Mind Cybersecurity', 'Wadah Stand By'] as const

const written: readonly SeedProduct[] = [
  {
    id: 'open-mind-consulting',
    name: 'Open Mind Consulting',
    shortDescription:
      'A consultant beside the owner: where the money goes, what to change first, and how to see it work.',
    description:
      'Business consulting for owners who want a second pair of eyes. A consultant goes through your figures, processes and plans with you, names the three changes that pay most, and stays for two months while you make them. You keep every worksheet.',
    price: 180_000,
    originalPrice: 360_000,
    categoryId: 'consulting',
    tags: ['Business', 'Operations', 'Growth'],
    features: [
      'Review of figures, processes and plans',
      'The three changes that pay most, with their numbers',
      'Weekly working session with your consultant',
      'Worksheets that stay with you',
      'Written summary for partners or bank',
      'Answers by email between the sessions',
    ],
    rating: 4.7,
    reviewCount: 23,
    downloadCount: 0,
    productType: 'consulting',
    createdAt: '2025-08-25T15:00:00.000Z',
  },
  {
    id: 'open-mind-cybersecurity',
    name: 'Open Mind Cybersecurity',
    shortDescription:
      'A security review by people who explain it, and three months of help with closing the gaps.',
    description:
      'Cybersecurity consulting for companies that know they should and do not know where to start. We review accounts, devices, backups and suppliers, rank what we find by what it would cost you, and work through the list with your administrator for three months.',
    price: 250_000,
    originalPrice: 500_000,
    categoryId: 'consulting',
    tags: ['Security', 'Review', 'Training'],
    features: [
      'Review of accounts, devices, backups and suppliers',
      'Findings ranked by what they would cost you',
      'Work through the list with your administrator',
      'Phishing exercise and a training hour for everyone',
      'Incident plan on two pages, rehearsed once',
      'Closing report for insurer or auditor',
    ],
    rating: 4.8,
    reviewCount: 31,
    downloadCount: 0,
    productType: 'consulting',
    createdAt: '2025-08-20T15:00:00.000Z',
  },
  {
    id: 'wadah-stand-by',
    name: 'Wadah Stand By',
    shortDescription:
      'Monthly support: someone who knows your systems answers, repairs and keeps them current.',
    description:
      'Monthly support for what you run, whether we built it or not. A named engineer knows your systems, answers within one business day, applies updates in agreed windows and tells you each month what was done. You can leave at the end of any month.',
    price: 35_000,
    originalPrice: 50_000,
    categoryId: 'consulting',
    tags: ['Support', 'Maintenance'],
    features: [
      'A named engineer who knows your systems',
      'Answer within one business day',
      'Updates in agreed windows',
      'Backups checked by restoring them',
      'Monthly report of what was done',
      'Ends at the close of any month',
    ],
    rating: 4.9,
    reviewCount: 18,
    downloadCount: 0,
    productType: 'subscription',
    subscriptionInterval: 'month',
    createdAt: '2025-08-11T15:00:00.000Z',
  },
  {
    id: 'open-mind-cybersecurity-free-download',
    name: 'Open Mind Cybersecurity Free Download',
    shortDescription: 'The self-assessment workbook our consultants start with, free to use on your own.',
    description:
      'The workbook with which our security reviews begin: forty-two questions on accounts, devices, data, suppliers and the bad day, each with the reason it matters and the first step if the answer is no. Fill it in with your administrator in an afternoon and you have a ranked list of your own.',
    price: 0,
    originalPrice: freeWorkbookValue,
    categoryId: 'security',
    tags: ['Security', 'Workbook', 'Free'],
    features: [
      'Forty-two questions in seven parts',
      'The reason and the first step for each',
      'A score sheet that ranks what to do first',
      'An incident page to print and pin up',
    ],
    rating: 4.8,
    reviewCount: 54,
    downloadCount: 1260,
    productType: 'download',
    redirectUrl: '/downloads/open-mind-security-self-assessment.md',
    createdAt: '2025-08-15T15:00:00.000Z',
  },
]

/** The consulting offers and the free download, which the fixed pages sell by these ids (product: solutions 21, 22). */
export const builtInConsulting: readonly Product[] = written.map((product) =>
  writeProduct({ ...product, sellerId: 'wadah-tech-solutions' }, builtInCategories, builtInSellers),
)
