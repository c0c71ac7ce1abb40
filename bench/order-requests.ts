import { randomUUID } from 'node:crypto'
import type { Ask } from './load.ts'

const product = 'strategic-consulting'

interface OrderedProduct {
  id: string
  /** The current catalog price, in dollars. */
  price: number
}

export async function productOfOrders(store: string): Promise<OrderedProduct> {
  const response = await fetch(new URL(`/api/products/${product}`, store))
  const { price } = (await response.json()) as { price: number }
  return { id: product, price }
}

/** A request that orders one product, with a new idempotency key. */
export function newOrder({ id, price }: OrderedProduct, customer: Record<string, string>): Ask {
  return {
    method: 'POST',
    path: '/api/orders',
    headers: { ...customer, 'content-type': 'application/json' },
    body: JSON.stringify({
      idempotency_key: randomUUID(),
      customer: {
        fullName: 'Ada Example',
        email: 'ada@example.com',
        phone: '+1 214 555 0199',
        company: 'Example Works',
        address: '1 Analytical Way',
        city: 'Dallas',
        state: 'TX',
        zipCode: '75201',
        country: 'United States',
        notes: '',
      },
      lines: [{ product_id: id, product_type: 'marketplace', offer: 'standard', quantity: 1, price }],
    }),
  }
}

export function orderIdOf(answer: string): string {
  const { order_id: order, status } = JSON.parse(answer) as { order_id: string; status: string }
  if (status !== 'prepared') throw new Error(`A new order has the status ${status}, not prepared.`)
  return order
}
