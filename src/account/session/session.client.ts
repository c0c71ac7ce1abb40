import type { LocalRecord } from '#account/session/local-record.ts'
import { sessionKey, type SessionUser } from '#account/session/session.ts'
import { isStored } from '#lib/stored.client.ts'

/** The limit is longer than the server's own. */
const timeLimitMilliseconds = 20_000

/** The customer that the server recognizes by this browser's cookies. */
export interface ServerSession {
  user: SessionUser | null
  emailProven: boolean
  customerPortalEmail: string | null
}

const nobody: ServerSession = { user: null, emailProven: false, customerPortalEmail: null }

/** The parsers are loaded only when there is something to parse. */
const loadParsers = () => import('#account/session/stored-account.client.ts')

export async function readRecord(): Promise<LocalRecord | null> {
  if (!isStored(sessionKey)) return null
  return (await loadParsers()).readLocalRecord()
}

/** Asks the server who is signed in; `null` without a usable answer. */
export async function fetchSession(): Promise<ServerSession | null> {
  try {
    const response = await fetch('/api/account/session', {
      signal: AbortSignal.timeout(timeLimitMilliseconds),
    })
    if (!response.ok) return null
    const text = await response.text()
    if (text === '{"user":null}') return nobody
    return (await loadParsers()).parseServerSession(JSON.parse(text))
  } catch {
    return null
  }
}

/** Asks the server to end the session and returns whether it did. The request completes even if the page is left. */
export async function sendSignOut(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeLimitMilliseconds)
    return (await fetch('/api/account/sign-out', { method: 'POST', keepalive: true, signal })).ok
  } catch {
    return false
  }
}
