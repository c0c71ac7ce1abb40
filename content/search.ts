/** Needs that the search offers before any input and without results. */
export const popularSearches = [
  'invoices',
  'answer emails',
  'more sales',
  'meeting notes',
  'phishing',
  'website',
] as const

interface HelpPage {
  search: RegExp
  question: string
  address: string
}

/** Pages that answer searches about the shop itself. */
export const helpPages: readonly HelpPage[] = [
  {
    search: /\b(refund\w*|money back|return policy)\b/i,
    question: 'Looking for our refund terms?',
    address: '/terms#refunds',
  },
  {
    search: /^cancel\w*( policy)?$|\bcancel\w* (an?|my|the) (order|subscription|purchase)\b/i,
    question: 'Looking for how to cancel?',
    address: '/terms#prices',
  },
  {
    search: /^(terms|terms and conditions|terms of (service|use))$/i,
    question: 'Looking for our terms?',
    address: '/terms',
  },
  {
    search: /^(privacy|privacy policy|cookies?|gdpr)$/i,
    question: 'Looking for our privacy policy?',
    address: '/privacy',
  },
  {
    search: /^(my )?(orders?|purchases|receipts?|subscriptions)$|\border status\b/i,
    question: 'Looking for something you bought?',
    address: '/marketplace/my-purchases',
  },
  {
    search: /^(contact|contact us|phone number|customer service|help)$/i,
    question: 'Looking for a way to reach us?',
    address: '/contact',
  },
]
