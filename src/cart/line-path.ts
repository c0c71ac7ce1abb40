import type { CartLine } from '#cart/cart.ts'
import { fixedPages } from '#catalogue/fixed-pages.ts'

/** The page of a line's product. */
export function linePath({ productType, productId, offer }: CartLine): string {
  const fixed = fixedPages.filter(({ type, id }) => type === productType && id === productId)
  const ownPage = `/marketplace/${productId}`
  if (productType === 'marketplace' && offer === 'standard') return ownPage
  return fixed.find(({ path }) => path.startsWith('/solutions/'))?.path ?? ownPage
}
