import { deleteExpiredSessions } from '#account/retention.commands.server.ts'
import { sendNotices } from '#dashboard/notices/send-notices.commands.server.ts'
import { addDownloads } from '#catalogue/product-files.commands.server.ts'
import { indexArticles } from '#catalogue/search/index-articles.commands.server.ts'
import { searchArticles } from '#app/search-articles.ts'
import { removeUnusedFiles } from '#files/remove-files.commands.server.ts'
import { removeOldIncoming } from '#files/receive-files.server.ts'
import { deleteOldAssets, unusedAssetHours } from '#http/build-assets.commands.server.ts'
import { deleteOldDailyCounts } from '#http/daily-counts.commands.server.ts'
import { deleteExpiredCounts } from '#http/rate-limits.commands.server.ts'
import { failedMailTextDays } from '#mail/retention.ts'
import type { Jobs, JobHandlers } from '#mail/jobs.server.ts'
import { deliverMail } from '#mail/deliver-mail.server.ts'
import { deleteFailedTexts, failInterrupted, requeueInterrupted } from '#mail/mails.commands.server.ts'
import { unqueuedMails } from '#mail/mails.queries.server.ts'
import { emptyDeletedCustomers } from '#orders/deleted-customers.commands.server.ts'
import { deleteExpiredSecrets } from '#orders/hand-off/hand-offs.commands.server.ts'
import { publishOrderChange } from '#orders/order-changes.commands.server.ts'
import { orderContext } from '#orders/order-context.server.ts'
import { ownerOfMailedOrder } from '#orders/order-versions.queries.server.ts'
import { expireOrders } from '#orders/orders.commands.server.ts'
import { reconcileOrders } from '#orders/portal-events/reconcile.server.ts'
import { sendReviewInvitations } from '#reviews/invitations/send-invitations.commands.server.ts'
import { outgoingMail } from '#app/outgoing-mail.server.ts'
import type { AppContext } from '#app/app-context.server.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** The scheduled jobs: sending mail, expiring orders, asking about silent ones, deleting what is no longer needed. */
export function scheduledJobs(context: Omit<AppContext, 'jobs'>, jobs: () => Jobs): JobHandlers {
  const { db, mail, log, clock, environment } = context
  const complete = outgoingMail(context)
  let articlesAreIndexed = false
  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds)

  return {
    async deliver(mailId, inTurn) {
      await deliverMail({ db, mail, complete, ...(inTurn && { inTurn }) }, mailId)
      await tellOfMail(mailId)
    },
    async unqueuedMails() {
      const interrupted = await step('interrupted mails', async () => {
        const failed = await failInterrupted(db, ago(15 * minute))
        if (failed.length > 0) {
          log.warn({ mails: failed.length }, 'mails that may have been accepted are not sent again')
        }
        const requeued = await requeueInterrupted(db, ago(2 * minute))
        await Promise.all([...failed, ...requeued].map(({ id }) => tellOfMail(id)))
        return requeued
      })
      const unqueued = await unqueuedMails(db, {
        untriedBefore: ago(minute / 2),
        untouchedBefore: ago(20 * minute),
      })
      return [...(interrupted ?? []), ...unqueued]
    },
    async everyMinute() {
      const whole = { ...context, jobs: jobs() }
      await step('expiry', () =>
        expireOrders(db, orderContext(whole), (error, order) =>
          log.error({ err: error, order }, 'order not expired'),
        ),
      )
      await step('downloads', () => addDownloads(db))
      await step('old secrets', () => deleteExpiredSecrets(db, clock()))
      await step('old counts', () => deleteExpiredCounts(db, clock()))
      await step('reconciling', () => reconcileOrders(whole))
      await step('notices', () =>
        sendNotices(db, {
          now: clock(),
          publicUrl: environment.PUBLIC_URL,
          mail: whole.jobs.mail,
          onError: (error, about) => log.error({ err: error, about }, 'notice not sent'),
        }),
      )
      await step('review invitations', () =>
        sendReviewInvitations(db, {
          now: clock(),
          publicUrl: environment.PUBLIC_URL,
          secret: environment.AUTH_SECRET,
          mail: whole.jobs.mail,
          onError: (error, order) => log.error({ err: error, order }, 'review invitation not sent'),
        }),
      )
      // The articles come with the release, so once in the life of a process is enough.
      if (!articlesAreIndexed) {
        await step('articles of the search', async () => {
          await indexArticles(db, searchArticles)
          articlesAreIndexed = true
        })
      }
    },
    async everyDay() {
      await step('old sessions', () => deleteExpiredSessions(db, clock()))
      await step('unused files', () => removeUnusedFiles(db, context.files, clock()))
      await step('unfinished uploads', () => removeOldIncoming(context.files.storage.incoming, ago(day)))
      await step('old assets', () => deleteOldAssets(db, ago(unusedAssetHours * 60 * minute)))
      await step('old daily counts', () => deleteOldDailyCounts(db, clock()))
      await step('deleted customers', () =>
        emptyDeletedCustomers(db, { now: clock(), billingDataYears: environment.BILLING_DATA_YEARS }),
      )
      await step('old mails', () => deleteFailedTexts(db, ago(failedMailTextDays * day)))
    },
  }

  /** The customer of an order sees which of its mails were sent. */
  async function tellOfMail(mailId: string): Promise<void> {
    const owner = await ownerOfMailedOrder(db, mailId)
    if (owner) publishOrderChange(db, owner)
  }

  /** A failure in one step must not keep the others from running. */
  async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work()
    } catch (error) {
      log.error({ err: error, step: name }, 'a step of the scheduled jobs failed')
      return undefined
    }
  }
}
