import { once } from 'node:events'
import { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { changeChannels, type ChangeChannel } from '#db/change-events.server.ts'
import type { CircuitBreaker } from '#db/circuit-breaker.ts'
import { isReadOnly } from '#db/database-pool.server.ts'
import { batchChanges } from '#db/publish-changes.server.ts'
import { connectFailure, DatabaseBusy } from '#db/unavailable.server.ts'

interface ListenOptions {
  circuit: CircuitBreaker
  /** The function called for notifications, except those that this connection sent itself. */
  onNotification: (channel: ChangeChannel, payload: string) => void
  /** Notifications may have been missed, including before the first connection: drop caches that depend on them. */
  onConnect: () => void
  /** The heartbeat found that the server became read-only. */
  onDemotion: () => void
  /** No connection could be opened, or this one is unresponsive. */
  onAway: (error: unknown) => void
  /** A batch of changes was sent to the other processes, or could not be sent yet. */
  onBatch?: (changes: number, isSent: boolean) => void
}

/** Two heartbeats and a page must fit in the three seconds within which the catalog answers. */
const beatMilliseconds = 800
/**
 * The pause is short, so that open tabs recover soon after a failover, and random, so that not all processes
 * reconnect at the same instant.
 */
const reconnectMilliseconds = () => 250 + Math.random() * 250

export type Listening = ReturnType<typeof listen>

/**
 * LISTEN and NOTIFY on a dedicated connection that is reopened when it breaks. Only its heartbeat decides whether
 * the database is away.
 */
export function listen(url: string, options: ListenOptions) {
  const { circuit, onNotification, onConnect, onDemotion, onAway, onBatch } = options
  const config = { connectionString: url, application_name: 'wadah notifications', keepAlive: true }
  const closing = new AbortController()
  let client: Client | undefined
  const batches = batchChanges(notify)
  const listening = listenAndReconnect()

  async function listenAndReconnect(): Promise<void> {
    while (!closing.signal.aborted) {
      const error = await listenOnce()
      if (closing.signal.aborted) return
      if (error === undefined) continue
      // A server at its connection limit still answers existing connections.
      if (!(connectFailure(error) instanceof DatabaseBusy)) circuit.open()
      onAway(error)
      await pause(reconnectMilliseconds(), undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }

  /** Settles when the connection ends, with an error if it could not be opened or became unresponsive. */
  async function listenOnce(): Promise<unknown> {
    const opened = new Client(config)
    opened.on('error', () => {})
    const ended = new AbortController()
    const broken = once(opened, 'end', { signal: closing.signal })
    const unresponsive = untilUnresponsive(opened, ended.signal)
    try {
      await Promise.race([subscribe(opened), unresponsive, broken.then(refused)])
      client = opened
      circuit.close()
      onConnect()
      void batches.flush()
      await Promise.race([broken, unresponsive])
      return undefined
    } catch (error) {
      return error
    } finally {
      client = undefined
      ended.abort()
      opened.connection.stream.destroy()
    }
  }

  /**
   * Rejects after two heartbeats without any data from the server. Each heartbeat ends by reading what has
   * arrived before the next one starts, so a process short of CPU time does not blame its own delay on the
   * server.
   */
  async function untilUnresponsive(opened: Client, ended: AbortSignal): Promise<never> {
    let [heard, unanswered, isAnswered, isDemoted] = [-1, 0, true, false]
    while (unanswered < 2 && !isDemoted) {
      if (client === opened && isAnswered) {
        isAnswered = false
        // An idle process would otherwise not notice a demotion for a long time.
        isReadOnly(opened).then(
          (is) => ([isAnswered, isDemoted] = [true, is]),
          () => undefined,
        )
      }
      await pause(beatMilliseconds, undefined, { signal: ended })
      await nextTurn()
      await nextTurn()
      const bytesRead = bytesReadOf(opened)
      unanswered = bytesRead === heard ? unanswered + 1 : 0
      heard = bytesRead
    }
    if (!isDemoted) throw new Error('The database did not respond two heartbeats')
    onDemotion()
    throw new Error('The database became read-only')
  }

  async function subscribe(opened: Client): Promise<void> {
    await opened.connect()
    if (await isReadOnly(opened)) throw new Error('The address leads to a standby')
    const { rows } = await opened.query<{ pid: number }>('select pg_backend_pid() as pid')
    opened.on('notification', ({ channel: name, payload = '', processId }) => {
      const channel = changeChannels.find((each) => each === name)
      if (channel && processId !== rows[0]?.pid) onNotification(channel, payload)
    })
    await opened.query(changeChannels.map((channel) => `listen ${channel}`).join(';'))
  }

  /** Notifies the other processes, in one statement. */
  async function notify(changes: readonly string[]): Promise<boolean> {
    const sent = client?.query(
      "select pg_notify(split_part(change, ':', 1), substr(change, strpos(change, ':') + 1)) from unnest($1::text[]) change",
      [changes],
    )
    const isSent = (await sent?.catch(() => undefined)) !== undefined
    onBatch?.(changes.length, isSent)
    return isSent
  }

  return {
    /** For a server that became read-only: drops the connection and opens a new one. */
    reopen: () => void client?.connection.stream.destroy(),
    /** Queues a notification to the other processes. */
    publish: batches.add,
    async close(): Promise<void> {
      await batches.flush()
      closing.abort()
      await listening
    },
  }
}

function bytesReadOf({ connection: { stream } }: Client): number {
  return stream instanceof Socket ? stream.bytesRead : 0
}

function refused(): never {
  throw new Error('The database connection was closed while opening it')
}
