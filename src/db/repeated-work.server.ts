import { DrizzleQueryError } from 'drizzle-orm/errors'
import { failureOf, WriteUnconfirmed, type Failure } from '#db/unavailable.server.ts'

/** A statement outside a transaction that changes nothing. */
const readsOnly = /^\s*(select|with)\b(?!.*\b(insert|update|delete|merge|nextval)\b)/is

export type OnRepeat = (reason: 'rolled_back' | 'lost') => void

/** Repeats a statement once if that cannot do it twice. One that may have been carried out is `WriteUnconfirmed`. */
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

/** Repeats a transaction once that was certainly rolled back, as all are that break before their commit. */
export function repeatTransaction<Value>(run: () => Promise<Value>, onRepeat: OnRepeat): Promise<Value> {
  return repeatOnce(run, onRepeat, (error) => {
    const failure = failureOf(error)
    const wasCommitting = error instanceof DrizzleQueryError && error.query === 'commit'
    return isCut(failure) && wasCommitting ? unconfirmed('commit', error) : { failure, error }
  })
}

/** Repeats work once that may be done twice, since an idempotency key or its own id protects it. */
export async function repeatProtected<Value>(run: () => Promise<Value>): Promise<Value> {
  try {
    return await run()
  } catch (error) {
    // Without an answer, somebody has waited long enough.
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

function unconfirmed(what: string, cause: unknown): Failed {
  const error = new WriteUnconfirmed(`The connection was lost during a ${what}`, { cause })
  return { failure: 'unconfirmed', error }
}
