import { readRecordFilter, type RecordFilter } from '#catalog/editing/lists/list-filter.ts'
import { csvColumns, productCsvRow } from '#catalog/editing/product-csv.ts'
import { productsToEdit } from '#catalog/editing/edited-records.queries.server.ts'
import { productIdsWithin } from '#catalog/editing/lists/product-lists.queries.server.ts'
import { csvResponse } from '#dashboard/components/csv-response.server.ts'
import { openPage } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import type { Route } from './+types/export-products.page.ts'

const productsAtOnce = 500

/** Exports all products that match the list's filters as CSV (product: dashboard 30). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, db, now } = await openPage({ request, context }, 'catalogue.see')
  const filter = new URL(request.url).searchParams
  const exported = { action: 'catalogue.export', name: 'products', header: csvColumns }
  return csvResponse({ db, viewer, now, filter, ...exported }, rowsOf(db, readRecordFilter(filter)))
}

async function* rowsOf(db: Database, filter: RecordFilter) {
  let after: string | undefined = ''
  do {
    const ids: string[] = await productIdsWithin(db, filter, { limit: productsAtOnce, after })
    yield (await productsToEdit(db, ids)).map(productCsvRow)
    after = ids.length === productsAtOnce ? ids.at(-1) : undefined
  } while (after !== undefined)
}
