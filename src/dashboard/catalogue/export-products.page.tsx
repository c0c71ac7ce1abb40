import { readRecordFilter, type RecordFilter } from '#catalogue/editing/list-filter.ts'
import { csvColumns, productCsvRow } from '#catalogue/editing/product-csv.ts'
import { productsToEdit } from '#catalogue/editing/edited-records.queries.server.ts'
import { productIdsWithin } from '#catalogue/editing/product-lists.queries.server.ts'
import { csvResponse } from '#dashboard/pieces/csv-response.server.ts'
import { requireAllowed } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import { pageContext } from '#http/page-context.server.ts'
import type { Route } from './+types/export-products.page.ts'

const productsAtOnce = 500

/** Every product that fits the filters of the list, as CSV (product: dashboard 30). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireAllowed({ request, context }, 'catalogue.see')
  const { db, clock } = pageContext(context)
  const filter = new URL(request.url).searchParams
  const exported = { action: 'catalogue.export', name: 'products', header: csvColumns }
  return csvResponse({ db, viewer, now: clock(), filter, ...exported }, rowsOf(db, readRecordFilter(filter)))
}

async function* rowsOf(db: Database, filter: RecordFilter) {
  let after: string | undefined = ''
  do {
    const ids: string[] = await productIdsWithin(db, filter, { limit: productsAtOnce, after })
    yield (await productsToEdit(db, ids)).map(productCsvRow)
    after = ids.length === productsAtOnce ? ids.at(-1) : undefined
  } while (after !== undefined)
}
