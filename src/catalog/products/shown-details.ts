import type { Detailed, ItemDetails } from '#catalog/details/item-details.ts'
import type { Product } from '#catalog/product.ts'

/** The details that pages show. The hosting region is the first fact about data and security. */
export function shownDetails({ hostingRegion, details }: Detailed<Product>): ItemDetails {
  if (hostingRegion === null) return details
  return { ...details, data: [{ label: 'Hosting region', value: hostingRegion }, ...(details.data ?? [])] }
}
