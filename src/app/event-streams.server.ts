import { ownerSubjects } from '#orders/order-subjects.ts'
import type { AppContext } from '#app/app-context.server.ts'
import { LRUCache } from 'lru-cache'
import { sql } from 'drizzle-orm'
import { cartVersions } from '#cart/cart.queries.server.ts'
import { savedVersions } from '#catalog/saved/saved.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import { orderVersions } from '#orders/customer/order-versions.queries.server.ts'
import type { OrderOwner } from '#orders/order.ts'

interface EventStream {
  customer: OrderOwner
  send(event: string): void
}

/** The version at the last read, the time of that read, and the time of the last notification. */
interface Known {
  version: string
  readAt: number
  notifiedAt: number
}

/** The event that streams send for each channel. */
const eventOf = { cart_changed: 'cart', saved_changed: 'saved', order_changed: 'order' } as const

/**
 * The maximum number of remembered versions. It is enough for all streams of a process. The least recently
 * used are evicted first. With `max` instead of `maxSize`, the cache would allocate all its memory at once.
 */
const maxKnown = 50_000

/**
 * The open event streams of this process. Each heartbeat reads and compares the versions of all their
 * customers, to find changes whose notification was lost (product: cart 38).
 */
export function createEventStreams(
  { db, changeEvents, metrics }: Pick<AppContext, 'db' | 'changeEvents' | 'metrics'>,
  heartbeatMilliseconds: number,
) {
  const streams = new Set<EventStream>()
  const known = new LRUCache<string, Known>({ maxSize: maxKnown, sizeCalculation: () => 1 })
  let heartbeat: NodeJS.Timeout | undefined

  /**
   * Opens a stream for a customer. The stream sends only later changes, because the browser reads everything
   * when it opens the stream. Returns the function to close the stream.
   */
  return async function open(stream: EventStream): Promise<() => void> {
    await publishMissed([stream])
    const stopListening = topicsOf(stream).map(([channel, subject]) =>
      changeEvents.on(channel, subject, () => {
        const notified = known.peek(`${channel}:${subject}`)
        if (notified) notified.notifiedAt = performance.now()
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

  /**
   * Publishes topics whose version changed since the last read. If no notification has arrived since then,
   * the change counts as missed.
   */
  async function publishMissed(
    read: readonly EventStream[],
    onMissed: (event: string) => void = () => undefined,
  ): Promise<void> {
    const readAt = performance.now()
    const customers = read.map(({ customer }) => customer)
    // While the database is away, changes cannot be detected.
    const versionOf = await customerVersions(db, customers).catch(() => null)
    if (!versionOf) return
    for (const [channel, subject] of read.flatMap(topicsOf)) {
      const topic = `${channel}:${subject}`
      const version = versionOf(topic)
      const before = known.get(topic)
      const notifiedAt = before?.notifiedAt ?? 0
      if (before?.version !== version) {
        if (before && notifiedAt < before.readAt) onMissed(eventOf[channel])
        changeEvents.publish(channel, subject)
      }
      // Set after `publish`, so that this publication does not count as a notification.
      known.set(topic, { version, readAt, notifiedAt })
    }
  }
}

type Topic = readonly [channel: keyof typeof eventOf, subject: string]

function topicsOf({ customer }: EventStream): Topic[] {
  const { userId } = customer
  const ofOrders = ownerSubjects(customer).map((subject): Topic => ['order_changed', subject])
  return userId === null ? ofOrders : [['cart_changed', userId], ['saved_changed', userId], ...ofOrders]
}

/** Reads a version hash of each cart, saved list and order list of these customers, in one statement. */
async function customerVersions(
  db: Database,
  customers: readonly OrderOwner[],
): Promise<(topic: string) => string> {
  const userIds = customers.flatMap(({ userId }) => userId ?? [])
  const ofOrders = orderVersions({
    userIds,
    customerPortalEmails: customers.flatMap(({ customerPortalEmail }) => customerPortalEmail ?? []),
    browserKeyHashes: customers.flatMap(({ browserKeyHash }) => browserKeyHash ?? []),
  })
  const { rows } = await db.execute<{ topic: string; version: string }>(
    sql`select channel || ':' || subject as topic, sum(hash)::text as version
      from (${cartVersions(userIds)} union all ${savedVersions(userIds)} union all ${ofOrders}) as row
      group by topic`,
  )
  const versions = new Map(rows.map(({ topic, version }) => [topic, version]))
  return (topic) => versions.get(topic) ?? 'empty'
}
