import { Hono } from 'hono'
import { resetPassword } from '#account/sign-in/account.commands.server.ts'
import { newPasswordMessages } from '#account/session/account-messages.ts'
import {
  requestPasswordResetOperation,
  setNewPasswordOperation,
} from '#account/session/account.operations.server.ts'
import type { Auth } from '#account/session/auth.server.ts'
import { isCommonPassword } from '#account/sign-in/common-passwords.server.ts'
import { createLogInTries } from '#account/sign-in/log-in-tries.server.ts'
import { commonPasswordProblem } from '#account/sign-in/common-password-problem.server.ts'
import type { PersonalData } from '#account/settings/personal-data.server.ts'
import { resetRequest } from '#account/sign-in/password-reset.server.ts'
import { removeAllFactors } from '#account/second-factor/second-factor.commands.server.ts'
import { clientAddress } from '#http/limits/client-address.server.ts'
import { declared } from '#http/operation.server.ts'
import { problem } from '#http/problems.server.ts'
import { requireTries } from '#http/limits/rate-limits.server.ts'
import { readJson } from '#http/read-request.server.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'
import type { MailQueue } from '#mail/mail-queue-context.server.ts'

interface PasswordNeeds extends ServerContext {
  auth: Auth
  jobs: MailQueue
  hasRole: PersonalData['hasRole']
}

/** The routes for forgotten passwords: mailing the link, and setting a new password with it. */
export function passwordEndpoint(context: PasswordNeeds): Hono {
  const { db, auth, limits, jobs, clock, hasRole } = context
  const logInTries = createLogInTries(context)
  const app = new Hono()

  app.post('/api/account/forgotten-password', declared(requestPasswordResetOperation), async (c) => {
    const form = await readJson(c, requestPasswordResetOperation.body)
    requireTries(c, await limits.consume('reset', clientAddress(c)))
    // The response and its timing are the same whether or not the account exists, because a job sends the
    // mail.
    await db.transaction((tx) => jobs.mail(tx, resetRequest(form.email)))
    return c.json({ status: 'sent' }, 202)
  })

  app.post('/api/account/new-password', declared(setNewPasswordOperation), async (c) => {
    const form = await readJson(c, setNewPasswordOperation.body)
    if (isCommonPassword(form.password)) return commonPasswordProblem(c)
    const changed = await resetPassword({ db, auth }, form)
    if (!changed.ok) return problem(c, 410, 'token_not_valid', newPasswordMessages.token_not_valid)
    const { userId, email } = changed.value
    // Removes second factors from an account without a role, because the owner of the email may not have set
    // them up (product: dashboard 8).
    if (!(await hasRole(db, userId))) {
      const actor = { kind: 'account', accountId: userId, sessionId: null } as const
      await removeAllFactors(db, { actor, userId, now: clock() })
    }
    await logInTries.forgetAll(email)
    return c.json({ status: 'changed', email })
  })

  return app
}
