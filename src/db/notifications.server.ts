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
  /** Called for each notification, except those that this connection sent. */
  onNotification: (channel: ChangeChannel, payload: string) => void
  /**
   * Called after connecting, including the first time. Notifications may have been missed, so caches that
   * depend on them must be dropped.
   */
  onConnect: () => void
  /** Called when the heartbeat finds that the server became read-only. */
  onDemotion: () => void
  /** Called when no connection could be opened, or the open one is unresponsive. */
  onAway: (error: unknown) => void
  /** Called when a batch of changes was sent to the other processes, or could not be sent. */
  onBatch?: (changes: number, isSent: boolean) => void
}

/**
 * Two heartbeats and the rendering of a page must take less than the 3 s within which the catalog answers.
 */
const beatMilliseconds = 800
/**
 * The delay is short, so that open tabs recover soon after a failover, and random, so that processes do not
 * reconnect all at once.
 */
const reconnectMilliseconds = () => 250 + Math.random() * 250

export type Listening = ReturnType<typeof listen>

/**
 * Runs LISTEN and NOTIFY on a dedicated connection and reopens it when it breaks. Only the heartbeat on this
 * connection decides whether the database is away.
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
      // A server at its connection limit still answers on existing connections.
      if (!(connectFailure(error) instanceof DatabaseBusy)) circuit.open()
      onAway(error)
      await pause(reconnectMilliseconds(), undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }

  /**
   * Resolves when the connection ends. The result is an error if the connection could not be opened or became
   * unresponsive.
   */
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
   * Rejects after two heartbeats in which the server sent nothing, or after a demotion. Data that has arrived
   * is read before the next heartbeat starts, so that a process short of CPU time does not blame the server
   * for its own delay.
   */
  async function untilUnresponsive(opened: Client, ended: AbortSignal): Promise<never> {
    let [heard, unanswered, isAnswered, isDemoted] = [-1, 0, true, false]
    while (unanswered < 2 && !isDemoted) {
      if (client === opened && isAnswered) {
        isAnswered = false
        // Checks for a demotion, which an idle process would otherwise not notice for a long time.
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
    if (!isDemoted) throw new Error('The database did not answer two heartbeats')
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

  /** Notifies the other processes about all changes in one statement. */
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
    /** Drops the connection to a server that became read-only. A new one is opened. */
    reopen: () => void client?.connection.stream.destroy(),
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
