import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { noteBrowser } from '#account/second-factor/security-notices.server.ts'
import {
  passkeyChallenge,
  proveByCode,
  proveByPasskey,
  userOf,
  type Prover,
} from '#account/second-factor/dashboard-log-in.server.ts'
import { recoveryCodesLeft } from '#account/second-factor/second-factor.server.ts'
import { passkeyAnswerForm } from '#account/second-factor/passkey.forms.ts'
import { secondFactorsOf } from '#account/second-factor/second-factor.queries.server.ts'
import { dashboardReturnPath, withReturnPath } from '#dashboard/log-in/dashboard-return-path.ts'
import { LogInLayout } from '#dashboard/log-in/log-in-layout.tsx'
import { cookieHeaders, factorNeeds } from '#dashboard/log-in/log-in.server.ts'
import { askForPasskey } from '#dashboard/second-factor/passkey.client.ts'
import { useInvalidFocus } from '#dashboard/components/use-invalid-focus.ts'
import { PasskeyForm } from '#dashboard/second-factor/passkey-form.tsx'
import { findProver, proofSentences } from '#dashboard/second-factor/prover.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { formText } from '#lib/form-text.ts'
import { parseJson } from '#lib/json.ts'
import { err } from '#lib/result.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { Button } from '#ui/forms/button.tsx'
import { TextField } from '#ui/forms/field.tsx'
import type { Route } from './+types/second-factor.page.ts'
import '#dashboard/dashboard.css'

export const handle = { isPersonal: true, hasOwnFrame: true } satisfies PageHandle

export const meta = dashboardMeta('Two-step sign-in', "Confirm it's you.")

export async function loader({ request, context }: Route.LoaderArgs) {
  const to = returnPath(request)
  const found = await findProver({ request, context })
  if (!found) throw redirect(withReturnPath('/dashboard/log-in', to))
  const needs = factorNeeds({ request, context })
  const userId = userOf(found.prover)
  const [factors, codesLeft] = await Promise.all([
    secondFactorsOf(needs.db, userId),
    recoveryCodesLeft(needs.db, needs.auth, userId),
  ])
  const challenge =
    factors.passkeys.length > 0 ? await passkeyChallenge(needs, found.prover, request.headers) : null
  return data(
    {
      email: found.email,
      isRepeated: found.session !== null,
      hasInput: hasInput(to),
      hasAuthenticator: factors.hasAuthenticator,
      codesLeft,
      passkeyOptions: challenge?.options ?? null,
    },
    { headers: cookieHeaders(challenge?.setCookies ?? []) },
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  const to = returnPath(request)
  const found = await findProver({ request, context })
  if (!found) return redirect(withReturnPath('/dashboard/log-in', to))
  const fields = await request.formData()
  const proven = await prove({ request, context }, found.prover, fields)
  if (proven.ok) {
    const { setCookies, codesLeft } = proven.value
    const needs = factorNeeds({ request, context })
    const known = await noteBrowser(needs, userOf(found.prover), request.headers, { isExpected: false })
    const address = codesLeft === null ? to : withCodesLeft(to, codesLeft)
    return redirect(address, { headers: cookieHeaders([...setCookies, known]) })
  }
  const status = proven.reason === 'locked' ? 429 : 401
  const isOfCode = fields.get('intent') !== 'passkey'
  return data({ problem: proofSentences[proven.reason], isOfCode }, { status })
}

async function prove(
  { request, context }: Pick<Route.ActionArgs, 'request' | 'context'>,
  prover: Prover,
  form: FormData,
) {
  const needs = factorNeeds({ request, context })
  if (form.get('intent') !== 'passkey') {
    return proveByCode(needs, prover, request.headers, formText(form, 'code'))
  }
  const answer = passkeyAnswerForm.safeParse(parseJson(formText(form, 'answer')))
  if (!answer.success) return err('wrong')
  return proveByPasskey(needs, prover, request.headers, answer.data)
}

/**
 * Whether the return address contains the values of an interrupted form. If it has no intent, its parameters
 * are the filters of a list.
 */
function hasInput(to: string): boolean {
  const { searchParams } = new URL(to, 'http://localhost')
  const isInput = (name: string) => !['intent', 'of', 'seen', 'interrupted'].includes(name)
  return searchParams.has('intent') && [...searchParams.keys()].some(isInput)
}

/** Adds the number of remaining recovery codes to the address of the next page, which shows it. */
function withCodesLeft(to: string, codesLeft: number): string {
  const url = new URL(to, 'http://localhost')
  url.searchParams.set('codes-left', String(codesLeft))
  return url.pathname + url.search
}

function returnPath({ url }: Request): string {
  return dashboardReturnPath(new URL(url).searchParams.get('to'))
}

/** Shown after the password, and before changes of roles, emails and factors (product: dashboard 8, 10). */
export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, isRepeated, hasInput, hasAuthenticator, codesLeft, passkeyOptions } = loaderData
  const lead = isRepeated
    ? `This change protects accounts, so please confirm it's you. ${hasInput ? 'What you typed is safe.' : 'Nothing has changed yet: make your change afterwards.'}`
    : `Logging in as ${email}.`
  return (
    <LogInLayout title={isRepeated ? "Confirm it's you" : 'Two-step sign-in'} lead={lead}>
      {actionData && !actionData.isOfCode && <Banner tone="error">{actionData.problem}</Banner>}
      {passkeyOptions && <PasskeyForm label="Use a passkey" ask={() => askForPasskey(passkeyOptions)} />}
      <CodeForm
        hasAuthenticator={hasAuthenticator}
        codesLeft={codesLeft}
        isFirst={!passkeyOptions}
        problem={actionData?.isOfCode ? actionData.problem : undefined}
      />
      {isRepeated ? (
        <Link to="/dashboard" className="link">
          Back to the dashboard
        </Link>
      ) : (
        <p className="text-sm text-ink-soft">Lost everything? An owner can reset your sign-in.</p>
      )}
    </LogInLayout>
  )
}

interface CodeFormProps {
  hasAuthenticator: boolean
  codesLeft: number
  isFirst: boolean
  problem: string | undefined
}

function CodeForm({ hasAuthenticator, codesLeft, isFirst, problem }: CodeFormProps) {
  const form = useInvalidFocus()
  const { state, formData } = useNavigation()
  const isBusy = state === 'submitting' && formData?.get('intent') === 'code'
  return (
    <Form
      ref={form}
      method="post"
      className={isFirst ? 'grid gap-5' : 'grid gap-3 border-t border-line pt-5'}
    >
      <input type="hidden" name="intent" value="code" />
      <TextField
        label={hasAuthenticator ? 'Code' : 'Recovery code'}
        hint={
          hasAuthenticator
            ? `Six digits from your authenticator app${codesLeft > 0 ? `, or one of your recovery codes (${codesLeft} left)` : ''}.`
            : `${codesLeft} left. Each code works once.`
        }
        error={problem}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button
        type="submit"
        size="large"
        variant={isFirst ? 'primary' : 'secondary'}
        busy={isBusy}
        busyLabel="Checking…"
      >
        Continue
      </Button>
    </Form>
  )
}
