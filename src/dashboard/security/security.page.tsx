import { data, Link, redirect } from 'react-router'
import { authOf } from '#account/session/auth-context.server.ts'
import { renewRecoveryCodes } from '#account/second-factor/enroll-factor.server.ts'
import { maxFactorName } from '#account/second-factor/fresh-factor.ts'
import { removeFactor, renameFactor } from '#account/second-factor/second-factor.commands.server.ts'
import { secondFactorsOf } from '#account/second-factor/second-factor.queries.server.ts'
import { recoveryCodesLeft } from '#account/second-factor/second-factor.server.ts'
import { deviceOf } from '#account/session/device.ts'
import { endSessions } from '#account/session/sessions.commands.server.ts'
import { openSessions } from '#account/session/sessions.queries.server.ts'
import { endAllSessions } from '#account/staff/staff.commands.server.ts'
import { Outcome } from '#dashboard/components/outcome.tsx'
import { factorNeeds } from '#dashboard/log-in/log-in.server.ts'
import { useWasInterrupted } from '#dashboard/components/interrupted-action.tsx'
import { ActionPanel } from '#dashboard/components/action-panel.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { RecoveryCodes } from '#dashboard/second-factor/recovery-codes.tsx'
import { FactorsTable, SessionsTable } from '#dashboard/security/security-tables.tsx'
import { actorOf, notFound, openPage, requireFreshFactor } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { formText } from '#lib/form-text.ts'
import { isUuid } from '#lib/ids.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import type { Route } from './+types/security.page.ts'

const done = {
  ended: 'That browser is logged out.',
  renamed: 'Renamed.',
  removed: 'Removed. It no longer signs you in.',
}

const lastFactor = "That's your only sign-in step. Add another one first."

export const meta = dashboardMeta('Security', 'Your two-step sign-in, recovery codes and open sessions.')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, db, now } = await openPage({ request, context }, 'overview.see')
  const { accountId: userId, sessionId: currentId } = viewer
  const [factors, codesLeft, sessions] = await Promise.all([
    secondFactorsOf(db, userId),
    recoveryCodesLeft(db, authOf(context), userId),
    openSessions(db, { userId, customerPortalEmail: null, currentId }, now),
  ])
  return {
    ...factors,
    codesLeft,
    sessions: sessions.map(({ userAgent, ...session }) => ({ ...session, device: deviceOf(userAgent) })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { viewer, db, now } = await openPage({ request, context }, 'overview.see')
  const fields = await request.formData()
  const intent = formText(fields, 'intent')
  const of = formText(fields, 'of')
  const userId = viewer.accountId
  const change = { actor: actorOf(viewer), userId, now }
  switch (intent) {
    case 'end-session': {
      const owner = { userId, customerPortalEmail: null, currentId: viewer.sessionId }
      await endSessions(db, owner, { id: of })
      return redirect('/dashboard/security?done=ended')
    }
    case 'end-all':
      await endAllSessions(db, { ...change, action: 'account.end-sessions' })
      return redirect('/dashboard/log-in?done=everywhere')
  }
  // The actions below change second factors, so they require a recent verification.
  requireFreshFactor({ request, context }, viewer, fields)
  if (intent === 'recovery-codes') {
    const session = await authOf(context).findSession(request.headers)
    if (!session) throw notFound()
    const recoveryCodes = await renewRecoveryCodes(factorNeeds({ request, context }), session)
    return data({ problem: null, recoveryCodes })
  }
  if (!(of === 'authenticator' || isUuid(of))) return nothingChosen()
  const factor = of === 'authenticator' ? ('authenticator' as const) : { passkeyId: of }
  if (intent === 'rename') {
    const name = formText(fields, 'name').trim().slice(0, maxFactorName)
    if (name === '') return data({ problem: 'Enter a name.', recoveryCodes: [] }, { status: 422 })
    await renameFactor(db, { ...change, factor, name })
    return redirect('/dashboard/security?done=renamed')
  }
  if (intent !== 'remove') return nothingChosen()
  if (await removeFactor(db, { ...change, factor })) return redirect('/dashboard/security?done=removed')
  return data({ problem: lastFactor, recoveryCodes: [] }, { status: 409 })
}

function nothingChosen() {
  return data({ problem: 'Nothing was chosen.', recoveryCodes: [] }, { status: 422 })
}

/** The viewer's own second factors and sessions (product: dashboard 14). */
export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { authenticator, passkeys, codesLeft, sessions } = loaderData
  const app = authenticator && {
    id: 'authenticator',
    name: authenticator.name ?? 'Authenticator app',
    createdAt: authenticator.createdAt,
  }
  const wasInterrupted = useWasInterrupted()
  const codes = actionData?.recoveryCodes ?? []
  return (
    <>
      <PageHeading
        title="Security"
        lead={
          <>
            How you sign in, and where you're signed in now. Your email and password are in your{' '}
            <Link to="/settings?tab=security" reloadDocument className="link">
              account settings
            </Link>
            .
          </>
        }
        action={
          <ButtonLink to="/dashboard/second-factor/set-up?to=/dashboard/security" reloadDocument>
            Add a sign-in method
          </ButtonLink>
        }
      />
      <div className="grid grid-cols-1 gap-6">
        <Outcome done={done} problem={actionData?.problem} />
        <FactorsTable rows={[...passkeys, ...(app ? [app] : [])]} />
        <section className="people-form">
          <h2 className="people-heading">Recovery codes</h2>
          {codes.length > 0 ? (
            <RecoveryCodes codes={codes} to="/dashboard/security" />
          ) : (
            <>
              <p>
                {codesLeft > 0
                  ? `${codesLeft} of 10 left. Use one if you lose your phone.`
                  : "You don't have any. Make some, so you can sign in if you lose your phone."}
              </p>
              <ActionPanel
                isOpen={wasInterrupted('recovery-codes')}
                label={codesLeft > 0 ? 'Make new recovery codes…' : 'Make recovery codes…'}
                question={`Make new recovery codes? ${codesLeft > 0 ? "Your old ones stop working. We'll show the new ones once." : "We'll show them once."}`}
              >
                <SubmitButton intent="recovery-codes" variant="danger">
                  Yes, make new recovery codes
                </SubmitButton>
              </ActionPanel>
            </>
          )}
        </section>
        <SessionsTable rows={sessions} />
      </div>
    </>
  )
}
