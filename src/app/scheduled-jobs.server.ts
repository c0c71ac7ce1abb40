import { deleteExpiredSessions } from '#account/retention.commands.server.ts'
import { sendNotices } from '#dashboard/notices/send-notices.commands.server.ts'
import { importDays } from '#catalog/editing/product-import.ts'
import { deleteOldImports } from '#catalog/editing/product-imports.commands.server.ts'
import { unfinishedImports } from '#catalog/editing/product-imports.queries.server.ts'
import { runImport } from '#catalog/editing/run-import.commands.server.ts'
import { applyDueOffers } from '#catalog/offers/offers.commands.server.ts'
import { addDownloads } from '#catalog/products/product-files.commands.server.ts'
import { indexPages } from '#catalog/search/index-pages.commands.server.ts'
import { refreshRenamed } from '#catalog/search/refresh-renamed.commands.server.ts'
import { indexedPages } from '#app/search-pages.ts'
import { failureOf } from '#db/unavailable.server.ts'
import { deleteOldMessages } from '#developers/webhooks/deliver-webhooks.commands.server.ts'
import { removeUnusedFiles } from '#files/remove-files.commands.server.ts'
import { removeOldIncoming } from '#files/receive-files.server.ts'
import { deleteOldAssets, unusedAssetHours } from '#http/assets/build-assets.commands.server.ts'
import { deleteOldDailyCounts } from '#http/daily-counts/daily-counts.commands.server.ts'
import { deleteExpiredCounts } from '#http/limits/rate-limits.server.ts'
import { failedMailTextDays } from '#mail/retention.ts'
import type { Jobs, JobHandlers } from '#mail/jobs.server.ts'
import { deliverMail, MailRequeued } from '#mail/deliver-mail.server.ts'
import { deleteFailedTexts, failInterrupted, requeueInterrupted } from '#mail/mails.commands.server.ts'
import { unqueuedMails } from '#mail/mails.queries.server.ts'
import { emptyDeletedCustomers } from '#orders/customer/deleted-customers.commands.server.ts'
import { deleteExpiredSecrets } from '#orders/hand-off/hand-offs.commands.server.ts'
import { publishOrderChange } from '#orders/order-changes.commands.server.ts'
import { orderContext } from '#orders/order-context.server.ts'
import { ownerOfMailedOrder } from '#orders/customer/order-versions.queries.server.ts'
import { expireOrders } from '#orders/transitions/orders.commands.server.ts'
import { reconcileOrders } from '#orders/portal-events/reconcile.server.ts'
import {
  cancelOutdatedChanges,
  endCanceledSubscriptions,
  startMissingSubscriptions,
} from '#orders/subscriptions/subscription-jobs.commands.server.ts'
import { sendReviewInvitations } from '#reviews/invitations/send-invitations.commands.server.ts'
import { outgoingMail } from '#app/outgoing-mail.server.ts'
import type { AppContext } from '#app/app-context.server.ts'

const minute = 60_000
const day = 24 * 60 * minute

const jobNames = [
  'mail',
  'interrupted mails',
  'unqueued mails',
  'expiry',
  'offers',
  'subscriptions',
  'downloads',
  'old secrets',
  'old counts',
  'reconciling',
  'notices',
  'review invitations',
  'imports',
  'old imports',
  'pages of the search',
  'renames in the search',
  'old sessions',
  'unused files',
  'unfinished uploads',
  'old assets',
  'old daily counts',
  'deleted customers',
  'old mails',
  'old webhook messages',
] as const
type JobName = (typeof jobNames)[number]

/** The name of a job in metrics, and its work. */
type Step = readonly [name: JobName, work: () => Promise<unknown>]

/**
 * The scheduled jobs. They send mail, expire orders, check orders without events, and delete what is no
 * longer needed.
 */
