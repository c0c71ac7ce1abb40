import { isDatabaseAway } from '#db/database-away.server.ts'
import type { Database } from '#db/database.server.ts'
import type { GuardedReads } from '#db/guarded-reads.server.ts'
import type { Log } from '#http/log.server.ts'
import type { Metrics } from '#http/metrics.server.ts'
import type { OnUnreadableRow } from '#catalogue/readable-rows.ts'

export interface CatalogueReading {
  reads: GuardedReads
  log: Log
  metrics: Pick<Metrics, 'fallbacks' | 'unreadableRows'>
  /** This answer is not from the database: cache it only briefly. */
  shortLived(): void
}

/** How the catalogue reads: with a fallback, and without the rows that cannot be read. */
export function catalogueReads({ reads, log, metrics, shortLived }: CatalogueReading) {
  return {
    async orFallback<Value, Fallback>(
      read: string,
      fromDatabase: (db: Database) => Promise<Value>,
      fallback: Fallback,
    ): Promise<Value | Fallback> {
      try {
        return await reads.run(read, fromDatabase)
      } catch (error) {
        failed(read, error)
        return fallback
      }
    },
    /** For what the built-in catalogue does not have. A slow answer is better than none here. */
    async orAway<Value>(
      read: string,
      fromDatabase: (db: Database) => Promise<Value>,
    ): Promise<Value | 'away'> {
      try {
        return await reads.runPatiently(read, fromDatabase)
      } catch (error) {
        failed(read, error)
        return 'away'
      }
    },
    emptied(read: string): void {
      log.info({ read }, 'catalogue read was empty, answered from the built-in catalogue')
      metrics.fallbacks.inc({ read, cause: 'empty' })
    },
    onUnreadable(record: 'product' | 'solution' | 'seller'): OnUnreadableRow {
      return (id, error) => {
        log.error({ err: error, record, id }, 'a row of the catalogue cannot be read and is left out')
        metrics.unreadableRows.inc({ record })
      }
    },
  }

  function failed(read: string, error: unknown): void {
    const level = isDatabaseAway(error) ? 'warn' : 'error'
    log[level]({ err: error, read }, 'catalogue read failed, answered from the built-in catalogue')
    metrics.fallbacks.inc({ read, cause: 'error' })
    shortLived()
  }
}
