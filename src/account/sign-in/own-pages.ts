/** The customer's pages, in the account menu and in the menu of phones. */
export const ownPages = [
  { label: 'My Purchases', to: '/marketplace/my-purchases' },
  { label: 'Subscriptions', to: '/marketplace/my-purchases/subscriptions' },
  { label: 'Saved products', to: '/marketplace/saved' },
]
