import { useLocation } from 'react-router'
import { maxFactorName } from '#account/second-factor/fresh-factor.ts'
import { useWasInterrupted } from '#dashboard/components/interrupted-action.tsx'
import { ActionPanel } from '#dashboard/components/action-panel.tsx'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { TextField } from '#ui/forms/field.tsx'

interface FactorRow {
  id: string
  name: string
  /** `null` if the factor was set up before the shop stored the day. */
  createdAt: Date | null
}

const columns: readonly Column<FactorRow>[] = [
  { title: 'Name', cell: ({ name }) => name },
  {
    title: 'Added (UTC)',
    cell: ({ createdAt }) => (createdAt ? <Moment at={createdAt} /> : 'Unknown'),
  },
  {
    title: 'Actions',
    cell: (row) => <FactorActions {...row} />,
  },
]

function FactorActions({ id, name }: FactorRow) {
  const wasInterrupted = useWasInterrupted()
  const typed = new URLSearchParams(useLocation().search).get('name')
  const isRenaming = wasInterrupted('rename', id)
  return (
    <div className="flex flex-wrap gap-2">
      <ActionPanel
        label="Rename…"
        variant="quiet"
        isOpen={isRenaming}
        question="A name you'll recognize, like Work laptop."
      >
        <TextField
          label="Name"
          name="name"
          defaultValue={(isRenaming && typed) || name}
          maxLength={maxFactorName}
          required
        />
        <SubmitButton intent="rename" of={id}>
          Save
        </SubmitButton>
      </ActionPanel>
      <ActionPanel
        label="Remove…"
        variant="quiet"
        isOpen={wasInterrupted('remove', id)}
        question={`Remove ${name}? You can't sign in with it anymore.`}
      >
        <SubmitButton intent="remove" of={id} variant="danger">
          Yes, remove {name}
        </SubmitButton>
      </ActionPanel>
    </div>
  )
}

/** Lists the passkeys and the authenticator app, with their names and days. */
export function FactorsTable({ rows }: { rows: readonly FactorRow[] }) {
  return (
    <section>
      <h2 className="people-heading">Two-step sign-in</h2>
      <DataTable
        caption="Two-step sign-in"
        columns={columns}
        rows={rows}
        empty="Nothing yet. Add a passkey or an authenticator app."
      />
    </section>
  )
}
