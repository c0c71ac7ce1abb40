import { sql } from 'drizzle-orm'
import pLimit, { type LimitFunction } from 'p-limit'
import { fromDrizzle, type Job, type JobResult, type PgBoss } from 'pg-boss'
import type { Database } from '#db/database.server.ts'
import type { Log } from '#http/log.server.ts'
import { carrierOf, inSpan, traceCarrier } from '#lib/spans.server.ts'
import { MailRequeued } from '#mail/deliver-mail.server.ts'
import { mailUrgencies, type MailUrgency } from '#mail/mail-urgency.ts'
import type { UnqueuedMail } from '#mail/mails.commands.server.ts'

/** Queue names are stored in the database, and the previous release uses these, so they must not change. */
const mailQueues = { immediate: 'mail-immediate', normal: 'mail', low: 'mail-low' } as const

/**
 * For each urgency: the workers of a process, the jobs that each takes per statement, and the mails sent at
 * once. A slow mail delays only mails of the same urgency.
 */
const workers = {
  immediate: { localConcurrency: 3, batchSize: 5, atOnce: 15 },
  normal: { localConcurrency: 2, batchSize: 12, atOnce: 6 },
  low: { localConcurrency: 1, batchSize: 8, atOnce: 2 },
} as const satisfies Record<MailUrgency, object>

interface MailJob {
  mailId: string
  traceparent?: string
}

/** Retries after 5 s, then with delays that double up to 15 minutes, for about a day. */
const mailRetries = { retryLimit: 100, retryBackoff: true, retryDelay: 5, retryDelayMax: 900 }
/** Sending a whole batch takes less time than this, even while the mail server is unresponsive. */
const expireInSeconds = 300

export interface MailJobOptions {
  log: Log
  handlers: { deliver(mailId: string, inTurn?: LimitFunction): Promise<void> }
  /** The interval at which the queue is polled. Shorter in tests. */
  pollingSeconds?: number
  /** The delay before the first retry of a mail. Shorter in tests. */
  retrySeconds?: number
}

export const defaultPollingSeconds = 1

export async function workOnMails(boss: PgBoss, options: MailJobOptions): Promise<void> {
  for (const urgency of mailUrgencies) {
    const queue = mailQueues[urgency]
    await boss.createQueue(queue, { policy: 'short', deleteAfterSeconds: 86_400, expireInSeconds: 120 })
    const { atOnce, ...worker } = workers[urgency]
    const deliver = mailDelivery(options, pLimit(atOnce))
    const working = {
      ...worker,
      pollingIntervalSeconds: options.pollingSeconds ?? defaultPollingSeconds,
      burstWhenBatchFull: true,
      perJobResults: true,
    } as const
    await boss.work<MailJob>(queue, working, (jobs) => Promise.all(jobs.map(deliver)))
  }
}

function mailDelivery(
  { handlers, log }: MailJobOptions,
  inTurn: LimitFunction,
): (job: Job<MailJob>) => Promise<JobResult> {
  const warnOfDelay = rateLimited((error: unknown) =>
    log.warn({ err: error }, 'could not send a mail, retrying later'),
  )
  const warnOfFailure = rateLimited((error: unknown) => log.warn({ err: error }, 'mail job failed'))
  return async ({ id, data }) => {
    const describe = () =>
      ({ name: 'job mail', kind: 'consumer', from: carrierOf(data.traceparent) }) as const
    try {
      await inSpan(describe, () => handlers.deliver(data.mailId, inTurn))
      return { id, status: 'completed' }
    } catch (error) {
      if (error instanceof MailRequeued) warnOfDelay(error)
      else warnOfFailure(error)
      return { id, status: 'failed' }
    }
  }
}

/** Creates the job of a mail in the caller's transaction. */
export async function sendMailJob(
  boss: PgBoss,
  mail: UnqueuedMail,
  options: MailJobOptions,
  tx: Database,
): Promise<void> {
  const { data, ...job } = jobOf(mail, options)
  await boss.send(mailQueues[mail.urgency], data, { ...job, db: fromDrizzle(tx, sql) })
}

/** Creates jobs, with one statement per queue. */
export async function insertMailJobs(
  boss: PgBoss,
  mails: readonly UnqueuedMail[],
  options: MailJobOptions,
): Promise<void> {
  for (const urgency of mailUrgencies) {
    const jobs = mails.flatMap((mail) => (mail.urgency === urgency ? [jobOf(mail, options)] : []))
    if (jobs.length > 0) await boss.insert(mailQueues[urgency], jobs)
  }
}

/** The job of a mail. A mail has at most one waiting job, even if several are created. */
function jobOf(
  { id, trace = traceCarrier() }: UnqueuedMail,
  { retrySeconds = mailRetries.retryDelay }: MailJobOptions,
) {
  return {
    ...mailRetries,
    expireInSeconds,
    retryDelay: retrySeconds,
    singletonKey: id,
    data: { mailId: id, ...trace },
  }
}

const quietMilliseconds = 30_000

/** Logs at most one error per interval. */
export function rateLimited(log: (error: unknown) => void): (error: unknown) => void {
  let loggedAt = 0
  return (error) => {
    if (Date.now() - loggedAt < quietMilliseconds) return
    loggedAt = Date.now()
    log(error)
  }
}
