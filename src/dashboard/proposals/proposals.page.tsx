import { data, Link, redirect, useSearchParams } from 'react-router'
import { proposalKinds } from '#catalog/proposals/proposal.ts'
import { proposalStateLabel, proposalStates } from '#catalog/proposals/proposal-state.ts'
import { countSubmittedProposals, listProposals } from '#catalog/proposals/proposals.queries.server.ts'
import { FilterBar } from '#dashboard/components/filter-bar.tsx'
import { formTexts } from '#dashboard/components/form-texts.server.ts'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { requestedPage, rowsPerPage } from '#dashboard/components/page-number.ts'
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
import { SelectField } from '#ui/forms/field.tsx'
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
  const page = requestedPage(parameters)
  const scope = proposalScope(viewer)
  const sellers = sellersToWriteFor(viewer, 'product')
  const state = proposalStates.find((known) => known === parameters.get('state')) ?? null
  const filter = { state, seller: termOf(parameters, 'seller') }
  const slice = { offset: (page - 1) * rowsPerPage, limit: rowsPerPage + 1 }
  const [rows, undecided] = await Promise.all([
    listProposals(db, scope, filter, slice),
    scope.isStaff ? countSubmittedProposals(db, scope.sellers) : null,
  ])
  return {
    page,
    state,
    undecided,
    rows: rows.slice(0, rowsPerPage),
    hasNext: rows.length > rowsPerPage,
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
  const { rows, page, hasNext, undecided, state, showsSeller, newFor } = loaderData
  const [parameters] = useSearchParams()
  return (
    <>
      <PageHeading
        title="Proposals"
        lead={undecided === null ? 'What you want in the shop.' : undecidedSentence(undecided)}
        action={newFor !== null && <NewProduct seller={newFor} />}
      />
      <FilterBar key={parameters.toString()} label="Filter proposals">
        <SelectField label="State" name="state" defaultValue={state ?? ''}>
          <option value="">Any</option>
          {proposalStates.map((each) => (
            <option key={each} value={each}>
              {proposalStateLabel(each)}
            </option>
          ))}
        </SelectField>
      </FilterBar>
      <ProposalsTable
        caption="Proposals"
        rows={rows}
        showsSeller={showsSeller}
        opensForm={undecided === null}
        empty={newFor !== null && state === null ? <NoProposals /> : undefined}
      />
      <Pager page={page} hasNext={hasNext} />
    </>
  )
}

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
  if (count === 0) return 'No proposal waits for you.'
  return count === 1
    ? '1 waits for a decision. It comes first.'
    : `${count} wait for a decision. They come first.`
}
