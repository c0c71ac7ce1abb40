import { Link } from 'react-router'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { ReviewStateDot } from '#dashboard/reviews/review-state-dot.tsx'
import type { ReviewState } from '#reviews/review.ts'

export interface ReviewRow {
  id: string
  title: string
  product: string
  author: string
  stars: number
  createdAt: Date
  state: ReviewState
  isAnswered: boolean
  openReports: number
  isDemo: boolean
}

const columns: readonly Column<ReviewRow>[] = [
  { title: 'Review', cell: ({ id, title }) => <Link to={`/dashboard/reviews/${id}`}>{title}</Link> },
  { title: 'Stars', cell: ({ stars }) => stars, isFigure: true },
  { title: 'Product', cell: ({ product }) => product },
  { title: 'Author', cell: ({ author, isDemo }) => (isDemo ? `${author} (demo)` : author) },
  { title: 'Written (UTC)', sorts: ['-day', 'day'], cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { title: 'Answered', cell: ({ isAnswered }) => (isAnswered ? 'Yes' : 'No') },
  { title: 'State', cell: (row) => <ReviewStateDot {...row} /> },
]

interface ReviewsTableProps {
  rows: readonly ReviewRow[]
  isFiltered: boolean
  sort: string
}

export function ReviewsTable({ rows, isFiltered, sort }: ReviewsTableProps) {
  return (
    <DataTable
      caption="Reviews"
      columns={columns}
      choosesColumns
      sort={sort}
      rows={rows}
      rowKey={({ id }) => id}
      empty={
        isFiltered
          ? 'No reviews match. Remove a filter.'
          : 'No reviews yet. We ask buyers for one 14 days after their order becomes active.'
      }
    />
  )
}
