import { data, Link, redirect } from 'react-router'
import { authOf } from '#account/session/auth-context.server.ts'
import { backendSession } from '#account/session/auth.server.ts'
import { renewRecoveryCodes } from '#account/second-factor/enrol-factor.server.ts'
import { removeFactor } from '#account/second-factor/second-factor.commands.server.ts'
import { secondFactorsOf } from '#account/second-factor/second-factor.queries.server.ts'
import { factorNeeds } from '#dashboard/log-in/log-in.server.ts'
import { ActionPanel } from '#dashboard/components/action-panel.tsx'
import { DataTable, type Column } from '#dashboard/components/data-table.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { RecoveryCodes } from '#dashboard/second-factor/recovery-codes.tsx'
import { actorOf, notFound, requireAllowed, requireFreshFactor } from '#dashboard/viewer.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { formText } from '#lib/form-text.ts'
import { isUuid } from '#lib/ids.ts'
import { pageMeta } from '#site/page-meta.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { buttonClass } from '#ui/forms/button.tsx'
import type { Route } from './+types/security.page.ts'

const lastFactor = 'This is your last second factor. Add another one first.'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Your second factors',
    description: 'Passkeys, authenticator app and recovery codes.',
    path: '/dashboard/security',
    noIndex: true,
  })
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireAllowed({ request, context }, 'overview.see')
  requireFreshFactor({ request, context }, viewer)
  return secondFactorsOf(pageContext(context).db, viewer.accountId)
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireAllowed({ request, context }, 'overview.see')
  requireFreshFactor({ request, context }, viewer)
  const { db, clock } = pageContext(context)
  const fields = await request.formData()
  const intent = formText(fields, 'intent')
  if (intent === 'recovery-codes') {
    const session = await backendSession(authOf(context), request.headers)
    if (!session) throw notFound()
    return data({ problem: null, recoveryCodes: await renewRecoveryCodes(factorNeeds(context), session) })
  }
  const of = formText(fields, 'of')
  if (intent !== 'remove' || !(of === 'authenticator' || isUuid(of))) {
    return data({ problem: 'Nothing was chosen.', recoveryCodes: [] }, { status: 422 })
  }
  const factor = of === 'authenticator' ? ('authenticator' as const) : { passkeyId: of }
  const change = { actor: actorOf(viewer), userId: viewer.accountId, factor, now: clock() }
  if (await removeFactor(db, change)) return redirect('/dashboard/security')
  return data({ problem: lastFactor, recoveryCodes: [] }, { status: 409 })
}

interface FactorRow {
  id: string
  name: string
  createdAt: Date | null
}

const columns: readonly Column<FactorRow>[] = [
  { title: 'Second factor', cell: ({ name }) => name },
  { title: 'Since (UTC)', cell: ({ createdAt }) => (createdAt ? <Moment at={createdAt} /> : '') },
  {
    title: 'Actions',
    cell: ({ id, name }) => (
      <ActionPanel label="Remove…" variant="quiet" question={`Remove ${name}? It opens nothing any more.`}>
        <SubmitButton intent="remove" of={id} variant="danger">
          Yes, remove {name}
        </SubmitButton>
      </ActionPanel>
    ),
  },
]

/** The viewer's own second factors (product: dashboard 14). */
export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { hasAuthenticator, passkeys } = loaderData
  const authenticator = { id: 'authenticator', name: 'Authenticator app', createdAt: null }
  const codes = actionData?.recoveryCodes ?? []
  return (
    <>
      <PageHeading
        title="Your second factors"
        lead="What you use to log in, beside your password."
        action={
          <Link
            to="/dashboard/second-factor/set-up?to=/dashboard/security"
            reloadDocument
            className={buttonClass()}
          >
            Add another
          </Link>
        }
      />
      <div className="people-sections">
        {actionData?.problem && <Banner tone="error">{actionData.problem}</Banner>}
        <DataTable
          caption="Your second factors"
          columns={columns}
          rows={[...passkeys, ...(hasAuthenticator ? [authenticator] : [])]}
          rowKey={({ id }) => id}
          empty={<p className="p-6 text-ink-soft">You have none yet.</p>}
        />
        {codes.length > 0 ? (
          <div className="people-form">
            <RecoveryCodes codes={codes} to="/dashboard/security" />
          </div>
        ) : (
          <ActionPanel
            label="Make new recovery codes…"
            question="Make new recovery codes? The ones that you have stop working. The new ones are shown once."
          >
            <SubmitButton intent="recovery-codes" variant="danger">
              Yes, make new recovery codes
            </SubmitButton>
          </ActionPanel>
        )}
      </div>
    </>
  )
}
