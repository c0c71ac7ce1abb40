import { data, Link, redirect } from 'react-router'
import { proposalKinds } from '#catalog/proposals/proposal.ts'
import { proposalStateLabels, proposalStates, type ProposalState } from '#catalog/proposals/proposal-state.ts'
import {
  countProposals,
  countSubmittedProposals,
  listProposals,
  proposalSorts,
} from '#catalog/proposals/proposals.queries.server.ts'
import { sellerChoices } from '#catalog/sellers/seller-members.queries.server.ts'
import { FilteredList } from '#dashboard/lists/filtered-list.tsx'
import { choiceField, searchField, type FilterField } from '#dashboard/lists/list-filter-fields.ts'
import { formTexts } from '#dashboard/components/form-texts.server.ts'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { listPage } from '#dashboard/lists/page-in-range.server.ts'
import { listWindow } from '#dashboard/lists/page-number.ts'
import { newProposalPath } from '#dashboard/proposals/new-proposal.ts'
import { proposalScope, sellersToWriteFor } from '#dashboard/proposals/proposal-scope.server.ts'
import { ProposalsTable } from '#dashboard/proposals/proposals-table.tsx'
import { openPage, requireAllowed } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { termOf } from '#lib/search-terms.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import type { Route } from './+types/proposals.page.ts'
import type { Option } from '#ui/forms/options.ts'

export const meta = dashboardMeta('Proposals', 'New products and changes that sellers propose.')

/** Loads submitted proposals for staff, or the proposals of the member's sellers (product: dashboard 45). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, db, parameters } = await openPage({ request, context }, 'proposals.see')
  const window = listWindow(parameters)
  const scope = proposalScope(viewer)
  const sellers = sellersToWriteFor(viewer, 'product')
  const state = proposalStates.find((known) => known === parameters.get('state')) ?? null
  const sort = proposalSorts.find((known) => known === parameters.get('sort')) ?? null
  const filter = { state, seller: termOf(parameters, 'seller'), term: termOf(parameters) }
  const showsSeller = scope.isStaff || scope.sellers.length > 1
  const [rows, count, undecided, choices] = await Promise.all([
    listProposals(db, scope, { ...filter, sort }, window),
    countProposals(db, scope, filter),
    scope.isStaff ? countSubmittedProposals(db, scope.sellers) : null,
    showsSeller ? sellerChoices(db, scope.isStaff ? null : scope.sellers) : [],
  ])
  return {
    ...listPage(request, window, { rows, count }),
    sort: sort ?? '',
    undecided,
    choices: choices.map(({ id, name }) => ({ value: id, label: name })),
    showsSeller,
    /** The seller for a new product, if the viewer is a member of only one seller. */
    newFor: scope.isStaff || sellers.length !== 1 ? null : (sellers[0] ?? null),
  }
}

/** Receives 'New product' and 'Propose a change' from pages of release 0.2.0, which post here. */
export async function action({ request, context }: Route.ActionArgs) {
  await requireAllowed({ request, context }, 'proposals.write')
  const { kind: given, seller = '', record = '' } = await formTexts(request)
  const kind = proposalKinds.find((known) => known === given)
  if (!kind) throw data(null, { status: 400 })
  return redirect(newProposalPath({ kind, sellerId: seller, subjectId: record || null }))
}

export default function ProposalsPage({ loaderData }: Route.ComponentProps) {
  const { rows, undecided, sort, choices, showsSeller, newFor, ...list } = loaderData
  return (
    <>
      <PageHeading
        title="Proposals"
        lead={
          undecided === null
            ? 'Your products and changes on their way into the shop.'
            : undecidedSentence(undecided)
        }
        action={newFor !== null && <NewProduct seller={newFor} />}
      />
      <FilteredList
        fields={fieldsFor({ isStaff: undecided !== null, choices })}
        list={list}
        one="proposal"
        many="proposals"
      >
        <ProposalsTable
          caption="Proposals"
          rows={rows}
          showsSeller={showsSeller}
          opensForm={undecided === null}
          sort={sort}
          empty={newFor !== null && <NoProposals />}
        />
      </FilteredList>
    </>
  )
}

/** Returns the filters. Only members filter by `draft` and `withdrawn` (product: dashboard 40). */
function fieldsFor({ isStaff, choices: sellers }: { isStaff: boolean; choices: Option[] }): FilterField[] {
  const shown = proposalStates.filter((state) => !isStaff || !membersAlone.has(state))
  const choices = shown.map((value) => ({ value, label: proposalStateLabels[value] }))
  const seller: FilterField = choiceField('seller', 'Seller', sellers, { none: 'All' })
  return [
    searchField(sellers.length > 0 ? 'Product, seller' : 'Product'),
    choiceField('state', 'State', choices),
    ...(sellers.length > 0 ? [seller] : []),
  ]
}

const membersAlone = new Set<ProposalState>(['draft', 'withdrawn'])

function NewProduct({ seller }: { seller: string }) {
  return (
    <ButtonLink to={newProposalPath({ kind: 'product', sellerId: seller, subjectId: null })}>
      New product
    </ButtonLink>
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
