import { isDatabaseAway } from '#db/database-away.server.ts'
import type { Database } from '#db/database.server.ts'
import type { PageContext } from '#http/page-context.server.ts'
import type { AnswerTag } from '#catalogue/answer-tags.ts'
import type { OnUnreadableRow } from '#catalogue/readable-rows.ts'

/** What a page's loader has, and a call of the API. */
export type CatalogueReading = Pick<
  PageContext,
  'reads' | 'log' | 'metrics' | 'changeEvents' | 'shortLived' | 'shows'
>

type Tags = readonly AnswerTag[]
type Work<Value> = (db: Database) => Promise<Value>

/**
 * How the catalogue reads: with a fallback, and without the rows that cannot be read. Each read says what it shows, so
 * that no answer can be cached for longer than that is true.
 */
export function catalogueReads({ reads, log, metrics, shortLived, shows }: CatalogueReading) {
  return {
    async orFallback<Value, Fallback>(read: string, tags: Tags, work: Work<Value>, fallback: Fallback) {
      shows(tags)
      return reads.run(read, work).catch((error: unknown) => failed(read, error, fallback))
    },
    /** For what the built-in catalogue does not have. A slow answer is better than none here. */
    async orAway<Value>(read: string, tags: Tags, work: Work<Value>) {
      shows(tags)
      return reads.runPatiently(read, work).catch((error: unknown) => failed(read, error, 'away' as const))
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

  function failed<Fallback>(read: string, error: unknown, fallback: Fallback): Fallback {
    const level = isDatabaseAway(error) ? 'warn' : 'error'
    log[level]({ err: error, read }, 'catalogue read failed, answered from the built-in catalogue')
    metrics.fallbacks.inc({ read, cause: 'error' })
    shortLived()
    return fallback
  }
}
