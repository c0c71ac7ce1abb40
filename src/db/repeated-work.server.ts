import { DrizzleQueryError } from 'drizzle-orm/errors'
import { failureOf, WriteUnconfirmed, type Failure } from '#db/unavailable.server.ts'

/** Matches statements that change nothing. */
const readsOnly = /^\s*(select|with)\b(?!.*\b(insert|update|delete|merge|nextval)\b)/is

export type OnRepeat = (reason: 'rolled_back' | 'lost') => void

/**
 * Repeats a failed statement once if that is safe. Throws `WriteUnconfirmed` if the statement may have
 * written.
 */
export function repeatStatement<Value>(
  text: string,
  run: () => Promise<Value>,
  onRepeat: OnRepeat,
): Promise<Value> {
  return repeatOnce(run, onRepeat, (error) => {
    const failure = failureOf(error, { onOurSocket: true })
    return isCut(failure) && !readsOnly.test(text) ? unconfirmed('statement', error) : { failure, error }
  })
}

/** Repeats a transaction once if it was certainly rolled back, as after any failure before the commit. */
export function repeatTransaction<Value>(run: () => Promise<Value>, onRepeat: OnRepeat): Promise<Value> {
  return repeatOnce(run, onRepeat, (error) => {
    const failure = failureOf(error)
    const wasCommitting = error instanceof DrizzleQueryError && error.query === 'commit'
    return isCut(failure) && wasCommitting ? unconfirmed('commit', error) : { failure, error }
  })
}

/**
 * Repeats unconfirmed work once. Only for work that is safe to repeat, because an idempotency key or a given
 * id protects it.
 */
export async function repeatProtected<Value>(run: () => Promise<Value>): Promise<Value> {
  try {
    return await run()
  } catch (error) {
    // Repeats the work only after a lost connection. If a statement timed out, the request has already waited
    // long enough.
    const unconfirmed = unconfirmedIn(error)
    if (!unconfirmed || failureOf(unconfirmed.cause, { onOurSocket: true }) !== 'lost') throw error
  }
  return run()
}

function unconfirmedIn(error: unknown): WriteUnconfirmed | null {
  if (error instanceof WriteUnconfirmed) return error
  return error instanceof Error ? unconfirmedIn(error.cause) : null
}

interface Failed {
  failure: Failure | null
  error: unknown
}

async function repeatOnce<Value>(
  run: () => Promise<Value>,
  onRepeat: OnRepeat,
  failed: (error: unknown) => Failed,
): Promise<Value> {
  try {
    return await run()
  } catch (thrown) {
    const { failure, error } = failed(thrown)
    if (failure !== 'rolled_back' && failure !== 'lost') throw error
    onRepeat(failure)
  }
  return run().catch((thrown: unknown) => {
    throw failed(thrown).error
  })
}

function isCut(failure: Failure | null): boolean {
  return failure === 'lost' || failure === 'unanswered'
}

function unconfirmed(operation: string, cause: unknown): Failed {
  const error = new WriteUnconfirmed(`The connection was lost during a ${operation}`, { cause })
  return { failure: 'unconfirmed', error }
}
