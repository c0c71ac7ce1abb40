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

/**
 * Connection exceptions (08), full (53), shut down or starting (57P01 to 57P03), closed for being idle (57P05, 25P03),
 * demoted to read-only (25006), lost to another transaction (40001, 40P01), waited too long for a lock (55P03).
 */
const states = /^(08...|53...|57P0[1235]|25P03|25006|40001|40P01|55P03)$/
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
 * Whether the database is unavailable for now, as opposed to a bug of ours: the same request may succeed later. A
 * statement that took too long (57014) is a bug. A socket error counts only if it happened on the database's socket.
 */
export function isDatabaseAway(error: unknown): boolean {
  return isAway(error, { onOurSocket: false })
}

function isAway(error: unknown, { onOurSocket }: { onOurSocket: boolean }): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseSilent) return true
  if (error instanceof DatabaseError) return states.test(error.code ?? '')
  // Its own message holds the parameters, which are a visitor's words.
  if (error instanceof DrizzleQueryError) return isAway(error.cause, { onOurSocket: true })
  if (error instanceof DatabaseUnreachable) return isAway(error.cause, { onOurSocket: true })
  if (onOurSocket && (socketCodes.has(codeOf(error)) || driverMessages.test(error.message))) return true
  if (error instanceof AggregateError) return error.errors.some((each) => isAway(each, { onOurSocket }))
  return isAway(error.cause, { onOurSocket })
}

/** The database answers, but this statement waited for a lock or ran too long. */
export function isStatementCancelled(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.code === '57014' || error.code === '55P03'
  return error instanceof Error && isStatementCancelled(error.cause)
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
