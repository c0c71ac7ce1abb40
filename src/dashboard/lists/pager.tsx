import { Link, useLocation } from 'react-router'
import { lastPage, pageAddress, pageSizes, rowsPerPage, searchWith } from '#dashboard/lists/page-number.ts'
import { maxCounted } from '#lib/max-counted.ts'

interface PagerProps {
  /** The page number, starting at 1. */
  page: number
  hasNext: boolean
  /** The number of matching rows. One more than the maximum shown means that counting stopped. */
  count?: number
  size?: number
  /** The search parameter with the page number, which is different for a second list on a page. */
  parameter?: string
}

/** Links to the previous and next pages, and to other page sizes. The links keep the filters. */
export function Pager({ page, hasNext, count, size, parameter = 'page' }: PagerProps) {
  const { pathname, search } = useLocation()
  const isShort = page === 1 && !hasNext
  const known = count !== undefined && size !== undefined && count <= maxCounted
  const last = known ? Math.max(1, Math.ceil(count / size)) : null
  const to = (number: number) => pathname + pageAddress(search, number, parameter)
  if (isShort && (count ?? 0) <= pageSizes[0]) return null
  return (
    <nav
      aria-label={parameter === 'page' ? 'Pages' : `Pages of ${parameter}`}
      className="mt-3 flex flex-wrap items-center gap-x-4 [&_a]:inline-flex [&_a]:min-h-10 [&_a]:items-center [&_a]:underline"
    >
      {!isShort && (
        <>
          {page > 2 && <Link to={to(1)}>First</Link>}
          {page > 1 && <Link to={to(page - 1)}>Previous</Link>}
          <span>
            Page {page.toLocaleString('en-US')}
            {last !== null && ` of ${last.toLocaleString('en-US')}`}
          </span>
          {hasNext && page < lastPage && <Link to={to(page + 1)}>Next</Link>}
          {last !== null && page < last - 1 && <Link to={to(last)}>Last</Link>}
          {hasNext && page === lastPage && (
            <span>
              These are the first {(lastPage * (size ?? rowsPerPage)).toLocaleString('en-US')} rows. Add a
              filter to see others.
            </span>
          )}
        </>
      )}
      {size !== undefined && (
        <span className="ms-auto inline-flex items-center gap-3 text-ink-soft">
          Rows
          {pageSizes.map((each) => (
            <Link
              key={each}
              to={pathname + searchWith(search, { size: each === rowsPerPage ? '' : String(each), page: '' })}
              aria-label={`${each} rows on a page`}
              aria-current={each === size ? 'true' : undefined}
              className="min-w-7 justify-center aria-[current=true]:font-semibold aria-[current=true]:text-ink aria-[current=true]:no-underline"
            >
              {each}
            </Link>
          ))}
        </span>
      )}
    </nav>
  )
}
