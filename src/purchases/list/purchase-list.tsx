import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { signInPath } from '#account/session/return-path.ts'
import { lineImage } from '#cart/line-labels.ts'
import { useSession } from '#account/session/use-session.ts'
import { Link } from 'react-router'
import { NoPurchases } from '#purchases/list/no-purchases.tsx'
import { onOrdersChanged, ordersSnapshot } from '#orders/browser/orders.client.ts'
import type { HandOffRecord } from '#orders/hand-off.ts'
import { takePaidFromCart } from '#purchases/payment/paid-cart.client.ts'
import { PurchaseRow } from '#purchases/purchase-row.tsx'
import { purchasesOf } from '#purchases/purchases.ts'
import { OrderCard } from '#purchases/order-card.tsx'
import { parseOrders } from '#orders/browser/parse-orders.client.ts'
import { Card } from '#ui/layout/card.tsx'

interface PurchaseListProps {
  /** The orders as received from the server, unparsed. */
  orders: readonly unknown[]
  page: number
  next: string | null
  onChanged: () => Promise<void>
}

/**
 * A page of orders, newest first. Combines the server's orders with the orders stored only in this browser.
 */
export function PurchaseList({ orders, page, next, onChanged }: PurchaseListProps) {
  const { session } = useSession()
  const stored = useSyncExternalStore(onOrdersChanged, ordersSnapshot, ordersSnapshot)
  const known = useMemo(() => parseOrders(orders), [orders])
  useEffect(() => void takePaidFromCart(session, known), [session, known])

  const purchases = purchasesOf(known, stored, { isFirst: page === 1, next })
  if (purchases.length === 0) return page === 1 ? <NoPurchases /> : <p>There are no more orders.</p>
  return (
    <Card className="purchase-list divided">
      {purchases.map(({ key, record, order }) =>
        order ? (
          <OrderCard key={key} order={order} onChanged={onChanged} />
        ) : (
          <PurchaseRow key={key} record={record} image={imageOf(record)}>
            <p className="text-sm text-ink-soft">
              Saved in this browser.{' '}
              <Link to={signInPath('/marketplace/my-purchases')} className="link">
                Log in with the account you ordered with
              </Link>{' '}
              to see its status.
            </p>
          </PurchaseRow>
        ),
      )}
    </Card>
  )
}

/** A record in the browser has no picture, so the shop draws one. */
function imageOf({ items: [first] }: HandOffRecord): string | undefined {
  return (
    first && lineImage({ productId: first.product_id, productType: first.product_type, productData: null })
  )
}
