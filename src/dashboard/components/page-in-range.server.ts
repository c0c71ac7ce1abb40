import { redirect } from 'react-router'
import { pageAddress, type ListWindow } from '#dashboard/components/page-number.ts'

/** Leads from a page after the last one back to the last one. Without a count, to the first one. */
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
