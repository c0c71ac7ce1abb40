import { Form, Link } from 'react-router'
import { rangePresets, type RevenueKind, type Step } from '#dashboard/reports/report-range.ts'
import { SelectField, TextField } from '#ui/forms/field.tsx'

interface RangeBarProps {
  from: string
  to: string
  /** `null` for a custom range. */
  preset: number | null
  step: Step
  kind: RevenueKind
}

/** Selects the range of a report: a preset or custom dates. */
export function RangeBar({ from, to, preset, step, kind }: RangeBarProps) {
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
            {days === 365 ? '12 months' : `${days} days`}
          </Link>
        ))}
      </nav>
      <Form method="get" role="search" aria-label="Custom range" className="filter-bar">
        <TextField label="From" type="date" name="from" defaultValue={from} />
        <TextField label="To" type="date" name="to" defaultValue={to} />
        <SelectField label="Show by" name="by" defaultValue={step}>
          <option value="day">Day</option>
          <option value="week">Week</option>
          <option value="month">Month</option>
        </SelectField>
        {kind !== 'all' && <input type="hidden" name="kind" value={kind} />}
        <button type="submit" className="button button-secondary button-medium">
          Apply
        </button>
      </Form>
    </div>
  )
}
