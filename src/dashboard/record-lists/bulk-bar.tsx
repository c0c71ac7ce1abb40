import { Form } from 'react-router'
import type { ListedRecord } from '#catalog/editing/lists/list-filter.ts'
import { counted } from '#catalog/products/labels.ts'
import { bulkWords, type BulkIntent, type BulkQuestion } from '#dashboard/record-lists/bulk-change.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { Button } from '#ui/forms/button.tsx'

/** The buttons for the selected rows, below the table. */
export function BulkBar({ isArchive, features }: { isArchive: boolean; features: boolean }) {
  const intents: BulkIntent[] = isArchive
    ? ['restore']
    : features
      ? ['feature', 'unfeature', 'archive']
      : ['archive']
  return (
    <div role="group" aria-label="Selected rows" className="bulk-bar">
      <span className="text-ink-soft">Selected:</span>
      {intents.map((intent) => (
        <Button key={intent} type="submit" name="intent" value={intent} variant="secondary">
          {bulkWords[intent].label}
        </Button>
      ))}
    </div>
  )
}

interface BulkConfirmationProps {
  question: BulkQuestion
  rows: readonly ListedRecord[]
  one: string
}

/** A confirmation that names the records to change (product: dashboard 29). */
export function BulkConfirmation({ question: { intent, ids }, rows, one }: BulkConfirmationProps) {
  const { ask, label } = bulkWords[intent]
  const count = counted(ids.length, one)
  const names = ids.map((id) => rows.find((row) => row.id === id)?.name ?? id)
  return (
    <Banner title={ask(count)}>
      <p>{names.join(', ')}</p>
      <Form method="post" className="mt-2">
        {ids.map((id) => (
          <input key={id} type="hidden" name="selected" value={id} />
        ))}
        <input type="hidden" name="sure" value="yes" />
        <Button type="submit" name="intent" value={intent}>
          Yes: {label.toLowerCase()} {count}
        </Button>
      </Form>
    </Banner>
  )
}
