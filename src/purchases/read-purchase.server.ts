import { authOf } from '#account/session/auth-context.server.ts'
import { unavailability } from '#db/unavailable.server.ts'
import { pageContext, type PageArguments } from '#http/server/page-context.server.ts'
import { orderViewer } from '#orders/order-owner.server.ts'
import type { Order, OrderOwner } from '#orders/order.ts'
import { listedOrdersOf, orderOf, type ListedOrder, type PageOfOwn } from '#orders/orders.queries.server.ts'
import type { Quote } from '#quotes/quote.ts'
import { quotesOf } from '#quotes/quotes.queries.server.ts'

export type ReadPurchase =
  | { state: 'found'; order: Order; viewer: OrderOwner }
  /** The result is the same whether the order is missing or belongs to someone else (product: receipts 11, 15). */
  | { state: 'missing'; isSignedIn: boolean }
  | { state: 'away' }

/** The order in the address, if it belongs to the visitor. */
export async function readPurchase({
  orderId,
  ...page
}: PageArguments & { orderId: string }): Promise<ReadPurchase> {
  const read = await asViewer<ReadPurchase>(page, async (viewer) => {
    const order = await orderOf(pageContext(page.context).db, viewer, orderId)
    if (order) return { state: 'found', order, viewer }
    return { state: 'missing', isSignedIn: isSignedIn(viewer) }
  })
  return read ?? { state: 'away' }
}

/** A page of the visitor's orders, newest first, and their quotes; `null` while the database is away. */
export async function readPurchases(
  request: PageArguments,
  page: number,
): Promise<(PageOfOwn<ListedOrder> & { quotes: Quote[] }) | null> {
  const { db } = pageContext(request.context)
  return asViewer(request, async (viewer) => {
    const [found, quotes] = await Promise.all([listedOrdersOf(db, viewer, page), quotesOf(db, viewer)])
    return { ...found, quotes }
  })
}

export async function asViewer<Value>(
  { request, context }: PageArguments,
  read: (viewer: OrderOwner) => Promise<Value>,
): Promise<Value | null> {
  const { db, environment, clock, log } = pageContext(context)
  const auth = authOf(context)
  try {
    return await read(await orderViewer({ db, auth, environment, clock }, request.headers))
  } catch (error) {
    if (unavailability(error) === null) throw error
    log.warn({ err: error }, 'could not read orders: the database is unavailable')
    return null
  }
}

/** Whether the visitor has an account or a customer-portal session. A browser can have orders without either. */
export function isSignedIn({ userId, customerPortalEmail }: OrderOwner): boolean {
  return userId !== null || customerPortalEmail !== null
}
