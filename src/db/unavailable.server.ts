import { DrizzleQueryError } from 'drizzle-orm/errors'
import { DatabaseError } from 'pg'

/** The server refuses connections or is unresponsive. */
export class DatabaseAway extends Error {}

/** The database responds but is overloaded. Nothing was written. */
export class DatabaseBusy extends Error {}

/** The connection was lost during a write, which may have succeeded. */
export class WriteUnconfirmed extends Error {}

/** Why a request cannot be answered now, although it may succeed later. */
export type Unavailability = 'away' | 'busy' | 'unconfirmed'

/** Returns `null` for a bug or an error unrelated to the database. */
export function unavailability(error: unknown): Unavailability | null {
  const failure = failureOf(error)
  if (failure === 'lost') return 'away'
  return failure === 'rolled_back' || failure === 'unanswered' ? 'busy' : failure
}

/**
 * `lost`: the connection broke during use. `unanswered`: a statement timed out. `rolled_back`: the database
 * undid the work, which may succeed if repeated.
 */
export type Failure = Unavailability | 'lost' | 'unanswered' | 'rolled_back'

/** Read-only after a demotion (25006), a serialization failure (40001) or a deadlock (40P01). */
const rolledBack = /^(25006|40001|40P01)$/
/**
 * A broken connection (08), a server shutdown (57P01, 57P02), or an idle connection that the server closed
 * (57P05, 25P03).
 */
const lost = /^(08...|57P0[125]|25P03)$/
/** Out of resources (53), starting up (57P03), a lock timeout (55P03) or a statement timeout (57014). */
const busy = /^(53...|57P03|55P03|57014)$/
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
/** node-postgres reports these errors without a code. */
const lostMessages = /^(connection terminated|client was closed|client has encountered a connection error)/i
const timeoutMessages = /^(timeout (expired|exceeded)|connection terminated due to connection timeout)/i

/**
 * Classifies a database error. Socket errors count only if `onOurSocket` says that the driver threw them,
 * because other systems cause the same errors.
 */
export function failureOf(error: unknown, { onOurSocket = false } = {}): Failure | null {
  if (!(error instanceof Error)) return null
  if (error instanceof WriteUnconfirmed) return 'unconfirmed'
  if (error instanceof DatabaseAway) return 'away'
  if (error instanceof DatabaseBusy) return 'busy'
  if (error instanceof DatabaseError) return failureOfState(error.code ?? '')
  // Only the cause is classified. This error's message contains the parameters, which are a visitor's input.
  if (error instanceof DrizzleQueryError) return failureOf(error.cause, { onOurSocket: true })
  if (onOurSocket && error.message === 'Query read timeout') return 'unanswered'
  if (onOurSocket && (lostMessages.test(error.message) || socketCodes.has(codeOf(error)))) return 'lost'
  if (error instanceof AggregateError) {
    return error.errors.map((each) => failureOf(each, { onOurSocket })).find((each) => each !== null) ?? null
  }
  return failureOf(error.cause, { onOurSocket })
}

/** Classifies why a request got no connection: none could be opened, or none became free in time. */
export function connectFailure(cause: unknown): DatabaseAway | DatabaseBusy {
  const isSlow = cause instanceof Error && timeoutMessages.test(cause.message)
  const isFull = cause instanceof DatabaseError && cause.code?.startsWith('53') === true
  return isSlow || isFull
    ? new DatabaseBusy('Timed out waiting for a database connection', { cause })
    : new DatabaseAway('Could not connect to the database', { cause })
}

function failureOfState(state: string): Failure | null {
  if (rolledBack.test(state)) return 'rolled_back'
  if (lost.test(state)) return 'lost'
  return busy.test(state) ? 'busy' : null
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
