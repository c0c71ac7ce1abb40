import type { Database } from '#db/database.server.ts'
import { unavailability } from '#db/unavailable.server.ts'
import { onUnreadableRow } from '#db/readable-rows.server.ts'
import type { PageContext } from '#http/server/page-context.server.ts'

export type CatalogReading = Pick<PageContext, 'db' | 'log' | 'metrics' | 'changeEvents' | 'shortLived'>

type Work<Value> = (db: Database) => Promise<Value>

/** Creates catalog reads with a fallback. They omit rows that cannot be parsed. */
export function catalogReads({ db, log, metrics, shortLived }: CatalogReading) {
  async function orFallback<Value, Fallback>(read: string, work: Work<Value>, fallback: Fallback) {
    return work(db).catch((error: unknown) => failed(read, error, fallback))
  }

  return {
    orFallback,
    /** Reads data that the built-in catalog does not contain. Returns 'away' if the read fails. */
    orAway: <Value>(read: string, work: Work<Value>) => orFallback(read, work, 'away' as const),
    emptied(read: string): void {
      log.info({ read }, 'catalog read was empty, answered from the built-in catalog')
      metrics.fallbacks.inc({ read, cause: 'empty' })
    },
  }

  function failed<Fallback>(read: string, error: unknown, fallback: Fallback): Fallback {
    const reason = unavailability(error)
    // If the database is only slow, throws, because this shop may not sell the built-in products.
    if (reason === 'busy') throw error
    const level = reason === 'away' ? 'warn' : 'error'
    log[level]({ err: error, read }, 'catalog read failed, answered without the database')
    metrics.fallbacks.inc({ read, cause: 'error' })
    shortLived()
    return fallback
  }
}

export function reportUnreadableRows({
  db,
  log,
  metrics,
}: Pick<CatalogReading, 'db' | 'log' | 'metrics'>): void {
  onUnreadableRow(db, ({ record, id, error }) => {
    log.error({ err: error, record, id }, 'catalog row omitted because it cannot be parsed')
    metrics.unreadableRows.inc({ record })
  })
}
