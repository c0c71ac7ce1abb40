import type { LocalRecord } from '#account/session/local-record.ts'

const seconds = 1000

export const recheckMilliseconds = 30 * seconds
export const logInRedirectMilliseconds = 1 * seconds
/** Long enough to read what happens next. */
export const signUpReturnMilliseconds = 4 * seconds
export const duplicateSwitchMilliseconds = 2 * seconds
const syntheticSessionSeconds = 3600

export const sessionKey = 'wadah.session'

/** Set while the server has not yet done its part of a sign-out. */
export const signOutKey = 'wadah.sign_out'

/** The signed-in customer of either kind of session (product: data 11). */
export interface SessionUser {
  id: string
  email: string
  user_metadata: { full_name: string; phone?: string; company?: string }
  role: 'authenticated'
}

/** The local record of a log-in, or the session of a backend account (product: accounts 1, 2). */
export type SessionMode = 'customer-portal' | 'backend'

export type SessionState =
  | { status: 'loading' }
  /**
   * `unreachable`: the server could not say who is signed in; shown as signed out until it can. `byChoice`: the
   * customer signed out, in this tab or another.
   */
  | { status: 'signed-out'; unreachable?: true; byChoice?: true }
  /** `endedOnServer`: the server no longer knows this customer, so orders need a new log-in. */
  | { status: 'signed-in'; mode: 'customer-portal'; user: SessionUser; endedOnServer?: true }
  /** `emailProven`: a mailed link was opened, so the address is the customer's (product: accounts 29). */
  | { status: 'signed-in'; mode: 'backend'; user: SessionUser; emailProven: boolean }

/** The session that the local record stands for (product: accounts 7). */
interface SyntheticSession {
  user: SessionUser
  expires_in: number
  /** Seconds since the epoch. */
  expires_at: number
}

interface Person {
  name?: string | undefined
  phone?: string | undefined
  company?: string | undefined
}

/** The id of a customer-portal session is its email. */
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

/** Whether the customer is shown as signed in but has to log in again before the server shows anything of theirs. */
export function hasEndedOnServer(session: SessionState): boolean {
  return (
    session.status === 'signed-in' && session.mode === 'customer-portal' && session.endedOnServer === true
  )
}

/** Whether two states are equal, so that a re-check without news changes nothing. */
export function sameSession(one: SessionState, other: SessionState): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The name, or the part of the email before the at-sign (product: accounts 6). */
function fullName(name: string | undefined, email: string): string {
  return name?.trim() || email.split('@')[0] || email
}
