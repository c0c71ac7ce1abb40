import type { ReactNode } from 'react'
import { Link } from 'react-router'
import {
  nextProposalState,
  proposalStateLabels,
  type ProposalState,
} from '#catalog/proposals/proposal-state.ts'
import type { ListedProposal } from '#catalog/proposals/proposals.queries.server.ts'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { StatusDot, type StatusTone } from '#dashboard/components/status-dot.tsx'

interface ProposalsTableProps {
  caption: string
  rows: readonly ListedProposal[]
  showsSeller: boolean
  /** Whether a proposal that the viewer can edit opens in its form. `true` for members. */
  opensForm: boolean
  sort?: string
  empty?: ReactNode
}

export function ProposalsTable({ caption, rows, showsSeller, opensForm, sort, empty }: ProposalsTableProps) {
  const name: Column<ListedProposal> = {
    title: 'Proposal',
    cell: (row) => <Link to={opensForm ? formOrPage(row) : pathOf(row)}>{row.name}</Link>,
  }
  return (
    <DataTable
      caption={caption}
      sort={sort}
      columns={showsSeller ? [name, seller, recordKind, state, updated] : [name, recordKind, state, updated]}
      rows={rows}
      empty={
        empty || (
          <EmptyState title="No proposals here">
            Sellers send new products and changes as proposals.
          </EmptyState>
        )
      }
    />
  )
}

/** Returns the address of a proposal: its form if members can still edit it, otherwise its page. */
export function formOrPage({ id, state }: Pick<ListedProposal, 'id' | 'state'>): string {
  return nextProposalState(state, 'save') === null ? pathOf({ id }) : `${pathOf({ id })}/edit`
}

function pathOf({ id }: Pick<ListedProposal, 'id'>): string {
  return `/dashboard/proposals/${id}`
}

const seller: Column<ListedProposal> = { title: 'Seller', cell: ({ sellerName }) => sellerName }

const recordKind: Column<ListedProposal> = {
  title: 'What it is',
  cell: ({ kind, isNew }) => (kind === 'seller' ? 'Profile' : isNew ? 'New product' : 'Change'),
}

const state: Column<ListedProposal> = {
  title: 'State',
  cell: (row) => <ProposalStateDot state={row.state} />,
}

const updated: Column<ListedProposal> = {
  title: 'Last changed',
  sorts: ['-changed', 'changed'],
  cell: ({ updatedAt }) => <Moment at={updatedAt} />,
}

const tones: Record<ProposalState, StatusTone> = {
  draft: 'quiet',
  submitted: 'waiting',
  returned: 'bad',
  approved: 'good',
  rejected: 'bad',
  withdrawn: 'quiet',
}

export function ProposalStateDot({ state }: { state: ProposalState }) {
  return <StatusDot tone={tones[state]}>{proposalStateLabels[state]}</StatusDot>
}
