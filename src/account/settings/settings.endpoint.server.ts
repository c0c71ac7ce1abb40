import { Hono, type Context } from 'hono'
import { updateNotifications } from '#account/sign-in/account.commands.server.ts'
import {
  saveNotificationsOperation,
  sendEmailProofOperation,
  showNotificationsOperation,
} from '#account/session/account.operations.server.ts'
import { notifications } from '#account/session/account.queries.server.ts'
import { backendUser, type Auth } from '#account/session/auth.server.ts'
import { emailProofRequest } from '#account/sign-in/email-proof.server.ts'
import { declared } from '#http/operation.server.ts'
import { RefusedCall } from '#http/problems.server.ts'
import { requireTries } from '#http/limits/rate-limits.server.ts'
import { readJson } from '#http/read-request.server.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'
import type { MailQueue } from '#mail/mail-queue-context.server.ts'

interface SettingsNeeds extends ServerContext {
  auth: Auth
  jobs: MailQueue
}

/** Notification settings of a backend account, and a new verification mail. */
export function settingsEndpoint({ db, auth, limits, jobs }: SettingsNeeds): Hono {
  const app = new Hono()

  app.get('/api/account/notifications', declared(showNotificationsOperation), async (c) => {
    const user = await userOf(c)
    return c.json(await notifications(db, user.id))
  })

  app.put('/api/account/notifications', declared(saveNotificationsOperation), async (c) => {
    const user = await userOf(c)
    const form = await readJson(c, saveNotificationsOperation.body)
    await updateNotifications(db, user.id, form)
    return c.json(form)
  })

  app.post('/api/account/email-proof', declared(sendEmailProofOperation), async (c) => {
    const user = await userOf(c)
    if (user.emailProven) return c.json({ status: 'proven' })
    requireTries(c, await limits.consume('emailProof', user.id))
    await db.transaction((tx) => jobs.mail(tx, emailProofRequest(user.email)))
    return c.json({ status: 'sent' }, 202)
  })

  async function userOf(c: Context) {
    const user = await backendUser(auth, c.req.raw.headers)
    if (!user) throw new RefusedCall(401, 'not_signed_in', 'Please log in with your account first.')
    return user
  }

  return app
}
