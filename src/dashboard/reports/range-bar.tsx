import { Form, Link, useLocation } from 'react-router'
import { steps } from '#dashboard/charts/chart-rules.ts'
import { PhoneSheet } from '#dashboard/components/phone-sheet.tsx'
import { searchWith } from '#dashboard/lists/page-number.ts'
import { useAppliedFilters } from '#dashboard/lists/use-applied-filters.ts'
import { rangePresets, rangeSearch, type ReportRange } from '#dashboard/reports/report-range.ts'
import { Options, SelectField, TextField } from '#ui/forms/field.tsx'
import { optionsFrom } from '#ui/forms/options.ts'

/** Selects a preset or the first and the last day. Applied immediately (product: dashboard 111). */
export function RangeBar({ from, to, preset }: Pick<ReportRange, 'from' | 'to' | 'preset'>) {
  const { search } = useLocation()
  const parameters = new URLSearchParams(search)
  const kind = parameters.get('kind')
  const { formKey, ...applied } = useAppliedFilters((form) =>
    rangeSearch(search, new FormData(form), { from, to }),
  )
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
      <nav aria-label="Range" className="mb-4 flex flex-wrap gap-1">
        {optionsFrom(rangePresets).map(({ value, label }) => (
          <Link
            key={value}
            to={{ search: searchWith(search, { days: value, from: '', to: '' }) }}
            preventScrollReset
            aria-current={value === preset ? 'true' : undefined}
            className="range-preset"
          >
            {label}
          </Link>
        ))}
      </nav>
      <Form
        key={formKey}
        method="get"
        role="search"
        aria-label="Custom range"
        className="filter-bar flex-[1_1_34rem]"
        {...applied}
      >
        <PhoneSheet label="Days and columns">
          <TextField label="From" type="date" name="from" min={firstDay} defaultValue={from} />
          <TextField label="To" type="date" name="to" min={firstDay} defaultValue={to} />
          <SelectField label="Show by" name="by" defaultValue={parameters.get('by') ?? ''}>
            <option value="">Automatic</option>
            <Options
              of={steps.map((step) => ({ value: step, label: step.charAt(0).toUpperCase() + step.slice(1) }))}
            />
          </SelectField>
        </PhoneSheet>
        {kind && <input type="hidden" name="kind" value={kind} />}
        <noscript>
          <button type="submit" className="button button-secondary button-medium">
            Apply
          </button>
        </noscript>
      </Form>
    </div>
  )
}

/** While a year is being entered, the date is early, such as in the year 0002. Such a date is not applied. */
const firstDay = '2000-01-01'
