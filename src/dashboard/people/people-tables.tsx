import { Link } from 'react-router'
import { roleLabel, type StaffRole } from '#account/staff/roles.ts'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { StatusDot } from '#dashboard/components/status-dot.tsx'
import type { AccountSummary } from '#account/session/account.queries.server.ts'
import type { SellerMember } from '#catalog/sellers/seller-members.queries.server.ts'

interface PersonRow extends AccountSummary {
  since: Date
}

interface StaffRow extends PersonRow {
  roles: readonly StaffRole[]
}

/** Returns the column of names. The viewer's own is no link, because nobody can change their own roles. */
function nameColumn(ownId: string): Column<PersonRow> {
  return {
    title: 'Name',
    cell: ({ id, name }) =>
      id === ownId ? `${name} (you)` : <Link to={`/dashboard/people/${id}`}>{name}</Link>,
  }
}

const shared = {
  email: { title: 'Email', cell: ({ email }: PersonRow) => email },
  factor: {
    title: 'Two-step sign-in',
    cell: ({ hasSecondFactor }: PersonRow) => (
      <StatusDot tone={hasSecondFactor ? 'good' : 'waiting'}>{hasSecondFactor ? 'On' : 'Not yet'}</StatusDot>
    ),
  },
  since: { title: 'Since (UTC)', cell: ({ since }: PersonRow) => <Moment at={since} /> },
}

export function StaffTable({ rows, ownId }: { rows: readonly StaffRow[]; ownId: string }) {
  const columns: readonly Column<StaffRow>[] = [
    nameColumn(ownId),
    shared.email,
    { title: 'Roles', cell: ({ roles }) => roles.map(roleLabel).join(', ') },
    shared.factor,
    shared.since,
  ]
  return (
    <section>
      <h2 className="people-heading">Staff</h2>
      <DataTable caption="Staff" columns={columns} rows={rows} empty="No staff yet." />
    </section>
  )
}

interface MembersTableProps {
  rows: readonly SellerMember[]
  ownId: string
  showsSeller: boolean
  sort: string
  hasNoMatch: boolean
}

export function MembersTable({ rows, ownId, showsSeller, sort, hasNoMatch }: MembersTableProps) {
  const seller: Column<SellerMember> = {
    title: 'Seller',
    sorts: ['seller', '-seller'],
    cell: (row) => row.seller,
  }
  const columns: readonly Column<SellerMember>[] = [
    { ...nameColumn(ownId), sorts: ['name', '-name'] },
    shared.email,
    ...(showsSeller ? [seller] : []),
    { title: 'Role', cell: ({ role }) => roleLabel(role) },
    shared.factor,
    { ...shared.since, sorts: ['-since', 'since'] },
  ]
  return (
    <section>
      <h2 className="people-heading">{showsSeller ? 'Members of sellers' : 'Members'}</h2>
      <DataTable
        caption="Members of sellers"
        sort={sort}
        columns={columns}
        rows={rows}
        rowKey={({ id, sellerId }) => `${id} ${sellerId}`}
        empty={
          hasNoMatch
            ? 'No members match. Remove a filter.'
            : 'Members show up here once they accept an invitation.'
        }
      />
    </section>
  )
}
