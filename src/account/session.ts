import type { LocalRecord } from '#account/local-record.ts'

const seconds = 1000

/** Spec §9 "Timing". */
export const recheckMilliseconds = 30 * seconds
export const logInRedirectMilliseconds = 1 * seconds
export const duplicateSwitchMilliseconds = 2 * seconds
const syntheticSessionSeconds = 3600

/** Where the browser keeps the local record (decisions §8). */
export const sessionKey = 'wadah.session'

/** The displayed user of either sign-in mode (spec §3 "session user"). */
export interface SessionUser {
  id: string
  email: string
  user_metadata: { full_name: string; phone?: string; company?: string }
  role: 'authenticated'
}

export type SessionState =
  | { status: 'loading' }
  /**
   * `unreachable`: the store could not say who is here; shown as signed out until it can. `byChoice`: the customer has
   * signed out, in this tab or another one.
   */
  | { status: 'signed-out'; unreachable?: true; byChoice?: true }
  | { status: 'signed-in'; mode: 'portal' | 'backend'; user: SessionUser }

/** The session that the local record stands for; each re-check makes it anew (decisions §3). */
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

/** The id of a portal session is its e-mail. */
export function portalUser(record: LocalRecord): SessionUser {
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
    user: portalUser(record),
    expires_in: syntheticSessionSeconds,
    expires_at: Math.floor(now.getTime() / seconds) + syntheticSessionSeconds,
  }
}

/** Whether two states say the same, so that a re-check which found nothing new changes nothing. */
export function sameSession(one: SessionState, other: SessionState): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The name, or the part of the e-mail before the at-sign (spec §3). */
function fullName(name: string | undefined, email: string): string {
  return name?.trim() || email.split('@')[0] || email
}
