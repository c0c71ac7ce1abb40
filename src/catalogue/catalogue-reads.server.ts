import type { ChangeEvents } from '#db/change-events.server.ts'
import { isDatabaseAway } from '#db/database-away.server.ts'
import type { Database } from '#db/database.server.ts'
import type { GuardedReads } from '#db/guarded-reads.server.ts'
import type { Log } from '#http/log.server.ts'
import type { Metrics } from '#http/metrics.server.ts'
import type { AnswerTag } from '#catalogue/answer-tags.ts'
import type { OnUnreadableRow } from '#catalogue/readable-rows.ts'

export interface CatalogueReading {
  reads: GuardedReads
  log: Log
  metrics: Pick<Metrics, 'fallbacks' | 'unreadableRows'>
  changeEvents: ChangeEvents
  /** This answer is not from the database: cache it only briefly. */
  shortLived(): void
  /** This answer is made again when one of these tags changes. */
  shows(tags: readonly AnswerTag[]): void
}

/**
 * How the catalogue reads: with a fallback, and without the rows that cannot be read. Each read says what it shows, so
 * that no answer can be cached for longer than that is true.
 */
export function catalogueReads({ reads, log, metrics, shortLived, shows }: CatalogueReading) {
  return {
    async orFallback<Value, Fallback>(
      read: string,
      tags: readonly AnswerTag[],
      fromDatabase: (db: Database) => Promise<Value>,
      fallback: Fallback,
    ): Promise<Value | Fallback> {
      shows(tags)
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
      tags: readonly AnswerTag[],
      fromDatabase: (db: Database) => Promise<Value>,
    ): Promise<Value | 'away'> {
      shows(tags)
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
