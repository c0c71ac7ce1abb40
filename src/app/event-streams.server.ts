import { ownerSubjects } from '#orders/order-subjects.ts'
import type { OrderViewer } from '#orders/orders.queries.server.ts'
import type { AppContext } from '#app/app-context.server.ts'
import { customerVersions } from '#app/customer-versions.queries.server.ts'
import { LRUCache } from 'lru-cache'

interface EventStream {
  customer: OrderViewer
  send(event: string): void
}

/** What a stream says, by the channel that tells the process. */
const eventOf = { cart_changed: 'cart', saved_changed: 'saved', order_changed: 'order' } as const

/** Enough for all streams of a process. What is not looked at any more is evicted first. */
const mostVersions = 50_000

/**
 * The open streams of this process. A heartbeat compares for all of them at once what their customers see with what it
 * was, so that a change whose notification was lost is found (product: cart 38).
 */
export function createEventStreams(
  { db, changeEvents }: Pick<AppContext, 'db' | 'changeEvents'>,
  heartbeatMilliseconds: number,
) {
  const streams = new Set<EventStream>()
  const versions = new LRUCache<string, string>({ max: mostVersions })
  let heartbeat: NodeJS.Timeout | undefined

  /** Tells a customer, who reads everything when it is open, of changes from then on. Returns what ends that. */
  return async function open(stream: EventStream): Promise<() => void> {
    await publishMissed([stream])
    const stopListening = topicsOf(stream).map(([channel, subject]) =>
      changeEvents.on(channel, subject, () => stream.send(eventOf[channel])),
    )
    streams.add(stream)
    heartbeat ??= setInterval(() => void beat(), heartbeatMilliseconds)
    return () => {
      for (const stop of stopListening) stop()
      streams.delete(stream)
      if (streams.size > 0) return
      clearInterval(heartbeat)
      heartbeat = undefined
    }
  }

  async function beat(): Promise<void> {
    await publishMissed([...streams])
    for (const { send } of streams) send('ping')
  }

  /** Publishes what is not as it was when it was read last. */
  async function publishMissed(read: readonly EventStream[]): Promise<void> {
    const customers = read.map(({ customer }) => customer)
    // While the database is away, nothing is known to have changed.
    const versionOf = await customerVersions(db, customers).catch(() => null)
    if (!versionOf) return
    for (const [channel, subject] of read.flatMap(topicsOf)) {
      const topic = `${channel}:${subject}`
      const version = versionOf(topic)
      if (versions.get(topic) === version) continue
      versions.set(topic, version)
      changeEvents.publish(channel, subject)
    }
  }
}

type Topic = readonly [channel: keyof typeof eventOf, subject: string]

function topicsOf({ customer }: EventStream): Topic[] {
  const { userId } = customer
  const ofOrders = ownerSubjects(customer).map((subject): Topic => ['order_changed', subject])
  return userId === null ? ofOrders : [['cart_changed', userId], ['saved_changed', userId], ...ofOrders]
}
