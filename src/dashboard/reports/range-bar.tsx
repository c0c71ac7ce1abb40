import { Link, Form } from 'react-router'
import { rangePresets } from '#dashboard/reports/report-range.ts'
import { TextField } from '#ui/forms/field.tsx'
import type { ReactNode } from 'react'

interface RangeBarProps {
  from: string
  to: string
  /** `null` for a custom range. */
  preset: number | null
}

/** Selects the range of a report: a preset or custom dates. */
export function RangeBar({ from, to, preset }: RangeBarProps) {
  return (
    <div className="range-bar">
      <nav aria-label="Range" className="range-presets">
        {rangePresets.map((days) => (
          <Link
            key={days}
            to={`/dashboard/reports?days=${days}`}
            aria-current={days === preset ? 'true' : undefined}
            className="range-preset"
          >
            {days} days
          </Link>
        ))}
      </nav>
      <FilterBar label="Days of your own">
        <TextField label="From" type="date" name="from" defaultValue={from} />
        <TextField label="To" type="date" name="to" defaultValue={to} />
      </FilterBar>
    </div>
  )
}

/** Filters in one row. A GET form, so that the state is in the URL and works without JavaScript. */
function FilterBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Form method="get" role="search" aria-label={label} className="filter-bar">
      {children}
      <button type="submit" className="button button-secondary button-medium">
        Apply
      </button>
    </Form>
  )
}
