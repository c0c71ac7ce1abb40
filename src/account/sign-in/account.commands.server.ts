import { eq } from 'drizzle-orm'
import type { Notifications } from '#account/session/account.forms.ts'
import { emailOfUser } from '#account/session/account.queries.server.ts'
import { notificationSettings, users } from '#account/session/account.tables.server.ts'
import { consumeEmailProof, userOfResetToken, type Auth } from '#account/session/auth.server.ts'
import { authErrorCode } from '#account/session/hidden-cause.server.ts'
import type { Database } from '#db/database.server.ts'
import { err, ok, type Result } from '#lib/result.ts'

interface AccountCommandNeeds {
  db: Database
  auth: Auth
}

export async function updateNotifications(
  db: Database,
  userId: string,
  chosen: Notifications,
): Promise<void> {
  const settings = {
    marketingEmails: chosen.marketing_emails,
    productUpdates: chosen.product_updates,
    securityAlerts: chosen.security_alerts,
  }
  await db
    .insert(notificationSettings)
    .values({ userId, ...settings })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: settings })
}

/** Sets a new password with a reset token, which becomes invalid. Returns the account. */
export async function resetPassword(
  { db, auth }: AccountCommandNeeds,
  { token, password }: { token: string; password: string },
): Promise<Result<{ userId: string; email: string }, 'token_not_valid'>> {
  const userId = await userOfResetToken(auth, token)
  const email = userId && (await emailOfUser(db, userId))
  if (!email) return err('token_not_valid')
  try {
    await auth.api.resetPassword({ body: { token, newPassword: password } })
  } catch (error) {
    const code = authErrorCode(error)
    if (code !== 'INVALID_TOKEN' && code !== 'USER_NOT_FOUND') throw error
    return err('token_not_valid')
  }
  return ok({ userId, email })
}

/** Verifies an email with a mailed token, which becomes invalid. Returns whether the token was valid. */
export async function confirmEmail({ db, auth }: AccountCommandNeeds, token: string): Promise<boolean> {
  const userId = await consumeEmailProof(auth, token)
  if (!userId) return false
  const proven = await db
    .update(users)
    .set({ emailVerified: true })
    .where(eq(users.id, userId))
    .returning({ id: users.id })
  return proven.length > 0
}
