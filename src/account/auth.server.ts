import { betterAuth } from 'better-auth/minimal'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { credentials, sessions, users, verifications } from '#account/account.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { hashPassword, verifyPassword } from '#lib/password-hash.ts'
import type { Environment } from '#server/environment.server.ts'
import type { Mail } from '#server/mail.server.ts'

export type Auth = ReturnType<typeof createAuth>

/** A backend account as the rest of the store sees it. */
export interface BackendUser {
  id: string
  email: string
  name: string
  phone: string
  company: string
}

/** Accounts, sessions and password resets (spec §7.1), kept in PostgreSQL by better-auth. */
export function createAuth({
  db,
  environment,
  mail,
}: {
  db: Database
  environment: Environment
  mail: Mail
}) {
  return betterAuth({
    appName: 'Wadah',
    baseURL: environment.PUBLIC_URL,
    basePath: '/api/auth',
    secret: environment.AUTH_SECRET,
    telemetry: { enabled: false },
    // The store counts tries itself, per address and per account, in `server/rate-limits.server.ts`.
    rateLimit: { enabled: false },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
    }),
    user: {
      additionalFields: {
        phone: { type: 'string', required: false, defaultValue: '' },
        company: { type: 'string', required: false, defaultValue: '' },
      },
    },
    session: { expiresIn: 60 * 60 * 24 * 14, updateAge: 60 * 60 * 24 },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
      async sendResetPassword({ user, token }) {
        const link = new URL('/auth', environment.PUBLIC_URL)
        link.searchParams.set('reset', 'true')
        link.searchParams.set('token', token)
        await mail.send({
          to: user.email,
          subject: 'Choose a new password for your Wadah account',
          text: [
            'Somebody, most likely you, asked for a new password for the Wadah account of this address.',
            `Choose it here within one hour:\n${link.href}`,
            'If it was not you, there is nothing to do: your password stays as it is.',
          ].join('\n\n'),
        })
      },
    },
    advanced: {
      cookiePrefix: 'wadah',
      useSecureCookies: environment.PUBLIC_URL.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      database: { generateId: 'uuid' },
    },
  })
}

/** The signed-in backend account of a request, by its session cookie; `null` for everybody else. */
export async function backendUser(auth: Auth, headers: Headers): Promise<BackendUser | null> {
  if (!headers.has('cookie')) return null
  const found = await auth.api.getSession({ headers })
  if (!found) return null
  const { id, email, name, phone, company } = found.user
  return { id, email, name, phone: phone ?? '', company: company ?? '' }
}
