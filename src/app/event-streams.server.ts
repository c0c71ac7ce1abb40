import type { ChangeChannel } from '#db/change-events.server.ts'
import { ownerSubjects } from '#orders/order-subjects.ts'
import type { OrderViewer } from '#orders/orders.queries.server.ts'
import type { AppContext } from '#app/app-context.server.ts'
import { customerVersions } from '#app/customer-versions.queries.server.ts'

interface Topic {
  channel: ChangeChannel
  subject: string
  event: 'cart' | 'saved' | 'order'
  /** As last read from the database; unknown if that failed. */
  version?: string
}

interface EventStream {
  customer: OrderViewer
  send(event: string): void
}

type OpenStream = EventStream & { topics: Topic[] }

/**
 * The open streams of this process. A heartbeat compares for all of them at once what their customers see with what it
 * was, so that a change whose notification was lost is found (product: cart 38).
 */
export function createEventStreams(
  { db, changeEvents }: Pick<AppContext, 'db' | 'changeEvents'>,
  heartbeatMilliseconds: number,
) {
  const streams = new Set<OpenStream>()
  let heartbeat: NodeJS.Timeout | undefined

  /** Tells the customer of changes from now on. Returns what ends that. */
  async function open(stream: EventStream): Promise<() => void> {
    const opened = { ...stream, topics: topicsOf(stream.customer) }
    const stopListening = opened.topics.map(({ channel, subject, event }) =>
      changeEvents.on(channel, subject, () => stream.send(event)),
    )
    await readVersions([opened], () => undefined)
    streams.add(opened)
    heartbeat ??= setInterval(() => void beat(), heartbeatMilliseconds)
    return () => {
      for (const stop of stopListening) stop()
      streams.delete(opened)
      if (streams.size > 0) return
      clearInterval(heartbeat)
      heartbeat = undefined
    }
  }

  async function beat(): Promise<void> {
    const all = [...streams]
    await readVersions(all, ({ send }, event) => send(event))
    for (const { send } of all) send('ping')
  }

  async function readVersions(
    read: readonly OpenStream[],
    onChange: (stream: OpenStream, event: string) => void,
  ): Promise<void> {
    const customers = read.map(({ customer }) => customer)
    // While the database is away, nothing is known to have changed.
    const versionOf = await customerVersions(db, customers).catch(() => null)
    if (!versionOf) return
    for (const stream of read) {
      for (const topic of stream.topics) {
        const version = versionOf(topic.channel, topic.subject)
        if (version !== topic.version) onChange(stream, topic.event)
        topic.version = version
      }
    }
  }

  return { open }
}

function topicsOf(customer: OrderViewer): Topic[] {
  const { userId } = customer
  const ofAccount: Topic[] =
    userId === null
      ? []
      : [
          { channel: 'cart_changed', subject: userId, event: 'cart' },
          { channel: 'saved_changed', subject: userId, event: 'saved' },
        ]
  const ofOrders = ownerSubjects(customer).map((subject): Topic => ({
    channel: 'order_changed',
    subject,
    event: 'order',
  }))
  return [...ofAccount, ...ofOrders]
}
