/** Where each kind of page leads back to (spec §2.12). */
export const toCatalog = { to: '/wts/pre-packaged/catalog', label: 'Back to the catalog' } as const
export const toConsulting = { to: '/wts/consulting', label: 'Back to consulting' } as const
export const toMarketplace = { to: '/marketplace', label: 'Back to the marketplace' } as const