export function scheduledJobs(context: Omit<AppContext, 'jobs'>, jobs: () => Jobs): JobHandlers {
  const { db, mail, log, metrics, clock, environment } = context
  const complete = outgoingMail(context)
  let pagesAreIndexed = false
  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds)

  const withJobs = () => ({ ...context, jobs: jobs() })
  const failedSubscription = failedOne('subscriptions', 'could not update a subscription')

  const everyMinute: Step[] = [
    // Runs before orders expire, because the mail about an expired order would wrongly say that nobody
    // signed for 14 days.
    ['subscriptions', () => cancelOutdatedChanges(db, orderContext(withJobs()), failedSubscription)],
    [
      'expiry',
      () => expireOrders(db, orderContext(withJobs()), failedOne('expiry', 'could not expire an order')),
    ],
    ['offers', () => applyDueOffers(db, clock())],
    ['subscriptions', () => endCanceledSubscriptions(db, orderContext(withJobs()), failedSubscription)],
    ['subscriptions', () => startMissingSubscriptions(db, clock(), failedSubscription)],
    ['downloads', () => addDownloads(db)],
    ['old secrets', () => deleteExpiredSecrets(db, clock())],
    ['old counts', () => deleteExpiredCounts(db, clock())],
    ['reconciling', () => reconcileOrders(withJobs())],
    [
      'notices',
      () =>
        sendNotices(db, {
          now: clock(),
          publicUrl: environment.PUBLIC_URL,
          mail: jobs().mail,
          onError: failedOne('notices', 'could not send a notice'),
        }),
    ],
    [
      'review invitations',
      () =>
        sendReviewInvitations(db, {
          now: clock(),
          publicUrl: environment.PUBLIC_URL,
          secret: environment.AUTH_SECRET,
          mail: jobs().mail,
          onError: failedOne('review invitations', 'could not send a review invitation'),
        }),
    ],
    [
      'imports',
      async () => {
        for (const id of await unfinishedImports(db)) await jobs().queueImport(id)
      },
    ],
    ['renames in the search', () => refreshRenamed(db)],
    // These pages change only with a release, so each process indexes them once.
    [
      'pages of the search',
      async () => {
        if (!pagesAreIndexed) await indexPages(db, indexedPages)
        pagesAreIndexed = true
      },
    ],
  ]
  const everyDay: Step[] = [
    ['old sessions', () => deleteExpiredSessions(db, clock())],
    ['unused files', () => removeUnusedFiles(db, context.files, clock())],
    ['unfinished uploads', () => removeOldIncoming(context.files.storage.incoming, ago(day))],
    ['old imports', () => deleteOldImports(db, ago(importDays * day))],
    ['old assets', () => deleteOldAssets(db, ago(unusedAssetHours * 60 * minute))],
    ['old daily counts', () => deleteOldDailyCounts(db, clock())],
    [
      'deleted customers',
      () => emptyDeletedCustomers(db, { now: clock(), billingDataYears: environment.BILLING_DATA_YEARS }),
    ],
    ['old mails', () => deleteFailedTexts(db, ago(failedMailTextDays * day))],
    ['old webhook messages', () => deleteOldMessages(db, clock())],
  ]

  // Starts at zero, so that the first failure appears as an increase.
  for (const name of jobNames) metrics.failedJobs.inc({ name }, 0)

  return {
    async deliver(mailId, inTurn) {
      const onOutcome = (outcome: string) => metrics.mails.inc({ outcome })
      await counted('mail', async () => {
        await deliverMail({ db, mail, complete, onOutcome, ...(inTurn && { inTurn }) }, mailId)
        await publishMailChange(mailId)
      })
    },
    runImport(importId, stopping) {
      const onError = (error: unknown) =>
        log.error({ err: error, import: importId }, 'a row of an import could not be stored')
      const needs = { clock, publicUrl: environment.PUBLIC_URL, mail: jobs().mail, onError, stopping }
      return counted('imports', () => runImport(db, importId, needs))
    },
    async unqueuedMails() {
      const interrupted = await step('interrupted mails', async () => {
        const failed = await failInterrupted(db, ago(15 * minute))
        if (failed.length > 0) {
          metrics.mails.inc({ outcome: 'failed' }, failed.length)
          log.warn(
            { mails: failed.length },
            'mails not resent: the mail server may already have accepted them',
          )
        }
        const requeued = await requeueInterrupted(db, ago(2 * minute))
        await Promise.all([...failed, ...requeued].map(({ id }) => publishMailChange(id)))
        return requeued
      })
      const unqueued = await counted('unqueued mails', () =>
        unqueuedMails(db, { untriedBefore: ago(minute / 2), untouchedBefore: ago(20 * minute) }),
      )
      return [...(interrupted ?? []), ...unqueued]
    },
    everyMinute: () => inOrder(everyMinute),
    everyDay: () => inOrder(everyDay),
  }

  /** The API returns an order with its mails, so a change of a mail notifies the customer of the order. */
  async function publishMailChange(mailId: string): Promise<void> {
    const owner = await ownerOfMailedOrder(db, mailId)
    if (owner) publishOrderChange(db, owner)
  }

  /** Logs a failed item. If the database is away, stops the job, because the other items would fail too. */
  function failedOne(name: JobName, message: string) {
    return (error: unknown, about: string) => {
      if (failureOf(error) === 'away') throw error
      countFailed(name)
      log.error({ err: error, about }, message)
    }
  }

  function countFailed(name: JobName): void {
    metrics.failedJobs.inc({ name })
  }

  /** A mail that will be tried again does not count as a failed job. */
  async function counted<Result>(name: JobName, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof MailRequeued)) countFailed(name)
      throw error
    }
  }

  async function inOrder(steps: readonly Step[]): Promise<void> {
    for (const [name, work] of steps) await step(name, work)
  }

  /** A step that fails must not prevent the others from running. */
  async function step<Result>(name: JobName, work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await counted(name, work)
    } catch (error) {
      log.error({ err: error, step: name }, 'a scheduled job failed')
      return undefined
    }
  }
}
