import { data, Form, redirect } from 'react-router'
import { accountSummary } from '#account/session/account.queries.server.ts'
import { roleLabel, sellerRoles } from '#account/staff/roles.ts'
import { openSessions } from '#account/session/sessions.queries.server.ts'
import { endAllSessions, setStaffRoles, type StaffRolesError } from '#account/staff/staff.commands.server.ts'
import { staffRolesOf } from '#account/staff/staff.queries.server.ts'
import { setMemberRole, type MemberError } from '#catalog/sellers/seller-members.commands.server.ts'
import { listMembers, type SellerMember } from '#catalog/sellers/seller-members.queries.server.ts'
import { Outcome } from '#dashboard/components/outcome.tsx'
import { isOwnSeller, requirePeople, type PeopleViewer } from '#dashboard/people/people-access.server.ts'
import { staffRolesField } from '#dashboard/people/people.forms.ts'
import { PersonActions } from '#dashboard/people/person-actions.tsx'
import { removePerson, resetFactors, withRolesMail } from '#dashboard/people/person-changes.server.ts'
import { RoleChoices } from '#dashboard/people/role-choices.tsx'
import { mailQueueOf } from '#mail/mail-queue-context.server.ts'
import { Moment } from '#dashboard/components/moment.tsx'
import { Fact, Facts } from '#dashboard/components/facts.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { reachedAnswer, stayWhenUnreachable } from '#dashboard/components/unreachable.ts'
import { actorOf, notFound, requireFreshFactor } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { formText } from '#lib/form-text.ts'
import { isUuid } from '#lib/ids.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { Options, SelectField } from '#ui/forms/field.tsx'
import { BackLink } from '#ui/layout/back-link.tsx'
import type { Route } from './+types/person.page.ts'

const problems: Record<StaffRolesError | MemberError, string> = {
  own_roles: "You can't change your own access. Ask another owner or admin.",
  last_owner: 'There has to be an owner. Make someone else one first.',
  only_admin: "They're the seller's only admin. Make someone else one first.",
  changed_meanwhile: 'Someone changed these roles just now. Here they are.',
  not_found: 'This membership has already ended.',
}

type Page = Pick<Route.LoaderArgs, 'request' | 'context' | 'params'>

export const meta = dashboardMeta('Person', 'Roles and access of one person.')

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { access, person, memberships, roles } = await requirePerson({ request, context, params })
  const isOwn = person.id === access.viewer.accountId
  const query = new URL(request.url).searchParams
  const chosen = query.get('intent') === 'roles' ? query.getAll('roles') : roles
  const shown = memberships.map((each) => {
    const isSubmitted = query.get('intent') === 'member' && query.get('of') === each.sellerId
    return { ...each, chosen: (isSubmitted && query.get('role')) || each.role }
  })
  const { db, clock } = pageContext(context)
  const owner = { userId: person.id, customerPortalEmail: null, currentId: '' }
  const sessions = access.isOwner ? await openSessions(db, owner, clock()) : []
  return {
    isOwner: access.isOwner,
    isOwn,
    person,
    memberships: shown,
    roles,
    chosen,
    signedIn: access.isOwner ? sessions.length : null,
    lastSeen: sessions[0]?.lastUsedAt ?? null,
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { access, person } = await requirePerson({ request, context, params })
  const fields = await request.formData()
  requireFreshFactor({ request, context }, access.viewer, fields)
  const { db, clock, environment } = pageContext(context)
  const change = { actor: actorOf(access.viewer), userId: person.id, now: clock() }
  const mailed = {
    person,
    by: access.viewer.name,
    jobs: mailQueueOf(context),
    publicUrl: environment.PUBLIC_URL,
  }
  const intent = formText(fields, 'intent')
  if (intent !== 'member' && !access.isOwner) throw notFound()
  switch (intent) {
    case 'roles': {
      const roles = staffRolesField.safeParse(fields.getAll('roles'))
      const before = staffRolesField.safeParse(formText(fields, 'seen').split(',').filter(Boolean))
      if (!roles.success || !before.success) throw notFound()
      const given = { ...change, roles: roles.data, before: before.data }
      return answerTo(await withRolesMail(db, mailed, (tx) => setStaffRoles(tx, given)))
    }
    case 'member': {
      const sellerId = formText(fields, 'of')
      if (!isOwnSeller(access, sellerId)) throw notFound()
      const chosen = formText(fields, 'role')
      const role = sellerRoles.find((known) => known === chosen)
      if (!role && chosen !== 'remove') throw notFound()
      const given = { ...change, sellerId, role: role ?? null }
      return answerTo(await withRolesMail(db, mailed, (tx) => setMemberRole(tx, given)))
    }
    case 'reset-factor':
      if (person.id === access.viewer.accountId) return data({ problem: problems.own_roles }, { status: 409 })
      await resetFactors(db, mailed, change)
      return redirect(`/dashboard/people?${new URLSearchParams({ done: 'reset', name: person.name })}`)
    case 'end-sessions':
      if (person.id === access.viewer.accountId) return data({ problem: problems.own_roles }, { status: 409 })
      await endAllSessions(db, { ...change, action: 'people.end-sessions' })
      return redirect(`/dashboard/people?${new URLSearchParams({ done: 'logged-out', name: person.name })}`)
    case 'remove':
      return answerTo(
        await withRolesMail(db, mailed, (tx) => removePerson(tx, change)),
        new URLSearchParams({ done: 'removed', name: person.name }),
      )
    default:
      throw notFound()
  }
}

