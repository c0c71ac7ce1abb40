import { DrizzleQueryError } from 'drizzle-orm/errors'
import { absence, WriteUnconfirmed } from '#db/database-away.server.ts'

/** After this time whoever waits may have been told that the work failed, so it must not be carried out any more. */
const soonMilliseconds = 1_000

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
    const reason = absence(error, { onOurSocket: true })
    if (reason !== 'lost' || readsOnly.test(text)) return { reason, error }
    return unconfirmed('The connection was lost while a statement ran', error)
  })
}

/** Repeats a transaction once that was certainly rolled back, as all are that break before their commit. */
export function repeatTransaction<Value>(run: () => Promise<Value>, onRepeat: OnRepeat): Promise<Value> {
  return repeatOnce(run, onRepeat, (error) => {
    const reason = absence(error)
    const wasCommitting = error instanceof DrizzleQueryError && error.query === 'commit'
    if (reason !== 'lost' || !wasCommitting) return { reason, error }
    return unconfirmed('The connection was lost at the commit', error)
  })
}

/** Repeats work once that may be done twice, since an idempotency key or its own id protects it. */
export async function repeatProtected<Value>(run: () => Promise<Value>): Promise<Value> {
  const startedAt = performance.now()
  try {
    return await run()
  } catch (error) {
    if (absence(error) !== 'unconfirmed' || !isSoonAfter(startedAt)) throw error
  }
  return run()
}

interface Failure {
  reason: ReturnType<typeof absence>
  error: unknown
}

async function repeatOnce<Value>(
  run: () => Promise<Value>,
  onRepeat: OnRepeat,
  failureOf: (error: unknown) => Failure,
): Promise<Value> {
  const startedAt = performance.now()
  try {
    return await run()
  } catch (thrown) {
    const { reason, error } = failureOf(thrown)
    const isSafe = reason === 'rolled_back' || (reason === 'lost' && isSoonAfter(startedAt))
    if (!isSafe) throw error
    onRepeat(reason)
  }
  return run().catch((thrown: unknown) => {
    throw failureOf(thrown).error
  })
}

function unconfirmed(message: string, cause: unknown): Failure {
  return { reason: 'unconfirmed', error: new WriteUnconfirmed(message, { cause }) }
}

function isSoonAfter(moment: number): boolean {
  return performance.now() - moment < soonMilliseconds
}
