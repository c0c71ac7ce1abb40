import { productArtUrl } from '#art/art-url.ts'
import type { CartLine } from '#cart/cart.ts'
import { whyNotSold } from '#cart/product-data.ts'
import type { Cents } from '#lib/money.ts'

/** The badge of a line falls back to the kind of record (spec §2.3). */
export function categoryBadge({ productType, productData }: CartLine): string {
  const category = productData.category.trim()
  if (category !== '') return category
  return productType === 'wts_solution' ? 'WTS Solution' : 'Marketplace'
}

const namedSolutions = ['jake-ai-platform', 'wadah-presence', 'wadah-architect', 'wadah-strategy-pro']

/** Four named solutions have fixed pictures, whatever their record says (spec §2.3); others their own or a drawn one. */
export function lineImage({ productId, productType, productData }: CartLine): string {
  const drawn = productArtUrl({ id: productId, category: productData.category })
  if (productType === 'wts_solution' && namedSolutions.includes(productId)) return drawn
  return productData.images.find(isOurs) ?? drawn
}

/** A page shows pictures of its own site alone; what browser storage holds may say anything. */
function isOurs(address: string): boolean {
  return /^\/(?!\/)/.test(address)
}

/** What stands in the way of buying a line that is in the cart already, in words, or `null`. */
export function lineObstacle({ productData }: CartLine): string | null {
  const reason = whyNotSold(productData)
  if (reason === null) return null
  return reason === 'coming_soon' ? 'Coming soon: it cannot be bought yet.' : 'No longer available.'
}

/** `month` → `monthly` (spec §9). */
export function intervalLabel(interval: string): string {
  return `${interval}ly`
}

export interface PriceChange {
  lineId: string
  name: string
  from: Cents
  to: Cents
}

/** The prices that are not what the customer saw before (decisions §4). */
export function priceChanges(before: readonly CartLine[], now: readonly CartLine[]): PriceChange[] {
  return now.flatMap(({ id, productData }) => {
    const from = before.find((line) => line.id === id)?.productData.price
    if (from === undefined || from === productData.price) return []
    return [{ lineId: id, name: productData.name, from, to: productData.price }]
  })
}
