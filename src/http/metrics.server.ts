import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** Node's process metrics. Created once, because they keep observing the event loop and the garbage collector. */
let ofProcess: Registry | undefined

/** How long a scrape waits for the database. Prometheus treats a late answer as a dead process. */
const scrapeMilliseconds = 500

/** The store's metrics. Labels are route patterns, never URLs. */
export function createMetrics() {
  if (!ofProcess) collectDefaultMetrics({ register: (ofProcess = new Registry()) })
  const registry = Registry.merge([ofProcess])
  return {
    registry,
    /** Reports the connections of the pool, and how many wait for one. */
    watchPool(pool: Pool): void {
      new Gauge({
        name: 'database_connections',
        help: 'Database connections in use and idle, and requests waiting for one',
        labelNames: ['state'],
        registers: [registry],
        collect() {
          this.set({ state: 'in_use' }, pool.totalCount - pool.idleCount)
          this.set({ state: 'idle' }, pool.idleCount)
          this.set({ state: 'waiting' }, pool.waitingCount)
        },
      })
    },
    /** Reports how many mails are queued, as `count` reads it from the database; nothing if the answer is late. */
    watchMails(count: () => Promise<number>): void {
      new Gauge({
        name: 'mails_waiting',
        help: 'Mails not sent yet, across all processes; missing while the database does not answer',
        registers: [registry],
        async collect() {
          this.remove()
          const waiting = count().catch(() => null)
          const found = await Promise.race([waiting, pause(scrapeMilliseconds, null, { ref: false })])
          if (found !== null) this.set(found)
        },
      })
    },
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from request to response, by kind of route and status',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.002, 0.01, 0.05, 0.2, 1, 5],
      registers: [registry],
    }),
    fallbacks: new Counter({
      name: 'catalogue_fallbacks_total',
      help: 'Reads answered from the built-in catalog instead of the database',
      labelNames: ['read', 'cause'],
      registers: [registry],
    }),
    unreadableRows: new Counter({
      name: 'catalogue_unreadable_rows_total',
      help: 'Rows of the catalog that were left out because they cannot be read',
      labelNames: ['record'],
      registers: [registry],
    }),
    connectionLosses: fromZero(
      new Counter({
        name: 'database_connection_losses_total',
        help: 'Dropped connections: read-only server, no answer in time, or broken while in use',
        labelNames: ['loss'],
        registers: [registry],
      }),
      ['read_only', 'unanswered', 'broken'],
    ),
    repeatedWork: new Counter({
      name: 'database_repeats_total',
      help: 'Statements and transactions that were repeated once, by the reason the first attempt failed',
      labelNames: ['reason'],
      registers: [registry],
    }),
    isDatabaseAway: new Gauge({
      name: 'database_away',
      help: '1 while connections are refused or heartbeats are unanswered',
      registers: [registry],
    }),
    isListening: new Gauge({
      name: 'notifications_connected',
      help: '1 while this process is connected for change notifications',
      registers: [registry],
    }),
    changeBatches: new Counter({
      name: 'change_batches_total',
      help: 'Batches of changes for the other processes, by whether they could be sent',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    changesSent: new Counter({
      name: 'changes_sent_total',
      help: 'Changes sent to the other processes, without duplicates in a batch',
      registers: [registry],
    }),
    cachedAnswers: new Gauge({
      name: 'response_cache_entries',
      help: 'Cached answers, for known addresses and for those with a query that visitors choose',
      labelNames: ['cache'],
      registers: [registry],
    }),
    cachedBytes: new Gauge({
      name: 'response_cache_bytes',
      help: 'Memory used by cached answers',
      labelNames: ['cache'],
      registers: [registry],
    }),
    responseCache: new Counter({
      name: 'response_cache_total',
      help: 'Pages and responses of the public API, by whether they were cached or rendered',
      labelNames: ['kind', 'outcome'],
      registers: [registry],
    }),
    eventStreams: new Gauge({
      name: 'event_streams',
      help: 'Open event streams',
      registers: [registry],
    }),
    missedChanges: fromZero(
      new Counter({
        name: 'missed_changes_total',
        help: 'Changes for open event streams found by a heartbeat instead of a notification, by event',
        labelNames: ['event'],
        registers: [registry],
      }),
      ['cart', 'saved', 'order'],
    ),
    mails: fromZero(
      new Counter({
        name: 'mails_total',
        help: 'Attempts to send a mail: sent, requeued, or failed for good',
        labelNames: ['outcome'],
        registers: [registry],
      }),
      ['sent', 'requeued', 'failed'],
    ),
    failedJobs: new Counter({
      name: 'jobs_failed_total',
      help: 'Scheduled jobs that failed, as a whole or for one mail, order or notice',
      labelNames: ['name'],
      registers: [registry],
    }),
    webhookCalls: new Counter({
      name: 'webhook_calls_total',
      help: 'Calls of portal webhooks, by whether they were answered',
      labelNames: ['webhook', 'outcome'],
      registers: [registry],
    }),
    triesInMemory: new Counter({
      name: 'rate_limit_tries_in_memory_total',
      help: 'Attempts counted in memory because the database was unavailable',
      registers: [registry],
    }),
  }
}

/** Starts each series at zero. Prometheus would not see the increase from nothing to the first event. */
function fromZero<Label extends string>(counter: Counter<Label>, values: readonly string[]): Counter<Label> {
  for (const value of values) counter.labels(value).inc(0)
  return counter
}
