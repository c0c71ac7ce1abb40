import { Options } from '#ui/forms/field.tsx'
import { useEffect, useId, useRef, type RefObject } from 'react'
import { Form, useBeforeUnload, useBlocker, useLocation } from 'react-router'
import type { RecordChoices } from '#catalog/editing/edited-records.queries.server.ts'
import type { ListedRecord } from '#catalog/editing/lists/list-filter.ts'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { searchWith } from '#dashboard/lists/page-number.ts'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { RecordName } from '#dashboard/records/record-table.tsx'
import { editedCells, editedValues, type GridField } from '#dashboard/record-lists/edited-rows.ts'
import type { FieldErrors } from '#lib/field-errors.ts'
import { intervalLabel } from '#lib/money.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import { ChevronDownIcon } from '#ui/icons/icons-interface.tsx'

interface EditRowsProps {
  rows: readonly ListedRecord[]
  categories: RecordChoices['categories']
  refused: RefusedRows | null
}

/** The values and errors of a rejected grid, by field name. */
export interface RefusedRows {
  values: Readonly<Record<string, string>>
  errors: FieldErrors
}

/** A grid for editing price, category and visibility of all products on the page (product: dashboard 29). */
export function EditRows({ rows, categories, refused }: EditRowsProps) {
  const { search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])
  useUnsavedRows(form)
  return (
    <Form ref={form} method="post">
      <DataTable
        caption="Products"
        columns={columnsOf(categories, refused)}
        rows={rows.filter(({ state }) => state !== 'archived')}
        empty="Nothing to edit."
      />
      <div role="group" aria-label="Edited rows" className="bulk-bar">
        <SubmitButton intent="edit-rows" variant="primary">
          Save changes
        </SubmitButton>
        <ButtonLink to={{ search: searchWith(search, { edit: '' }) }} state={discarded} variant="quiet">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  )
}

const discarded = 'discarded'

/**
 * Asks for confirmation before the user leaves unsaved changes, except with 'Cancel'. Saving stays on the
 * page, so it needs no confirmation.
 */
function useUnsavedRows(form: RefObject<HTMLFormElement | null>): void {
  const isEdited = () => form.current !== null && editedCells(new FormData(form.current)).length > 0
  useBeforeUnload((event) => {
    if (isEdited()) event.preventDefault()
  })
  useBlocker(({ currentLocation: { pathname, search }, nextLocation: next }) => {
    const stays = next.pathname === pathname && next.search === search
    if (stays || next.state === discarded || !isEdited()) return false
    return !window.confirm('Leave without saving? Your changes in this list will be lost.')
  })
}

function columnsOf(
  categories: RecordChoices['categories'],
  refused: RefusedRows | null,
): Column<ListedRecord>[] {
  // An unchecked checkbox submits nothing.
  const valueOf = (row: ListedRecord, field: GridField) =>
    refused && `was.price.${row.id}` in refused.values
      ? (refused.values[`${field}.${row.id}`] ?? '')
      : editedValues(row)[field]
  return [
    {
      title: 'Name',
      cell: (row) => (
        <RecordName picture={row.picture}>
          {row.name}
          <input type="hidden" name="row" value={row.id} />
          {Object.entries(editedValues(row)).map(([field, value]) => (
            <input
              key={field}
              type="hidden"
              name={`was.${field}.${row.id}`}
              value={refused?.values[`was.${field}.${row.id}`] ?? value}
            />
          ))}
        </RecordName>
      ),
    },
    {
      title: 'Category',
      cell: (row) => (
        <span className="relative block">
          <select
            name={`categoryId.${row.id}`}
            defaultValue={valueOf(row, 'categoryId')}
            aria-label={`Category of ${row.name}`}
            className="control w-full pe-11"
          >
            {row.categoryId === null && <option value="">None</option>}
            <Options of={categories} />
          </select>
          <ChevronDownIcon className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5 text-ink-soft" />
        </span>
      ),
    },
    {
      title: 'Price in dollars',
      cell: (row) => (
        <PriceCell row={row} value={valueOf(row, 'price')} error={refused?.errors[`price.${row.id}`]} />
      ),
    },
    {
      title: 'In the shop',
      cell: (row) => (
        <input
          type="checkbox"
          name={`isActive.${row.id}`}
          defaultChecked={valueOf(row, 'isActive') === 'on'}
          aria-label={`Show ${row.name} in the shop`}
          className="choice"
        />
      ),
    },
  ]
}

function PriceCell({ row, value, error }: { row: ListedRecord; value: string; error: string | undefined }) {
  const errorId = useId()
  return (
    <>
      <span className="flex min-w-0 items-center gap-2">
        <input
          name={`price.${row.id}`}
          defaultValue={value}
          inputMode="decimal"
          aria-label={`Price of ${row.name} in dollars`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="control w-36 min-w-0"
        />
        <span className="text-ink-soft">{row.interval && intervalLabel(row.interval)}</span>
      </span>
      {error && (
        <p id={errorId} className="field-error max-w-64">
          {error}
        </p>
      )}
    </>
  )
}
