import { createAuth } from '#account/auth.server.ts'
import { openDatabase } from '#db/database.server.ts'
import { guardedPool, guardReads } from '#db/guarded-reads.server.ts'
import { listen } from '#db/notifications.server.ts'
import { startJobs } from '#mail/jobs.server.ts'
import { changeChannels, createChangeEvents, type ChangeChannel } from '#db/change-events.server.ts'
import type { Environment } from '#http/environment.server.ts'
import { createLog } from '#http/log.server.ts'
import { createMail } from '#mail/mail.server.ts'
import { createMetrics } from '#http/metrics.server.ts'
import type { AppContext } from '#app/app-context.server.ts'
import { createRateLimits } from '#http/rate-limits.server.ts'
import { scheduledJobs } from '#app/scheduled-jobs.server.ts'

interface OpenAppContext {
  context: AppContext
  endStreams(): void
  close(): Promise<void>
}

/** Opens everything the server needs. `close` closes it all again. */
export async function createAppContext(environment: Environment): Promise<OpenAppContext> {
  const log = createLog(environment.LOG_LEVEL)
  const stopping = new AbortController()
  const onError = (error: Error) => log.warn({ err: error }, 'database connection lost')
  const database = openDatabase(environment.DATABASE_URL, { onError })
  const readDatabase = openDatabase(environment.DATABASE_URL, { onError, pool: guardedPool })
  const changeEvents = createChangeEvents()
  // Notifications and jobs hold their connections, which a pooler would take away after each transaction.
  const directUrl = environment.DATABASE_DIRECT_URL ?? environment.DATABASE_URL
  const listener = listen(directUrl, {
    channels: [...changeChannels],
    onNotification: (channel, payload) => changeEvents.publish(channel as ChangeChannel, payload),
    onReconnect: () => changeEvents.publishAll(),
    onError: (error) => log.warn({ err: error }, 'change notifications lost, trying again'),
  })
  const mail = createMail({ url: environment.SMTP_URL, from: environment.MAIL_FROM })
  const withoutJobs: Omit<AppContext, 'jobs'> = {
    db: database.db,
    reads: guardReads(readDatabase.db),
    auth: createAuth({ db: database.db, environment, log }),
    mail,
    limits: createRateLimits(database.pool, environment.ADDRESS_LIMIT_FACTOR),
    changeEvents,
    environment,
    log,
    metrics: createMetrics(),
    clock: () => new Date(),
    stopping: stopping.signal,
  }
  const jobs = startJobs({
    databaseUrl: directUrl,
    log,
    handlers: scheduledJobs(withoutJobs, () => jobs),
  })
  const context: AppContext = { ...withoutJobs, jobs }
  async function close(): Promise<void> {
    // First, so that no job waits for a mail server that does not answer.
    mail.close()
    await jobs.close()
    await Promise.allSettled([listener.close(), database.close(), readDatabase.close()])
  }
  return { context, endStreams: () => stopping.abort(), close }
}
