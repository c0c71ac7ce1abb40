import type { KeyboardEvent } from 'react'
import type { RecordChoices } from '#catalog/editing/edited-records.queries.server.ts'
import type { ListedRecord } from '#catalog/editing/lists/list-filter.ts'
import { longestTag } from '#catalog/product.ts'
import { counted, priceLabel } from '#catalog/products/labels.ts'
import { PhoneSheet } from '#dashboard/components/phone-sheet.tsx'
import { ConfirmBar, SelectionBar } from '#dashboard/lists/selection-bar.tsx'
import {
  bulkWords,
  type BulkIntent,
  type BulkQuestion,
  type BulkValue,
} from '#dashboard/record-lists/bulk-change.ts'
import { maxBulk, type Selection } from '#dashboard/lists/use-selection.ts'
import { formatPrice, parsePrice } from '#lib/money.ts'
import { Button } from '#ui/forms/button.tsx'
import { SelectField, TextField } from '#ui/forms/field.tsx'

interface BulkBarProps {
  intents: readonly BulkIntent[]
  rows: readonly ListedRecord[]
  selection: Selection
  /** How many rows match the filters. */
  count: number
  one: string
  choices: RecordChoices
}

/** The actions on the selected rows. Actions that need the same value share its field. */
export function BulkBar({ intents, rows, selection, count, one, choices }: BulkBarProps) {
  const { ids, isHydrated, hasAll } = selection
  const selected = rows.filter(({ id }) => ids.includes(id))
  const isOffered = (intent: BulkIntent) => !isHydrated || hasAll || selected.some(bulkWords[intent].fits)
  const groups = Map.groupBy(intents.filter(isOffered), (intent) => bulkWords[intent].value ?? intent)
  return (
    <SelectionBar {...{ selection, count, one }} rows={rows.length} max={maxBulk}>
      <PhoneSheet label="Actions">
        {[...groups].map(([key, group]) => {
          const { value } = bulkWords[group[0] ?? 'show']
          const buttons = group.map((intent) => (
            <Button
              key={intent}
              type="submit"
              name="intent"
              value={intent}
              variant={value === undefined ? 'secondary' : 'ink'}
            >
              {bulkWords[intent].label}
            </Button>
          ))
          if (value === undefined) return buttons
          return (
            <details key={key} name="bulk-value" className="bulk-value">
              <summary className="button button-secondary button-medium">
                {value === 'tag' ? 'Tags' : group.map((intent) => bulkWords[intent].label)}…
              </summary>
              <div className="bulk-value-fields" onKeyDown={pressFirstButton}>
                <ValueField value={value} choices={choices} />
                {buttons}
              </div>
            </details>
          )
        })}
      </PhoneSheet>
    </SelectionBar>
  )
}

/**
 * Presses the first button beside the field on Enter, which would otherwise press the first button of the
 * whole bar.
 */
function pressFirstButton(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  event.currentTarget.querySelector('button')?.click()
}

function ValueField({ value, choices }: { value: BulkValue; choices: RecordChoices }) {
  if (value === 'price') return <TextField label="New price in dollars" name="price" inputMode="decimal" />
  if (value === 'tag') return <TextField label="Tag" name="tag" maxLength={longestTag} />
  const { categories, sellers } = choices
  return (
    <SelectField label={`New ${value}`} name={value}>
      {(value === 'category' ? categories : sellers).map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  )
}

interface BulkConfirmationProps {
  question: BulkQuestion
  rows: readonly ListedRecord[]
  one: string
  choices: RecordChoices
}

/** The confirmation before the records change (product: dashboard 29). */
export function BulkConfirmation({ question, rows, one, choices }: BulkConfirmationProps) {
  const { intent, ids, value: given } = question
  const { ask, confirm, label, value } = bulkWords[intent]
  const count = counted(ids.length, one)
  const price = value === 'price' ? parsePrice(given.replaceAll(/[$,\s]/g, '')) : null
  const { categories, sellers } = choices
  const choice = [...categories, ...sellers].find((each) => each.value === given)
  const shown = price !== null ? formatPrice(price) : value === 'tag' ? given : (choice?.label ?? given)
  return (
    <ConfirmBar
      question={ask(count, shown)}
      ids={ids}
      names={ids.map((id) => {
        const row = rows.find((each) => each.id === id)
        if (!row) return id
        const before = value === 'price' && row.price !== null ? priceLabel(row.price, row.interval) : null
        return before === null ? row.name : `${row.name} (now ${before})`
      })}
      fields={value ? { [value]: given } : {}}
      intent={intent}
      label={confirm ? confirm(count) : `${label} ${count}`}
    />
  )
}
