import { recordExport, type Export } from '#audit/exports.commands.server.ts'
import { actorOf, type Viewer } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import { csv } from '#lib/csv.ts'

type Rows = ReadonlyArray<ReadonlyArray<string>>

interface CsvExport extends Omit<Export, 'actor'> {
  db: Database
  viewer: Viewer
  /** What the file's name says beside the export's: a day, or a range. */
  when: string
  header: readonly string[]
}

/** Lets spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * A download that is made while it is read, so that its length does not matter. It is in the log of changes before it
 * ends: without its entry no file is whole (product: dashboard 16).
 */
export function csvResponse(exported: CsvExport, batches: AsyncIterator<Rows, unknown>): Response {
  const { db, viewer, name, when, header } = exported
  const encoder = new TextEncoder()
  let rows = 0
  const record = (isWhole: boolean) =>
    recordExport(db, { ...exported, actor: actorOf(viewer) }, { rows, isWhole })
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(byteOrderMark + csv([header])))
    },
    async pull(controller) {
      const { done, value } = await batches.next()
      if (done) {
        await record(true)
        controller.close()
        return
      }
      rows += value.length
      controller.enqueue(encoder.encode(csv(value)))
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

/** For what is short enough to be read at once. */
export async function* inOneBatch(rows: Rows): AsyncGenerator<Rows> {
  yield rows
}
