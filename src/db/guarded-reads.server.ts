import { arrivesWithin } from '#db/arrives-within.server.ts'
import { createCircuitBreaker, type CircuitBreaker, type CircuitState } from '#db/circuit-breaker.ts'
import { DatabaseSilent, isDatabaseAway, isStatementCancelled } from '#db/database-away.server.ts'
import { createDatabaseProbe, type DatabaseProbe } from '#db/database-probe.server.ts'
import type { Database } from '#db/database.server.ts'

/** Reads that do not wait for a database that does not answer. */
export interface GuardedReads {
  /**
   * For a caller with something to fall back to. Rejects within a second, and within a moment while this read or the
   * whole database is known to be silent.
   */
  run<Value>(read: string, work: (db: Database) => Promise<Value>): Promise<Value>
  /** For a caller with nothing to fall back to: waits longer, for as long as the database answers others. */
  runPatiently<Value>(read: string, work: (db: Database) => Promise<Value>): Promise<Value>
}

/** Less than the second that a page may take, so that time is left for rendering it. */
const budgetMilliseconds = 750
/**
 * How long a visitor waits for a probe. The probe goes on without them, so that a slow answer still closes the circuit.
 */
const probeMilliseconds = 50
const pauseMilliseconds = 250

/** A few connections of their own, so that reads of a locked table leave the others to sessions and carts. */
export const guardedPool = {
  application_name: 'wadah reads',
  max: 4,
  statement_timeout: budgetMilliseconds - 100,
  // Longer than a visitor waits, so that a busy process does not take its own delay for that of the database.
  connectionTimeoutMillis: 3_000,
  query_timeout: 3_000,
} as const

/** A pool of its own, so that abandoned reads do not delay reads that somebody waits for. */
export const patientPool = {
  ...guardedPool,
  application_name: 'wadah patient reads',
  connectionTimeoutMillis: 5_000,
  query_timeout: 5_000,
} as const

interface Patient {
  db: Database
  probe: DatabaseProbe
}

export function guardReads(
  db: Database,
  patient: Patient = { db, probe: createDatabaseProbe(db) },
): GuardedReads {
  return { run: quickReads(db, patient.probe), runPatiently: patientReads(patient) }
}

function quickReads(db: Database, probe: DatabaseProbe): GuardedReads['run'] {
  const circuits = quickCircuits()
  return async (read, work) => {
    const state = circuits.state(read)
    if (state === 'open') throw knownSilence()
    const startedAt = performance.now()
    const answer = circuits.watch(read, () => work(db))
    const limit = state === 'half-open' ? probeMilliseconds : budgetMilliseconds
    if (await arrivesWithin(limit, answer)) return answer
    // Others are answered, so this one only stands behind them: it gets as long again.
    const isWaiting = state === 'closed' && circuits.isAnswering(read, startedAt)
    if (isWaiting && (await arrivesWithin(budgetMilliseconds, answer))) return answer
    const silence = new DatabaseSilent('The database did not answer in time')
    if (state === 'closed' && !circuits.answeredSince(startedAt)) {
      circuits.settled(read, silence)
      probe.suspect()
    }
    throw silence
  }
}

function patientReads({ db, probe }: Patient): GuardedReads['runPatiently'] {
  const ofReads = circuitsByName()
  return async (read, work) => {
    const ofRead = ofReads(read)
    if (ofRead.state(performance.now()) === 'open') throw knownSilence()
    return probe.whileAnswering(async () => {
      ofRead.begin()
      try {
        const value = await work(db)
        ofRead.succeeded()
        return value
      } catch (error) {
        // The probe watches the database itself; this circuit is for tables that are locked.
        if (!isStatementCancelled(error)) {
          ofRead.succeeded()
          throw error
        }
        ofRead.failed(performance.now())
        throw new DatabaseSilent('The read was not answered in time', { cause: error })
      }
    })
  }
}

/** One circuit for the database, and one for each read: a locked table stops only the reads of that table. */
function quickCircuits() {
  const ofDatabase = createCircuitBreaker({ pauseMilliseconds })
  const ofReads = circuitsByName()
  let lastAnswerAt = -Infinity

  const answeredSince = (moment: number) => lastAnswerAt >= moment

  return {
    state,
    /** Begins the work. Its outcome sets the circuits, even when nobody waits for it any more. */
    watch<Value>(read: string, work: () => Promise<Value>): Promise<Value> {
      ofDatabase.begin()
      ofReads(read).begin()
      const answer = work()
      answer.then(
        () => settled(read),
        (error: unknown) => settled(read, error),
      )
      return answer
    },
    answeredSince,
    /** Reads are answered, and nothing says that this one will not be. */
    isAnswering: (read: string, since: number) => answeredSince(since) && state(read) === 'closed',
    settled,
  }

  /** The worse of the two. */
  function state(read: string): CircuitState {
    const states = [ofDatabase, ofReads(read)].map((circuit) => circuit.state(performance.now()))
    return (['open', 'half-open'] as const).find((worse) => states.includes(worse)) ?? 'closed'
  }

  /** An error is an answer too, unless it says that none came. */
  function settled(read: string, error?: unknown): void {
    const now = performance.now()
    const isCancelled = isStatementCancelled(error)
    const isAway = !isCancelled && isDatabaseAway(error)
    if (isCancelled || isAway) ofReads(read).failed(now)
    else ofReads(read).succeeded()
    if (isAway) return ofDatabase.failed(now)
    ofDatabase.succeeded()
    lastAnswerAt = now
  }
}

function circuitsByName(): (name: string) => CircuitBreaker {
  const circuits = new Map<string, CircuitBreaker>()
  return (name) => {
    const circuit = circuits.get(name) ?? createCircuitBreaker({ pauseMilliseconds })
    circuits.set(name, circuit)
    return circuit
  }
}

function knownSilence(): DatabaseSilent {
  return new DatabaseSilent('The database did not answer the reads before this')
}
