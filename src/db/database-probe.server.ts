import { sql } from 'drizzle-orm'
import { arrivesWithin } from '#db/arrives-within.server.ts'
import { DatabaseSilent, WriteUnconfirmed } from '#db/database-away.server.ts'
import type { Database } from '#db/database.server.ts'

/** Tells a database that is slow from one that does not answer at all. */
export interface DatabaseProbe {
  /**
   * Waits for as long as the database answers anything. While it does not, this rejects after some 1.1 s, and within
   * 50 ms once that is known.
   */
  whileAnswering<Value>(work: () => Promise<Value>): Promise<Value>
  /** The same for a write that is not safe to repeat: rejects with `WriteUnconfirmed` once the write has begun. */
  confirm<Value>(write: () => Promise<Value>): Promise<Value>
  /** Marks the database as silent after a read timed out. The next caller probes before it waits. */
  suspect(): void
}

const quietMilliseconds = 600
const probeMilliseconds = 500
/** How long a visitor waits for a probe while the database is known to be silent. */
const knownSilenceMilliseconds = 50

/**
 * A connection of its own, so that slow statements that use up the others do not look like silence. It stays open: on a
 * busy machine a new one takes as long as a visitor may wait.
 */
export const probePool = {
  application_name: 'wadah probe',
  max: 1,
  idleTimeoutMillis: 0,
  connectionTimeoutMillis: 2_000,
  query_timeout: 2_000,
} as const

export function createDatabaseProbe(db: Database): DatabaseProbe {
  let asking: Promise<boolean> | undefined
  let isSilent = false

  return {
    whileAnswering: (work) => waitFor(work, DatabaseSilent),
    confirm: (write) => waitFor(write, WriteUnconfirmed),
    suspect() {
      isSilent = true
    },
  }

  async function waitFor<Value>(work: () => Promise<Value>, Silence: typeof DatabaseSilent): Promise<Value> {
    if (isSilent && !(await answersWithin(knownSilenceMilliseconds))) {
      throw new DatabaseSilent('The database does not answer yet')
    }
    const answer = work()
    while (!(await arrivesWithin(quietMilliseconds, answer))) {
      if (!(await answersWithin(probeMilliseconds))) throw new Silence('The database does not answer')
    }
    return answer
  }

  async function answersWithin(milliseconds: number): Promise<boolean> {
    asking ??= askDatabase()
    const answered = asking
    const isAnswering = (await arrivesWithin(milliseconds, answered)) && (await answered)
    if (!isAnswering) isSilent = true
    return isAnswering
  }

  /** One probe for all callers. It outlives them, so that a late answer still ends the silence. */
  async function askDatabase(): Promise<boolean> {
    try {
      await db.execute(sql`select 1`)
      isSilent = false
      return true
    } catch {
      return false
    } finally {
      asking = undefined
    }
  }
}
