import { freeWorkbookValue } from '#content/catalog/free-offers.ts'
import type { SeedProduct } from '#catalog/built-in/seed-product.ts'

/** The consulting list (product: solutions 13). */
export const consultingNames: readonly string[] = [
  'Open Mind Consulting',
  'Open Mind Cybersecurity',
  'Wadah Stand By',
]

/** The consulting offers and the free download, which the fixed pages sell by these ids (product: solutions 21, 22). */
export const catalogConsulting: readonly SeedProduct[] = [
  {
    id: 'open-mind-consulting',
    name: 'Open Mind Consulting',
    shortDescription:
      'A consultant at the owner’s side: where the money goes, what to change first, and how to tell that it works.',
    description:
      'Business consulting for owners who want a second pair of eyes. A consultant reviews your numbers, processes and plans with you, names the three changes that pay off most, and stays for two months while you make them. You keep every worksheet.',
    price: 180_000,
    originalPrice: 360_000,
    categoryId: 'consulting',
    tags: ['Business', 'Operations', 'Growth'],
    features: [
      'A review of your numbers, processes and plans',
      'The three changes that pay off most, with their numbers',
      'A weekly working session with your consultant',
      'Worksheets you keep',
      'A written summary for partners or your bank',
      'Answers by email between sessions',
    ],
    rating: 4.7,
    reviewCount: 10,
    downloadCount: 0,
    productType: 'consulting',
    unitCovers: 'one company, for two months',
    createdAt: '2025-08-25T15:00:00.000Z',
  },
  {
    id: 'open-mind-cybersecurity',
    name: 'Open Mind Cybersecurity',
    shortDescription: 'A security review in plain English, and three months of help closing the gaps.',
    description:
      'Cybersecurity consulting for companies that know they should act but not where to start. We review accounts, devices, backups and vendors, rank what we find by what it could cost you, and work through the list with your administrator for three months.',
    price: 250_000,
    originalPrice: 500_000,
    categoryId: 'consulting',
    tags: ['Security', 'Review', 'Training'],
    features: [
      'A review of accounts, devices, backups and vendors',
      'Findings ranked by what they could cost you',
      'Hands-on help for your administrator',
      'A phishing exercise and an hour of training for everyone',
      'A two-page incident plan, rehearsed once',
      'A final report for your insurer or auditor',
    ],
    rating: 4.8,
    reviewCount: 5,
    downloadCount: 0,
    productType: 'consulting',
    unitCovers: 'one company, for three months',
    createdAt: '2025-08-20T15:00:00.000Z',
  },
  {
    id: 'wadah-stand-by',
    name: 'Wadah Stand By',
    shortDescription:
      'Monthly support from an engineer who knows your systems, fixes them and keeps them up to date.',
    description:
      'Monthly support for what you run, whether we built it or not. A named engineer knows your systems, answers within one business day, applies updates in agreed windows and reports each month on what was done. Cancel at the end of any month.',
    price: 35_000,
    originalPrice: 50_000,
    categoryId: 'consulting',
    tags: ['Support', 'Maintenance'],
    features: [
      'A named engineer who knows your systems',
      'An answer within one business day',
      'Updates in agreed windows',
      'Backups tested by restoring them',
      'A monthly report of what was done',
      'Cancel at the end of any month',
    ],
    rating: 4.9,
    reviewCount: 7,
    downloadCount: 0,
    productType: 'subscription',
    subscriptionInterval: 'month',
    unitCovers: 'one company, all systems on its list',
    createdAt: '2025-08-11T15:00:00.000Z',
  },
  {
    id: 'open-mind-cybersecurity-free-download',
    name: 'Open Mind Cybersecurity Free Download',
    shortDescription: 'The self-assessment workbook our consultants start with, free to use on your own.',
    description:
      'The workbook our security reviews start with: forty-two questions on accounts, devices, data, vendors and incidents, each with why it matters and the first step if the answer is no. Fill it in with your administrator in one afternoon and you have your own ranked to-do list. A PDF to print or fill in.',
    price: 0,
    originalPrice: freeWorkbookValue,
    categoryId: 'security',
    tags: ['Security', 'Workbook', 'Free'],
    features: [
      'Forty-two questions in seven parts',
      'Why each one matters, and the first step',
      'A score sheet that ranks what to do first',
      'An incident page to print and post',
    ],
    rating: 4.8,
    reviewCount: 5,
    downloadCount: 1260,
    productType: 'download',
    redirectUrl: '/downloads/open-mind-security-self-assessment.pdf',
    createdAt: '2025-08-15T15:00:00.000Z',
  },
]
