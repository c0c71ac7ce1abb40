/**
 * Where the demo of a product with a price leads, by id: the page it opens, and the words before its link
 * (product: marketplace 14).
 */
export const demoOrders: Readonly<Record<string, { words: string; page: string; order?: string }>> = {
  'ai-sales-infrastructure': {
    words: 'Hosted by us:',
    page: 'Jake AI Platform',
    order: 'To order your own instance at this price, ask us.',
  },
  'digital-presence-package': { words: 'To order it:', page: 'Wadah Presence' },
}
