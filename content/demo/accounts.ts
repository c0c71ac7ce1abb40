/** The contacts of a local run, unless the settings have others. */
export const demoContact = { email: 'hello@wadah.example', phone: '+1 (214) 555-0142' } as const

/** What the receipts of a local run name as the seller, unless the settings have others. */
export const demoCompany = {
  legalName: 'Wadah Demo, Inc.',
  address: '100 Example Street, Dallas, TX 75201, United States',
  taxId: '00-0000000',
} as const

/** The account that a local run prints at start. */
export const demoAccount = {
  name: 'Demo Customer',
  email: 'demo@wadah.example',
  password: 'three-rings-meet',
  phone: '+1 (214) 555-0100',
  company: 'Demo Company',
} as const

/**
 * A customer that only the customer portal knows. Signing up answers 'Duplicate customer' (product:
 * outside-systems 6).
 */
export const customerPortalOnly = { name: 'Portal Customer', email: 'portal-customer@wadah.example' } as const

/**
 * Accounts for the dashboard of a local run. Their second factor is an authenticator app whose secret is
 * known.
 */
export const demoOwner = {
  name: 'Demo Owner',
  email: 'owner@wadah.example',
  password: 'three-rings-govern',
  authenticatorSecret: 'the-demo-owner-of-a-local-run',
} as const

export const demoSeller = {
  name: 'Demo Seller',
  email: 'seller@wadah.example',
  password: 'three-rings-offer',
  authenticatorSecret: 'the-demo-seller-of-a-local-run',
  sellerId: 'lanternfield-labs',
} as const
