import { Form, Link } from 'react-router'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { findAnything } from '#dashboard/search/find-anything.server.ts'
import { openPage } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { termOf } from '#lib/search-terms.ts'
import { TextField } from '#ui/forms/field.tsx'
import type { Route } from './+types/search.page.ts'

const resultsOfAKind = 5

export const meta = dashboardMeta('Search', 'Products, orders, quotes, inquiries, people and sellers.')

/** Searches everything that the viewer may see. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, db, now } = await openPage({ request, context }, 'overview.see')
  const term = termOf(new URL(request.url).searchParams)
  return { term, groups: await findAnything(db, { viewer, term, now, limit: resultsOfAKind }) }
}

export default function SearchPage({ loaderData: { term, groups } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Search" />
      <Form key={term} method="get" role="search" aria-label="Search everything" className="filter-bar">
        <TextField
          label="Search"
          type="search"
          name="q"
          defaultValue={term}
          placeholder="Products, orders, customers, people"
          className="filter-wide"
        />
        <button type="submit" className="button button-secondary button-medium">
          Search
        </button>
      </Form>
      {term !== '' && groups.length === 0 && (
        <p role="status" className="data-table-empty p-6 text-ink-soft">
          Nothing found for “{term}”. Try a name, an email address or the number of an order.
        </p>
      )}
      <div className="grid grid-cols-1 content-start gap-5">
        {groups.map(({ title, rows, more }) => (
          <section key={title} aria-label={title} className="overview-box p-4">
            <div className="flex items-baseline justify-between gap-3">
              <h2 className="work-title">{title}</h2>
              <Link to={more} className="link">
                See all<span className="sr-only"> {title.toLowerCase()}</span>
              </Link>
            </div>
            <ul className="divided">
              {rows.map(({ label, detail, path }, index) => (
                <li key={`${path} ${index}`}>
                  <Link to={path} className="grid gap-0.5 py-2.5 hover:[&_.text-ink]:underline">
                    <span className="font-semibold text-ink">{label}</span>
                    <span className="text-ink-soft">{detail}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
