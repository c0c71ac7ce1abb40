import { arrivesWithin } from '#db/arrives-within.server.ts'
import { createCircuitBreaker, type CircuitBreaker } from '#db/circuit-breaker.ts'
import { DatabaseSilent, isDatabaseAway, isStatementCancelled } from '#db/database-away.server.ts'
import { watchPulse, type DatabasePulse } from '#db/database-pulse.server.ts'
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
const budgetMilliseconds = 850
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
  pulse: DatabasePulse
}

/** One circuit for the database, and one for each read: a locked table stops only the reads of that table. */
export function guardReads(db: Database, patient: Patient = { db, pulse: watchPulse(db) }): GuardedReads {
  const ofDatabase = createCircuitBreaker({ pauseMilliseconds })
  const ofReads = new Map<string, CircuitBreaker>()
  const ofPatientReads = new Map<string, CircuitBreaker>()
  let lastAnswerAt = -Infinity

  return {
    async run(read, work) {
      const ofRead = circuitOf(ofReads, read)
      const states = [ofDatabase, ofRead].map((circuit) => circuit.state(performance.now()))
      if (states.includes('open')) throw knownSilence()
      const startedAt = performance.now()
      const answer = begin(ofRead, work)
      const isProbe = states.includes('half-open')
      if (await arrivesWithin(isProbe ? probeMilliseconds : budgetMilliseconds, answer)) return answer
      const silence = new DatabaseSilent('The database did not answer in time')
      if (!isProbe && lastAnswerAt < startedAt) {
        failed(ofRead, silence)
        patient.pulse.suspect()
      }
      throw silence
    },
    async runPatiently(read, work) {
      const ofRead = circuitOf(ofPatientReads, read)
      if (ofRead.state(performance.now()) === 'open') throw knownSilence()
      return patient.pulse.whileAnswering(async () => {
        ofRead.begin()
        try {
          const value = await work(patient.db)
          ofRead.succeeded()
          return value
        } catch (error) {
          // The pulse watches the database itself; this circuit is for tables that are locked.
          if (isStatementCancelled(error)) ofRead.failed(performance.now())
          else ofRead.succeeded()
          throw error
        }
      })
    },
  }

  function begin<Value>(ofRead: CircuitBreaker, work: (db: Database) => Promise<Value>): Promise<Value> {
    ofDatabase.begin()
    ofRead.begin()
    const answer = work(db)
    answer.then(
      () => succeeded(ofRead),
      (error: unknown) => failed(ofRead, error),
    )
    return answer
  }

  function succeeded(ofRead: CircuitBreaker): void {
    lastAnswerAt = performance.now()
    ofDatabase.succeeded()
    ofRead.succeeded()
  }

  function failed(ofRead: CircuitBreaker, error: unknown): void {
    const now = performance.now()
    if (isStatementCancelled(error)) {
      lastAnswerAt = now
      ofDatabase.succeeded()
      ofRead.failed(now)
    } else if (isDatabaseAway(error)) {
      ofDatabase.failed(now)
      ofRead.failed(now)
    } else {
      // An error is an answer too.
      succeeded(ofRead)
    }
  }
}

function knownSilence(): DatabaseSilent {
  return new DatabaseSilent('The database did not answer the reads before this')
}

function circuitOf(circuits: Map<string, CircuitBreaker>, read: string): CircuitBreaker {
  const circuit = circuits.get(read) ?? createCircuitBreaker({ pauseMilliseconds })
  circuits.set(read, circuit)
  return circuit
}
