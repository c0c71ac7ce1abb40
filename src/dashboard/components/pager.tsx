import { Link, useLocation } from 'react-router'
import { lastPage, pageAddress, rowsPerPage } from '#dashboard/components/page-number.ts'

interface PagerProps {
  /** Starts at 1. */
  page: number
  hasNext: boolean
  /** The search parameter, for pages with a second list. */
  parameter?: string
}

/** Links to the previous and next page, keeping the filters. */
export function Pager({ page, hasNext, parameter = 'page' }: PagerProps) {
  const { pathname, search } = useLocation()
  if (page === 1 && !hasNext) return null
  const to = (number: number) => pathname + pageAddress(search, number, parameter)
  return (
    <nav aria-label={parameter === 'page' ? 'Pages' : `Pages of ${parameter}`} className="pager">
      {page > 1 && <Link to={to(page - 1)}>Previous</Link>}
      <span>Page {page}</span>
      {hasNext && page < lastPage && <Link to={to(page + 1)}>Next</Link>}
      {hasNext && page === lastPage && (
        <span>
          These are the first {(lastPage * rowsPerPage).toLocaleString('en-US')} rows. Add a filter to see
          others.
        </span>
      )}
    </nav>
  )
}
