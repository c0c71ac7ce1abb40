import { Link } from 'react-router'
import type { ListedProposal } from '#catalogue/proposals/proposals.queries.server.ts'
import { DataTable, type Column } from '#dashboard/pieces/data-table.tsx'
import { Moment } from '#dashboard/pieces/moment.tsx'
import { ProposalStateDot } from '#dashboard/proposals/proposal-state-dot.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

interface ProposalsTableProps {
  caption: string
  rows: readonly ListedProposal[]
  showsSeller: boolean
}

export function ProposalsTable({ caption, rows, showsSeller }: ProposalsTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={showsSeller ? [name, seller, what, state, updated] : [name, what, state, updated]}
      rows={rows}
      rowKey={({ id }) => id}
      empty={
        <EmptyState title="No proposals here">Sellers bring products and changes as proposals.</EmptyState>
      }
    />
  )
}

const name: Column<ListedProposal> = {
  title: 'Proposal',
  cell: (row) => <Link to={`/dashboard/proposals/${row.id}`}>{row.name}</Link>,
}

const seller: Column<ListedProposal> = { title: 'Seller', cell: ({ sellerName }) => sellerName }

const what: Column<ListedProposal> = {
  title: 'What it is',
  cell: ({ kind, isNew }) => (kind === 'seller' ? 'Profile' : isNew ? 'New product' : 'Change'),
}

const state: Column<ListedProposal> = {
  title: 'State',
  cell: (row) => <ProposalStateDot state={row.state} />,
}

const updated: Column<ListedProposal> = {
  title: 'Last changed',
  cell: ({ updatedAt }) => <Moment at={updatedAt} />,
}
