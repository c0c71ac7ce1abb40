import { Link } from 'react-router'
import { catalogPath, type CatalogSort } from '#solutions/list/solution-order.ts'
import type { FilterChip } from '#solutions/list/solution-filter.ts'

interface FilterChipListProps {
  chips: readonly FilterChip[]
  current: string | null
  /** The current sort order, which the links of the chips keep. */
  sort: CatalogSort | null
}

/** The chips are links, so that a selection can be shared and the Back button works. */
export function FilterChipList({ chips, current, sort }: FilterChipListProps) {
  return (
    <nav aria-label="Filter solutions">
      <ul className="bleed flex gap-2 py-1 max-md:scroll-row md:flex-wrap">
        {chips.map(({ show, label }) => {
          const isCurrent = show === current
          return (
            <li key={label} className="shrink-0">
              <Link
                to={catalogPath({ show, sort })}
                preventScrollReset
                aria-current={isCurrent ? 'true' : undefined}
                className={`inline-flex min-h-11 items-center rounded-full border px-4 text-sm font-medium transition-colors ${
                  isCurrent
                    ? 'border-ink bg-ink text-paper'
                    : 'border-line-strong text-ink-soft hover:border-ink hover:text-ink'
                }`}
              >
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
