/**
 * Which page the demo of a product with a price opens, and how to order the product, by id (product:
 * marketplace 14).
 */
export const demoOrders: Readonly<Record<string, { page: string; order: string }>> = {
  'ai-sales-infrastructure': {
    page: 'Jake AI Platform',
    order: 'ask us for your own instance at this price.',
  },
  'digital-presence-package': {
    page: 'Wadah Presence',
    order: 'add Wadah Presence to your cart on that page.',
  },
}
