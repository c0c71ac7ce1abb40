import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { arrivesWithin } from '#db/arrives-within.server.ts'
import type { PublishedChange } from '#db/publish-changes.server.ts'

export type ListenOptions = {
  channels: readonly string[]
  /** Not called for what this connection sent itself. */
  onNotification: (channel: string, payload: string) => void
  /** Notifications may have been missed, also before the first connection: drop what was cached because of them. */
  onConnect: () => void
  onError: (error: Error) => void
}

export type Listening = {
  /** Settles when the channels are first listened to, or at `close()`. */
  ready: Promise<void>
  /** Tells the other processes, in one statement. Rejects while there is no connection. */
  notify(changes: readonly PublishedChange[]): Promise<void>
  /** Gives up the connection if its server was demoted or does not answer. One slow statement does not say so. */
  check(): void
  close(): Promise<void>
}

const FIRST_PAUSE_MS = 250
/** Short, so that open tabs are right soon after a failover. */
const LONGEST_PAUSE_MS = 500
const CONNECTION_LIMIT_MS = 1_000
const CHECK_EVERY_MS = 30_000

/** LISTEN and NOTIFY on a connection of their own, which is reopened with growing pauses whenever it breaks. */
export function listen(url: string, options: ListenOptions): Listening {
  const ready = Promise.withResolvers<void>()
  const closing = new AbortController()
  let client: Client | undefined
  const work = listenAndReconnect(url, options, closing.signal, (connected) => {
    client = connected
    if (connected) ready.resolve()
  })
  return {
    ready: ready.promise,
    notify: (changes) => notify(client, changes),
    check() {
      const checked = client
      if (!checked) return
      const giveUp = () => void checked.connection.stream.destroy()
      const answered = pidOfPrimary(checked).catch(giveUp)
      void arrivesWithin(CONNECTION_LIMIT_MS, answered).then((isAnswered) => isAnswered || giveUp())
    },
    async close() {
      closing.abort()
      await work
      ready.resolve()
    },
  }
}

async function listenAndReconnect(
  url: string,
  options: ListenOptions,
  closing: AbortSignal,
  onConnection: (client: Client | undefined) => void,
): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS
  while (!closing.aborted) {
    const client = new Client({
      connectionString: url,
      application_name: 'wadah notifications',
      connectionTimeoutMillis: CONNECTION_LIMIT_MS,
      query_timeout: 5000,
      keepAlive: true,
    })
    const broken = whenBroken(client)
    try {
      await subscribe(client, options)
      onConnection(client)
      options.onConnect()
      pauseMs = FIRST_PAUSE_MS
      await Promise.race([broken, checkAlive(client, closing)])
    } catch (error) {
      if (!closing.aborted) options.onError(error instanceof Error ? error : new Error(String(error)))
    }
    onConnection(undefined)
    await client.end().catch(() => {})
    // So that the processes do not all reconnect at the same instant.
    await sleep(pauseMs * (0.5 + Math.random() / 2), undefined, { signal: closing }).catch(() => {})
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  }
}

async function subscribe(client: Client, { channels, onNotification }: ListenOptions): Promise<void> {
  await client.connect()
  const own = await pidOfPrimary(client)
  client.on('notification', ({ channel, payload = '', processId }) => {
    if (processId !== own) onNotification(channel, payload)
  })
  for (const channel of channels) await client.query(`listen ${client.escapeIdentifier(channel)}`)
}

async function notify(client: Client | undefined, changes: readonly PublishedChange[]): Promise<void> {
  if (!client) throw new Error('There is no connection for notifications')
  try {
    await client.query(
      'select pg_notify(channel, subject) from unnest($1::text[], $2::text[]) as change (channel, subject)',
      [changes.map(({ channel }) => channel), changes.map(({ subject }) => subject)],
    )
  } catch (error) {
    // So that it is opened again, perhaps to another server.
    void client.end().catch(() => {})
    throw error
  }
}

/** Rejects when the connection ends. The empty catch prevents an unhandled rejection when nobody waits for it. */
function whenBroken(client: Client): Promise<never> {
  const broken = new Promise<never>((_, fail) => {
    client.once('error', fail)
    client.on('error', () => {})
    client.once('end', () => fail(new Error('The connection for notifications ended')))
  })
  broken.catch(() => {})
  return broken
}

/** Detects a connection that is dead, or whose server was demoted, without a word. Returns at `close()`. */
async function checkAlive(client: Client, closing: AbortSignal): Promise<void> {
  for (;;) {
    await sleep(CHECK_EVERY_MS, undefined, { signal: closing }).catch(() => {})
    if (closing.aborted) return
    await pidOfPrimary(client)
  }
}

/** The process of this connection. Throws if the server takes no writes: nothing would be heard of it. */
async function pidOfPrimary(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number; is_read_only: boolean }>(
    "select pg_backend_pid() as pid, current_setting('transaction_read_only')::boolean as is_read_only",
  )
  const [found] = rows
  if (!found || found.is_read_only) throw new Error('The connection for notifications leads to a standby')
  return found.pid
}
