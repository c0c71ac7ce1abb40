import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CartLine } from '#cart/cart.ts'
import { requestResume } from '#orders/browser/order-requests.client.ts'
import { askOrders } from '#orders/browser/orders-api.client.ts'
import { orderNumber } from '#orders/order-number.ts'
import { orderPath } from '#orders/order-paths.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { anything, flag, listOf, object, optional, parsed, text, integer } from '#lib/schema.ts'

/**
 * Shown if an open order already has the same items as the cart, for example after returning from the signing
 * portal.
 */
export function OpenOrderNote({ lines }: { lines: readonly CartLine[] }) {
  const [orders, setOrders] = useState<readonly unknown[]>([])
  const navigate = useNavigate()

  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      const found = await askOrders({})
      if (isCurrent && found) setOrders(found.orders)
    }
    void ask()
    // The Back button can restore the page from the browser's cache, in its state before the order.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && void ask()
    window.addEventListener('pageshow', wake)
    return () => {
      isCurrent = false
      window.removeEventListener('pageshow', wake)
    }
  }, [])

  const id = openOrderOf(lines, orders)
  if (id === null) return null

  /** Opens the documents. If they cannot be opened, the page of the order says why. */
  async function continueOrder(order: string) {
    const address = await requestResume(order)
    if (address.ok) window.location.assign(address.value)
    else await navigate(orderPath(order))
  }

  return (
    <Banner title={`Order ${orderNumber(id)} is already open`}>
      <p>
        <span className="max-lg:hidden">It has these same items. </span>
        <button type="button" className="link" onClick={() => void continueOrder(id)}>
          Pick up where you left off
        </button>
      </p>
    </Banner>
  )
}

const orderSchema = object({
  id: text,
  may_continue: flag,
  change: optional(anything, null),
  record: object({ items: listOf(object({ product_id: text, product_type: text, quantity: integer(1) })) }),
})

type Items = readonly { product_id: string; product_type: string; quantity: number }[]

/**
 * The id of the newest order with exactly these items that can be continued, or `null`. An order that changes a
 * quantity names the product of its subscription, but does not sell it again.
 */
export function openOrderOf(lines: readonly CartLine[], orders: readonly unknown[]): string | null {
  const items = lines.map(({ productId, productType, quantity }) => {
    return { product_id: productId, product_type: productType, quantity }
  })
  const expected = contents(items)
  for (const each of orders) {
    const order = parsed(orderSchema, each)
    if (order?.may_continue && !order.change && contents(order.record.items) === expected) return order.id
  }
  return null
}

function contents(items: Items): string {
  return items
    .map(({ product_type, product_id, quantity }) => `${product_type} ${product_id} ${quantity}`)
    .toSorted()
    .join('\n')
}
