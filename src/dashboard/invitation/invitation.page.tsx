import { data, Form, redirect, useNavigation } from 'react-router'
import { invitedAccountForm } from '#account/session/account.forms.ts'
import { commonPassword } from '#account/sign-in/common-password-problem.server.ts'
import { isCommonPassword } from '#account/sign-in/common-passwords.server.ts'
import { invitedAs } from '#account/staff/invitations.ts'
import type { Invitation } from '#account/staff/invitations.queries.server.ts'
import { passwordRule } from '#account/sign-in/password-rule.ts'
import { sessionIdOf } from '#account/session/sessions.queries.server.ts'
import { sellerName } from '#catalog/sellers/seller-members.queries.server.ts'
import { brand } from '#content/brand.ts'
import { Outcome } from '#dashboard/components/outcome.tsx'
import { acceptAs, acceptAsNewcomer, invitationStep } from '#dashboard/invitation/invitation.server.ts'
import { withReturnPath } from '#dashboard/log-in/dashboard-return-path.ts'
import { LogInLayout } from '#dashboard/log-in/log-in-layout.tsx'
import { checkPassword, cookieHeaders, waitSentence, wrongPassword } from '#dashboard/log-in/log-in.server.ts'
import { reachedAnswer, stayWhenUnreachable } from '#dashboard/components/unreachable.ts'
import { useInvalidFocus } from '#dashboard/components/use-invalid-focus.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { fieldErrorsOf, type FieldErrors } from '#lib/field-errors.ts'
import { formText } from '#lib/form-text.ts'
import { Button, ButtonAnchor } from '#ui/forms/button.tsx'
import { TextField } from '#ui/forms/field.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import type { Route } from './+types/invitation.page.ts'
import '#dashboard/dashboard.css'

export const handle = { isPersonal: true, hasOwnFrame: true } satisfies PageHandle

const setUpPath = '/dashboard/second-factor/set-up'

type Page = Pick<Route.ActionArgs, 'request' | 'context'>

export const meta = dashboardMeta('Your invitation', `An invitation to work in the ${brand.name} dashboard.`)

export async function loader({ request, context }: Route.LoaderArgs) {
  const step = await invitationStep({ request, context })
  if (step.kind === 'closed') return data({ kind: step.kind, email: '', roles: '' }, { status: 410 })
  const { email, seller } = step.invitation
  const name = seller && (await sellerName(pageContext(context).db, seller.sellerId))
  return data({ kind: step.kind, email, roles: invitedAs(step.invitation, name) })
}

export async function action({ request, context }: Route.ActionArgs) {
  const step = await invitationStep({ request, context })
  if (step.kind === 'closed') return rejected(410, '', {})
  const fields = await request.formData()
  const { invitation } = step
  if (step.kind !== 'join') {
    const isNew = step.kind === 'new account'
    return isNew
      ? join({ request, context }, invitation, fields)
      : logIn({ request, context }, invitation, formText(fields, 'password'))
  }
  const { id, user } = step.session
  const isAccepted = await acceptAs({ context }, invitation, { userId: user.id, sessionId: id })
  return isAccepted ? redirect('/dashboard') : rejected(410, '', {})
}

async function join(page: Page, invitation: Invitation, fields: FormData) {
  const name = formText(fields, 'name')
  const form = invitedAccountForm.safeParse({ name, password: formText(fields, 'password') })
  if (!form.success) return rejected(422, name, fieldErrorsOf(form.error))
  if (isCommonPassword(form.data.password)) return rejected(422, name, { password: commonPassword })
  const setCookies = await acceptAsNewcomer(page, invitation, form.data)
  if (!setCookies) return rejected(409, name, { form: 'That didn’t work. Please open the link again.' })
  return redirect(setUpPath, { headers: cookieHeaders(setCookies) })
}

/** Logs in and returns to this page. If the account has a second factor, its page comes first. */
async function logIn(page: Page, invitation: Invitation, password: string) {
  if (password === '') return rejected(422, '', { password: 'Enter your password.' })
  const answer = await checkPassword(page, { email: invitation.email, password })
  if (answer.kind === 'wait') return rejected(429, '', { form: waitSentence(answer.seconds) })
  if (answer.kind === 'wrong') return rejected(401, '', { form: wrongPassword })
  const { session, setCookies } = answer.logIn
  const headers = cookieHeaders(setCookies)
  const { pathname, search } = new URL(page.request.url)
  if (!session) {
    const back = pathname.replace(/\.data$/, '') + search
    return redirect(withReturnPath('/dashboard/second-factor', back), { headers })
  }
  const sessionId = await sessionIdOf(pageContext(page.context).db, session.token)
  if (sessionId === null || !(await acceptAs(page, invitation, { userId: session.userId, sessionId }))) {
    return rejected(410, '', {})
  }
  return redirect(setUpPath, { headers })
}

export const clientAction = (args: Route.ClientActionArgs) => stayWhenUnreachable(args)

function rejected(status: number, name: string, errors: FieldErrors) {
  return data({ name, errors }, { status })
}

/** The page that the link in the invitation mail opens (product: dashboard 11). */
export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, email, roles } = loaderData
  const form = useInvalidFocus()
  const { name = '', errors = {} } = reachedAnswer(actionData) ?? {}
  const { form: problem } = errors
  if (kind === 'closed') return <ClosedInvitation />
  const lead = `You’re invited as ${roles}. Your account is ${email}.`
  return (
    <LogInLayout title={`Welcome to the ${brand.name} dashboard`} lead={lead}>
      <Outcome problem={problem} />
      <Form ref={form} method="post" noValidate className="grid gap-5">
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        {kind === 'new account' && <NewAccountFields name={name} errors={errors} />}
        {kind === 'log in' && (
          <PasswordField
            label={`Password of your ${brand.name} account`}
            name="password"
            autoComplete="current-password"
            required
            error={errors['password']}
          />
        )}
        <AcceptButton />
      </Form>
    </LogInLayout>
  )
}

function NewAccountFields({ name, errors }: { name: string; errors: FieldErrors }) {
  return (
    <>
      <TextField
        label="Full name"
        name="name"
        autoComplete="name"
        defaultValue={name}
        required
        error={errors['name']}
      />
      <PasswordField
        label="Choose a password"
        name="password"
        autoComplete="new-password"
        hint={passwordRule}
        required
        error={errors['password']}
      />
    </>
  )
}

function AcceptButton() {
  const { state } = useNavigation()
  return (
    <Button type="submit" size="large" busy={state === 'submitting'} busyLabel="Accepting…">
      Accept the invitation
    </Button>
  )
}

function ClosedInvitation() {
  return (
    <LogInLayout
      title="This invitation no longer works"
      lead="It was already used, withdrawn or has expired. Ask for a new one."
    >
      <ButtonAnchor href="/dashboard" size="large">
        Go to the dashboard
      </ButtonAnchor>
    </LogInLayout>
  )
}
