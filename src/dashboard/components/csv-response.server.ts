import { recordExport, type Export } from '#audit/exports.commands.server.ts'
import { actorOf, type Viewer } from '#dashboard/viewer.server.ts'
import type { ListPlace } from '#db/comes-after.server.ts'
import type { Database } from '#db/database.server.ts'
import { csv } from '#lib/csv.ts'
import { dayOfMoment } from '#lib/days.ts'

type Rows = ReadonlyArray<ReadonlyArray<string>>

interface CsvExport extends Omit<Export, 'actor'> {
  db: Database
  viewer: Viewer
  /** The end of the file name; the current day by default. */
  when?: string
  header: readonly string[]
}

/** The byte order mark makes spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/** Streams a CSV file. Writes the audit entry before the last byte, or on failure (product: dashboard 16). */
export function csvResponse(exported: CsvExport, batches: AsyncIterator<Rows, unknown>): Response {
  const { db, viewer, name, now, when = dayOfMoment(now), header } = exported
  const encoder = new TextEncoder()
  let rows = 0
  const record = (isWhole: boolean) =>
    recordExport(db, { ...exported, actor: actorOf(viewer) }, { rows, isWhole })
  /** Reads the next batch. If this fails, records the number of rows that were already sent. */
  async function nextBatch(): Promise<Rows | null> {
    try {
      const { done, value } = await batches.next()
      return done ? null : value
    } catch (error) {
      // If the database is away, recording fails too. That error must not hide the original one.
      await record(false).catch(() => undefined)
      throw error
    }
  }

  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(byteOrderMark + csv([header])))
    },
    async pull(controller) {
      const batch = await nextBatch()
      if (batch === null) {
        await record(true)
        controller.close()
        return
      }
      rows += batch.length
      controller.enqueue(encoder.encode(csv(batch)))
    },
    async cancel() {
      await batches.return?.()
      await record(false)
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${when}.csv"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

const batchSize = 1_000

/** Reads a long list in batches, each from the last row of the previous one. A record has 1 or more lines. */
export async function* inBatches<Found extends ListPlace>(
  read: (slice: { limit: number; after: ListPlace | null }) => Promise<readonly Found[]>,
  linesOf: (found: Found) => Rows,
): AsyncGenerator<Rows> {
  let after: ListPlace | null = null
  do {
    const batch = await read({ limit: batchSize, after })
    yield batch.flatMap(linesOf)
    after = batch.length < batchSize ? null : (batch.at(-1) ?? null)
  } while (after !== null)
}
