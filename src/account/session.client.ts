import type { LocalRecord } from '#account/local-record.ts'
import { sessionKey, type SessionUser } from '#account/session.ts'
import { isStored } from '#lib/stored.client.ts'

/** Longer than the server itself takes. */
const timeLimitMilliseconds = 20_000

type Asked = { ok: true; user: SessionUser | null } | { ok: false }

/** The local record of this browser. Visitors without one do not load its parser. */
export async function readRecord(): Promise<LocalRecord | null> {
  if (!isStored(sessionKey)) return null
  const { readLocalRecord } = await import('#account/stored-account.client.ts')
  return readLocalRecord()
}

/** Asks the server who is signed in. */
export async function askBackendUser(): Promise<Asked> {
  try {
    const response = await fetch('/api/account/session', {
      signal: AbortSignal.timeout(timeLimitMilliseconds),
    })
    if (!response.ok) return { ok: false }
    const text = await response.text()
    if (text === '{"user":null}') return { ok: true, user: null }
    const { parseBackendUser } = await import('#account/stored-account.client.ts')
    const user = parseBackendUser(JSON.parse(text))
    return user ? { ok: true, user } : { ok: false }
  } catch {
    return { ok: false }
  }
}

/** Whether the server has ended the session. The request goes through even if the page is left meanwhile. */
export async function sendSignOut(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeLimitMilliseconds)
    return (await fetch('/api/account/sign-out', { method: 'POST', keepalive: true, signal })).ok
  } catch {
    return false
  }
}
