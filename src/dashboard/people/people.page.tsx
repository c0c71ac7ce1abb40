import { data, redirect, Form } from 'react-router'
import { renewInvitation, withdrawInvitation } from '#account/staff/invitations.commands.server.ts'
import { pendingInvitation, pendingInvitations } from '#account/staff/invitations.queries.server.ts'
import { invitedAs } from '#account/staff/invitations.ts'
import { listStaff } from '#account/staff/staff.queries.server.ts'
import {
  countMembers,
  listMembers,
  memberSorts,
  sellerChoices,
} from '#catalog/sellers/seller-members.queries.server.ts'
import { Outcome } from '#dashboard/components/outcome.tsx'
import { FilteredList } from '#dashboard/lists/filtered-list.tsx'
import { choiceField, searchField, type FilterField } from '#dashboard/lists/list-filter-fields.ts'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { listPage } from '#dashboard/lists/page-in-range.server.ts'
import { listWindow, requestedPage, rowsPerPage } from '#dashboard/lists/page-number.ts'
import { MembersTable, StaffTable } from '#dashboard/people/people-tables.tsx'
import { invitationNeeds, isOwnSeller, requirePeople } from '#dashboard/people/people-access.server.ts'
import { reachedAnswer, stayWhenUnreachable } from '#dashboard/components/unreachable.ts'
import { actorOf, notFound, requireFreshFactor } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { formText } from '#lib/form-text.ts'
import { isUuid } from '#lib/ids.ts'
import { termOf } from '#lib/search-terms.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import type { Route } from './+types/people.page.ts'
import { intentOf } from '#dashboard/components/action-answer.ts'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { Pager } from '#dashboard/lists/pager.tsx'
import { StatusDot } from '#dashboard/components/status-dot.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import type { Option } from '#ui/forms/options.ts'

/** Returns the confirmation of the last action, with the name of the person. */
const done = {
  invited: () => 'The invitation is on its way.',
  renewed: () => 'The invitation is on its way again, with a new link.',
  withdrawn: () => 'Invitation withdrawn. Its link no longer works.',
  roles: () => 'Roles saved.',
  reset: (name: string) => `Sign-in reset. ${name} sets up a new one at the next log-in.`,
  'logged-out': (name: string) => `${name} is logged out everywhere.`,
  removed: (name: string) => `${name} no longer has access to the dashboard.`,
}

export const meta = dashboardMeta('People', 'Staff, members of sellers, and invitations.')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { isOwner, sellerIds, viewer } = await requirePeople({ request, context })
  const { db, clock } = pageContext(context)
  const parameters = new URL(request.url).searchParams
  const window = listWindow(parameters)
  const invitationsPage = requestedPage(parameters, 'invitations')
  const sellers = await sellerChoices(db, sellerIds)
  const seller = sellers.find(({ id }) => id === parameters.get('seller'))
  const term = termOf(parameters)
  const filter = { sellerIds: seller ? [seller.id] : sellerIds, term }
  const sort = memberSorts.find((known) => known === parameters.get('sort')) ?? 'seller'
  const isFirst = window.page === 1
  const [staff, members, count, invitations] = await Promise.all([
    isOwner && isFirst && !seller ? listStaff(db) : [],
    listMembers(db, filter, { ...window, sort }),
    countMembers(db, filter),
    isFirst ? pendingInvitations(db, filter.sellerIds, { ...windowOf(invitationsPage), term }) : [],
  ])
  const { rows, ...list } = listPage(request, window, { rows: members, count })
  const matches = ({ name, email }: { name: string; email: string }) =>
    `${name} ${email}`.toLowerCase().includes(term.toLowerCase())
  const intent = intentOf(done, parameters.get('done'))
  const names = new Map(sellers.map(({ id, name }) => [id, name]))
  return {
    isOwner,
    ownId: viewer.accountId,
    staff: staff.filter(matches),
    members: rows,
    list,
    sort,
    sellers: isOwner ? sellers.map(({ id, name }) => ({ value: id, label: name })) : [],
    invitationsPage,
    hasMoreInvitations: invitations.length > rowsPerPage,
    invitations: invitations.slice(0, rowsPerPage).map((invitation) => ({
      id: invitation.id,
      email: invitation.email,
      roles: invitedAs(invitation, names.get(invitation.seller?.sellerId ?? '') ?? null),
      expiresAt: invitation.expiresAt,
      hasExpired: invitation.expiresAt <= clock(),
    })),
    done: intent && done[intent](parameters.get('name') || 'They'),
  }
}

