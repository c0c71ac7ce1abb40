import {
  prepareMessages,
  recordAttempt,
  takeDueDeliveries,
  type TakenDelivery,
} from '#developers/webhooks/deliver-webhooks.commands.server.ts'
import { sendWebhook } from '#developers/webhooks/send-webhook.server.ts'
import { signedHeaders } from '#developers/webhooks/webhook-secret.server.ts'
import { brand } from '#content/brand.ts'
import type { Database } from '#db/database.server.ts'
import { unavailability } from '#db/unavailable.server.ts'
import type { Environment } from '#http/environment.server.ts'
import type { Log } from '#http/log.server.ts'

interface WorkerNeeds {
  db: Database
  environment: Pick<Environment, 'AUTH_SECRET' | 'WEBHOOKS_TO_LOOPBACK'>
  clock: () => Date
  log: Log
  /** The time to wait for an answer. Shorter in tests. */
  timeoutMilliseconds?: number
}

const everyMilliseconds = 1_000
const defaultTimeout = 10_000

/**
 * Sends this process's share of the webhooks. `turn` starts due deliveries without waiting for receivers, so
 * that a slow one delays no other.
 */
export function createWebhookWorker({ db, environment, clock, log, timeoutMilliseconds }: WorkerNeeds) {
  const busy = new Map<string, number>()
  const sending = new Set<Promise<void>>()

  async function turn(): Promise<void> {
    await prepareMessages(db, clock())
    for (const taken of await takeDueDeliveries(db, clock(), busy)) {
      const { id } = taken.webhook
      busy.set(id, (busy.get(id) ?? 0) + 1)
      const work = deliver(taken)
        .catch((error: unknown) => log.warn({ err: error }, 'could not record a webhook attempt'))
        .finally(() => {
          sending.delete(work)
          const remaining = (busy.get(id) ?? 1) - 1
          if (remaining > 0) busy.set(id, remaining)
          else busy.delete(id)
        })
      sending.add(work)
    }
  }

  async function deliver(taken: TakenDelivery): Promise<void> {
    const { message, webhook } = taken
    const body = JSON.stringify(message.body)
    const signed = signedHeaders(environment.AUTH_SECRET, webhook, {
      messageId: message.id,
      now: clock(),
      body,
    })
    const headers = {
      ...signed,
      'content-type': 'application/json',
      'user-agent': `${brand.name} webhooks`,
    }
    const sent = await sendWebhook(
      webhook.url,
      { headers, body },
      {
        allowsLoopback: environment.WEBHOOKS_TO_LOOPBACK,
        timeoutMilliseconds: timeoutMilliseconds ?? defaultTimeout,
      },
    )
    await recordAttempt(db, taken, sent, clock())
  }

  return {
    turn,
    /** Waits for attempts that have begun. */
    async settle(): Promise<void> {
      await Promise.all(sending)
    },
  }
}

/**
 * Runs a turn every second until closed. A turn fails while the database is away, and the next one tries
 * again.
 */
export function startWebhooks(needs: WorkerNeeds): { close(): Promise<void> } {
  const worker = createWebhookWorker(needs)
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= worker
      .turn()
      .catch((error: unknown) => {
        const level = unavailability(error) === null ? 'error' : 'debug'
        needs.log[level]({ err: error }, 'could not send webhooks')
      })
      .finally(() => (running = null))
  }, everyMilliseconds)
  timer.unref()
  return {
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
