import type { RecordChoices } from '#catalog/editing/edited-records.queries.server.ts'
import type { ListedRecord } from '#catalog/editing/lists/list-filter.ts'
import { counted } from '#catalog/products/labels.ts'
import { ConfirmBar, SelectionBar } from '#dashboard/components/selection-bar.tsx'
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

/** The actions on the selected rows. */
export function BulkBar({ intents, rows, selection, count, one, categories }: BulkBarProps) {
  const { ids, isHydrated, hasAll } = selection
  const selected = rows.filter(({ id }) => ids.includes(id))
  const isOffered = (intent: BulkIntent) => !isHydrated || hasAll || selected.some(bulkWords[intent].fits)
  return (
    <SelectionBar {...{ selection, count, one }} rows={rows.length} max={maxBulk}>
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
    </SelectionBar>
  )
}

interface BulkConfirmationProps {
  question: BulkQuestion
  rows: readonly ListedRecord[]
  one: string
  categories: RecordChoices['categories']
}

/** Asks before the records change (product: dashboard 29). */
export function BulkConfirmation({ question, rows, one, categories }: BulkConfirmationProps) {
  const { intent, ids, value } = question
  const { ask, label } = bulkWords[intent]
  const count = counted(ids.length, one)
  const category = categories.find((choice) => choice.value === value)
  const price = parsePrice(value.replaceAll(/[$,\s]/g, ''))
  const shown = intent === 'price' && price !== null ? formatPrice(price) : (category?.label ?? value)
  return (
    <ConfirmBar
      question={ask(count, shown)}
      ids={ids}
      names={ids.map((id) => rows.find((row) => row.id === id)?.name ?? id)}
      fields={{ [intent]: value }}
      intent={intent}
      label={`${label} ${count}`}
    />
  )
}
