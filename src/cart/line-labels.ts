import { productArtUrl } from '#art/art-url.ts'
import { type CartItem, type CartLine, maximumOf, maxLinesInOrder } from '#cart/cart.ts'
import { notSoldReason, type ProductData, maxOfOffer } from '#cart/product-data.ts'
import { solutionPictures } from '#content/catalog/featured.ts'
import { intervalLabel } from '#lib/money.ts'

/** The category, or the kind of item if there is none (product: cart 25). */
export function categoryBadge({ productType, productData }: CartLine): string {
  const category = productData.category.trim()
  if (category !== '') return category
  return productType === 'wts_solution' ? 'WTS Solution' : 'Marketplace'
}

/**
 * The picture of a line: a designed one for some solutions (product: solutions 28), otherwise an uploaded or
 * generated one.
 */
export function lineImage({
  productId,
  productType,
  productData,
}: Pick<CartItem, 'productId' | 'productType'> & { productData: ProductData | null }): string {
  const drawn = productArtUrl({ id: productId, category: productData?.category ?? '' })
  if (!productData) return drawn
  if (productType === 'wts_solution' && Object.hasOwn(solutionPictures, productId)) return drawn
  return productData.images.find(isOurs) ?? drawn
}

/** Whether a picture is on this site. Browser storage may contain any address. */
function isOurs(address: string): boolean {
  return /^\/(?!\/)/.test(address)
}

/** The note below a total. Each line states its own interval (product: cart 26). */
export function subscriptionsNote(later: readonly { interval: string }[]): string {
  const intervals = later.length === 0 ? ['month'] : later.map(({ interval }) => interval)
  const note = `Subscription items are charged ${intervals.map(intervalLabel).join(' or ')}`
  return intervals.length > 1 ? `${note}, as stated for each` : note
}

/** Explains why a line can no longer be bought, or returns `null` (product: cart 7). */
export function lineObstacle({ productData }: CartLine): string | null {
  const reason = notSoldReason(productData)
  if (reason === null) return null
  return reason === 'coming_soon' ? 'Coming soon: you can’t buy it yet.' : 'No longer available.'
}

/** Explains why a line prevents checkout and how to fix it, or returns `null` (product: cart 7). */
export function lineRemedy(lines: readonly CartLine[], line: CartLine): string | null {
  const obstacle = lineObstacle(line)
  if (obstacle !== null) return `${obstacle} Remove it to check out.`
  if (line.quantity <= maximumOf(lines, line)) return null
  return `You can order up to ${maxOfOffer(line.offer, line.productData.maxQuantity)}. Reduce the quantity to check out.`
}

/** Explains how to fix a cart with too many lines, or returns `null`. */
export function cartRemedy(lines: readonly CartLine[]): string | null {
  const tooMany = lines.length - maxLinesInOrder
  if (tooMany <= 0) return null
  return `An order can have ${maxLinesInOrder} different items. Remove ${tooMany} to check out.`
}
