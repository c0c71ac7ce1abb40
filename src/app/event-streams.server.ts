import { ownerSubjects } from '#orders/order-subjects.ts'
import type { OrderViewer } from '#orders/orders.queries.server.ts'
import type { AppContext } from '#app/app-context.server.ts'
import { customerVersions } from '#app/customer-versions.queries.server.ts'

/** What a stream says, by the channel that tells the process. */
const eventOf = { cart_changed: 'cart', saved_changed: 'saved', order_changed: 'order' } as const

interface Topic {
  channel: keyof typeof eventOf
  subject: string
  /** As last read from the database; unknown if that failed. */
  version?: string
}

interface EventStream {
  customer: OrderViewer
  send(event: string): void
}

type OpenStream = EventStream & { topics: readonly Topic[] }

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
  async function open({ customer, send }: EventStream): Promise<() => void> {
    const opened = { customer, send, topics: topicsOf(customer) }
    const stopListening = opened.topics.map(({ channel, subject }) =>
      changeEvents.on(channel, subject, () => send(eventOf[channel])),
    )
    await readVersions([{ ...opened, send: () => undefined }])
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
    await readVersions(all)
    for (const { send } of all) send('ping')
  }

  async function readVersions(read: readonly OpenStream[]): Promise<void> {
    const customers = read.map(({ customer }) => customer)
    // While the database is away, nothing is known to have changed.
    const versionOf = await customerVersions(db, customers).catch(() => null)
    if (!versionOf) return
    for (const { topics, send } of read) {
      for (const topic of topics) {
        const version = versionOf(topic.channel, topic.subject)
        if (version !== topic.version) send(eventOf[topic.channel])
        topic.version = version
      }
    }
  }

  return { open }
}

function topicsOf(customer: OrderViewer): Topic[] {
  const accounts = customer.userId === null ? [] : [customer.userId]
  const on = (channel: Topic['channel']) => (subject: string) => ({ channel, subject })
  return [
    ...accounts.map(on('cart_changed')),
    ...accounts.map(on('saved_changed')),
    ...ownerSubjects(customer).map(on('order_changed')),
  ]
}
