import type { BackendSession } from '#account/session/signed-in-session.queries.server.ts'
import { data, Form, redirect } from 'react-router'
import { authOf } from '#account/session/auth-context.server.ts'
import { authenticatorLink, base32 } from '#account/second-factor/authenticator-code.server.ts'
import {
  enrollAuthenticator,
  enrollPasskey,
  newPasskeyChallenge,
  startAuthenticator,
} from '#account/second-factor/enroll-factor.server.ts'
import { noteBrowser } from '#account/second-factor/security-notices.server.ts'
import { deviceOf } from '#account/session/device.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { newPasskeyForm } from '#account/second-factor/passkey.forms.ts'
import { secondFactorsOf } from '#account/second-factor/second-factor.queries.server.ts'
import { authenticatorSecret } from '#account/second-factor/second-factor.server.ts'
import { dashboardReturnPath, withReturnPath } from '#dashboard/log-in/dashboard-return-path.ts'
import { LogInLayout } from '#dashboard/log-in/log-in-layout.tsx'
import { cookieHeaders, factorNeeds } from '#dashboard/log-in/log-in.server.ts'
import { AuthenticatorForm } from '#dashboard/second-factor/authenticator-form.tsx'
import { makePasskey } from '#dashboard/second-factor/passkey.client.ts'
import { PasskeyForm } from '#dashboard/second-factor/passkey-form.tsx'
import { proofSentences } from '#dashboard/second-factor/prover.server.ts'
import { RecoveryCodes } from '#dashboard/second-factor/recovery-codes.tsx'
import { isFresh } from '#account/second-factor/fresh-factor.ts'
import { sessionStart } from '#account/session/sessions.queries.server.ts'
import { hasRole, notFound, rolesOf } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { formText } from '#lib/form-text.ts'
import { parseJson } from '#lib/json.ts'
import { err } from '#lib/result.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { Button, ButtonAnchor } from '#ui/forms/button.tsx'
import type { Route } from './+types/set-up.page.ts'
import '#dashboard/dashboard.css'
import { encode } from 'uqr'

export const handle = { isPersonal: true, hasOwnFrame: true } satisfies PageHandle

/** The page to open after another factor was added. */
const securityPath = '/dashboard/security'

type Page = Pick<Route.ActionArgs, 'request' | 'context'>

export const meta = dashboardMeta('Add two-step sign-in', 'A passkey or an authenticator app.')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { to, session } = await requireEnrolling({ request, context })
  const needs = factorNeeds({ request, context })
  const stored = await authenticatorSecret(needs.db, needs.auth, session.user.id)
  // True even for an authenticator whose secret is unreadable because AUTH_SECRET has changed. The user must
  // remove such an authenticator first.
  const { hasAuthenticator } = await secondFactorsOf(needs.db, session.user.id)
  const { options, setCookies } = await newPasskeyChallenge(needs, session.user.id, request.headers)
  const authenticator = stored && !stored.verified ? shownSecret(stored.secret, session.user.email) : null
  return data(
    {
      to,
      authenticator,
      hasAuthenticator,
      passkeyOptions: options,
      isDone: session.hasSecondFactor && to !== securityPath,
    },
    { headers: cookieHeaders(setCookies) },
  )
}

