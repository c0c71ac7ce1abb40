import { redirect } from 'react-router'
import { pageAddress, type ListWindow } from '#dashboard/lists/page-number.ts'
import { rowsCounted } from '#dashboard/lists/total-rows.ts'
import { isFilteredList } from '#dashboard/lists/view-search.ts'

export interface ListPage<Row> {
  rows: Row[]
  /** The number of matching rows; `null` if counting could read the whole table. */
  count: number | null
  page: number
  size: number
  hasNext: boolean
  /** Whether filters exclude all rows. */
  hasNoMatch: boolean
}

/** Creates the page of a list, whose `rows` may have one more. Without rows, redirects to the last page. */
export function listPage<Row>(
  request: Request,
  window: ListWindow,
  found: { rows: readonly Row[]; count: number | null },
): ListPage<Row> {
  const { page, size } = window
  const count = rowsCounted(window, found)
  requirePageInRange(request, window, { rows: found.rows, count: count ?? 0 })
  const hasNext = found.rows.length > size
  const hasNoMatch = found.rows.length === 0 && isFilteredList(new URL(request.url).searchParams)
  return { rows: found.rows.slice(0, size), count, page, size, hasNext, hasNoMatch }
}

/** Redirects from a page after the end to the last page, or to the first if rows were not counted. */
export function requirePageInRange(
  request: Request,
  { page, size }: ListWindow,
  { rows, count = 0 }: { rows: readonly unknown[]; count?: number },
): void {
  if (page === 1 || rows.length > 0) return
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete('_routes')
  const last = Math.max(1, Math.ceil(count / size))
  throw redirect(
    pathname.replace(/(?:\/_)?\.data$/, '') + pageAddress(String(searchParams), Math.min(last, page - 1)),
  )
}
