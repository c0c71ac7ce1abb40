import { fetchInSpan } from '#lib/spans.server.ts'
import { shortText } from '#lib/short-text.ts'
import { orderStatusAnswer } from '#orders/portal-event.forms.ts'
import { orderContext, type OrderNeeds } from '#orders/order-context.server.ts'
import { receivePortalEvent, takeOverdueOrders } from '#orders/portal-events/portal-events.commands.server.ts'
import { eventError, signatureHeaders } from '#orders/portal-events/signed-events.server.ts'

const timeLimitMilliseconds = 10_000
const silentMinutes = 30
const ordersAtOnce = 20

type Needs = Pick<OrderNeeds, 'db' | 'environment' | 'jobs' | 'clock' | 'log' | 'metrics'>

/**
 * Requests the events of overdue orders from the signing portal and applies events that the store missed
 * (product: orders 17).
 */
export async function reconcileOrders(context: Needs): Promise<number> {
  const { db, environment, clock, log } = context
  const address = environment.ORDER_STATUS_URL
  if (!address) return 0
  const silent = await takeOverdueOrders(db, { now: clock(), silentMinutes, limit: ordersAtOnce })
  let applied = 0
  for (const orderId of silent) {
    try {
      applied += await askAbout(context, address, orderId)
    } catch (error) {
      log.warn(
        { order: orderId, cause: error instanceof Error ? error.name : 'unknown' },
        'could not query the signing portal',
      )
    }
  }
  return applied
}

async function askAbout(context: Needs, address: string, orderId: string): Promise<number> {
  const events = await eventsOf(context, address, orderId)
  let applied = 0
  for (const { id, ...event } of events) {
    if (event.data.order.toLowerCase() !== orderId || eventError(event) !== null) continue
    const received = await receivePortalEvent(context.db, orderContext(context), id, event)
    if (!received.duplicate && received.outcome === 'processed') applied += 1
  }
  return applied
}

async function eventsOf({ environment, clock, metrics }: Needs, address: string, orderId: string) {
  const url = new URL(address)
  url.searchParams.set('order', orderId)
  const [secret = ''] = environment.PORTAL_EVENT_SECRETS.split(',')
  let outcome = 'no_answer'
  try {
    const response = await fetchInSpan('webhook order-status', url, {
      headers: {
        accept: 'application/json',
        ...signatureHeaders(secret, `ask_${crypto.randomUUID()}`, clock(), `order=${orderId}`),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimitMilliseconds),
    })
    if (!response.ok) {
      outcome = 'http_failure'
      await response.body?.cancel()
      throw new Error(`The signing portal answered ${response.status}`)
    }
    const { events } = orderStatusAnswer.parse(await shortJson(response))
    outcome = 'answered'
    return events
  } finally {
    metrics.webhookCalls.inc({ webhook: 'order-status', outcome })
  }
}

async function shortJson(response: Response): Promise<unknown> {
  const text = await shortText(response)
  // PostgreSQL cannot store NUL characters.
  if (text.includes('\\u0000')) throw new RangeError('The answer contains a NUL')
  return JSON.parse(text)
}
