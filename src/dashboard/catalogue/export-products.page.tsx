import { readRecordFilter } from '#catalogue/editing/list-filter.ts'
import { csvColumns, mostExported, productCsvRow } from '#catalogue/editing/product-csv.ts'
import { productsToEdit } from '#catalogue/editing/edited-records.queries.server.ts'
import { productIdsWithin } from '#catalogue/editing/product-lists.queries.server.ts'
import { csvResponse } from '#dashboard/pieces/csv-response.server.ts'
import { requireAllowed } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import { pageContext } from '#http/page-context.server.ts'
import type { Route } from './+types/export-products.page.ts'

const productsAtOnce = 500

/** The products of the list, as it is filtered, as CSV (product: dashboard 30). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireAllowed({ request, context }, 'catalogue.see')
  const { db, clock } = pageContext(context)
  const filter = new URL(request.url).searchParams
  const ids = await productIdsWithin(db, readRecordFilter(filter), mostExported)
  const exported = { action: 'catalogue.export', name: 'products', header: csvColumns }
  return csvResponse({ db, viewer, now: clock(), filter, ...exported }, rowsOf(db, ids))
}

async function* rowsOf(db: Database, ids: readonly string[]) {
  for (let start = 0; start < ids.length; start += productsAtOnce) {
    const part = ids.slice(start, start + productsAtOnce)
    const byId = new Map((await productsToEdit(db, part)).map((product) => [product.id, product]))
    yield part.flatMap((id) => byId.get(id) ?? []).map(productCsvRow)
  }
}
