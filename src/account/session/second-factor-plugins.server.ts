import { passkey } from '@better-auth/passkey'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { brand } from '#content/brand.ts'

/** The time for which five wrong codes in a row lock an account (product: dashboard 9). */
const codeLockSeconds = 15 * 60
/** The time allowed between the password and the second factor. */
const challengeSeconds = 10 * 60

/**
 * The second factors of better-auth. None of their endpoints is public. The dashboard calls them on the
 * server.
 */
export function secondFactorPlugins(publicUrl: string) {
  const { hostname, origin } = new URL(publicUrl)
  const overTls = origin.startsWith('https:')
  return {
    plugins: [
      twoFactor({
        issuer: brand.name,
        accountLockout: { maxFailedAttempts: 5, durationSeconds: codeLockSeconds },
        twoFactorCookieMaxAge: challengeSeconds,
      }),
      passkey({
        rpID: hostname,
        rpName: brand.name,
        origin,
        advanced: { webAuthnChallengeCookie: 'passkey' },
      }),
    ] as const,
    cookies: {
      two_factor: { name: cookieName('two_factor', overTls) },
      passkey: { name: cookieName('passkey', overTls) },
    },
  }
}

/** The `__Host-` prefix binds a cookie to this host. better-auth has no setting for it. */
export function cookieName(name: string, overTls: boolean): string {
  return overTls ? `__Host-wadah.${name}` : `wadah.${name}`
}
