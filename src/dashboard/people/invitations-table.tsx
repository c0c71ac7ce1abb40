import { Form } from 'react-router'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { Pager } from '#dashboard/lists/pager.tsx'
import { StatusDot } from '#dashboard/components/status-dot.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'

interface InvitationRow {
  id: string
  email: string
  roles: string
  expiresAt: Date
  hasExpired: boolean
}

const columns: readonly Column<InvitationRow>[] = [
  { title: 'Email', cell: ({ email }) => email },
  { title: 'Invited as', cell: ({ roles }) => roles },
  {
    title: 'State',
    cell: ({ hasExpired }) => (
      <StatusDot tone={hasExpired ? 'bad' : 'waiting'}>{hasExpired ? 'Expired' : 'Waiting'}</StatusDot>
    ),
  },
  { title: 'Until (UTC)', cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
  {
    title: 'Actions',
    cell: ({ id }) => (
      <span className="flex flex-wrap gap-2">
        <Form method="post" action="/dashboard/people">
          <SubmitButton intent="renew" of={id} variant="secondary">
            Send again
          </SubmitButton>
        </Form>
        <Form method="post" action="/dashboard/people">
          <SubmitButton intent="withdraw" of={id} variant="quiet">
            Withdraw
          </SubmitButton>
        </Form>
      </span>
    ),
  },
]

interface InvitationsTableProps {
  rows: readonly InvitationRow[]
  page: number
  hasNext: boolean
}

/** The open invitations. Renders nothing if there are none. */
export function InvitationsTable({ rows, page, hasNext }: InvitationsTableProps) {
  if (rows.length === 0 && page === 1) return null
  return (
    <section>
      <h2 className="people-heading">Invitations</h2>
      <DataTable caption="Invitations" columns={columns} rows={rows} />
      <Pager page={page} hasNext={hasNext} parameter="invitations" />
    </section>
  )
}
