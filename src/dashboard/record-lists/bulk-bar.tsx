import { useEffect, useRef } from 'react'
import { Form, Link, useLocation } from 'react-router'
import type { RecordChoices } from '#catalog/editing/edited-records.queries.server.ts'
import type { ListedRecord } from '#catalog/editing/lists/list-filter.ts'
import { counted } from '#catalog/products/labels.ts'
import {
  bulkWords,
  maxBulk,
  type BulkIntent,
  type BulkQuestion,
} from '#dashboard/record-lists/bulk-change.ts'
import type { Selection } from '#dashboard/components/use-selection.ts'
import { formatPrice, parsePrice } from '#lib/money.ts'
import { Button } from '#ui/forms/button.tsx'
import { SelectField, TextField } from '#ui/forms/field.tsx'

interface BulkBarProps {
  intents: readonly BulkIntent[]
  rows: readonly ListedRecord[]
  selection: Selection
  /** How many rows fit the filters. */
  count: number
  one: string
  categories: RecordChoices['categories']
}

/** The actions on the selected rows. It is there while something is selected; without JavaScript always. */
export function BulkBar({ intents, rows, selection, count, one, categories }: BulkBarProps) {
  const { ids, isHydrated, hasAll, takeAll } = selection
  if (isHydrated && ids.length === 0) return null
  const selected = rows.filter(({ id }) => ids.includes(id))
  const number = hasAll ? count : ids.length
  const isOffered = (intent: BulkIntent) => !isHydrated || hasAll || selected.some(bulkWords[intent].fits)
  return (
    <div role="group" aria-label="Selected rows" className="bulk-bar">
      <p role="status" className="bulk-count">
        {isHydrated ? `${counted(number, one)} selected` : 'Selected:'}
      </p>
      {isHydrated && !hasAll && ids.length === rows.length && count > rows.length && (
        <AllThatMatch count={count} takeAll={takeAll} />
      )}
      {hasAll && <input type="hidden" name="all" value="1" />}
      {intents.filter(isOffered).map((intent) =>
        intent === 'category' || intent === 'price' ? (
          <details key={intent} name="bulk-value" className="bulk-value">
            <summary className="button button-secondary button-medium">{bulkWords[intent].label}…</summary>
            <div className="bulk-value-fields">
              {intent === 'price' ? (
                <TextField label="New price in dollars" name="price" inputMode="decimal" />
              ) : (
                <SelectField label="New category" name="category">
                  {categories.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </SelectField>
              )}
              <Button type="submit" name="intent" value={intent} variant="ink">
                {bulkWords[intent].label}
              </Button>
            </div>
          </details>
        ) : (
          <Button key={intent} type="submit" name="intent" value={intent} variant="secondary">
            {bulkWords[intent].label}
          </Button>
        ),
      )}
      {isHydrated && (
        <Button variant="quiet" onClick={selection.clear}>
          Clear selection
        </Button>
      )}
    </div>
  )
}

function AllThatMatch({ count, takeAll }: { count: number; takeAll: () => void }) {
  if (count > maxBulk) {
    return <span className="text-ink-soft">Up to {maxBulk.toLocaleString('en-US')} at once.</span>
  }
  return (
    <Button variant="quiet" onClick={takeAll}>
      Select all {count.toLocaleString('en-US')} that match
    </Button>
  )
}

interface BulkConfirmationProps {
  question: BulkQuestion
  rows: readonly ListedRecord[]
  one: string
  categories: RecordChoices['categories']
}

const namesShown = 5

/** Asks in the place of the bar, naming the records (product: dashboard 29). */
export function BulkConfirmation({ question, rows, one, categories }: BulkConfirmationProps) {
  const { search } = useLocation()
  const confirm = useRef<HTMLButtonElement>(null)
  useEffect(() => confirm.current?.focus(), [])
  const { intent, ids, value } = question
  const { ask, label } = bulkWords[intent]
  const count = counted(ids.length, one)
  const category = categories.find((choice) => choice.value === value)
  const price = parsePrice(value.replaceAll(/[$,\s]/g, ''))
  const shown = intent === 'price' && price !== null ? formatPrice(price) : (category?.label ?? value)
  const names = ids.slice(0, namesShown).map((id) => rows.find((row) => row.id === id)?.name ?? id)
  const more = ids.length - names.length
  return (
    <Form method="post" role="group" aria-label="Confirm" className="bulk-bar">
      <div className="bulk-question" role="alert">
        <p className="font-semibold text-ink">{ask(count, shown)}</p>
        <p className="text-ink-soft">
          {names.join(', ')}
          {more > 0 && ` and ${more.toLocaleString('en-US')} more`}
        </p>
      </div>
      {ids.map((id) => (
        <input key={id} type="hidden" name="selected" value={id} />
      ))}
      <input type="hidden" name={intent} value={value} />
      <input type="hidden" name="sure" value="yes" />
      <Button type="submit" name="intent" value={intent} ref={confirm}>
        {label} {count}
      </Button>
      <Link to={{ search }} replace preventScrollReset className="button button-quiet button-medium">
        Cancel
      </Link>
    </Form>
  )
}
