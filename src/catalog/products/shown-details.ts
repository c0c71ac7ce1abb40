import type { Detailed, ItemDetails } from '#catalog/details/item-details.ts'
import type { Product } from '#catalog/product.ts'

/**
 * Returns the details for pages, agents and search engines. The section about data and security begins with
 * the product's own fields.
 */
export function shownDetails({ hostingRegion, details }: Detailed<Product>): ItemDetails {
  const fields = [{ label: 'Hosting region', value: hostingRegion }]
  const filled = fields.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]))
  return filled.length === 0 ? details : { ...details, data: [...filled, ...(details.data ?? [])] }
}
