import type { Order } from '#orders/order.ts'
import { namesOfLine } from '#orders/subscription.ts'

const linesNamed = 2

/** The products of an order. For a changed quantity: the subscription's product and the change. */
export function productsOf({ lines, change: changed }: Pick<Order, 'lines' | 'change'>): {
  products: string
  change: string | null
} {
  if (changed === null) return { products: someLines(lines), change: null }
  const { product, change } = namesOfLine(lines[0]?.name ?? '', changed.product)
  return { products: product, change }
}

/** The first lines of an order and the number of others, to keep rows short. */
export function someLines(lines: readonly { quantity: number; name: string }[]): string {
  // Three lines are all named, because a third name takes no more space than 'and 1 more'.
  const named = lines.length <= linesNamed + 1 ? lines : lines.slice(0, linesNamed)
  const more = lines.length - named.length
  const names = named.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')
  return more === 0 ? names : `${names} and ${more} more`
}
