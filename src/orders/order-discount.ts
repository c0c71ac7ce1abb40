import type { Cents } from '#lib/money.ts'

/** The total discount of an order. */
export function discountOf({ lines }: { lines: readonly { discount: Cents }[] }): Cents {
  return lines.reduce((sum, { discount }) => sum + discount, 0)
}
