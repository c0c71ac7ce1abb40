import { createAuth } from '#account/auth.server.ts'
import { openDatabase } from '#db/database.server.ts'
import { listen } from '#db/notifications.server.ts'
import { startJobs } from '#mail/jobs.server.ts'
import { changeChannels, createChanges, type ChangeChannel } from '#db/changes.server.ts'
import type { Environment } from '#http/environment.server.ts'
import { createLog } from '#http/log.server.ts'
import { createMail } from '#mail/mail.server.ts'
import { createMetrics } from '#http/metrics.server.ts'
import type { Parts } from '#app/parts.server.ts'
import { createRateLimits } from '#http/rate-limits.server.ts'
import { storeWork } from '#app/work.server.ts'

interface OpenParts {
  parts: Parts
  endStreams(): void
  close(): Promise<void>
}

/** Opens what the store is made of. `close` lets go of it all again. */
export async function openParts(environment: Environment): Promise<OpenParts> {
  const log = createLog(environment.LOG_LEVEL)
  const stopping = new AbortController()
  const database = openDatabase(environment.DATABASE_URL, {
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  })
  const changes = createChanges()
  const listener = listen(environment.DATABASE_URL, {
    channels: [...changeChannels],
    onNotification: (channel, payload) => changes.announce(channel as ChangeChannel, payload),
    onReconnect: () => changes.announceAll(),
    onError: (error) => log.warn({ err: error }, 'change notifications lost, trying again'),
  })
  const mail = createMail({ url: environment.SMTP_URL, from: environment.MAIL_FROM })
  const withoutJobs: Omit<Parts, 'jobs'> = {
    db: database.db,
    auth: createAuth({ db: database.db, environment, log }),
    mail,
    limits: createRateLimits(database.pool, environment.ADDRESS_LIMIT_FACTOR),
    changes,
    environment,
    log,
    metrics: createMetrics(),
    clock: () => new Date(),
    stopping: stopping.signal,
  }
  const jobs = startJobs({
    databaseUrl: environment.DATABASE_URL,
    log,
    work: storeWork(withoutJobs, () => jobs),
  })
  const parts: Parts = { ...withoutJobs, jobs }
  async function close(): Promise<void> {
    // First, so that no job waits for a mail server that does not answer.
    mail.close()
    await jobs.close()
    await Promise.allSettled([listener.close(), database.close()])
  }
  return { parts, endStreams: () => stopping.abort(), close }
}
