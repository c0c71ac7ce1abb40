import { data, Form, redirect, useNavigation, useSearchParams } from 'react-router'
import { logInForm } from '#account/session/account.forms.ts'
import { authOf } from '#account/session/auth-context.server.ts'
import { isFresh } from '#account/second-factor/fresh-factor.ts'
import { sessionStart } from '#account/session/sessions.queries.server.ts'
import { closeBackendSession } from '#account/session/sessions.commands.server.ts'
import { brand } from '#content/brand.ts'
import { dashboardReturnPath, withReturnPath } from '#dashboard/log-in/dashboard-return-path.ts'
import { LogInLayout } from '#dashboard/log-in/log-in-layout.tsx'
import { checkPassword, cookieHeaders, waitSentence, wrongPassword } from '#dashboard/log-in/log-in.server.ts'
import { hasRole, rolesOf } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { fieldErrorsOf, type FieldErrors } from '#lib/field-errors.ts'
import { formText } from '#lib/form-text.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { Button } from '#ui/forms/button.tsx'
import { EmailField } from '#ui/forms/field.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import type { Route } from './+types/log-in.page.ts'
import '#dashboard/dashboard.css'

export const handle = { isPersonal: true, hasOwnFrame: true } satisfies PageHandle

const withoutRole =
  'This account has no role in the dashboard. Ask the person who runs your team for an invitation.'

export const meta = dashboardMeta('Log in to the dashboard', `For staff and sellers of ${brand.name}.`)

/** Redirects visitors who are already logged in, to the dashboard or to the set-up of a second factor. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const to = returnPath(request)
  const { db, clock } = pageContext(context)
  const session = await authOf(context).findSession(request.headers)
  if (!session || !hasRole(await rolesOf(db, session.user.id))) return null
  if (session.secondFactorAt) throw redirect(to)
  if (!isFresh(await sessionStart(db, session.id), clock())) return null
  throw redirect(withReturnPath('/dashboard/second-factor/set-up', to))
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await request.formData()
  const email = formText(fields, 'email')
  const form = logInForm.safeParse({ email, password: formText(fields, 'password') })
  if (!form.success) return rejected(422, email, fieldErrorsOf(form.error))
  const answer = await checkPassword({ request, context }, form.data)
  if (answer.kind === 'wait') return rejected(429, email, { form: waitSentence(answer.seconds) })
  if (answer.kind === 'wrong') return rejected(401, email, { form: wrongPassword })
  const { session, setCookies } = answer.logIn
  const headers = cookieHeaders(setCookies)
  const to = returnPath(request)
  if (!session) return redirect(withReturnPath('/dashboard/second-factor', to), { headers })
  const { db } = pageContext(context)
  if (!hasRole(await rolesOf(db, session.userId))) {
    await closeBackendSession(db, session.token)
    return rejected(403, email, { form: withoutRole })
  }
  return redirect(withReturnPath('/dashboard/second-factor/set-up', to), { headers })
}

function rejected(status: number, email: string, errors: FieldErrors) {
  return data({ email, errors }, { status })
}

function returnPath({ url }: Request): string {
  return dashboardReturnPath(new URL(url).searchParams.get('to'))
}

/** The dashboard's log-in form for backend accounts (product: dashboard 7). */
export default function LogInPage({ actionData }: Route.ComponentProps) {
  const { state } = useNavigation()
  const [parameters] = useSearchParams()
  const { email = '', errors = {} } = actionData ?? {}
  const { form: problem } = errors
  return (
    <LogInLayout title="Log in to the dashboard" lead="For staff and sellers.">
      {!actionData && parameters.get('done') === 'everywhere' && (
        <Banner tone="success">You’re logged out in every browser.</Banner>
      )}
      {problem && <Banner tone="error">{problem}</Banner>}
      <Form method="post" noValidate className="grid gap-5">
        <EmailField
          name="email"
          autoComplete="username"
          defaultValue={email}
          required
          error={errors['email']}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={errors['password']}
        />
        <Button type="submit" size="large" busy={state === 'submitting'} busyLabel="Logging in…">
          Log in
        </Button>
      </Form>
      <p className="text-sm text-ink-soft">
        <a href="/auth" className="underline">
          Forgot your password? Choose a new one in the shop.
        </a>
      </p>
    </LogInLayout>
  )
}
