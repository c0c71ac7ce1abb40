import { Link } from 'react-router'
import { catalogPath, catalogSorts, sortLabel, type CatalogSort } from '#solutions/list/solution-order.ts'

/** Orders are links, like the chips. */
export function SortLinks({ show, sort }: { show: string | null; sort: CatalogSort | null }) {
  return (
    <nav aria-label="Sort solutions" data-screen-only="" className="min-w-0">
      <ul className="flex gap-x-5 overflow-x-auto">
        {[null, ...catalogSorts].map((each) => (
          <li key={each}>
            <Link
              to={catalogPath({ show, sort: each })}
              preventScrollReset
              aria-current={each === sort ? 'true' : undefined}
              className="inline-flex min-h-11 items-center text-sm whitespace-nowrap text-ink-soft hover:text-ink aria-current:font-semibold aria-current:text-ink aria-current:underline aria-current:underline-offset-4"
            >
              {sortLabel(each)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
