import type { Order } from '#orders/order.ts'
import { namesOfLine } from '#orders/subscription.ts'

const linesNamed = 2

/** What an order is for. An order for another quantity names its product, and what changes. */
export function productsOf({ lines, change: changed }: Pick<Order, 'lines' | 'change'>): {
  products: string
  change: string | null
} {
  if (changed === null) return { products: someLines(lines), change: null }
  const { product, change } = namesOfLine(lines[0]?.name ?? '', changed.product)
  return { products: product, change }
}

/** The names of the first lines and the number of others, to keep rows short. */
export function someLines(lines: readonly { quantity: number; name: string }[]): string {
  // A third name takes no more space than 'and 1 more'.
  const named = lines.length <= linesNamed + 1 ? lines : lines.slice(0, linesNamed)
  const more = lines.length - named.length
  const names = named.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')
  return more === 0 ? names : `${names} and ${more} more`
}
