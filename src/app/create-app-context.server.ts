import { sql } from 'drizzle-orm'
import { createAuth } from '#account/auth.server.ts'
import { createDatabaseProbe } from '#db/database-probe.server.ts'
import { guardReads } from '#db/guarded-reads.server.ts'
import { listen } from '#db/notifications.server.ts'
import { onChanges } from '#db/publish-changes.server.ts'
import { startJobs, type Jobs } from '#mail/jobs.server.ts'
import { createChangeEvents } from '#db/change-events.server.ts'
import { openDatabases } from '#app/open-databases.server.ts'
import { createFileStorage } from '#files/create-file-storage.server.ts'
import { findFileUses } from '#app/file-uses.server.ts'
import { createDailyCounts } from '#http/daily-counts.server.ts'
import type { Environment } from '#http/environment.server.ts'
import { createLog } from '#http/log.server.ts'
import { createMail } from '#mail/mail.server.ts'
import { countWaitingMails } from '#mail/mails.queries.server.ts'
import { createMetrics } from '#http/metrics.server.ts'
import { startTracing } from '#http/tracing.server.ts'
import type { AppContext } from '#app/app-context.server.ts'
import { createResponseCache } from '#http/response-cache.server.ts'
import { createRateLimits } from '#http/rate-limits.server.ts'
import { scheduledJobs } from '#app/scheduled-jobs.server.ts'

const countsAreStoredEvery = 5_000
/** While the database cannot notify this process of changes, everything cached counts as stale this often. */
const dropsAreApart = 1_000

interface OpenAppContext {
  context: AppContext
  endStreams(): void
  close(): Promise<void>
}

/** Opens everything the server needs. `close` closes it all again. */
export async function createAppContext(environment: Environment): Promise<OpenAppContext> {
  const log = createLog(environment.LOG_LEVEL)
  const stopping = new AbortController()
  const metrics = createMetrics()
  const tracing = await startTracing(environment)
  const databases = openDatabases({
    environment,
    log,
    metrics,
    onServerLost(loss) {
      if (loss === 'read_only') listener.reopen()
      else listener.check()
      jobs.reconnect()
    },
  })
  const { db, pool } = databases.main
  metrics.watchMails(() => countWaitingMails(db))
  const probe = createDatabaseProbe(databases.probe)
  const reads = guardReads(databases.reads, { db: databases.patient, probe })
  const changeEvents = createChangeEvents()
  let droppedAt = -Infinity
  // Notifications and jobs hold their connections, which a pooler would take away after each transaction.
  const directUrl = environment.DATABASE_DIRECT_URL ?? environment.DATABASE_URL
  const listener = listen(environment.DATABASE_LISTEN_URL ?? directUrl, {
    onNotification: changeEvents.publish,
    onConnect() {
      metrics.isListening.set(1)
      changeEvents.publishAll()
    },
    onAway(error) {
      metrics.isListening.set(0)
      log.warn({ err: error }, 'change notifications lost, trying again')
      if (performance.now() - droppedAt < dropsAreApart) return
      droppedAt = performance.now()
      // While the database is away too, what is cached is better than what could be made.
      const answering = reads.run('answers', (database) => database.execute(sql`select 1`))
      answering.then(
        () => changeEvents.publish('answers_changed', ''),
        () => undefined,
      )
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
    counts.flush().catch((error: unknown) => log.warn({ err: error }, 'daily counts not stored yet'))
  const storingCounts = setInterval(storeCounts, countsAreStoredEvery)
  storingCounts.unref()
  const withoutJobs: Omit<AppContext, 'jobs'> = {
    db,
    reads,
    probe,
    auth: createAuth({ db, environment, log }),
    mail,
    files: { storage: createFileStorage(environment), findUses: findFileUses },
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
    failover: databases.failover,
    synchronousCommit: environment.SYNCHRONOUS_COMMIT,
    log,
    handlers: scheduledJobs(withoutJobs, () => jobs),
  })
  const context: AppContext = { ...withoutJobs, jobs }
  async function close(): Promise<void> {
    stopping.abort()
    // First, so that no job waits for a mail server that does not answer.
    mail.close()
    await jobs.close()
    clearInterval(storingCounts)
    await storeCounts()
    await Promise.all([listener.close(), databases.close()])
    await tracing.stop()
  }
  return { context, endStreams: () => stopping.abort(), close }
}
