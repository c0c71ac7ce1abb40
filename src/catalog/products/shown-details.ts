import type { Detailed, ItemDetails } from '#catalog/details/item-details.ts'
import type { Product } from '#catalog/product.ts'

/**
 * The details that pages, agents and search engines get. The facts about data and security begin with the
 * product's own fields.
 */
export function shownDetails({ hostingRegion, details }: Detailed<Product>): ItemDetails {
  const fields = [{ label: 'Hosting region', value: hostingRegion }]
  const filled = fields.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]))
  return filled.length === 0 ? details : { ...details, data: [...filled, ...(details.data ?? [])] }
}
