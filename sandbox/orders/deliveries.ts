import { Webhook } from 'standardwebhooks'
import type { StoredOrders } from './stored-orders.ts'
import type { SentEvent } from './order.ts'

export interface DeliveryTimes {
  /** The delay of late events, and the maximum delay of events sent out of order. */
  lateMilliseconds: number
  /** The pause before the first retry. It doubles with every further retry. */
  retryMilliseconds: number
}

interface DeliveryNeeds {
  orders: StoredOrders
  storeUrl: string
  /** The secrets that sign events, newest first. */
  secrets: readonly string[]
  times: DeliveryTimes
}

export interface Deliveries {
  /** Sends an event in the order's delivery mode. If that is `at_once`, resolves after the first attempt. */
  send(orderId: string, event: SentEvent): Promise<void>
  /** Continues the deliveries that a restart interrupted. */
  resume(): void
  stop(): void
}

const attemptLimitMilliseconds = 5000
const longestPauseMilliseconds = 5 * 60_000

/** Sends events to the store, signed by the Standard Webhooks scheme, until the store confirms them. */
export function deliverTo({ orders, storeUrl, secrets, times }: DeliveryNeeds): Deliveries {
  const timers = new Set<NodeJS.Timeout>()
  let stopped = false

  function later(milliseconds: number, work: () => Promise<unknown>): void {
    if (stopped) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      void work()
    }, milliseconds)
    timers.add(timer)
  }

  async function attempt(orderId: string, event: SentEvent, pause = times.retryMilliseconds): Promise<void> {
    if (stopped) return
    const { taken, words } = await post(event, { storeUrl, secret: secrets[0] ?? '' })
    noteDelivery(orders, orderId, { eventId: event.id, words, isDone: taken })
    if (taken) return
    later(pause, () => attempt(orderId, event, Math.min(pause * 2, longestPauseMilliseconds)))
  }

  /** Holds an event back until the order's next event has been sent, or until the delay is over. */
  async function overtake(orderId: string, event: SentEvent): Promise<void> {
    const order = orders.byId(orderId)
    const held = order?.events.filter((sent) => sent.event.id !== event.id && !sent.done) ?? []
    if (held.length === 0) {
      return later(times.lateMilliseconds, async () => {
        const isDone = orders.byId(orderId)?.events.some((sent) => sent.event.id === event.id && sent.done)
        if (!isDone) await attempt(orderId, event)
      })
    }
    await attempt(orderId, event)
    for (const sent of held.toReversed()) await attempt(orderId, sent.event)
  }

  return {
    async send(orderId, event) {
      switch (orders.byId(orderId)?.mode ?? 'at_once') {
        case 'late':
          return later(times.lateMilliseconds, () => attempt(orderId, event))
        case 'twice':
          await attempt(orderId, event)
          return attempt(orderId, event)
        case 'out_of_order':
          return overtake(orderId, event)
        case 'lost':
          return noteDelivery(orders, orderId, {
            eventId: event.id,
            words: 'Not sent: the store must request it.',
            isDone: true,
          })
        case 'at_once':
          return attempt(orderId, event)
      }
    },
    resume() {
      for (const order of orders.all()) {
        for (const { event, done } of order.events) if (!done) later(0, () => attempt(order.id, event))
      }
    },
    stop() {
      stopped = true
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

/**
 * Signs the event again for every attempt, because the store rejects old timestamps. The event's id stays the
 * same.
 */
async function post(
  { id, ...content }: SentEvent,
  { storeUrl, secret }: { storeUrl: string; secret: string },
): Promise<{ taken: boolean; words: string }> {
  const body = JSON.stringify(content)
  const now = new Date()
  try {
    const response = await fetch(`${storeUrl}/api/portal-events`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(id, now, body),
      },
      body,
      signal: AbortSignal.timeout(attemptLimitMilliseconds),
    })
    const answer = (await response.text()).slice(0, 300)
    // Do not retry an event that the store rejects permanently.
    const again = response.status >= 500 || response.status === 429 || response.status === 408
    return { taken: !again, words: `${response.status} ${answer}` }
  } catch {
    return { taken: false, words: 'The store did not respond. The event will be sent again.' }
  }
}

/** Stores the result of an attempt. */
function noteDelivery(
  orders: StoredOrders,
  orderId: string,
  { eventId, words, isDone }: { eventId: string; words: string; isDone: boolean },
): void {
  const order = orders.byId(orderId)
  if (!order) return
  const events = order.events.map((sent) =>
    sent.event.id === eventId
      ? { ...sent, deliveries: [...sent.deliveries, words].slice(-20), done: sent.done || isDone }
      : sent,
  )
  orders.put({ ...order, events })
}
