/** The back links (product: solutions 16). */
export const toCatalog = {
  to: '/wts/pre-packaged/catalog',
  label: 'Back to the catalog',
  name: 'Catalog',
} as const
export const toConsulting = {
  to: '/wts/consulting',
  label: 'Back to consulting',
  name: 'Consulting',
} as const
export const toMarketplace = {
  to: '/marketplace',
  label: 'Back to Marketplace',
  name: 'Marketplace',
} as const
