import type { LocalRecord } from '#account/session/local-record.ts'
import { sessionKey, type SessionUser } from '#account/session/session.ts'
import { callApi } from '#lib/call-api.client.ts'
import { isStored } from '#lib/stored.client.ts'

/** The customer that the server recognizes by this browser's cookies. */
export interface ServerSession {
  user: SessionUser | null
  emailProven: boolean
  customerPortalEmail: string | null
}

const nobody: ServerSession = { user: null, emailProven: false, customerPortalEmail: null }

/** Loads the parsers only if there is something to parse. */
const loadParsers = () => import('#account/session/stored-account.client.ts')

export async function readRecord(): Promise<LocalRecord | null> {
  if (!isStored(sessionKey)) return null
  return (await loadParsers()).readLocalRecord()
}

/** Requests who is signed in. Returns `null` without a usable answer. */
export async function fetchSession(): Promise<ServerSession | null> {
  const { ok, body } = await callApi('/api/account/session')
  if (!ok) return null
  if (JSON.stringify(body) === '{"user":null}') return nobody
  const parsers = await loadParsers().catch(() => null)
  return parsers?.parseServerSession(body) ?? null
}

/**
 * Requests the end of the session. Returns whether it ended. The request completes even if the visitor leaves
 * the page.
 */
export async function sendSignOut(): Promise<boolean> {
  return (await callApi('/api/account/sign-out', { method: 'POST', keepalive: true })).ok
}
