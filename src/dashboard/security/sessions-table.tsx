import { Form } from 'react-router'
import { ActionPanel } from '#dashboard/components/action-panel.tsx'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { Badge } from '#ui/layout/badge.tsx'

interface SessionRow {
  id: string
  device: string
  place: string | null
  since: Date
  lastUsedAt: Date
  isCurrent: boolean
}

const columns: readonly Column<SessionRow>[] = [
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
      <DataTable caption="Where you're signed in" columns={columns} rows={rows} />
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
