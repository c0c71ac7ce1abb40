import { createAuth } from '#account/session/auth.server.ts'
import { createCircuitBreaker } from '#db/circuit-breaker.ts'
import { listen } from '#db/notifications.server.ts'
import { onChanges } from '#db/publish-changes.server.ts'
import { startJobs, type Jobs } from '#mail/jobs.server.ts'
import { createChangeEvents } from '#db/change-events.server.ts'
import { openPool } from '#app/open-pool.server.ts'
import { createFileStorage } from '#files/create-file-storage.server.ts'
import { startWebhooks } from '#developers/webhooks/webhook-worker.server.ts'
import { findFileReferences } from '#app/file-references.server.ts'
import { createDailyCounts } from '#http/daily-counts/daily-counts.server.ts'
import type { Environment } from '#http/environment.server.ts'
import { createLog } from '#http/log.server.ts'
import { createMail } from '#mail/mail.server.ts'
import { countUnsentMails } from '#mail/mails.queries.server.ts'
import { reportUnreadableRows } from '#catalog/built-in/catalog-reads.server.ts'
import { createMetrics } from '#http/metrics.server.ts'
import type { AppContext } from '#app/app-context.server.ts'
import { createResponseCache } from '#http/cache/response-cache.server.ts'
import { createRateLimits } from '#http/limits/rate-limits.server.ts'
import { scheduledJobs } from '#app/scheduled-jobs.server.ts'

const countsAreStoredEvery = 5_000

interface OpenAppContext {
  context: AppContext
  endStreams(): void
  close(): Promise<void>
}

/** Opens everything that the server needs. `close` releases it. */
export async function createAppContext(environment: Environment): Promise<OpenAppContext> {
  const log = createLog(environment.LOG_LEVEL)
  const stopping = new AbortController()
  const metrics = createMetrics()
  const tracing = await startTracing(environment)
  const circuit = createCircuitBreaker()
  const {
    db,
    pool,
    close: closePool,
  } = openPool({
    environment,
    circuit,
    log,
    metrics,
    onDemotion() {
      listener.reopen()
      jobs.reconnect()
    },
  })
  reportUnreadableRows({ db, log, metrics })
  const countDemotion = () => metrics.connectionLosses.inc({ loss: 'read_only' })
  circuit.onChange(() => {
    metrics.isDatabaseAway.set(circuit.isOpen ? 1 : 0)
    log.warn(
      { isAway: circuit.isOpen },
      circuit.isOpen ? 'the database is unavailable' : 'the database is available again',
    )
    if (!circuit.isOpen) jobs.reconnect()
  })
  metrics.watchMails(() => countUnsentMails(db))
  const changeEvents = createChangeEvents()
  // Notifications and jobs need dedicated connections. A transaction pooler would assign the server
  // connection to another client after each transaction.
  const directUrl = environment.DATABASE_DIRECT_URL ?? environment.DATABASE_URL
  const listener = listen(environment.DATABASE_LISTEN_URL ?? directUrl, {
    onNotification: changeEvents.publish,
    circuit,
    onConnect() {
      metrics.isListening.set(1)
      changeEvents.publishAll()
    },
    onDemotion: countDemotion,
    onAway(error) {
      metrics.isListening.set(0)
      log.info({ err: error }, 'no connection for change notifications, retrying')
      // Notifications may be missed from now on, so cached responses become stale. While the database is away
      // they stay valid, because the store could not create better ones.
      if (!circuit.isOpen) changeEvents.publish('answers_changed', '')
    },
    onBatch(changes, isSent) {
      metrics.changeBatches.inc({ outcome: isSent ? 'sent' : 'failed' })
      if (isSent) metrics.changesSent.inc(changes)
    },
  })
  onChanges(db, (channel, subject) => {
    changeEvents.publish(channel, subject)
    listener.publish(channel, subject)
  })
  const mail = createMail({ url: environment.SMTP_URL, from: environment.MAIL_FROM })
  const clock = () => new Date()
  const counts = createDailyCounts({ db, clock })
  const responses = createResponseCache({ changeEvents, clock, metrics, counts, environment })
  const storeCounts = () =>
    counts
      .flush()
      .catch((error: unknown) => log.warn({ err: error }, 'could not store daily counts, retrying later'))
  const storingCounts = setInterval(storeCounts, countsAreStoredEvery)
  storingCounts.unref()
  const withoutJobs: Omit<AppContext, 'jobs'> = {
    db,
    auth: createAuth({ db, environment, log }),
    mail,
    files: { storage: createFileStorage(environment), findUses: findFileReferences },
    limits: createRateLimits(pool, environment.ADDRESS_LIMIT_FACTOR, () => metrics.triesInMemory.inc()),
    changeEvents,
    environment,
    log,
    metrics,
    counts,
    responses,
    clock,
    stopping: stopping.signal,
  }
  const jobs: Jobs = startJobs({
    databaseUrl: directUrl,
    onDemotion() {
      countDemotion()
      listener.reopen()
    },
    synchronousCommit: environment.SYNCHRONOUS_COMMIT,
    log,
    handlers: scheduledJobs(withoutJobs, () => jobs),
  })
  const context: AppContext = { ...withoutJobs, jobs }
  const webhooks = startWebhooks(context)
  async function close(): Promise<void> {
    stopping.abort()
    // Mail is closed first, so that no job waits for an unresponsive mail server.
    mail.close()
    await webhooks.close()
    await jobs.close()
    clearInterval(storingCounts)
    await storeCounts()
    await Promise.all([listener.close(), closePool()])
    await tracing.stop()
  }
  return { context, endStreams: () => stopping.abort(), close }
}

/** Exports traces if a collector is configured. Otherwise the tracing code is not loaded. */
export async function startTracing(environment: Environment): Promise<{ stop(): Promise<void> }> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER_ARG } = environment
  if (OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return { stop: () => Promise.resolve() }
  const { exportTraces } = await import('#http/export-traces.server.ts')
  return exportTraces({
    endpoint: OTEL_EXPORTER_OTLP_ENDPOINT,
    serviceName: OTEL_SERVICE_NAME,
    share: OTEL_TRACES_SAMPLER_ARG,
  })
}
