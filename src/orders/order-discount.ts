import type { Cents } from '#lib/money.ts'

/** What a discount code took off, over all lines of an order. */
export function discountOf({ lines }: { lines: readonly { discount: Cents }[] }): Cents {
  return lines.reduce((sum, { discount }) => sum + discount, 0)
}
