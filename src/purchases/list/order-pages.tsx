import { Link } from 'react-router'

interface OrderPagesProps {
  path: string
  /** Starts at 1. */
  page: number
  hasNext: boolean
}

/** Links to newer and older orders. */
export function OrderPages({ path, page, hasNext }: OrderPagesProps) {
  if (page === 1 && !hasNext) return null
  return (
    <nav aria-label="Pages" className="page-links">
      {page > 1 && <Link to={page === 2 ? path : `${path}?page=${page - 1}`}>Newer orders</Link>}
      <span>Page {page}</span>
      {hasNext && <Link to={`${path}?page=${page + 1}`}>Older orders</Link>}
    </nav>
  )
}
