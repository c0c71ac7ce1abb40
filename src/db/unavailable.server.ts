import { DrizzleQueryError } from 'drizzle-orm/errors'
import { DatabaseError } from 'pg'

/** Connections are refused, or the server is unresponsive. */
export class DatabaseAway extends Error {}

/** The database answers but is overloaded. Nothing was carried out. */
export class DatabaseBusy extends Error {}

/** The connection was lost during a write that may have been carried out. */
export class WriteUnconfirmed extends Error {}

/** Why a request cannot be answered now but may succeed later. */
export type Unavailability = 'away' | 'busy' | 'unconfirmed'

/** `null` means a bug, or an error that has nothing to do with the database. */
export function unavailability(error: unknown): Unavailability | null {
  const failure = failureOf(error)
  if (failure === 'lost') return 'away'
  return failure === 'rolled_back' || failure === 'unanswered' ? 'busy' : failure
}

/**
 * `lost`: the connection broke while in use. `unanswered`: a statement timed out. `rolled_back`: the database
 * undid the work, which may succeed if repeated.
 */
export type Failure = Unavailability | 'lost' | 'unanswered' | 'rolled_back'

/** Read-only after a demotion (25006), serialization failure or deadlock (40001, 40P01). */
const rolledBack = /^(25006|40001|40P01)$/
/** Connection exceptions (08), server shutdown (57P01, 57P02), closed for being idle (57P05, 25P03). */
const lost = /^(08...|57P0[125]|25P03)$/
/** Out of resources (53), starting (57P03), lock timeout (55P03), statement timeout (57014). */
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
/** node-postgres reports these without a code. */
const lostMessages = /^(connection terminated|client was closed|client has encountered a connection error)/i
const timeoutMessages = /^(timeout (expired|exceeded)|connection terminated due to connection timeout)/i

/**
 * Classifies an error of the database. Socket errors count only if they come from the database's socket:
 * `onOurSocket` says that the driver itself threw the error.
 */
export function failureOf(error: unknown, { onOurSocket = false } = {}): Failure | null {
  if (!(error instanceof Error)) return null
  if (error instanceof WriteUnconfirmed) return 'unconfirmed'
  if (error instanceof DatabaseAway) return 'away'
  if (error instanceof DatabaseBusy) return 'busy'
  if (error instanceof DatabaseError) return failureOfState(error.code ?? '')
  // Use the cause: the message of this error contains the parameters, which are a visitor's input.
  if (error instanceof DrizzleQueryError) return failureOf(error.cause, { onOurSocket: true })
  if (onOurSocket && error.message === 'Query read timeout') return 'unanswered'
  if (onOurSocket && (lostMessages.test(error.message) || socketCodes.has(codeOf(error)))) return 'lost'
  if (error instanceof AggregateError) {
    return error.errors.map((each) => failureOf(each, { onOurSocket })).find((each) => each !== null) ?? null
  }
  return failureOf(error.cause, { onOurSocket })
}

/** Classifies a failure to get a connection: none could be opened, or none became free in time. */
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
