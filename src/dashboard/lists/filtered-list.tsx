import type { ReactNode } from 'react'
import { NoRows } from '#dashboard/lists/data-table.tsx'
import type { FilterField } from '#dashboard/lists/list-filter-fields.ts'
import { ListFilters } from '#dashboard/lists/list-filters.tsx'
import type { ListPage } from '#dashboard/lists/page-in-range.server.ts'
import { Pager } from '#dashboard/lists/pager.tsx'
import { totalRows } from '#dashboard/lists/total-rows.ts'

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
