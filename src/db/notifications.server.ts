import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

export type ListenOptions = {
  channels: readonly string[]
  onNotification: (channel: string, payload: string) => void
  /** Notifications may have been missed: drop what was cached because of them. */
  onReconnect: () => void
  onError: (error: Error) => void
}

export type Listening = {
  /** Settles when the channels are first listened to, or at `close()`. */
  ready: Promise<void>
  close(): Promise<void>
}

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 10_000
const CHECK_EVERY_MS = 30_000

/** LISTEN on its own connection, which is reopened with growing pauses whenever it breaks. */
export function listen(url: string, options: ListenOptions): Listening {
  const ready = Promise.withResolvers<void>()
  const closing = new AbortController()
  const work = listenAndReconnect(url, options, closing.signal, ready.resolve)
  return {
    ready: ready.promise,
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
  onReady: () => void,
): Promise<void> {
  let mayHaveMissed = false
  let pauseMs = FIRST_PAUSE_MS
  while (!closing.aborted) {
    const client = new Client({
      connectionString: url,
      application_name: 'wadah notifications',
      connectionTimeoutMillis: 2000,
      query_timeout: 5000,
      keepAlive: true,
    })
    const broken = whenBroken(client)
    client.on('notification', ({ channel, payload }) => options.onNotification(channel, payload ?? ''))
    try {
      await subscribe(client, options.channels)
      if (mayHaveMissed) options.onReconnect()
      pauseMs = FIRST_PAUSE_MS
      onReady()
      await Promise.race([broken, checkAlive(client, closing)])
    } catch (error) {
      if (!closing.aborted) options.onError(error instanceof Error ? error : new Error(String(error)))
    }
    mayHaveMissed = true
    await client.end().catch(() => {})
    // So that the processes do not all reconnect at the same instant.
    await sleep(pauseMs * (0.5 + Math.random() / 2), undefined, { signal: closing }).catch(() => {})
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  }
}

async function subscribe(client: Client, channels: readonly string[]): Promise<void> {
  await client.connect()
  for (const channel of channels) await client.query(`listen ${client.escapeIdentifier(channel)}`)
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

/** Detects a dead connection that neither side has reported. Returns at `close()`. */
async function checkAlive(client: Client, closing: AbortSignal): Promise<void> {
  for (;;) {
    await sleep(CHECK_EVERY_MS, undefined, { signal: closing }).catch(() => {})
    if (closing.aborted) return
    await client.query('select 1')
  }
}
