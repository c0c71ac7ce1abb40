import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { arrivesWithin } from '#db/arrives-within.server.ts'
import { changeChannels, type ChangeChannel } from '#db/change-events.server.ts'
import { leadsElsewhere, primaryOf } from '#db/failover.server.ts'
import { batchChanges } from '#db/publish-changes.server.ts'

interface ListenOptions {
  /** Not called for what this connection sent itself. */
  onNotification: (channel: ChangeChannel, payload: string) => void
  /** Notifications may have been missed, also before the first connection: drop what was cached because of them. */
  onConnect: () => void
  /** The connection broke, or the next one could not be opened: nobody tells this process of changes. */
  onAway: (error: unknown) => void
  /** So many changes were sent to the other processes, or could not be sent yet. */
  onBatch?: (changes: number, isSent: boolean) => void
}

/** Short, so that open tabs are right soon after a failover. */
const longestPause = 500
const connectMilliseconds = 1_000
const answerMilliseconds = 5_000
const checkMilliseconds = 30_000

export type Listening = ReturnType<typeof listen>

/** LISTEN and NOTIFY on a connection of their own, which is reopened whenever it breaks. */
export function listen(url: string, { onNotification, onConnect, onAway, onBatch }: ListenOptions) {
  const config = {
    connectionString: url,
    application_name: 'wadah notifications',
    connectionTimeoutMillis: connectMilliseconds,
    query_timeout: answerMilliseconds,
    keepAlive: true,
  }
  const closing = new AbortController()
  let client: Client | undefined
  const batches = batchChanges(notify)
  const listening = listenAndReconnect()
  // Some connections die, and some servers are demoted, without a word.
  const checking = setInterval(() => void check(answerMilliseconds), checkMilliseconds)

  async function listenAndReconnect(): Promise<void> {
    while (!closing.signal.aborted) {
      const opened = new Client(config)
      // Rejects at an error and when closing. An error that comes later, or while nobody waits, would end the process.
      const broken = once(opened, 'end', { signal: closing.signal })
      broken.catch(() => {})
      opened.on('error', () => {})
      try {
        await subscribe(opened)
        client = opened
        onConnect()
        void batches.flush()
        await broken
      } catch (error) {
        if (!closing.signal.aborted) onAway(error)
      }
      client = undefined
      await opened.end().catch(() => {})
      // So that the processes do not all reconnect at the same instant.
      const moment = longestPause * (0.5 + Math.random() / 2)
      await pause(moment, undefined, { signal: closing.signal }).catch(() => {})
    }
  }

  async function subscribe(opened: Client): Promise<void> {
    await opened.connect()
    const { pid } = await primaryOf(opened)
    opened.on('notification', ({ channel: name, payload = '', processId }) => {
      const channel = changeChannels.find((each) => each === name)
      if (channel && processId !== pid) onNotification(channel, payload)
    })
    for (const channel of changeChannels) await opened.query(`listen ${channel}`)
  }

  /**
   * Gives up the connection if its server was demoted, does not answer, or is not the one that the address leads to any
   * more. One slow statement does not say so.
   */
  async function check(milliseconds = connectMilliseconds): Promise<void> {
    const checked = client
    if (!checked) return
    const isPrimary = primaryOf(checked)
      .then(() => true)
      .catch(() => false)
    const isAnswering = (await arrivesWithin(milliseconds, isPrimary)) && (await isPrimary)
    const isLeft = isAnswering && (await leadsElsewhere(config, checked).catch(() => false))
    if (!isAnswering || isLeft) checked.connection.stream.destroy()
  }

  /** Tells the other processes, in one statement. */
  async function notify(changes: readonly string[]): Promise<boolean> {
    const notifying = client
    const sent = notifying?.query(
      "select pg_notify(split_part(change, ':', 1), substr(change, strpos(change, ':') + 1)) from unnest($1::text[]) change",
      [changes],
    )
    const isSent = (await sent?.catch(() => undefined)) !== undefined
    // So that it is opened again, perhaps to another server.
    if (!isSent) void notifying?.end().catch(() => {})
    onBatch?.(changes.length, isSent)
    return isSent
  }

  return {
    check: () => void check(),
    /** Its server was demoted. Asked now, it might not know yet. */
    reopen: () => void client?.connection.stream.destroy(),
    /** Tells the other processes soon, when there is a connection. */
    publish: batches.add,
    async close(): Promise<void> {
      await batches.flush()
      clearInterval(checking)
      closing.abort()
      await listening
    },
  }
}
