import { data, Form, redirect } from 'react-router'
import { invite } from '#account/staff/invitations.commands.server.ts'
import { roleLabel, sellerRoles } from '#account/staff/roles.ts'
import { sellerChoices } from '#catalog/sellers/seller-members.queries.server.ts'
import { Outcome } from '#dashboard/components/outcome.tsx'
import { invitationNeeds, isOwnSeller, requirePeople } from '#dashboard/people/people-access.server.ts'
import { inviteForm } from '#dashboard/people/people.forms.ts'
import { RoleChoices } from '#dashboard/people/role-choices.tsx'
import { BackLink } from '#ui/layout/back-link.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { reachedAnswer, stayWhenUnreachable } from '#dashboard/components/unreachable.ts'
import { useInvalidFocus } from '#dashboard/components/use-invalid-focus.ts'
import { notFound, requireFreshFactor } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { fieldErrorsOf } from '#lib/field-errors.ts'
import { formText } from '#lib/form-text.ts'
import { EmailField, Options, SelectField } from '#ui/forms/field.tsx'
import type { Route } from './+types/invite.page.ts'

export const meta = dashboardMeta('Invite', 'Invite someone to the dashboard.')

/** Loads the form. The query string has the input if the second factor was verified again. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, isOwner, sellerIds } = await requirePeople({ request, context })
  requireFreshFactor({ request, context }, viewer)
  const query = new URL(request.url).searchParams
  return {
    isOwner,
    sellers: await sellerChoices(pageContext(context).db, sellerIds),
    values: inviteFields({ get: (name) => query.get(name) ?? '', getAll: (name) => query.getAll(name) }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const access = await requirePeople({ request, context })
  const fields = await request.formData()
  requireFreshFactor({ request, context }, access.viewer, fields)
  const values = inviteFields({
    get: (name) => formText(fields, name),
    getAll: (name) => fields.getAll(name).filter((value) => typeof value === 'string'),
  })
  const form = inviteForm.safeParse(values)
  if (!form.success) return data({ values, errors: fieldErrorsOf(form.error) }, { status: 422 })
  const { email, roles, sellerId, sellerRole } = form.data
  if (roles.length > 0 && !access.isOwner) throw notFound()
  const { db } = pageContext(context)
  const sellers = await sellerChoices(db, access.sellerIds)
  if (sellerId !== '' && (!isOwnSeller(access, sellerId) || !sellers.some(({ id }) => id === sellerId))) {
    throw notFound()
  }
  const seller = sellerId === '' ? null : { sellerId, role: sellerRole }
  await invite(db, invitationNeeds(context, access.viewer), { email, staffRoles: roles, seller })
  return redirect('/dashboard/people?done=invited')
}

export const clientAction = (args: Route.ClientActionArgs) => stayWhenUnreachable(args)

function inviteFields({ get, getAll }: { get(name: string): string; getAll(name: string): string[] }) {
  return {
    email: get('email'),
    roles: getAll('roles'),
    sellerId: get('sellerId'),
    sellerRole: get('sellerRole') || 'editor',
  }
}

/** Invites a person by mail (product: dashboard 11). */
export default function InvitePage({ loaderData, actionData }: Route.ComponentProps) {
  const { isOwner, sellers } = loaderData
  const form = useInvalidFocus()
  const answer = reachedAnswer(actionData)
  const { values = loaderData.values } = answer ?? {}
  const errors: Record<string, string> = answer?.errors ?? {}
  return (
    <>
      <BackLink to="/dashboard/people">People</BackLink>
      <PageHeading title="Invite someone" lead="We’ll email them a link that works for seven days." />
      <Outcome />
      <Form ref={form} method="post" noValidate className="people-form">
        <EmailField
          name="email"
          autoComplete="off"
          defaultValue={values.email}
          required
          error={errors['email']}
        />
        {isOwner && <RoleChoices chosen={values.roles} error={errors['roles']} />}
        <SelectField label="Seller" name="sellerId" defaultValue={values.sellerId || onlySeller(loaderData)}>
          {isOwner && <option value="">None</option>}
          <Options of={sellers.map(({ id, name }) => ({ value: id, label: name }))} />
        </SelectField>
        <SelectField
          label="Role with the seller"
          hint="Admins change members and the seller's profile; editors work on products."
          name="sellerRole"
          defaultValue={values.sellerRole}
        >
          <Options of={sellerRoles.map((role) => ({ value: role, label: roleLabel(role) }))} />
        </SelectField>
        <SubmitButton intent="invite" variant="primary">
          Send the invitation
        </SubmitButton>
      </Form>
    </>
  )
}

function onlySeller({ isOwner, sellers }: { isOwner: boolean; sellers: readonly { id: string }[] }): string {
  return isOwner ? '' : (sellers[0]?.id ?? '')
}
