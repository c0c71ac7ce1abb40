import { createCircuitBreaker, type CircuitBreaker } from '#db/circuit-breaker.ts'
import { DatabaseSilent, isDatabaseAway, isStatementCancelled } from '#db/database-away.server.ts'
import type { Database } from '#db/database.server.ts'

/** Reads whose caller has something to fall back to, and must not wait for a database that does not answer. */
export interface GuardedReads {
  /** Rejects within a second, and within a moment while this read or the whole database is known to be silent. */
  run<Value>(read: string, work: (db: Database) => Promise<Value>): Promise<Value>
}

/** Leaves some of the second for making the page. */
const budgetMilliseconds = 900
/** How long a visitor waits for a probe. It continues without them, so that a slow answer still closes the circuit. */
const probeMilliseconds = 50
const pauseMilliseconds = 250

/** A few connections of their own, so that reads of a locked table leave the others to sessions and carts. */
export const guardedPool = {
  application_name: 'wadah reads',
  max: 4,
  connectionTimeoutMillis: budgetMilliseconds,
  statement_timeout: budgetMilliseconds - 100,
  query_timeout: budgetMilliseconds + 100,
} as const

/** One circuit for the database, and one for each read: a locked table stops only the reads of that table. */
export function guardReads(db: Database): GuardedReads {
  const ofDatabase = createCircuitBreaker({ pauseMilliseconds })
  const ofReads = new Map<string, CircuitBreaker>()

  return {
    async run(read, work) {
      const ofRead = ofReads.get(read) ?? createCircuitBreaker({ pauseMilliseconds })
      ofReads.set(read, ofRead)
      const states = [ofDatabase, ofRead].map((circuit) => circuit.state(performance.now()))
      if (states.includes('open'))
        throw new DatabaseSilent('The database did not answer the reads before this')
      ofDatabase.begin()
      ofRead.begin()
      const answer = work(db)
      answer.then(
        () => succeeded(ofRead),
        (error: unknown) => failed(ofRead, error),
      )
      if (states.includes('half-open')) return within(probeMilliseconds, answer)
      return within(budgetMilliseconds, answer, (silence) => failed(ofRead, silence))
    },
  }

  function succeeded(ofRead: CircuitBreaker): void {
    ofDatabase.succeeded()
    ofRead.succeeded()
  }

  function failed(ofRead: CircuitBreaker, error: unknown): void {
    const now = performance.now()
    if (isStatementCancelled(error)) {
      ofDatabase.succeeded()
      ofRead.failed(now)
    } else if (isDatabaseAway(error)) {
      ofDatabase.failed(now)
      ofRead.failed(now)
    } else {
      // It answered, if only with an error.
      succeeded(ofRead)
    }
  }
}

async function within<Value>(
  milliseconds: number,
  answer: Promise<Value>,
  onSilence?: (silence: DatabaseSilent) => void,
): Promise<Value> {
  const limit = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    // Later than answers that arrived while this process was busy.
    setImmediate(() => limit.reject(new DatabaseSilent(`The database did not answer in ${milliseconds} ms`)))
  }, milliseconds)
  try {
    return await Promise.race([answer, limit.promise])
  } catch (error) {
    if (error instanceof DatabaseSilent) onSilence?.(error)
    throw error
  } finally {
    clearTimeout(timer)
  }
}
