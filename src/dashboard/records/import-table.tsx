import { Form } from 'react-router'
import { counted } from '#catalog/products/labels.ts'
import type { PlannedLine } from '#catalog/editing/import-plan.forms.ts'
import { DataTable, type Column } from '#dashboard/components/data-table.tsx'
import { StatusDot, type StatusTone } from '#dashboard/components/status-dot.tsx'
import { Button } from '#ui/forms/button.tsx'

interface ImportTableProps {
  plan: readonly PlannedLine[]
  text: string
  fingerprint: string
}

/** The planned change of each line, and the button that imports them. */
export function ImportTable({ plan, text, fingerprint }: ImportTableProps) {
  const count = (outcome: PlannedLine['outcome']) => plan.filter((line) => line.outcome === outcome).length
  const written = count('create') + count('change')
  const rejected = count('reject')
  return (
    <section aria-labelledby="report" className="import-report">
      <h2 id="report" className="text-base">
        {counted(plan.length, 'line')}: {count('create')} new, {count('change')} changed, {count('same')} as
        they are, {rejected} rejected
      </h2>
      {written > 0 && (
        // The key remounts the form for a new report, because a text area keeps its initial text.
        <Form key={fingerprint} method="post" encType="multipart/form-data">
          <textarea name="text" defaultValue={text} readOnly hidden />
          <input type="hidden" name="fingerprint" value={fingerprint} />
          {rejected > 0 && <p>Rejected lines are left out.</p>}
          <Button type="submit" name="intent" value="import">
            Import {counted(written, 'product')}
          </Button>
        </Form>
      )}
      <DataTable
        caption="Report"
        columns={columns}
        rows={plan}
        rowKey={({ line }) => String(line)}
        empty={null}
      />
    </section>
  )
}

const tones: Readonly<Record<PlannedLine['outcome'], StatusTone>> = {
  create: 'good',
  change: 'waiting',
  same: 'quiet',
  reject: 'bad',
}

const words: Readonly<Record<PlannedLine['outcome'], string>> = {
  create: 'New',
  change: 'Changed',
  same: 'As it is',
  reject: 'Rejected',
}

const columns: Column<PlannedLine>[] = [
  { title: 'Line', isFigure: true, cell: ({ line }) => line },
  { title: 'Product', cell: ({ name, id }) => name || id },
  { title: 'Id', cell: ({ id }) => id || 'from the name' },
  {
    title: 'Outcome',
    cell: ({ outcome }) => <StatusDot tone={tones[outcome]}>{words[outcome]}</StatusDot>,
  },
  {
    title: 'What, or why',
    cell: ({ notes }) => (
      <ul className="import-notes">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    ),
  },
]
