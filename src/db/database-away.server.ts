import { DrizzleQueryError } from 'drizzle-orm/errors'
import { DatabaseError } from 'pg'

/** No connection could be opened. The cause says why. */
export class DatabaseUnreachable extends Error {
  constructor(cause: unknown) {
    super('No connection to the database', { cause })
  }
}

/** The database did not answer in the time that a read has, or has not answered the reads before it. */
export class DatabaseSilent extends Error {}

/** The database fell silent during a write, which it may still carry out. */
export class WriteUnconfirmed extends DatabaseSilent {}

/** The address leads to a server that takes no writes. */
export class LeadsToStandby extends Error {}

/** Read-only since a demotion (25006), or lost to another transaction (40001, 40P01): nothing of it was done. */
const rolledBack = /^(25006|40001|40P01)$/
/** Connection exceptions (08), told to stop (57P01, 57P02), closed for being idle (57P05, 25P03). */
const ended = /^(08...|57P0[125]|25P03)$/
/** Full (53), starting (57P03), waited too long for a lock (55P03). */
const notNow = /^(53...|57P03|55P03)$/
const socketCodes = new Set([
  'EAGAIN',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'EMFILE',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])
/** node-postgres reports these without a code. */
const driverMessages =
  /^(connection terminated|timeout (expired|exceeded)|query read timeout|client was closed|client has encountered a connection error)/i

/**
 * How the database is unavailable for now: it does not answer (`silent`), nobody knows whether a write was carried out
 * (`unconfirmed`), the connection broke while in use (`lost`), or nothing was done (`rolled_back`, `not_now`).
 */
export type Absence = 'silent' | 'unconfirmed' | 'lost' | 'rolled_back' | 'not_now'

/**
 * Whether the database is unavailable for now, as opposed to a bug of ours: the same request may succeed later. A
 * statement that took too long (57014) is a bug. A socket error counts only if it happened on the database's socket.
 */
export function isDatabaseAway(error: unknown): boolean {
  return absence(error) !== null
}

/** The write may have been carried out. */
export function isUnconfirmed(error: unknown): boolean {
  return absence(error) === 'unconfirmed'
}

/** `null`: a bug of ours, or an error of something else. `onOurSocket`: it came from the driver itself. */
export function absence(error: unknown, { onOurSocket = false } = {}): Absence | null {
  if (!(error instanceof Error)) return null
  if (error instanceof WriteUnconfirmed) return 'unconfirmed'
  if (error instanceof DatabaseSilent) return 'silent'
  if (error instanceof LeadsToStandby) return 'not_now'
  if (error instanceof DatabaseError) return absenceOfState(error.code ?? '')
  // Its own message holds the parameters, which are a visitor's words.
  if (error instanceof DrizzleQueryError) return absence(error.cause, { onOurSocket: true })
  if (error instanceof DatabaseUnreachable) return absence(error.cause, { onOurSocket: true }) && 'not_now'
  if (onOurSocket && (socketCodes.has(codeOf(error)) || driverMessages.test(error.message))) return 'lost'
  if (error instanceof AggregateError) {
    return error.errors.map((each) => absence(each, { onOurSocket })).find((each) => each !== null) ?? null
  }
  return absence(error.cause, { onOurSocket })
}

function absenceOfState(state: string): Absence | null {
  if (rolledBack.test(state)) return 'rolled_back'
  if (ended.test(state)) return 'lost'
  return notNow.test(state) ? 'not_now' : null
}

/** The database answers, but this statement waited for a lock or ran too long. */
export function isStatementCancelled(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.code === '57014' || error.code === '55P03'
  return error instanceof Error && isStatementCancelled(error.cause)
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
