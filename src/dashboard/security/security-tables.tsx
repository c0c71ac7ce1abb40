import { useLocation, Form } from 'react-router'
import { maxFactorName } from '#account/second-factor/fresh-factor.ts'
import { useWasInterrupted } from '#dashboard/components/interrupted-action.tsx'
import { ActionPanel } from '#dashboard/components/action-panel.tsx'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { TextField } from '#ui/forms/field.tsx'
import { Badge } from '#ui/layout/badge.tsx'

interface FactorRow {
  id: string
  name: string
  /** `null` if the factor was set up before the shop stored the day. */
  createdAt: Date | null
}

const factorColumns: readonly Column<FactorRow>[] = [
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
        columns={factorColumns}
        rows={rows}
        empty="Nothing yet. Add a passkey or an authenticator app."
      />
    </section>
  )
}

interface SessionRow {
  id: string
  device: string
  place: string | null
  since: Date
  lastUsedAt: Date
  isCurrent: boolean
}

const sessionColumns: readonly Column<SessionRow>[] = [
  {
    title: 'Browser',
    cell: ({ device, isCurrent }) => (
      <span className="flex flex-wrap items-center gap-2">
        {device}
        {isCurrent && <Badge look="teal">This browser</Badge>}
      </span>
    ),
  },
  { title: 'Network or country', cell: ({ place }) => place ?? 'Unknown' },
  { title: 'Signed in (UTC)', cell: ({ since }) => <Moment at={since} /> },
  { title: 'Last used (UTC)', cell: ({ lastUsedAt }) => <Moment at={lastUsedAt} /> },
  {
    title: 'Actions',
    cell: ({ id, isCurrent }) =>
      !isCurrent && (
        <Form method="post">
          <SubmitButton intent="end-session" of={id} variant="quiet">
            End session
          </SubmitButton>
        </Form>
      ),
  },
]

export function SessionsTable({ rows }: { rows: readonly SessionRow[] }) {
  return (
    <section>
      <h2 className="people-heading">Where you're signed in</h2>
      <DataTable caption="Where you're signed in" columns={sessionColumns} rows={rows} />
      <div className="mt-4">
        <ActionPanel
          label="Log out everywhere…"
          question="Log out in every browser, this one too? You'll need your password and a sign-in step to come back."
        >
          <SubmitButton intent="end-all" variant="danger">
            Yes, log out everywhere
          </SubmitButton>
        </ActionPanel>
      </div>
    </section>
  )
}
