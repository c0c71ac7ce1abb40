import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { CartLine } from '#cart/cart.ts'
import { askOrders } from '#orders/browser/orders-api.client.ts'
import { openOrderOf } from '#orders/checkout/open-order.ts'
import { orderNumber } from '#orders/order-number.ts'
import { orderPath } from '#orders/order-paths.ts'
import { Banner } from '#ui/forms/banner.tsx'

/** Says that the cart's items already have an open order, for example after returning from the signing portal. */
export function OpenOrderNote({ lines }: { lines: readonly CartLine[] }) {
  const [orders, setOrders] = useState<readonly unknown[]>([])

  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      const found = await askOrders({})
      if (isCurrent && found) setOrders(found.orders)
    }
    void ask()
    // Back can restore the page from the cache, as it was before the order.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && void ask()
    window.addEventListener('pageshow', wake)
    return () => {
      isCurrent = false
      window.removeEventListener('pageshow', wake)
    }
  }, [])

  const id = openOrderOf(lines, orders)
  if (id === null) return null
  return (
    <Banner title={`Order ${orderNumber(id)} is already open`}>
      <p>
        It has these same items.{' '}
        <Link to={orderPath(id)} className="link">
          Pick up where you left off
        </Link>
      </p>
    </Banner>
  )
}
