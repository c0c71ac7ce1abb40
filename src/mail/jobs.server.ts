import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Database } from '#db/database.server.ts'
import { jobSchema } from '#mail/job-schema.server.ts'
import { MailNotTaken } from '#mail/deliver-mail.server.ts'
import { keepMail, type NewMail } from '#mail/mails.commands.server.ts'
import type { Log } from '#http/log.server.ts'

/** Work that is done later, queued in PostgreSQL. */
export interface Jobs {
  /** Stores a mail and its job in the caller's transaction: both or neither. */
  mail(tx: Database, mail: NewMail): Promise<void>
  close(): Promise<void>
}

export interface Work {
  deliver(mailId: string): Promise<void>
  /** Mails without a job, looked for once a minute in one of the processes. */
  unqueuedMails(): Promise<readonly string[]>
  /** Runs the scheduled work once a minute, after the mails. */
  tick(): Promise<void>
}

const mailQueue = 'mail'
const tickQueue = 'tick'
const stopMilliseconds = 3_000
const longestPauseMilliseconds = 15_000
const quietMilliseconds = 30_000

/** After 5 seconds, then twice as long each time, up to 15 minutes, for about a day. */
const mailRetries = { retryLimit: 100, retryBackoff: true, retryDelay: 5, retryDelayMax: 900 }

export interface JobsOptions {
  databaseUrl: string
  log: Log
  work: Work
  /** How often the queue is polled (less in tests). */
  pollingSeconds?: number
  /** The first pause before a mail is tried again (less in tests). */
  retrySeconds?: number
}

/**
 * pg-boss in a schema of its own. It starts once the database is available and never keeps the store from starting.
 * Until then mails are only stored; the first run makes the missing jobs.
 */
export function startJobs(options: JobsOptions): Jobs {
  const { databaseUrl, log, work, pollingSeconds = 1, retrySeconds = mailRetries.retryDelay } = options
  const closing = new AbortController()
  let running: PgBoss | null = null
  const retries = { ...mailRetries, retryDelay: retrySeconds }
  const warnOfWaiting = seldom((error: unknown) =>
    log.warn({ err: error }, 'mail not sent, tried again later'),
  )
  const warnOfFault = seldom((error: unknown) => log.warn({ err: error }, 'mail job failed'))
  const starting = keepTrying()

  return {
    async mail(tx, mail) {
      const id = await keepMail(tx, mail)
      if (id !== null && running) await send(running, id, tx)
    },
    async close() {
      closing.abort()
      await starting
      await running?.stop({ graceful: true, timeout: stopMilliseconds }).catch((error: unknown) => {
        log.warn({ err: error }, 'jobs not stopped in good order')
      })
    },
  }

  async function send(boss: PgBoss, mailId: string, tx?: Database): Promise<void> {
    // At most one waiting job per mail, however often it is requested.
    const options = { ...retries, singletonKey: mailId, ...(tx && { db: fromDrizzle(tx, sql) }) }
    await boss.send(mailQueue, { mailId }, options)
  }

  async function keepTrying(): Promise<void> {
    let pause = 500
    while (!closing.signal.aborted) {
      const boss = newBoss()
      try {
        await begin(boss)
        running = boss
        return
      } catch (error) {
        log.warn({ err: error }, 'jobs not started, trying again')
        await boss.stop({ graceful: false }).catch(() => undefined)
      }
      await sleep(pause, closing.signal)
      pause = Math.min(pause * 2, longestPauseMilliseconds)
    }
  }

  function newBoss(): PgBoss {
    const boss = new PgBoss({
      connectionString: databaseUrl,
      application_name: 'wadah jobs',
      max: 3,
      connectionTimeoutMillis: 2_000,
      schema: jobSchema,
    })
    // Every poll fails while the database is away, so the warning is limited.
    const warn = seldom((error: unknown) => log.warn({ err: error }, 'jobs interrupted'))
    boss.on('error', warn)
    return boss
  }

  async function begin(boss: PgBoss): Promise<void> {
    await boss.start()
    await boss.createQueue(mailQueue, { policy: 'short', deleteAfterSeconds: 86_400, expireInSeconds: 120 })
    await boss.createQueue(tickQueue, { policy: 'short', deleteAfterSeconds: 3_600, expireInSeconds: 300 })
    await boss.work<{ mailId: string }>(
      mailQueue,
      { pollingIntervalSeconds: pollingSeconds, batchSize: 1, localConcurrency: 3 },
      async ([job]) => {
        if (job) await deliver(job.data.mailId)
      },
    )
    await boss.work(tickQueue, { pollingIntervalSeconds: Math.max(2, pollingSeconds) }, () => tick(boss))
    await boss.schedule(tickQueue, '* * * * *')
    await boss.send(tickQueue)
  }

  async function deliver(mailId: string): Promise<void> {
    try {
      await work.deliver(mailId)
    } catch (error) {
      if (error instanceof MailNotTaken) warnOfWaiting(error)
      else warnOfFault(error)
      throw error
    }
  }

  async function tick(boss: PgBoss): Promise<void> {
    try {
      for (const mailId of await work.unqueuedMails()) await send(boss, mailId)
    } catch (error) {
      log.error({ err: error }, 'mails without a job not queued')
    }
    await work.tick()
  }
}

/** Limits a repeated message to one in a while. */
function seldom(say: (error: unknown) => void): (error: unknown) => void {
  let said = 0
  return (error) => {
    if (Date.now() - said < quietMilliseconds) return
    said = Date.now()
    say(error)
  }
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done, { once: true })
    function done() {
      clearTimeout(timer)
      resolve()
    }
  })
}