function windowOf(page: number) {
  return { limit: rowsPerPage + 1, offset: (page - 1) * rowsPerPage }
}

export async function action({ request, context }: Route.ActionArgs) {
  const access = await requirePeople({ request, context })
  requireFreshFactor({ request, context }, access.viewer)
  const { db, clock } = pageContext(context)
  const fields = await request.formData()
  const invitation = await pendingInvitationOf(formText(fields, 'of'))
  if (!invitation)
    return data({ problem: 'This invitation was already accepted or withdrawn.' }, { status: 409 })
  switch (formText(fields, 'intent')) {
    case 'renew':
      await renewInvitation(db, invitationNeeds(context, access.viewer), invitation.id)
      return redirect('/dashboard/people?done=renewed')
    case 'withdraw':
      await withdrawInvitation(db, { actor: actorOf(access.viewer), now: clock() }, invitation.id)
      return redirect('/dashboard/people?done=withdrawn')
    default:
      throw notFound()
  }

  async function pendingInvitationOf(id: string) {
    const found = isUuid(id) ? await pendingInvitation(db, id) : null
    if (!found || access.isOwner) return found
    const isOwn = found.staffRoles.length === 0 && isOwnSeller(access, found.seller?.sellerId ?? '')
    return isOwn ? found : null
  }
}

export const clientAction = (args: Route.ClientActionArgs) => stayWhenUnreachable(args)

/** Staff, members of sellers, and open invitations (product: dashboard 12). */
export default function PeoplePage({ loaderData, actionData }: Route.ComponentProps) {
  const { isOwner, ownId, list, sort, staff, members, invitations, sellers } = loaderData
  const answer = reachedAnswer(actionData)
  return (
    <>
      <PageHeading
        title="People"
        lead={isOwner ? 'Your team, sellers and open invitations.' : 'Your team.'}
        action={<ButtonLink to="/dashboard/people/invite">Invite</ButtonLink>}
      />
      <div className="grid grid-cols-1 gap-6">
        <Outcome problem={answer?.problem} />
        {loaderData.done && <Banner tone="success">{loaderData.done}</Banner>}
      </div>
      <FilteredList
        fields={fieldsFor(sellers)}
        list={{ ...list, hasNoMatch: false }}
        one="seller member"
        many="seller members"
      >
        <div className="grid grid-cols-1 gap-6">
          {list.page === 1 && (
            <InvitationsTable
              rows={invitations}
              page={loaderData.invitationsPage}
              hasNext={loaderData.hasMoreInvitations}
            />
          )}
          {staff.length > 0 && <StaffTable rows={staff} ownId={ownId} />}
          <MembersTable
            rows={members}
            ownId={ownId}
            showsSeller={isOwner}
            sort={sort}
            hasNoMatch={list.hasNoMatch}
          />
        </div>
      </FilteredList>
    </>
  )
}

function fieldsFor(sellers: readonly Option[]): FilterField[] {
  const search = searchField('Name, email')
  if (sellers.length === 0) return [search]
  return [search, choiceField('seller', 'Seller', sellers, { none: 'All' })]
}

type InvitationRow = Route.ComponentProps['loaderData']['invitations'][number]

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
function InvitationsTable({ rows, page, hasNext }: InvitationsTableProps) {
  if (rows.length === 0 && page === 1) return null
  return (
    <section>
      <h2 className="people-heading">Invitations</h2>
      <DataTable caption="Invitations" columns={columns} rows={rows} />
      <Pager page={page} hasNext={hasNext} parameter="invitations" />
    </section>
  )
}
