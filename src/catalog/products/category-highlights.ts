import { formatMoney, type Cents } from '#lib/money.ts'
import type { Product } from '#catalog/product.ts'

/** The introduction of a category page (product: marketplace 56). */
export interface CategoryHighlights {
  /** The lowest and the highest price; `null` without products. */
  prices: { lowest: Cents; highest: Cents } | null
  bestRated: { id: string; name: string; rating: number }[]
}

export const maxHighlighted = 3

/** Returns the sentence about prices, such as 'Prices from $49.00 to $1,997.00.' */
export function pricesSentence({ lowest, highest }: { lowest: Cents; highest: Cents }): string {
  if (highest === 0) return 'All of them are free.'
  if (lowest === highest) return `Each costs ${formatMoney(lowest)}.`
  return `Prices from ${lowest === 0 ? 'free' : formatMoney(lowest)} to ${formatMoney(highest)}.`
}

export function highlightsOf(products: readonly Product[]): CategoryHighlights {
  const prices = products.map(({ price }) => price)
  return {
    prices: prices.length > 0 ? { lowest: Math.min(...prices), highest: Math.max(...prices) } : null,
    bestRated: products
      .filter(({ reviewCount }) => reviewCount > 0)
      .toSorted((one, other) => other.rating - one.rating || other.reviewCount - one.reviewCount)
      .slice(0, maxHighlighted)
      .map(({ id, name, rating }) => ({ id, name, rating })),
  }
}
