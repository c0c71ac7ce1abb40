import type { Order } from '#orders/order.ts'
import { namesOfLine } from '#orders/subscription.ts'

/** Returns the page of the customer, or `null` if the account was deleted. */
export function customerPath({
  id,
  userId,
  customerDeletedAt,
}: Pick<Order, 'id' | 'userId' | 'customerDeletedAt'>): string | null {
  return customerDeletedAt === null ? `/dashboard/customers/${userId ?? id}` : null
}

const linesNamed = 2

/** Returns the products of an order, or the product of the subscription and the change of its quantity. */
export function productsOf({ lines, change: changed }: Pick<Order, 'lines' | 'change'>): {
  products: string
  change: string | null
} {
  if (changed === null) return { products: someLines(lines), change: null }
  const { product, change } = namesOfLine(lines[0]?.name ?? '', changed.product)
  return { products: product, change }
}

/** Lists the first lines of an order and the number of others, so that rows stay short. */
export function someLines(lines: readonly { quantity: number; name: string }[]): string {
  // Three lines are listed completely, because a third name takes no more space than 'and 1 more'.
  const named = lines.length <= linesNamed + 1 ? lines : lines.slice(0, linesNamed)
  const more = lines.length - named.length
  const names = named.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')
  return more === 0 ? names : `${names} and ${more} more`
}
