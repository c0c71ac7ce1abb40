import type { LocalRecord } from '#account/session/local-record.ts'

const seconds = 1000

export const recheckMilliseconds = 30 * seconds
export const logInRedirectMilliseconds = 1 * seconds
/** The time is long enough to read the message before the page changes. */
export const signUpReturnMilliseconds = 2.5 * seconds
export const duplicateSwitchMilliseconds = 2 * seconds
const syntheticSessionSeconds = 3600

export const sessionKey = 'wadah.session'

/** Stored from a sign-out in this browser until the server has completed it. */
export const signOutKey = 'wadah.sign_out'

/** The customer who is signed in, in either kind of session (product: data 11). */
export interface SessionUser {
  id: string
  email: string
  user_metadata: { full_name: string; phone?: string; company?: string }
  role: 'authenticated'
}

/**
 * `customer-portal`: a local record of a log-in. `backend`: the session of a backend account (product:
 * accounts 1, 2).
 */
export type SessionMode = 'customer-portal' | 'backend'

export type SessionState =
  | { status: 'loading' }
  /**
   * `unreachable`: the server did not answer, so the visitor is shown as signed out for now. `byChoice`: the
   * customer signed out, in this tab or another.
   */
  | { status: 'signed-out'; unreachable?: true; byChoice?: true }
  /** `endedOnServer`: the server's session has ended, so orders require another log-in. */
  | { status: 'signed-in'; mode: 'customer-portal'; user: SessionUser; endedOnServer?: true }
  /** `emailProven`: the email is verified (product: accounts 29). */
  | { status: 'signed-in'; mode: 'backend'; user: SessionUser; emailProven: boolean }

export type SignedInSession = Extract<SessionState, { status: 'signed-in' }>

/** A session created from the local record (product: accounts 7). */
interface SyntheticSession {
  user: SessionUser
  expires_in: number
  /** In seconds since the epoch. */
  expires_at: number
}

interface Person {
  name?: string | undefined
  phone?: string | undefined
  company?: string | undefined
}

/** The id of a customer-portal user is the email. */
export function customerPortalUser(record: LocalRecord): SessionUser {
  return sessionUser(record.email, record.email, record)
}

export function sessionUser(id: string, email: string, person: Person): SessionUser {
  return {
    id,
    email,
    user_metadata: {
      full_name: fullName(person.name, email),
      ...(person.phone ? { phone: person.phone } : {}),
      ...(person.company ? { company: person.company } : {}),
    },
    role: 'authenticated',
  }
}

export function syntheticSession(record: LocalRecord, now: Date): SyntheticSession {
  return {
    user: customerPortalUser(record),
    expires_in: syntheticSessionSeconds,
    expires_at: Math.floor(now.getTime() / seconds) + syntheticSessionSeconds,
  }
}

/** Whether a customer who is shown as signed in must log in again before the server shows their data. */
export function hasEndedOnServer(session: SessionState): boolean {
  return (
    session.status === 'signed-in' && session.mode === 'customer-portal' && session.endedOnServer === true
  )
}

/** Whether two states are equal. If so, a check causes no update. */
export function sameSession(one: SessionState, other: SessionState): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The name, or the part of the email before the @ (product: accounts 6). */
function fullName(name: string | undefined, email: string): string {
  return name?.trim() || email.split('@')[0] || email
}
