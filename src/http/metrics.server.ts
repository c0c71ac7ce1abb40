import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/**
 * Metrics of the Node process. Created once, because each instance keeps observing the event loop and the
 * garbage collector.
 */
let processMetrics: Registry | undefined

/**
 * The time that a scrape waits for the database. If the answer is too late, Prometheus considers the process
 * dead.
 */
const scrapeMilliseconds = 500

/** The metrics of the store. Route labels are patterns, never URLs. */
export function createMetrics() {
  if (!processMetrics) collectDefaultMetrics({ register: (processMetrics = new Registry()) })
  const registry = Registry.merge([processMetrics])
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers })
  return {
    registry,
    /** Reports the pool's connections, and the number of requests that wait for one. */
    watchPool(pool: Pool): void {
      new Gauge({
        name: 'database_connections',
        help: 'Database connections in use and idle, and requests waiting for one',
        labelNames: ['state'],
        registers,
        collect() {
          this.set({ state: 'in_use' }, pool.totalCount - pool.idleCount)
          this.set({ state: 'idle' }, pool.idleCount)
          this.set({ state: 'waiting' }, pool.waitingCount)
        },
      })
    },
    /**
     * Reports the number of queued mails that `count` reads from the database, or nothing if it takes too
     * long.
     */
    watchMails(count: () => Promise<number>): void {
      new Gauge({
        name: 'mails_waiting',
        help: 'Mails not sent yet, across all processes; missing while the database does not answer',
        registers,
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
      registers,
    }),
    fallbacks: counter(
      'catalogue_fallbacks_total',
      'Reads answered from the built-in catalog instead of the database',
      'read',
      'cause',
    ),
    unreadableRows: counter(
      'catalogue_unreadable_rows_total',
      'Rows of the catalog that were left out because they cannot be read',
      'record',
    ),
    connectionLosses: fromZero(
      counter(
        'database_connection_losses_total',
        'Dropped connections: read-only server, no answer in time, or broken while in use',
        'loss',
      ),
      ['read_only', 'unanswered', 'broken'],
    ),
    repeatedWork: counter(
      'database_repeats_total',
      'Statements and transactions that were repeated once, by the reason the first attempt failed',
      'reason',
    ),
    isDatabaseAway: gauge('database_away', '1 while connections are refused or heartbeats are unanswered'),
    isListening: gauge(
      'notifications_connected',
      '1 while this process is connected for change notifications',
    ),
    changeBatches: counter(
      'change_batches_total',
      'Batches of changes for the other processes, by whether they could be sent',
      'outcome',
    ),
    changesSent: counter(
      'changes_sent_total',
      'Changes sent to the other processes, without duplicates in a batch',
    ),
    cachedAnswers: gauge(
      'response_cache_entries',
      'Cached answers, for known addresses and for those with a query that visitors choose',
      'cache',
    ),
    cachedBytes: gauge('response_cache_bytes', 'Memory used by cached answers', 'cache'),
    responseCache: counter(
      'response_cache_total',
      'Pages and responses of the public API, by whether they were cached or rendered',
      'kind',
      'outcome',
    ),
    eventStreams: gauge('event_streams', 'Open event streams'),
    missedChanges: fromZero(
      counter(
        'missed_changes_total',
        'Changes for open event streams found by a heartbeat instead of a notification, by event',
        'event',
      ),
      ['cart', 'saved', 'order'],
    ),
    mails: fromZero(
      counter('mails_total', 'Attempts to send a mail: sent, requeued, or failed for good', 'outcome'),
      ['sent', 'requeued', 'failed'],
    ),
    failedJobs: counter(
      'jobs_failed_total',
      'Scheduled jobs that failed, as a whole or for one mail, order or notice',
      'name',
    ),
    webhookCalls: counter(
      'webhook_calls_total',
      'Calls of portal webhooks, by whether they were answered',
      'webhook',
      'outcome',
    ),
    triesInMemory: counter(
      'rate_limit_tries_in_memory_total',
      'Attempts counted in memory because the database was unavailable',
    ),
  }
}

/** Starts each series at zero. Otherwise Prometheus would not notice the first event. */
function fromZero<Label extends string>(counter: Counter<Label>, values: readonly string[]): Counter<Label> {
  for (const value of values) counter.labels(value).inc(0)
  return counter
}