function shownSecret(secret: string, email: string) {
  const link = authenticatorLink(secret, email)
  return { secret: base32(secret), link, picture: qrCode(link) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { to, session } = await requireEnrolling({ request, context })
  const needs = factorNeeds({ request, context })
  const fields = await request.formData()
  const intent = fields.get('intent')
  if (intent === 'authenticator') {
    await startAuthenticator(needs, session.user.id)
    return redirect(withReturnPath('/dashboard/second-factor/set-up', to))
  }
  const enrolled =
    intent === 'passkey'
      ? await enrollNewPasskey({ request, context }, session, fields)
      : await enrollAuthenticator(needs, session, formText(fields, 'code'))
  if (!enrolled.ok) {
    const status = enrolled.reason === 'locked' ? 429 : 422
    return data(
      { problem: proofSentences[enrolled.reason], isOfCode: intent === 'code', recoveryCodes: [] },
      { status },
    )
  }
  const { recoveryCodes } = enrolled.value
  const known = await noteBrowser(needs, session.user.id, request.headers, {
    isExpected: !session.hasSecondFactor,
  })
  const headers = cookieHeaders([known])
  return recoveryCodes.length > 0
    ? data({ problem: null, isOfCode: false, recoveryCodes }, { headers })
    : redirect(to, { headers })
}

async function enrollNewPasskey({ request, context }: Page, session: BackendSession, fields: FormData) {
  const answer = newPasskeyForm.safeParse(parseJson(formText(fields, 'answer')))
  if (!answer.success) return err('wrong')
  const name = `Passkey (${deviceOf(request.headers.get('user-agent'))})`
  const needs = factorNeeds({ request, context })
  return enrollPasskey(needs, session, request.headers, { answer: answer.data, name })
}

/**
 * Requires a role and a recent verification. For the first factor the password is verified; for another
 * factor an existing factor is verified (product: dashboard 8).
 */
async function requireEnrolling({
  request,
  context,
}: Page): Promise<{ to: string; session: BackendSession }> {
  const to = dashboardReturnPath(new URL(request.url).searchParams.get('to'))
  const session = await authOf(context).findSession(request.headers)
  if (!session) throw redirect(withReturnPath('/dashboard/log-in', to))
  const { db, clock } = pageContext(context)
  if (!hasRole(await rolesOf(db, session.user.id))) throw notFound()
  if (session.hasSecondFactor) {
    if (isFresh(session.secondFactorAt, clock())) return { to, session }
    throw redirect(withReturnPath('/dashboard/second-factor', securityPath))
  }
  if (isFresh(await sessionStart(db, session.id), clock())) return { to, session }
  throw redirect(withReturnPath('/dashboard/log-in', to))
}

/** Offers a passkey as the first choice and an authenticator app as the second (product: dashboard 8). */
export default function SetUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const { to, authenticator, hasAuthenticator, passkeyOptions } = loaderData
  if (actionData && actionData.recoveryCodes.length > 0) {
    return (
      <LogInLayout title="Two-step sign-in is on" lead="One last thing: save your recovery codes.">
        <RecoveryCodes codes={actionData.recoveryCodes} to={to} />
      </LogInLayout>
    )
  }
  if (loaderData.isDone) return <AlreadySetUp to={to} />
  const { problem = null, isOfCode = false } = actionData ?? {}
  const isBeside = isOfCode && authenticator !== null
  return (
    <LogInLayout title="Add two-step sign-in" lead="Everyone on the team uses it. It takes a minute.">
      {problem && !isBeside && <Banner tone="error">{problem}</Banner>}
      <PasskeyForm label="Create a passkey" ask={() => makePasskey(passkeyOptions)} />
      <p className="text-sm text-ink-soft">
        A passkey uses your fingerprint, face or screen lock. Best for most people.
      </p>
      {authenticator && <AuthenticatorForm {...authenticator} problem={(isBeside && problem) || undefined} />}
      {!authenticator && !hasAuthenticator && (
        <Form method="post" className="grid gap-3 border-t border-line pt-5">
          <input type="hidden" name="intent" value="authenticator" />
          <Button type="submit" size="large" variant="secondary">
            Use an authenticator app instead
          </Button>
        </Form>
      )}
    </LogInLayout>
  )
}

/** Shown if somebody reloads the page with the recovery codes. */
function AlreadySetUp({ to }: { to: string }) {
  return (
    <LogInLayout
      title="Two-step sign-in is on"
      lead="Recovery codes are shown once. If you didn't save them, make new ones."
    >
      <div className="flex flex-wrap gap-3">
        <ButtonAnchor href={securityPath} variant="secondary">
          Make new recovery codes
        </ButtonAnchor>
        <ButtonAnchor href={to}>Continue</ButtonAnchor>
      </div>
    </LogInLayout>
  )
}

/** A QR code as a single SVG path of unit squares. */
function qrCode(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return { size, path: squares.join('') }
}
