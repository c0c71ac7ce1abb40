import { ownerSubjects } from '#orders/order-subjects.ts'
import type { OrderViewer } from '#orders/orders.queries.server.ts'
import type { AppContext } from '#app/app-context.server.ts'
import { customerVersions } from '#app/customer-versions.queries.server.ts'
import { LRUCache } from 'lru-cache'

interface EventStream {
  customer: OrderViewer
  send(event: string): void
}

/** What a customer had when it was read last, and when a notification told of it last. */
interface Known {
  version: string
  readAt: number
  toldAt: number
}

/** What a stream says, by the channel that tells the process. */
const eventOf = { cart_changed: 'cart', saved_changed: 'saved', order_changed: 'order' } as const

/** Enough for all streams of a process. What is not looked at any more is evicted first. */
const mostKnown = 50_000

/**
 * The open streams of this process. A heartbeat compares for all of them at once what their customers see with what it
 * was, so that a change whose notification was lost is found (product: cart 38).
 */
export function createEventStreams(
  { db, changeEvents, metrics }: Pick<AppContext, 'db' | 'changeEvents' | 'metrics'>,
  heartbeatMilliseconds: number,
) {
  const streams = new Set<EventStream>()
  const known = new LRUCache<string, Known>({ max: mostKnown })
  let heartbeat: NodeJS.Timeout | undefined

  /** Tells a customer, who reads everything when it is open, of changes from then on. Returns what ends that. */
  return async function open(stream: EventStream): Promise<() => void> {
    await publishMissed([stream])
    const stopListening = topicsOf(stream).map(([channel, subject]) =>
      changeEvents.on(channel, subject, () => {
        const told = known.peek(`${channel}:${subject}`)
        if (told) told.toldAt = performance.now()
        stream.send(eventOf[channel])
      }),
    )
    streams.add(stream)
    metrics.eventStreams.inc()
    heartbeat ??= setInterval(() => void beat(), heartbeatMilliseconds)
    return () => {
      for (const stop of stopListening) stop()
      streams.delete(stream)
      metrics.eventStreams.dec()
      if (streams.size > 0) return
      clearInterval(heartbeat)
      heartbeat = undefined
    }
  }

  async function beat(): Promise<void> {
    await publishMissed([...streams], (event) => metrics.missedChanges.inc({ event }))
    for (const { send } of streams) send('ping')
  }

  /** Publishes what is not as it was when it was read last. Of that, no notification may have told since. */
  async function publishMissed(
    read: readonly EventStream[],
    onMissed: (event: string) => void = () => undefined,
  ): Promise<void> {
    const readAt = performance.now()
    const customers = read.map(({ customer }) => customer)
    // While the database is away, nothing is known to have changed.
    const versionOf = await customerVersions(db, customers).catch(() => null)
    if (!versionOf) return
    for (const [channel, subject] of read.flatMap(topicsOf)) {
      const topic = `${channel}:${subject}`
      const version = versionOf(topic)
      const before = known.get(topic)
      const toldAt = before?.toldAt ?? 0
      if (before?.version !== version) {
        if (before && toldAt < before.readAt) onMissed(eventOf[channel])
        changeEvents.publish(channel, subject)
      }
      // Afterwards, since what is published here is no notification.
      known.set(topic, { version, readAt, toldAt })
    }
  }
}

type Topic = readonly [channel: keyof typeof eventOf, subject: string]

function topicsOf({ customer }: EventStream): Topic[] {
  const { userId } = customer
  const ofOrders = ownerSubjects(customer).map((subject): Topic => ['order_changed', subject])
  return userId === null ? ofOrders : [['cart_changed', userId], ['saved_changed', userId], ...ofOrders]
}
