import { data, Form, redirect } from 'react-router'
import { accountSummary } from '#account/session/account.queries.server.ts'
import { sellerRoles, staffRoles } from '#account/staff/roles.ts'
import { removeAllFactors } from '#account/second-factor/second-factor.commands.server.ts'
import { setStaffRoles, type StaffRolesError } from '#account/staff/staff.commands.server.ts'
import { staffRolesOf } from '#account/staff/staff.queries.server.ts'
import { setMemberRole, type MemberError } from '#catalog/sellers/seller-members.commands.server.ts'
import { listMembers, type SellerMember } from '#catalog/sellers/seller-members.queries.server.ts'
import { isOwnSeller, requirePeople, type PeopleViewer } from '#dashboard/people/people-access.server.ts'
import { staffRolesField } from '#dashboard/people/people.forms.ts'
import { RoleChoices } from '#dashboard/people/role-choices.tsx'
import { ActionPanel } from '#dashboard/components/action-panel.tsx'
import { Fact, Facts } from '#dashboard/components/facts.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { reachedAnswer, stayWhenUnreachable } from '#dashboard/components/unreachable.ts'
import { UnreachableBanner } from '#dashboard/components/unreachable-banner.tsx'
import { actorOf, notFound, requireFreshFactor } from '#dashboard/viewer.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { formText } from '#lib/form-text.ts'
import { isUuid } from '#lib/ids.ts'
import { pageMeta } from '#site/page-meta.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { SelectField } from '#ui/forms/field.tsx'
import type { Route } from './+types/person.page.ts'

const problems: Record<StaffRolesError | MemberError, string> = {
  own_roles: 'Nobody changes their own roles. Ask another owner or admin.',
  last_owner: 'There has to be an owner. Make somebody else one first.',
  only_admin: 'This is the only admin of the seller. Make somebody else one first.',
  changed_meanwhile: 'These roles were changed meanwhile. You see them as they are now.',
  not_found: 'This membership has ended meanwhile.',
}

type Page = Pick<Route.LoaderArgs, 'request' | 'context' | 'params'>

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Roles',
    description: 'The roles of one person.',
    path: '/dashboard/people',
    noIndex: true,
  })
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { access, person, memberships, roles } = await requirePerson({ request, context, params })
  requireFreshFactor({ request, context }, access.viewer)
  const isOwn = person.id === access.viewer.accountId
  const typed = new URL(request.url).searchParams
  const chosen = typed.get('intent') === 'roles' ? typed.getAll('roles') : roles
  const shown = memberships.map((each) => {
    const isTyped = typed.get('intent') === 'member' && typed.get('of') === each.sellerId
    return { ...each, chosen: (isTyped && typed.get('role')) || each.role }
  })
  return { isOwner: access.isOwner, isOwn, person, memberships: shown, roles, chosen }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { access, person } = await requirePerson({ request, context, params })
  const fields = await request.formData()
  requireFreshFactor({ request, context }, access.viewer, fields)
  const { db, clock } = pageContext(context)
  const change = { actor: actorOf(access.viewer), userId: person.id, now: clock() }
  switch (formText(fields, 'intent')) {
    case 'roles': {
      if (!access.isOwner) throw notFound()
      const roles = staffRolesField.safeParse(fields.getAll('roles'))
      const before = staffRolesField.safeParse(formText(fields, 'seen').split(',').filter(Boolean))
      if (!roles.success || !before.success) throw notFound()
      return answerTo(await setStaffRoles(db, { ...change, roles: roles.data, before: before.data }))
    }
    case 'member': {
      const sellerId = formText(fields, 'of')
      if (!isOwnSeller(access, sellerId)) throw notFound()
      const chosen = formText(fields, 'role')
      const role = sellerRoles.find((known) => known === chosen)
      if (!role && chosen !== 'remove') throw notFound()
      return answerTo(await setMemberRole(db, { ...change, sellerId, role: role ?? null }))
    }
    case 'reset-factor':
      if (!access.isOwner) throw notFound()
      if (person.id === access.viewer.accountId) return data({ problem: problems.own_roles }, { status: 409 })
      await removeAllFactors(db, change)
      return redirect('/dashboard/people?done=roles')
    default:
      throw notFound()
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch(stayWhenUnreachable)
}

function answerTo(changed: { ok: true } | { ok: false; reason: StaffRolesError | MemberError }) {
  if (changed.ok) return redirect('/dashboard/people?done=roles')
  return data({ problem: problems[changed.reason] }, { status: 409 })
}

/** Admins of a seller may only open its members. */
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

/** The roles of one person (product: dashboard 12, 13). */
export default function PersonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isOwner, isOwn, person, memberships, roles, chosen } = loaderData
  const answer = reachedAnswer(actionData)
  return (
    <>
      <PageHeading title={person.name} lead={person.email} subject={{ kind: 'account', id: person.id }} />
      <div className="people-sections">
        <UnreachableBanner />
        {answer && <Banner tone="error">{answer.problem}</Banner>}
        <Facts>
          <Fact name="Second factor">{person.hasSecondFactor ? 'Set up' : 'Not set up yet'}</Fact>
        </Facts>
        {isOwn && <Banner>{problems.own_roles}</Banner>}
        {!isOwn && isOwner && <StaffRolesForm key={chosen.join()} roles={roles} chosen={chosen} />}
        {!isOwn && memberships.map((each) => <MembershipForm key={each.sellerId} membership={each} />)}
        {!isOwn && isOwner && (
          <ActionPanel
            label="Reset the second factor…"
            variant="quiet"
            question={`Remove every passkey, the authenticator app and the recovery codes of ${person.name}, and log them out? Do this only if you are sure that they ask for it themselves.`}
          >
            <SubmitButton intent="reset-factor" variant="danger">
              Yes, reset it
            </SubmitButton>
          </ActionPanel>
        )}
      </div>
    </>
  )
}

function StaffRolesForm({ roles, chosen }: { roles: readonly string[]; chosen: readonly string[] }) {
  return (
    <Form method="post" className="people-form">
      <RoleChoices legend="Staff" roles={staffRoles} chosen={chosen} />
      <p className="text-sm text-ink-soft">Without a role they are no longer staff.</p>
      <input type="hidden" name="seen" value={roles.join(',')} />
      <SubmitButton intent="roles">Save the roles</SubmitButton>
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
        {sellerRoles.map((role) => (
          <option key={role}>{role}</option>
        ))}
        <option value="remove">No longer a member</option>
      </SelectField>
      <SubmitButton intent="member" of={membership.sellerId}>
        Save the role
      </SubmitButton>
    </Form>
  )
}
