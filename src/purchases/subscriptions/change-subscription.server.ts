import { data, redirect, type RouterContextProvider } from 'react-router'
import { pageContext } from '#http/server/page-context.server.ts'
import { mailQueueOf } from '#mail/mail-queue-context.server.ts'
import { orderContext } from '#orders/order-context.server.ts'
import { orderPath, subscriptionsPath } from '#orders/order-paths.ts'
import { orderQuantity } from '#orders/subscriptions/order-quantity.commands.server.ts'
import { setToCancel } from '#orders/subscriptions/subscriptions.commands.server.ts'
import type { OrderOwner } from '#orders/order.ts'
import type { SubscriptionAnswer } from '#purchases/subscriptions/subscription-answer.ts'
import * as z from 'zod/mini'

/**
 * Carries out the customer's choice. After a change of the quantity, redirects to the order that the customer must
 * sign.
 */
export async function changeSubscription(
  context: Readonly<RouterContextProvider>,
  viewer: OrderOwner,
  values: Record<string, string>,
) {
  const { line = '' } = values
  const parsed = subscriptionForm.safeParse(values)
  if (!parsed.success) {
    return answer({ outcome: 'invalid', line, values }, 422)
  }
  const form = parsed.data
  const page = pageContext(context)
  const { db, clock, environment, limits } = page
  const needs = { ...orderContext({ ...page, jobs: mailQueueOf(context) }), secret: environment.AUTH_SECRET }
  if (form.intent !== 'quantity') {
    const cancelAt = form.intent === 'cancel' ? clock() : null
    const set = await setToCancel(db, needs, viewer, { lineId: line, cancelAt })
    if (!set.ok) return answer({ outcome: set.reason, line }, set.reason === 'unknown' ? 404 : 409)
    return redirect(
      `${subscriptionsPath}?done=${set.value ? 'cancel-with-change' : form.intent}&line=${line}`,
    )
  }
  const limited = await limits.consume('order', line)
  if (!limited.ok) return answer({ outcome: 'too_many', line }, 429)
  const ordered = await orderQuantity(db, needs, viewer, { lineId: line, quantity: Number(form.quantity) })
  if (ordered.ok) return redirect(orderPath(ordered.value))
  const { reason } = ordered
  if (reason === 'invalid') return answer({ outcome: reason, line, values }, 422)
  return answer({ outcome: reason, line }, reason === 'unknown' ? 404 : 409)
}

function answer(given: SubscriptionAnswer, status: number) {
  return data(given, { status })
}

const line = z.uuid()

/** The form that a customer submits about a subscription (product: subscriptions 6, 7). */
const subscriptionForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('cancel'), line }),
  z.object({ intent: z.literal('resume'), line }),
  z.object({
    intent: z.literal('quantity'),
    line,
    /** The maximum quantity depends on the product, so this schema does not check it. */
    quantity: z.string().check(z.trim(), z.regex(/^[1-9]\d?$/)),
  }),
])
