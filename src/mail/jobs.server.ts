import { setTimeout as sleep } from 'node:timers/promises'
import type { LimitFunction } from 'p-limit'
import { PgBoss, type Db } from 'pg-boss'
import type { Database } from '#db/database.server.ts'
import { afterCommit } from '#db/publish-changes.server.ts'
import type { Log } from '#http/log.server.ts'
import { inSpan, traceCarrier } from '#lib/spans.server.ts'
import { jobSchema } from '#mail/job-schema.server.ts'
import { openJobsDatabase, type JobsDatabaseOptions } from '#mail/jobs-database.server.ts'
import {
  defaultPollingSeconds,
  insertMailJobs,
  rateLimited,
  sendMailJob,
  workOnMails,
  type MailJobOptions,
} from '#mail/mail-jobs.server.ts'
import { queueMail, type NewMail, type UnqueuedMail } from '#mail/mails.commands.server.ts'

/** Work that runs later, queued in PostgreSQL. */
export interface Jobs {
  /**
   * Stores a mail in the caller's transaction, with its job if the mail is immediate. Jobs of other mails are
   * created after the commit.
   */
  mail(tx: Database, mail: NewMail): Promise<void>
  /**
   * Creates a job that continues a stored import. If that fails, the job that runs every minute tries again.
   */
  queueImport(importId: string): Promise<void>
  /**
   * Called when the server was demoted or is unresponsive. Reconnects to the server to which the address
   * leads now. Waiting statements fail and are repeated.
   */
  reconnect(): void
  close(): Promise<void>
}

/** The work of the jobs. Each job runs in one of the processes. */
export interface JobHandlers {
  deliver(mailId: string, inTurn?: LimitFunction): Promise<void>
  /** Continues an import until it is finished or `stopping` is aborted. */
  runImport(importId: string, stopping: AbortSignal): Promise<void>
  /** Called every minute. Returns stored mails that have no job. */
  unqueuedMails(): Promise<readonly UnqueuedMail[]>
  /** Called once a minute, after jobs were created for all mails that had none. */
  everyMinute(): Promise<void>
  everyDay(): Promise<void>
}

interface ImportJob {
  importId: string
}

/**
 * Queue names are stored in the database, and the previous release uses some of these, so they must not
 * change.
 */
const importQueue = 'product-imports'
/**
 * A queue with a new name, because processes of release 0.2.0 also work on the queue `tick` but know fewer
 * steps.
 */
const minuteQueue = 'every-minute'
const dayQueue = 'every-day'

const stopMilliseconds = 3_000
const longestPauseMilliseconds = 15_000

export interface JobsOptions extends JobsDatabaseOptions, MailJobOptions {
  log: Log
  handlers: JobHandlers
}

/**
 * Starts pg-boss in its own schema as soon as the database is available, without blocking the start of the
 * store. Mails stored before that get jobs afterward.
 */
export function startJobs(options: JobsOptions): Jobs {
  const { log } = options
  const closing = new AbortController()
  // While the database is away every poll fails, so the number of warnings is limited.
  const warn = rateLimited((error: unknown) => log.warn({ err: error }, 'jobs interrupted'))
  const interrupted = (reported: unknown) => warn(asError(reported))
  const database = openJobsDatabase(options, interrupted)
  let running: PgBoss | null = null
  const starting = startBoss(() => newBoss(database.db, interrupted), options, closing.signal).then(
    (boss) => (running = boss),
  )
  const waiting: UnqueuedMail[] = []
  let lastJobs = Promise.resolve()
  const makeJob = (mail: UnqueuedMail) => {
    waiting.push({ ...mail, trace: traceCarrier() })
    lastJobs = lastJobs.then(makeWaitingJobs)
  }
  /**
   * Creates the jobs of all waiting mails with one statement per queue. Mails that are stored meanwhile wait
   * for the next call.
   */
  async function makeWaitingJobs(): Promise<void> {
    const boss = await starting
    const mails = waiting.splice(0)
    if (!boss) return
    await insertMailJobs(boss, mails, options).catch((error: unknown) => {
      log.warn({ err: error }, 'could not create the jobs of mails, retrying later')
    })
  }

  return {
    async mail(tx, mail) {
      const id = await queueMail(tx, mail)
      if (id === null) return
      const unqueued = { id, urgency: mail.urgency }
      if (running && mail.urgency === 'immediate') await sendMailJob(running, unqueued, options, tx)
      else afterCommit(tx, () => makeJob(unqueued))
    },
    async queueImport(importId) {
      await running?.send(importQueue, { importId }, { singletonKey: importId }).catch((error: unknown) => {
        log.warn({ err: error }, 'could not create the job of an import, retrying later')
      })
    },
    reconnect: database.reconnect,
    async close() {
      closing.abort()
      const boss = await starting
      await lastJobs
      await boss?.stop({ graceful: true, timeout: stopMilliseconds }).catch((error: unknown) => {
        log.warn({ err: error }, 'could not stop the jobs gracefully')
      })
      await database.close()
    },
  }
}

