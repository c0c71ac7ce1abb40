import { Hono, type Context } from 'hono'
import { Webhook } from 'standardwebhooks'
import { notFoundPage } from '../stand-in-page.ts'
import { arrivalsAt } from './arrivals.ts'
import type { Deliveries } from './deliveries.ts'
import type { StoredOrders } from './stored-orders.ts'
import { orderPage } from './order-page.ts'
import { notOpenedPage, ordersPage } from './orders-page.ts'
import { afterAction, actionSchema, type Action, deliveryModes, type SigningPortalOrder } from './order.ts'
import { stateAtStore } from './store.ts'
import { html } from 'hono/html'
import { layout, type Html } from '../layout.ts'

export interface OrderRouteNeeds {
  storeUrl: string
  orders: StoredOrders
  deliveries: Deliveries
  secrets: readonly string[]
}

/**
 * The routes of the signing portal. It takes over orders, lets customers sign and pay, and sends events to the
 * store.
 */
export function orderRoutes(needs: OrderRouteNeeds): Hono {
  const { storeUrl, orders, deliveries, secrets } = needs
  const app = new Hono()
  const arrive = arrivalsAt({ storeUrl, orders, deliveries })

  app.get('/documents', async (c) => {
    const { order: id, token } = c.req.query()
    if (!id || !token) return c.html(documentsPage(storeUrl))
    const arrival = await arrive(id, token)
    if (arrival.outcome === 'arrived') return c.redirect(`/documents/${arrival.visit}`, 303)
    const retry = `/documents?${new URLSearchParams({ order: id, token })}`
    return c.html(notOpenedPage(arrival.outcome, { storeUrl, retry }), 409)
  })

  app.get('/documents/:visit', async (c) => {
    const order = orders.byVisit(c.req.param('visit'))
    if (!order) return c.html(notFoundPage(storeUrl), 404)
    const atStore = (await stateAtStore(storeUrl, order.id, order.accessKey))?.status ?? null
    return c.html(orderPage({ order, atStore, storeUrl }))
  })

  app.get('/documents/:visit/return', (c) => {
    const order = orders.byVisit(c.req.param('visit'))
    return order ? c.redirect(returnAddress(order, storeUrl), 303) : c.html(notFoundPage(storeUrl), 404)
  })

  app.post('/documents/:visit/delivery', async (c) => {
    const order = orders.byVisit(c.req.param('visit'))
    const { mode } = await c.req.parseBody()
    const chosen = deliveryModes.find((each) => each === mode)
    if (order && chosen) orders.put({ ...order, mode: chosen })
    return c.redirect(`/documents/${c.req.param('visit')}#delivery`, 303)
  })

  app.post('/documents/:visit/:action', async (c) => {
    const order = orders.byVisit(c.req.param('visit'))
    const action = actionSchema.safeParse(c.req.param('action'))
    if (!order || !action.success) return c.html(notFoundPage(storeUrl), 404)
    const { signature } = await c.req.parseBody()
    const signedBy = typeof signature === 'string' ? signature.slice(0, 200) : ''
    const after = await carryOut(action.data, order, signedBy, needs)
    return after && action.data === 'pay'
      ? c.redirect(returnAddress(after, storeUrl), 303)
      : c.redirect(`/documents/${order.visit}#state`, 303) // The fragment focuses the result.
  })

  app.get('/orders', (c) => c.html(ordersPage(orders.all(), storeUrl)))

  app.get('/portal/order-status', (c) => {
    const id = c.req.query('order') ?? ''
    if (!isFromStore(c, `order=${id}`, secrets)) return c.json({ code: 'bad_signature' }, 401)
    return c.json({ events: orders.byId(id)?.events.map(({ event }) => event) ?? [] })
  })

  return app
}

/**
 * Carries out an action and sends its events to the store. Returns the changed order; `null` if the action is not
 * possible now.
 */
async function carryOut(
  action: Action,
  order: SigningPortalOrder,
  signedBy: string,
  { storeUrl, orders, deliveries }: OrderRouteNeeds,
): Promise<SigningPortalOrder | null> {
  const atStore = await stateAtStore(storeUrl, order.id, order.accessKey)
  if (atStore?.status === 'cancelled' || atStore?.status === 'expired') return null
  const known = { ...order, ...(atStore && { nextAmounts: atStore.nextAmounts }) }
  const after = afterAction(known, action, { now: new Date(), signedBy })
  const added = after?.events.slice(order.events.length) ?? []
  if (!after || added.length === 0) return null
  orders.put(after)
  for (const { event } of added) await deliveries.send(after.id, event)
  return orders.byId(after.id) ?? after
}

/**
 * The success page of the store. Its address contains the payment id if the store already knows it, otherwise
 * the order id.
 */
function returnAddress(order: SigningPortalOrder, storeUrl: string): string {
  const paid = order.events.find(({ event }) => event.type === 'order.paid')
  const isHeard = paid?.deliveries.some((words) => words.startsWith('200')) ?? false
  const session_id = isHeard ? order.sessionId : order.id
  return `${storeUrl}/marketplace/success?${new URLSearchParams({ session_id })}`
}

/**
 * Whether the store sent the request. The store signs its requests in the same way as the portal signs
 * events.
 */
function isFromStore(c: Context, content: string, secrets: readonly string[]): boolean {
  return secrets.some((secret) => {
    try {
      new Webhook(secret).verify(content, c.req.header(), { jsonParse: false })
      return true
    } catch {
      return false
    }
  })
}

/** The documents page for a visitor without an order. */
function documentsPage(storeUrl: string): Html {
  const body = html`<h1>Documents and agreements</h1>
    <p class="lead">A stand-in for the signing portal, where documents are signed and paid.</p>
    <p>A checkout in the shop leads here with an order. Its customer then goes through three steps:</p>
    <ol class="steps">
      <li><strong>Review and sign.</strong> The agreements for the order, in a secure document portal.</li>
      <li>
        <strong>Pay.</strong> Through a secure payment system; here with test buttons, and nothing is charged.
      </li>
      <li><strong>Activation.</strong> The services start within 24-48 hours.</li>
    </ol>
    <p>You came without an order, so there is nothing to sign.</p>
    <p class="actions">
      <a class="button" href="${storeUrl}/checkout">To the checkout</a>
      <a class="button quiet" href="/orders">Orders at the signing portal</a>
    </p>`
  return layout({ title: 'Documents and agreements', storeUrl, body })
}
