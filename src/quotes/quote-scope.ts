/**
 * The quotes that a viewer can answer: all quotes, or quotes that contain only items of these sellers
 * (product: quotes 7).
 */
export type QuoteScope = 'all' | readonly string[]

export function isInScope({ sellerId }: { sellerId: string | null }, scope: QuoteScope): boolean {
  return scope === 'all' || (sellerId !== null && scope.includes(sellerId))
}