/** Starts pg-boss, and retries with growing delays. Returns `null` if the store is closing. */
async function startBoss(
  makeBoss: () => PgBoss,
  options: JobsOptions,
  closing: AbortSignal,
): Promise<PgBoss | null> {
  const { log } = options
  let pause = 500
  while (!closing.aborted) {
    const boss = makeBoss()
    try {
      await startQueues(boss, options, closing)
      return boss
    } catch (error) {
      log.warn({ err: error }, 'could not start the jobs, retrying')
      await boss.stop({ graceful: false }).catch(() => undefined)
    }
    await sleep(pause, undefined, { signal: closing }).catch(() => undefined)
    pause = Math.min(pause * 2, longestPauseMilliseconds)
  }
  return null
}

function newBoss(db: Db, onError: (reported: unknown) => void): PgBoss {
  // pg-boss skips a check that comes a moment early. By default that can skip a whole minute.
  const boss = new PgBoss({ db, schema: jobSchema, cronMonitorIntervalSeconds: 10 })
  boss.on('error', onError)
  return boss
}

/**
 * Turns a reported copy of an error back into an `Error`. pg-boss usually reports copies, which the log would
 * not recognize as errors.
 */
function asError(reported: unknown): unknown {
  if (reported instanceof Error || typeof reported !== 'object' || reported === null) return reported
  return Object.assign(new Error(), reported)
}

async function startQueues(boss: PgBoss, options: JobsOptions, closing: AbortSignal): Promise<void> {
  const { handlers, pollingSeconds = defaultPollingSeconds } = options
  await boss.start()
  await workOnMails(boss, options)
  await boss.createQueue(importQueue, { policy: 'short', deleteAfterSeconds: 3_600, retryLimit: 0 })
  await boss.work<ImportJob>(importQueue, { pollingIntervalSeconds: pollingSeconds }, async (jobs) => {
    for (const { data } of jobs) await handlers.runImport(data.importId, closing)
  })
  await repeat(boss, minuteQueue, '* * * * *', pollingSeconds, () => everyMinute(boss, options))
  await repeat(boss, dayQueue, '23 3 * * *', pollingSeconds, () => handlers.everyDay())
  await boss.send(minuteQueue)
}

async function repeat(
  boss: PgBoss,
  queue: string,
  cron: string,
  pollingSeconds: number,
  run: () => Promise<void>,
): Promise<void> {
  await boss.createQueue(queue, { policy: 'short', deleteAfterSeconds: 3_600, expireInSeconds: 300 })
  const describe = () => ({ name: `job ${queue}`, kind: 'consumer', from: {} }) as const
  await boss.work(queue, { pollingIntervalSeconds: Math.max(2, pollingSeconds) }, () => inSpan(describe, run))
  await boss.schedule(queue, cron)
}

async function everyMinute(boss: PgBoss, options: JobsOptions): Promise<void> {
  const { handlers, log } = options
  try {
    await insertMailJobs(boss, await handlers.unqueuedMails(), options)
  } catch (error) {
    log.error({ err: error }, 'could not queue the mails without a job')
  }
  await handlers.everyMinute()
}
