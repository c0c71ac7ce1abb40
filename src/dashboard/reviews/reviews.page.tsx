import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { Link } from 'react-router'
import { Moment } from '#dashboard/components/moment.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { FilteredList } from '#dashboard/lists/filtered-list.tsx'
import { listPage } from '#dashboard/lists/page-in-range.server.ts'
import { listWindow } from '#dashboard/lists/page-number.ts'
import { reviewScopeOf } from '#dashboard/reviews/review-scope.ts'
import { ReviewStateDot } from '#dashboard/reviews/review-state-dot.tsx'
import { openPage } from '#dashboard/viewer.server.ts'
import { countReviews, listReviews } from '#reviews/moderation/admin-reviews.queries.server.ts'
import { reviewFilterOf, type ReviewListState } from '#reviews/moderation/review-filter.ts'
import { authorLabel } from '#reviews/review.ts'
import type { Route } from './+types/reviews.page.ts'
import { choiceField, searchField, type FilterField } from '#dashboard/lists/list-filter-fields.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { optionsFrom } from '#ui/forms/options.ts'

export const meta = dashboardMeta('Reviews', 'What buyers say about the products.')

/** Loads the reviews that the viewer may see (product: reviews 17). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, db, parameters } = await openPage({ request, context }, 'reviews.see')
  const window = listWindow(parameters)
  const scope = reviewScopeOf(viewer)
  // Only staff may see which reviews are reported (product: reviews 14).
  const isStaff = scope === null
  const filter = reviewFilterOf(parameters)
  const isOldestFirst = parameters.get('sort') === 'day'
  const state = isStaff || filter.state !== 'reported' ? filter.state : null
  const [found, count] = await Promise.all([
    listReviews(db, scope, { ...filter, state }, { ...window, isOldestFirst }),
    countReviews(db, scope, { ...filter, state }),
  ])
  const list = listPage(request, window, { rows: found, count })
  const rows = list.rows.map(({ review, name, openReports }) => ({
    id: review.id,
    title: review.title,
    product: name,
    author: authorLabel(review.authorName),
    stars: review.stars,
    createdAt: review.createdAt,
    state: review.state,
    isAnswered: review.answer !== null,
    openReports: isStaff ? openReports : 0,
    isDemo: review.isDemo,
  }))
  return {
    ...list,
    rows,
    isStaff,
    sort: isOldestFirst ? 'day' : '-day',
  }
}

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const { rows, isStaff, sort, ...list } = loaderData
  return (
    <>
      <PageHeading title="Reviews" lead="What buyers say. Reviews go live right away." />
      <FilteredList fields={fieldsFor(isStaff)} list={list} one="review" many="reviews">
        <DataTable
          caption="Reviews"
          columns={columns}
          sort={sort}
          rows={rows}
          empty="No reviews yet. We ask buyers for one 14 days after their order becomes active."
        />
      </FilteredList>
    </>
  )
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

const columns: readonly Column<Row>[] = [
  { title: 'Review', cell: ({ id, title }) => <Link to={`/dashboard/reviews/${id}`}>{title}</Link> },
  { title: 'Stars', cell: ({ stars }) => stars, isFigure: true },
  { title: 'Product', cell: ({ product }) => product },
  { title: 'Author', cell: ({ author, isDemo }) => (isDemo ? `${author} (demo)` : author) },
  { title: 'Written (UTC)', sorts: ['-day', 'day'], cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { title: 'Answered', cell: ({ isAnswered }) => (isAnswered ? 'Yes' : 'No') },
  { title: 'State', cell: (row) => <ReviewStateDot {...row} /> },
]

const labels: Readonly<Record<ReviewListState, string>> = {
  reported: 'Reported',
  published: 'Published',
  hidden: 'Hidden',
}

const states = optionsFrom(labels)
const stars = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: value }))
const answered = optionsFrom({ yes: 'Yes', no: 'No' })

function fieldsFor(isStaff: boolean): FilterField[] {
  const shown = states.filter(({ value }) => isStaff || value !== 'reported')
  return [
    searchField('Product, title, text, author'),
    choiceField('state', 'State', shown),
    choiceField('stars', 'Stars', stars),
    choiceField('answered', 'Answered', answered),
  ]
}
