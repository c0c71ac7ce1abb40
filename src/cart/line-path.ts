import type { CartLine } from '#cart/cart.ts'
import { solutionPath } from '#catalog/solutions/solutions.ts'
import { fixedPages } from '#content/solutions/fixed-pages.ts'

export function linePath({ productType, productId, offer, productData }: CartLine): string {
  const fixed = fixedPages.filter(({ type, id }) => type === productType && id === productId)
  const ownPage = `/marketplace/${productId}`
  if (productType === 'marketplace' && offer === 'standard') return ownPage
  const page = fixed.find(({ path }) => path.startsWith('/solutions/'))?.path
  return page ?? (productType === 'wts_solution' ? solutionPath(productData.name) : ownPage)
}
