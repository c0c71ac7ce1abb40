import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { RecordChoices } from '#catalog/editing/edited-records.queries.server.ts'
import type { ListedRecord } from '#catalog/editing/lists/list-filter.ts'
import type { PricePreview } from '#catalog/editing/products-change.ts'
import { longestTag } from '#catalog/product.ts'
import { counted, priceLabel } from '#catalog/products/labels.ts'
import { PhoneSheet } from '#dashboard/components/phone-sheet.tsx'
import { ConfirmBar, SelectionBar } from '#dashboard/lists/selection-bar.tsx'
import {
  bulkWords,
  type BulkIntent,
  type BulkMistake,
  type BulkQuestion,
  type BulkValue,
} from '#dashboard/record-lists/bulk-change.ts'
import { maxBulk, type Selection } from '#dashboard/lists/use-selection.ts'
import { formatPrice } from '#lib/money.ts'
import { parseDollars } from '#lib/parse-dollars.ts'
import { Button } from '#ui/forms/button.tsx'
import { Options, SelectField, TextField } from '#ui/forms/field.tsx'
import { focusOpened } from '#ui/dialogs/focus-opened.client.ts'

interface BulkBarProps {
  intents: readonly BulkIntent[]
  rows: readonly ListedRecord[]
  selection: Selection
  /** The number of rows that match the filters. */
  count: number
  one: string
  choices: RecordChoices
  mistake: BulkMistake | null
}

/** The actions on the selected rows. Actions that need the same value share a field. */
export function BulkBar({ intents, rows, selection, count, one, choices, mistake }: BulkBarProps) {
  const { ids, isHydrated, hasAll } = selection
  const selected = rows.filter(({ id }) => ids.includes(id))
  const isOffered = (intent: BulkIntent) =>
    !isHydrated || hasAll || selected.some(bulkWords[intent].fits ?? Boolean)
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
            <details
              key={key}
              name="bulk-value"
              className="bulk-value"
              open={mistake?.field === value}
              onToggle={focusOpened}
            >
              <summary className="button button-secondary button-medium">{groupLabels[value]}…</summary>
              <div className="opened-form bulk-value-fields" onKeyDown={pressFirstButton}>
                <ValueField
                  value={value}
                  choices={choices}
                  mistake={mistake?.field === value ? mistake : null}
                />
                {buttons}
              </div>
            </details>
          )
        })}
      </PhoneSheet>
    </SelectionBar>
  )
}

/** Makes Enter press the first button next to the field, not the first button of the bar. */
function pressFirstButton(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  event.currentTarget.querySelector('button')?.click()
}

const groupLabels: Readonly<Record<BulkValue, string>> = {
  category: 'Category',
  price: 'Price',
  percent: 'Price by percent',
  seller: 'Seller',
  tag: 'Tags',
}

interface ValueFieldProps {
  value: BulkValue
  choices: RecordChoices
  mistake: BulkMistake | null
}

function ValueField({ value, choices, mistake }: ValueFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (mistake) input.current?.focus()
  }, [mistake])
  if (value === 'category' || value === 'seller') {
    return (
      <SelectField label={`New ${value}`} name={value}>
        <Options of={value === 'category' ? choices.categories : choices.sellers} />
      </SelectField>
    )
  }
  return (
    <TextField
      label={{ price: 'New price in dollars', percent: 'Percent', tag: 'Tag' }[value]}
      name={value}
      ref={input}
      error={mistake?.problem}
      defaultValue={mistake?.value}
      autoComplete="off"
      {...(value === 'tag' ? { maxLength: longestTag } : { inputMode: 'decimal' })}
    />
  )
}

interface BulkConfirmationProps {
  question: BulkQuestion
  rows: readonly ListedRecord[]
  one: string
  choices: RecordChoices
}

/** The confirmation before a bulk change (product: dashboard 29). */
export function BulkConfirmation({ question, rows, one, choices }: BulkConfirmationProps) {
  const { intent, ids, value: given, prices } = question
  const { ask, confirm, label, value } = bulkWords[intent]
  const changing = prices ? prices.filter(({ why }) => why === null).length : ids.length
  const count = counted(changing, one)
  const price = value === 'price' ? parseDollars(given) : null
  const { categories, sellers } = choices
  const choice = [...categories, ...sellers].find((each) => each.value === given)
  const entered = value === 'percent' ? given.replace('%', '').trim() : given
  const shown = price !== null ? formatPrice(price) : value === 'tag' ? given : (choice?.label ?? entered)
  const seen = prices?.map(({ id, before }) => [`was.${id}`, String(before)]) ?? []
  return (
    <ConfirmBar
      question={changing === 0 ? 'Nothing would change.' : ask(count, shown)}
      ids={ids}
      names={prices ? [] : ids.map((id) => rows.find((each) => each.id === id)?.name ?? id)}
      fields={{ ...(value && { [value]: given }), ...Object.fromEntries(seen) }}
      intent={intent}
      label={changing === 0 ? null : confirm ? confirm(count) : `${label} ${count}`}
    >
      {prices && <NewPrices prices={prices} />}
    </ConfirmBar>
  )
}

/** The old and the new price of each product. Products whose price stays the same come first. */
function NewPrices({ prices }: { prices: readonly PricePreview[] }) {
  return (
    <div
      role="region"
      aria-label="New prices"
      tabIndex={0}
      className="bulk-prices max-h-[min(40dvh,20rem)] flex-[1_1_100%] overflow-y-auto border-y border-line"
    >
      <ul className="divided">
        {prices.map(({ id, name, interval, before, after, why }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 py-1.5">
            <span className="min-w-0 wrap-break-word">{name}</span>
            <span>
              {why === null ? (
                <>
                  {formatPrice(before)} <span className="sr-only">becomes</span>
                  <span aria-hidden="true">→</span> <b className="text-ink">{priceLabel(after, interval)}</b>
                </>
              ) : (
                <>
                  stays {priceLabel(before, interval)}: {why}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
