import { data, Link, redirect } from 'react-router'
import { proposalKinds } from '#catalog/proposals/proposal.ts'
import { proposalStateLabel, proposalStates, type ProposalState } from '#catalog/proposals/proposal-state.ts'
import {
  countProposals,
  countSubmittedProposals,
  listProposals,
} from '#catalog/proposals/proposals.queries.server.ts'
import type { FilterField } from '#dashboard/components/list-filter-fields.ts'
import { ListFilters } from '#dashboard/components/list-filters.tsx'
import { formTexts } from '#dashboard/components/form-texts.server.ts'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { totalRows } from '#dashboard/components/total-rows.ts'
import { requirePageInRange } from '#dashboard/components/page-in-range.server.ts'
import { listWindow } from '#dashboard/components/page-number.ts'
import { Pager } from '#dashboard/components/pager.tsx'
import { beginProposal } from '#dashboard/proposals/begin-proposal.server.ts'
import { BeginProposal } from '#dashboard/proposals/begin-proposal.tsx'
import { proposalScope, sellersToWriteFor } from '#dashboard/proposals/proposal-scope.server.ts'
import { ProposalsTable } from '#dashboard/proposals/proposals-table.tsx'
import { notFound, requireAllowed } from '#dashboard/viewer.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { termOf } from '#lib/search-terms.ts'
import { pageMeta } from '#site/page-meta.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import type { Route } from './+types/proposals.page.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Proposals',
    description: 'What sellers want in the shop.',
    path: '/dashboard/proposals',
    noIndex: true,
  })
}

/** Staff see submitted proposals, members those of their sellers (product: dashboard 45). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireAllowed({ request, context }, 'proposals.see')
  const parameters = new URL(request.url).searchParams
  const { db } = pageContext(context)
  const window = listWindow(parameters)
  const scope = proposalScope(viewer)
  const sellers = sellersToWriteFor(viewer, 'product')
  const state = proposalStates.find((known) => known === parameters.get('state')) ?? null
  const filter = { state, seller: termOf(parameters, 'seller') }
  const [rows, count, undecided] = await Promise.all([
    listProposals(db, scope, filter, window),
    countProposals(db, scope, filter),
    scope.isStaff ? countSubmittedProposals(db, scope.sellers) : null,
  ])
  requirePageInRange(request, window, { rows, count })
  return {
    page: window.page,
    size: window.size,
    count,
    state,
    undecided,
    rows: rows.slice(0, window.size),
    hasNext: rows.length > window.size,
    showsSeller: scope.isStaff || scope.sellers.length > 1,
    /** The seller, for members of exactly one. */
    newFor: scope.isStaff || sellers.length !== 1 ? null : (sellers[0] ?? null),
  }
}

/** Creates a proposal and opens its form. */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireAllowed({ request, context }, 'proposals.write')
  const { kind: given, seller = '', record = '' } = await formTexts(request)
  const kind = proposalKinds.find((known) => known === given)
  if (!kind) throw data(null, { status: 400 })
  const { db, clock } = pageContext(context)
  const id = await beginProposal(db, { viewer, kind, seller, record, now: clock() })
  if (id === null) throw notFound()
  return redirect(`/dashboard/proposals/${id}/edit`)
}

export default function ProposalsPage({ loaderData }: Route.ComponentProps) {
  const { rows, count, page, size, hasNext, undecided, state, showsSeller, newFor } = loaderData
  return (
    <>
      <PageHeading
        title="Proposals"
        lead={undecided === null ? 'What you want in the shop.' : undecidedSentence(undecided)}
        action={newFor !== null && <NewProduct seller={newFor} />}
      />
      <ListFilters
        label="Filter proposals"
        fields={[stateField({ isStaff: undecided !== null })]}
        total={totalRows(count, 'proposal', 'proposals')}
      />
      <ProposalsTable
        caption="Proposals"
        rows={rows}
        showsSeller={showsSeller}
        opensForm={undecided === null}
        empty={newFor !== null && state === null ? <NoProposals /> : undefined}
      />
      <Pager page={page} hasNext={hasNext} count={count} size={size} />
    </>
  )
}

/** Staff see no drafts, and nothing that was taken back to one (product: dashboard 40). */
function stateField({ isStaff }: { isStaff: boolean }): FilterField {
  const shown = proposalStates.filter((state) => !isStaff || !membersAlone.has(state))
  const choices = shown.map((value) => ({ value, label: proposalStateLabel(value) }))
  return { kind: 'choice', name: 'state', label: 'State', none: 'Any', choices }
}

const membersAlone = new Set<ProposalState>(['draft', 'withdrawn'])

function NewProduct({ seller }: { seller: string }) {
  return (
    <BeginProposal subject={{ kind: 'product', seller }} variant="primary">
      New product
    </BeginProposal>
  )
}

function NoProposals() {
  return (
    <EmptyState title="No proposals yet">
      Begin with ‘New product’. A change of a product or of your profile begins under{' '}
      <Link to="/dashboard/products" className="underline">
        Products
      </Link>
      .
    </EmptyState>
  )
}

function undecidedSentence(count: number): string {
  if (count === 0) return 'You’re all caught up.'
  return count === 1 ? '1 to review. It comes first.' : `${count} to review, the oldest first.`
}
