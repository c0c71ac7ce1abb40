import type { RouterContextProvider } from 'react-router'
import { authOf } from '#account/auth-context.server.ts'
import { isDatabaseAway } from '#db/database-away.server.ts'
import { pageContext } from '#http/page-context.server.ts'
import { orderViewer } from '#orders/order-owner.server.ts'
import type { Order } from '#orders/order.ts'
import { orderOf, type OrderViewer } from '#orders/orders.queries.server.ts'

interface PageRequest {
  request: Request
  context: Readonly<RouterContextProvider>
  orderId: string
}

export type ReadPurchase =
  | { state: 'found'; order: Order; viewer: OrderViewer }
  /** Somebody else's order and none at all are the same (product: receipts 11, 15). */
  | { state: 'missing'; isSignedIn: boolean }
  | { state: 'away' }

/** The order of this page's address, if it is the visitor's own. */
export async function readPurchase({ request, context, orderId }: PageRequest): Promise<ReadPurchase> {
  const { db, environment, clock, probe, log } = pageContext(context)
  const auth = authOf(context)
  try {
    return await probe.whileAnswering(async () => {
      const viewer = await orderViewer({ db, auth, environment, clock }, request.headers)
      const order = await orderOf(db, viewer, orderId)
      if (order) return { state: 'found', order, viewer }
      return { state: 'missing', isSignedIn: isSignedIn(viewer) }
    })
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    log.warn({ err: error }, 'order not read, the database is away')
    return { state: 'away' }
  }
}

/** With an account or a customer-portal session; a browser's own orders need neither. */
export function isSignedIn({ userId, customerPortalEmail }: OrderViewer): boolean {
  return userId !== null || customerPortalEmail !== null
}