export const clientAction = (args: Route.ClientActionArgs) => stayWhenUnreachable(args)

function answerTo(
  changed: { ok: true } | { ok: false; reason: StaffRolesError | MemberError },
  done = new URLSearchParams({ done: 'roles' }),
) {
  if (changed.ok) return redirect(`/dashboard/people?${done}`)
  return data({ problem: problems[changed.reason] }, { status: 409 })
}

/** Requires access to this person. Admins of a seller have access only to its members. */
async function requirePerson({ request, context, params }: Page) {
  const access = await requirePeople({ request, context })
  const { db } = pageContext(context)
  const { accountId } = params
  const person = isUuid(accountId) ? await accountSummary(db, accountId) : null
  if (!person) throw notFound()
  const { sellerIds } = access
  const memberships = await listMembers(db, { sellerIds, userId: person.id })
  const roles = access.isOwner ? await staffRolesOf(db, person.id) : []
  if (!mayOpen(access, memberships, roles)) throw notFound()
  return { access, person, memberships, roles }
}

function mayOpen(access: PeopleViewer, memberships: readonly unknown[], roles: readonly unknown[]): boolean {
  return memberships.length > 0 || (access.isOwner && roles.length > 0)
}

/** The page of a person and the person's roles (product: dashboard 12, 13). */
export default function PersonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isOwner, isOwn, person, memberships, roles, chosen, signedIn, lastSeen } = loaderData
  const answer = reachedAnswer(actionData)
  return (
    <>
      <BackLink to="/dashboard/people">People</BackLink>
      <PageHeading title={person.name} lead={person.email} subject={{ kind: 'account', id: person.id }} />
      <div className="grid grid-cols-1 gap-6">
        <Outcome problem={answer?.problem} />
        <Facts>
          <Fact name="Two-step sign-in">{person.hasSecondFactor ? 'On' : 'Not set up yet'}</Fact>
          {signedIn !== null && <Fact name="Signed in">{browsersText(signedIn)}</Fact>}
          {lastSeen && (
            <Fact name="Last seen (UTC)">
              <Moment at={lastSeen} />
            </Fact>
          )}
        </Facts>
        {isOwn && <Banner>{problems.own_roles}</Banner>}
        {!isOwn && isOwner && <StaffRolesForm key={chosen.join()} roles={roles} chosen={chosen} />}
        {!isOwn && memberships.map((each) => <MembershipForm key={each.sellerId} membership={each} />)}
        {!isOwn && isOwner && <PersonActions name={person.name} />}
      </div>
    </>
  )
}

function browsersText(count: number): string {
  if (count === 0) return 'Nowhere'
  return count === 1 ? 'In 1 browser' : `In ${count} browsers`
}

function StaffRolesForm({ roles, chosen }: { roles: readonly string[]; chosen: readonly string[] }) {
  return (
    <Form method="post" className="people-form">
      <RoleChoices chosen={chosen} />
      <p className="text-sm text-ink-soft">Without a role, they're no longer staff.</p>
      <input type="hidden" name="seen" value={roles.join(',')} />
      <SubmitButton intent="roles">Save roles</SubmitButton>
    </Form>
  )
}

function MembershipForm({
  membership,
}: {
  membership: Pick<SellerMember, 'sellerId' | 'seller'> & { chosen: string }
}) {
  return (
    <Form method="post" className="people-form">
      <SelectField label={`Role with ${membership.seller}`} name="role" defaultValue={membership.chosen}>
        <Options of={sellerRoles.map((role) => ({ value: role, label: roleLabel(role) }))} />
        <option value="remove">No longer a member</option>
      </SelectField>
      <SubmitButton intent="member" of={membership.sellerId}>
        Save role
      </SubmitButton>
    </Form>
  )
}
