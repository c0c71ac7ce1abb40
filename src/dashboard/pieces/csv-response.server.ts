import { csv } from '#lib/csv.ts'

type Rows = ReadonlyArray<ReadonlyArray<string>>

/** Lets spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/** A download that is made while it is read, so that its length does not matter. */
export function csvResponse(
  name: string,
  header: readonly string[],
  batches: AsyncIterator<Rows, unknown>,
): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(byteOrderMark + csv([header])))
    },
    async pull(controller) {
      const { done, value } = await batches.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(csv(value)))
    },
    async cancel() {
      await batches.return?.()
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
