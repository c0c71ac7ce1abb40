import { Form } from 'react-router'
import type { ListedRecord, RecordFilter } from '#catalog/editing/lists/list-filter.ts'
import type { RecordChoices } from '#catalog/editing/edited-records.queries.server.ts'
import { BulkBar, BulkConfirmation } from '#dashboard/record-lists/bulk-bar.tsx'
import {
  bulkIntents,
  type BulkIntent,
  type BulkMistake,
  type BulkQuestion,
} from '#dashboard/record-lists/bulk-change.ts'
import { useSelection } from '#dashboard/lists/use-selection.ts'
import { nounWords, type CatalogNoun } from '#dashboard/records/nouns.ts'
import { RecordTable } from '#dashboard/records/record-table.tsx'

interface SelectableRowsProps {
  noun: CatalogNoun
  view: {
    rows: readonly ListedRecord[]
    count: number
    filter: RecordFilter
    choices: RecordChoices
  }
  question: BulkQuestion | null
  mistake: BulkMistake | null
}

/** The rows with checkboxes, and the bar of bulk actions. Navigation clears the selection. */
export function SelectableRows({ noun, view, question, mistake }: SelectableRowsProps) {
  const { rows, count, filter, choices } = view
  const { one } = nounWords[noun]
  const selection = useSelection(
    rows.map(({ id }) => id),
    mistake,
  )
  return (
    <>
      <Form method="post">
        <RecordTable noun={noun} rows={rows} sort={filter.sort} selection={selection} />
        {!question && rows.length > 0 && (
          <BulkBar {...{ rows, count, one, selection, choices, mistake }} intents={intentsOf(noun, filter)} />
        )}
      </Form>
      {question && <BulkConfirmation {...{ question, rows, one, choices }} />}
    </>
  )
}

function intentsOf(noun: CatalogNoun, { state }: RecordFilter): readonly BulkIntent[] {
  if (state === 'archived') return ['restore']
  return noun === 'products' ? bulkIntents.filter((intent) => intent !== 'restore') : ['archive']
}
