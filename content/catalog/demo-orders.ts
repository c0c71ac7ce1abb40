/** How to order a product with a price whose only button is 'Demo', by id (product: marketplace 14). */
export const demoOrders: Readonly<Record<string, string>> = {
  'ai-sales-infrastructure':
    'Demo opens Jake AI Platform, the same assistant on our servers. To order an instance of your own at this price, ask us. You pay only after signing.',
  'digital-presence-package':
    'Demo opens Wadah Presence: the same package at the same price. Add it to your cart there.',
}
