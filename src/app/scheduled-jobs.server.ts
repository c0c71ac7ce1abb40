import type { Jobs, Work } from '#mail/jobs.server.ts'
import { deliverMail } from '#mail/deliver-mail.server.ts'
import { failInterrupted } from '#mail/mails.commands.server.ts'
import { unqueuedMails } from '#mail/mails.queries.server.ts'
import { deleteExpiredSecrets } from '#orders/hand-off/hand-offs.commands.server.ts'
import { orderContext } from '#orders/order-context.server.ts'
import { expireOrders } from '#orders/orders.commands.server.ts'
import { reconcileOrders } from '#orders/portal-events/reconcile.server.ts'
import { outgoingMail } from '#app/outgoing-mail.server.ts'
import type { AppContext } from '#app/app-context.server.ts'

const minute = 60_000

/** The scheduled jobs: sending mail, expiring orders, asking about silent ones. */
export function scheduledJobs(context: Omit<AppContext, 'jobs'>, jobs: () => Jobs): Work {
  const { db, mail, log, clock } = context
  const complete = outgoingMail(context)
  return {
    deliver: (mailId) => deliverMail({ db, mail, complete }, mailId),
    async unqueuedMails() {
      const now = clock().getTime()
      await step('mails interrupted', async () => {
        const given = await failInterrupted(db, new Date(now - 15 * minute))
        if (given > 0) log.warn({ mails: given }, 'mails interrupted while sending are not sent again')
      })
      return unqueuedMails(db, {
        untriedBefore: new Date(now - minute / 2),
        untouchedBefore: new Date(now - 20 * minute),
      })
    },
    async tick() {
      const whole = { ...context, jobs: jobs() }
      await step('expiry', () =>
        expireOrders(db, orderContext(whole), (error, order) =>
          log.error({ err: error, order }, 'order not expired'),
        ),
      )
      await step('old secrets', () => deleteExpiredSecrets(db, clock()))
      await step('reconciling', () => reconcileOrders(whole))
    },
  }

  /** A failure in one step must not keep the others from running. */
  async function step(name: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      log.error({ err: error, step: name }, 'a step of the regular work failed')
    }
  }
}
