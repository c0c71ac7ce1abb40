import { inspect } from 'node:util'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { pino, type Logger } from 'pino'
import { unavailability } from '#db/unavailable.server.ts'

export type Log = Logger

/** Writes structured lines to standard output. Redacts fields that may identify a person. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    serializers: { err: withoutValues },
    redact: {
      paths: [
        '*.email',
        '*.password',
        '*.phone',
        '*.name',
        'email',
        'password',
        'phone',
        'headers',
        '*.headers',
      ],
      censor: '[redacted]',
    },
  })
}

/**
 * better-auth prints failed queries without using our log. This reduces a printed query error to the facts
 * that the log would contain.
 */
Object.defineProperty(DrizzleQueryError.prototype, inspect.custom, {
  value(this: DrizzleQueryError) {
    return withoutValues(this)
  },
})

/**
 * Reduces an error to facts about the code. Failed queries and database messages contain user input, so only
 * their code and stack are logged.
 */
export function withoutValues(error: unknown): object {
  if (!(error instanceof Error)) {
    const known =
      typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined
    return { message: 'a value that is not an error was thrown', ...(known !== undefined && { code: known }) }
  }
  const cause = rootCause(error)
  const code = 'code' in cause ? String(cause.code) : undefined
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  // Error messages about statements contain values. The driver's messages about connections do not, so they
  // are logged.
  const isFailedQuery = error.message.startsWith('Failed query') && unavailability(error) === null
  return {
    type: error.constructor.name,
    message: 'severity' in cause || isFailedQuery ? 'Failed query' : cause.message,
    ...(code !== undefined && { code }),
    stack: places?.join('\n'),
  }
}

function rootCause(error: Error): Error {
  return error.cause instanceof Error ? rootCause(error.cause) : error
}
