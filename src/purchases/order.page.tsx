import { data, redirect } from 'react-router'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { formText } from '#lib/form-text.ts'
import { isUuid } from '#lib/ids.ts'
import { freeActivation } from '#orders/access/license-activations.commands.server.ts'
import { orderNumber } from '#orders/order-number.ts'
import { orderPath } from '#orders/order-paths.ts'
import { accessOfOrder } from '#orders/access/order-access.queries.server.ts'
import { sellersOfOrder } from '#orders/customer/order-sellers.queries.server.ts'
import { notesOfOrder, refundsIn } from '#orders/receipts/order-notes.queries.server.ts'
import { subscriptionsOfOrder } from '#orders/subscriptions/subscriptions.queries.server.ts'
import { orderView } from '#orders/customer/order-views.queries.server.ts'
import { PurchaseAway, PurchaseMissing } from '#purchases/no-purchase.tsx'
import { OrderScreen } from '#purchases/order-screen.tsx'
import { readPurchase } from '#purchases/read-purchase.server.ts'
import { reviewsOfOrder } from '#reviews/writing/own-reviews.queries.server.ts'
import { pageMeta } from '#site/page-meta.ts'
import type { Route } from './+types/order.page.ts'

export const handle = { isPersonal: true } satisfies PageHandle

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: `Order ${orderNumber(params.order)}`,
    description: 'One of your orders: its status, its documents and what you ordered.',
    path: orderPath(params.order),
    noIndex: true,
  })
}

/** Loads an order of this customer or browser (product: receipts 15). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { db, clock } = pageContext(context)
  const read = await readPurchase({ request, context, orderId: params.order })
  if (read.state !== 'found') return data(read, { status: read.state === 'away' ? 503 : 404 })
  const { order, viewer } = read
  const [shown, sellers, access, subscriptions, notes, reviews] = await Promise.all([
    orderView(db, order, clock()),
    sellersOfOrder(db, order),
    accessOfOrder(db, order),
    subscriptionsOfOrder(db, order.id),
    notesOfOrder(db, order.id),
    reviewsOfOrder(db, viewer, order),
  ])
  return data({
    state: 'found' as const,
    order: shown,
    sellers,
    access,
    subscriptions,
    refunds: refundsIn(notes),
    reviews,
    timeZone: order.timeZone ?? 'UTC',
  })
}

/** Lets the buyer deactivate a license key on a machine (product: access 11). */
export async function action({ request, context, params }: Route.ActionArgs) {
  const read = await readPurchase({ request, context, orderId: params.order })
  if (read.state !== 'found') return data(null, { status: read.state === 'away' ? 503 : 404 })
  const { order, viewer } = read
  const { db, clock } = pageContext(context)
  const activationId = formText(await request.formData(), 'activation')
  if (isUuid(activationId)) await freeActivation(db, { order, viewer, activationId, now: clock() })
  return redirect(orderPath(order.id))
}

export default function OrderPage({ loaderData, params }: Route.ComponentProps) {
  switch (loaderData.state) {
    case 'missing':
      return (
        <PurchaseMissing record="order" path={orderPath(params.order)} isSignedIn={loaderData.isSignedIn} />
      )
    case 'away':
      return <PurchaseAway records="order" />
    case 'found':
      return <OrderScreen {...loaderData} />
  }
}
