import type { ReactNode } from 'react'
import { NoRows } from '#dashboard/lists/data-table.tsx'
import {
  type FilterField,
  chipsOf,
  filteredSearch,
  hasFilters,
  withoutFilters,
} from '#dashboard/lists/list-filter-fields.ts'
import type { ListPage } from '#dashboard/lists/page-in-range.server.ts'
import { Pager } from '#dashboard/lists/pager.tsx'
import { totalRows } from '#dashboard/lists/total-rows.ts'
import { Form, Link, useLocation } from 'react-router'
import { CheckBox } from '#dashboard/components/check-box.tsx'
import { searchWith } from '#dashboard/lists/page-number.ts'
import { SavedViews } from '#dashboard/lists/saved-views.tsx'
import { useAppliedFilters } from '#dashboard/lists/use-applied-filters.ts'
import { PhoneSheet } from '#dashboard/components/phone-sheet.tsx'
import { Options, SelectField, TextField } from '#ui/forms/field.tsx'
import { CloseIcon } from '#ui/icons/icons-interface.tsx'

interface FilteredListProps {
  fields: readonly FilterField[]
  /** The page of the list, as the loader returns it. */
  list: Omit<ListPage<unknown>, 'rows'>
  one: string
  many: string
  /** Replaces the children if filters exclude all rows. */
  noMatch?: ReactNode
  children: ReactNode
}

/** A dashboard list: filters with their chips, the number of rows, the table, and the pager. */
export function FilteredList({
  fields,
  list,
  one,
  many,
  noMatch = `No ${many} match. Remove a filter.`,
  children,
}: FilteredListProps) {
  const { count, page, size, hasNext, hasNoMatch } = list
  return (
    <>
      <ListFilters
        label={`Filter ${many.toLowerCase()}`}
        fields={fields}
        total={count !== null && totalRows(count, one, many)}
      />
      {hasNoMatch ? <NoRows>{noMatch}</NoRows> : children}
      <Pager page={page} hasNext={hasNext} size={size} {...(count !== null && { count })} />
    </>
  )
}

interface ListFiltersProps {
  label: string
  fields: readonly FilterField[]
  /** The number of matching rows, such as '1,234 products'. */
  total?: ReactNode
}

/**
 * The filters of a list. The URL contains their state. A change applies them immediately; without JavaScript,
 * a button does (product: dashboard 6).
 */
function ListFilters({ label, fields, total }: ListFiltersProps) {
  const { search } = useLocation()
  const parameters = new URLSearchParams(search)
  const chips = chipsOf(fields, parameters)
  const first = fields.find(({ kind }) => kind === 'search')
  const others = fields.filter((field) => field !== first)
  const { formKey, ...applied } = useAppliedFilters((form) =>
    filteredSearch(search, new FormData(form), fields),
  )
  return (
    <div className="list-filters">
      <Form key={formKey} method="get" role="search" aria-label={label} className="filter-bar" {...applied}>
        {[...withoutFilters(search, fields)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {first && <OneFilter field={first} value={parameters.get(first.name)} />}
        {others.length > 0 && (
          <PhoneSheet label="Filters">
            {others.map((field) => (
              <OneFilter key={field.name} field={field} value={parameters.get(field.name)} />
            ))}
          </PhoneSheet>
        )}
        <noscript>
          <button type="submit" className="button button-secondary button-medium">
            Apply
          </button>
        </noscript>
      </Form>
      <div className="list-summary flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2 text-ink-soft max-md:relative">
        {total && <p role="status">{total}</p>}
        {chips.map(({ name, text }) => (
          <Link
            key={name}
            to={{ search: searchWith(search, { [name]: '', page: '', done: '' }) }}
            preventScrollReset
            className="filter-chip"
          >
            <span className="sr-only">Remove the filter </span>
            {text}
            <CloseIcon className="size-3.5" />
          </Link>
        ))}
        {hasFilters(fields, parameters) && (
          <Link to={{ search: String(withoutFilters(search, fields)) }} preventScrollReset className="link">
            Clear
          </Link>
        )}
        <SavedViews />
      </div>
    </div>
  )
}

function OneFilter({ field, value }: { field: FilterField; value: string | null }) {
  const { name, label } = field
  if (field.kind === 'check')
    return <CheckBox label={label} name={name} value="1" defaultChecked={value === '1'} />
  if (field.kind === 'day')
    return <TextField label={label} type="date" name={name} defaultValue={value ?? ''} />
  if (field.kind === 'choice') {
    return (
      <SelectField label={label} name={name} defaultValue={value ?? field.initial ?? ''}>
        {field.none !== null && <option value="">{field.none}</option>}
        <Options of={field.choices} />
      </SelectField>
    )
  }
  const text = { label, name, type: 'search', defaultValue: value ?? '', placeholder: field.placeholder }
  if (field.kind === 'search') return <TextField {...text} className="filter-wide" />
  return (
    <>
      <TextField {...text} list={`${name}-suggestions`} />
      <datalist id={`${name}-suggestions`}>
        <Options of={field.suggestions} />
      </datalist>
    </>
  )
}
