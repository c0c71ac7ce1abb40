import type { Database } from '#db/database.server.ts'
import { unavailability } from '#db/unavailable.server.ts'
import { onUnreadableRow } from '#db/readable-rows.server.ts'
import type { PageContext } from '#http/server/page-context.server.ts'

/** The dependencies of reading the catalog, for loaders and API calls. */
export type CatalogReading = Pick<PageContext, 'db' | 'log' | 'metrics' | 'changeEvents' | 'shortLived'>

type Work<Value> = (db: Database) => Promise<Value>

/** Catalog reads with a fallback. They skip rows that cannot be parsed. */
export function catalogReads({ db, log, metrics, shortLived }: CatalogReading) {
  return {
    async orFallback<Value, Fallback>(read: string, work: Work<Value>, fallback: Fallback) {
      return work(db).catch((error: unknown) => failed(read, error, fallback))
    },
    /** Reads data that the built-in catalog lacks, or returns 'away'. */
    async orAway<Value>(read: string, work: Work<Value>) {
      return work(db).catch((error: unknown) => failed(read, error, 'away' as const))
    },
    emptied(read: string): void {
      log.info({ read }, 'catalog read was empty, answered from the built-in catalog')
      metrics.fallbacks.inc({ read, cause: 'empty' })
    },
  }

  function failed<Fallback>(read: string, error: unknown, fallback: Fallback): Fallback {
    const reason = unavailability(error)
    // If the database is only slow, the shop must not show the built-in products, which are not its own.
    if (reason === 'busy') throw error
    const level = reason === 'away' ? 'warn' : 'error'
    log[level]({ err: error, read }, 'catalog read failed, answered from the built-in catalog')
    metrics.fallbacks.inc({ read, cause: 'error' })
    shortLived()
    return fallback
  }
}

/** Logs and counts rows that catalog reads omit because they are unreadable. */
export function reportUnreadableRows({
  db,
  log,
  metrics,
}: Pick<CatalogReading, 'db' | 'log' | 'metrics'>): void {
  onUnreadableRow(db, ({ record, id, error }) => {
    log.error({ err: error, record, id }, 'a row of the catalog cannot be read and is left out')
    metrics.unreadableRows.inc({ record })
  })
}
