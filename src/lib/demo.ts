/** The account that a local run prints at start. */
export const demoAccount = {
  name: 'Demo Customer',
  email: 'demo@wadah.example',
  password: 'three-rings-meet',
  phone: '+1 (214) 555-0100',
  company: 'Demo Company',
} as const

/** Known to the customer portal only: signing up answers 'Duplicate customer' (product: outside-systems 6). */
export const customerPortalOnly = { name: 'Portal Customer', email: 'portal-customer@wadah.example' } as const
